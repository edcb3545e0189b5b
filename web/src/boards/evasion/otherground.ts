/** The drawing of a map that is not the printed one, from its chart: woods, rises, towns, railways, the tunnel, roads and names, in the looks of `ground.css`. */
import { centre, HEXES, hexAt, neighbours, RADIUS, SIZE, type Point } from "./geometry";
import { at, fixed, Lines, unit, type Bend, type Km } from "./lines";
import type { Chart, SheetMap } from "./sheetmap.svelte";

const f = (v: number): string => v.toFixed(1).replace(/\.0$/, "");
/** Path data of a closed line, in tenths of a unit. */
const tenths = (line: Point[]): string => `M${line.map(([x, y]) => `${Math.round(10 * x)} ${Math.round(10 * y)}`).join("L")}z`;
const runs = (lines: Lines): string =>
  lines.runs.map((run) => `M${unit(run[0][0]).map(f).join(" ")}${run.map((piece) => `C${piece.slice(1).flatMap((p) => unit(p)).map(f).join(" ")}`).join("")}`).join("");
const polyline = (points: Km[]): string => `M${points.map((p) => unit(p).map(f).join(" ")).join("L")}`;
const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** Returns the borders of the area that some hexes cover together, a little uneven and with their corners cut, as if drawn from nature. */
function borders(hexes: Set<string>, key: string, wobble: number): Point[][] {
  const id = (x: number, y: number): string => `${Math.round(x)},${Math.round(y)}`;
  const ways = new Map<string, { from: string; to: string; point: Point }>();
  for (const hex of hexes) {
    const [cx, cy] = centre(hex);
    const ring = Array.from({ length: 6 }, (_, n): Point => [cx + RADIUS * Math.sin((Math.PI * n) / 3), cy - RADIUS * Math.cos((Math.PI * n) / 3)]);
    ring.forEach((a, n) => {
      const b = ring[(n + 1) % 6];
      const [from, to] = [id(...a), id(...b)];
      if (!ways.delete(`${to} ${from}`)) ways.set(`${from} ${to}`, { from, to, point: b });
    });
  }
  const next = new Map<string, { to: string; point: Point }[]>();
  for (const { from, to, point } of ways.values()) next.set(from, [...(next.get(from) ?? []), { to, point }]);
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    while (next.get(start)?.length) {
      const loop: Point[] = [];
      for (let here = start; next.get(here)?.length; ) {
        const { to, point } = next.get(here)!.pop()!;
        loop.push([point[0] + wobble * (fixed(key, to, "x") - 0.5), point[1] + wobble * (fixed(key, to, "y") - 0.5)]);
        here = to;
      }
      loops.push(soft(soft(loop)));
    }
  }
  return loops;
}

/** Cuts the corners of a loop. */
const soft = (loop: Point[]): Point[] =>
  loop.flatMap((a, n): Point[] => {
    const b = loop[(n + 1) % loop.length];
    return [[a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25], [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75]];
  });

/** Returns signs of trees in the rough hexes, clear of roads and railways, in tenths of a unit. */
function trees(rough: Set<string>, ways: Point[]): string {
  let out = "";
  for (let j = 0; j < SIZE[1] / 12; j++)
    for (let i = 0; i < SIZE[0] / 14.3; i++) {
      const x = (i + 0.5 * (j % 2) + 0.55 * fixed("tree", i, j)) * 14.3;
      const y = (j + 0.55 * fixed("eert", i, j)) * 12;
      const hex = hexAt(x, y);
      if (!hex || !rough.has(hex) || ways.some(([wx, wy]) => Math.abs(wx - x) < 7 && Math.abs(wy - y) < 7)) continue;
      const [ux, uy] = [Math.round(10 * x), Math.round(10 * y)];
      const fir = fixed("fir", Math.floor(i / 3), Math.floor(j / 3)) < 0.45;
      out += fir ? `M${ux - 15} ${uy + 15}l15-36 15 36zm15 0v11` : `M${ux - 15} ${uy}a17 17 0 1 1 30 0m-15 0v17`;
    }
  return out;
}

/** Returns blocks on both sides of the roads out of a town, denser in the middle. */
function houses(hex: string, roads: Lines, reach: number, gap: number, small: number): Point[][] {
  const out: Point[][] = [];
  for (const to of neighbours(hex)) {
    const bend = roads.piece(hex, to);
    for (let t = 0.03; bend && t < reach; t += gap) {
      const [here, ahead] = [at(bend, t), at(bend, t + 0.02)];
      const along = Math.atan2(ahead[1] - here[1], ahead[0] - here[0]);
      const [c, s] = [Math.cos(along), Math.sin(along)];
      for (const side of [-1, 1]) {
        const key = `${hex}${to}${t.toFixed(2)}${side}`;
        if (fixed(key, "gone") < 0.22 + (0.36 * t) / reach) continue;
        for (let row = 0; row < (t < reach * 0.45 && small > 0.9 ? 2 : 1); row++) {
          const away = (0.19 + 0.21 * row + 0.05 * fixed(key, row)) * side;
          const [x, y] = [here[0] - away * s, here[1] + away * c];
          const [w, h] = [(0.07 + 0.08 * fixed(key, row, "w")) * small, (0.05 + 0.05 * fixed(key, row, "h")) * small];
          out.push([[-w, -h], [w, -h], [w, h], [-w, h]].map(([u, v]) => unit([x + u * c - v * s, y + u * s + v * c])));
        }
      }
    }
  }
  return out;
}

/** Returns the line of the tunnel: along the railway through its hex, or across the middle of the hex where there is none. */
function tunnel(chart: Chart, hex: string, rail: Lines): Km[] {
  for (const { hexes } of chart.rails) {
    const n = hexes.indexOf(hex);
    const [into, out] = [n > 0 ? rail.piece(hexes[n - 1], hex) : null, n >= 0 && n < hexes.length - 1 ? rail.piece(hex, hexes[n + 1]) : null];
    if (into && out) return [...[0.5, 0.65, 0.82, 1].map((t) => at(into, t)), ...[0.2, 0.38].map((t) => at(out, t))];
  }
  const [x, y] = [2 * +hex.slice(0, 2) + (+hex.slice(2) % 2), 1.732 * +hex.slice(2)];
  return [[x - 0.5, y + 0.15], [x, y], [x + 0.5, y - 0.15]];
}

/** Returns a bracket across the line at a mouth of the tunnel. */
function portal(here: Km, inward: Km): string {
  const along = Math.atan2(inward[1] - here[1], inward[0] - here[0]);
  const [c, s] = [Math.cos(along), Math.sin(along)];
  return polyline([[-0.09, -0.24], [0.05, -0.17], [0.05, 0.17], [-0.09, 0.24]].map(([u, v]): Km => [here[0] + u * c - v * s, here[1] + u * s + v * c]));
}

/** Returns the names of places, each below the middle of its hex. */
function names(chart: Chart): string {
  const style: Record<string, string> = { town: "town", village: "village", tunnel: "hamlet", label: "hamlet" };
  const written = chart.hexes.filter((h) => h.place).map(({ hex, kind, place }) => {
    const [x, y] = centre(hex);
    const end = +hex.slice(0, 2) === 0 ? " evg-start" : hex.startsWith("10") ? " evg-end" : "";
    const left = end ? x + (hex.startsWith("10") ? 20 : -20) : x;
    return `<text class="evg-name evg-${style[kind] ?? "hamlet"}${end}" x="${f(left)}" y="${f(y + 15.5)}">${escaped(kind === "town" ? place.toUpperCase() : place)}</text>`;
  });
  return written.join("");
}

/** Returns the black and white kilometres along the neatline. */
function scale(): string {
  const [w, h] = SIZE;
  let out = "";
  for (let x = 0; x < w; x += 46) out += `M${x} 0h${f(Math.min(23, w - x))}v2.4h-${f(Math.min(23, w - x))}zM${x} ${f(h - 2.4)}h${f(Math.min(23, w - x))}v2.4h-${f(Math.min(23, w - x))}z`;
  for (let y = 0; y < h; y += 46) out += `M0 ${y}v${f(Math.min(23, h - y))}h2.4v-${f(Math.min(23, h - y))}zM${f(w - 2.4)} ${y}v${f(Math.min(23, h - y))}h2.4v-${f(Math.min(23, h - y))}z`;
  return out;
}

/** Returns the whole sheet as SVG; its two groups have the ids `<id>` and `<id>-names`. */
export function otherGround(map: SheetMap, id: string): string {
  const chart = map.chart!;
  const [w, h] = SIZE;
  const of = (letter: string): Set<string> => new Set(HEXES.filter((_, n) => map.ground[n] === letter));
  const rough = of("R");
  /** Rough hexes with so many rough neighbours lie high. */
  const high = (least: number): Set<string> => new Set([...rough].filter((hex) => neighbours(hex).filter((n) => rough.has(n)).length >= least));
  const foot = new Set(HEXES.filter((hex) => rough.has(hex) || neighbours(hex).filter((n) => rough.has(n)).length >= 3));
  const [main, minor, rail] = [new Lines(), new Lines(), new Lines(true)];
  for (const road of chart.roads) (road.class === "main" ? main : minor).add(road.hexes);
  for (const line of chart.rails) rail.add(line.hexes);
  const roads = new Lines();
  for (const [link, bend] of [...minor.pieces, ...main.pieces]) roads.pieces.set(link, bend);
  const ways = [...roads.pieces.values(), ...rail.pieces.values()].flatMap((bend: Bend) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => unit(at(bend, n / 8))));
  const rises = [foot, high(3), high(5)].map((hexes, n) => borders(hexes, `rise ${n}`, 16).map(tenths).join(""));
  const wood = borders(rough, "wood", 11).map(tenths).join("");
  const towns = borders(of("U"), "town", 8).map(tenths).join("");
  const blocks = chart.hexes.flatMap(({ hex, kind, terrain }) => (terrain === "urban" ? houses(hex, roads, kind === "town" ? 0.5 : 0.4, 0.085, 1) : kind === "label" ? houses(hex, roads, 0.26, 0.11, 0.72) : []));
  const line = tunnel(chart, map.tunnel, rail);
  const [dRail, dMain, dMinor] = [runs(rail), runs(main), runs(minor)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><defs><clipPath id="${id}-clip"><rect width="${w}" height="${h}"/></clipPath></defs>`,
    `<g id="${id}"><g clip-path="url(#${id}-clip)"><rect class="evg-paper" width="${w}" height="${h}"/><g transform="scale(.1)">`,
    ...rises.map((d, n) => `<path class="evg-rise evg-r${n}" d="${d}"/>`),
    `<path class="evg-wood" d="${wood}"/>${rises.map((d, n) => `<path class="${n === 2 ? "evg-thick" : "evg-thin"}" d="${d}"/>`).join("")}`,
    `<path class="evg-town" d="${towns}"/><path class="evg-tree" d="${trees(rough, ways)}"/></g>`,
    `<path class="evg-railbed" d="${dRail}"/><path class="evg-rail" d="${dRail}"/><path class="evg-ties" d="${dRail}"/>`,
    `<path class="evg-cover" d="${polyline(line)}"/><path class="evg-tunnel" d="${polyline(line)}"/>`,
    `<path class="evg-portal" d="${portal(line[0], line[1])}${portal(line[line.length - 1], line[line.length - 2])}"/>`,
    `<path class="evg-house" transform="scale(.1)" d="${blocks.map(tenths).join("")}"/>`,
    `<path class="evg-case evg-minor" d="${dMinor}"/><path class="evg-case evg-main" d="${dMain}"/>`,
    `<path class="evg-fill evg-minor" d="${dMinor}"/><path class="evg-fill evg-main" d="${dMain}"/></g>`,
    `<path class="evg-scale" d="${scale()}"/><rect class="evg-neat" width="${w}" height="${h}"/></g>`,
    `<g id="${id}-names">${names(chart)}</g></svg>`,
  ].join("");
}
