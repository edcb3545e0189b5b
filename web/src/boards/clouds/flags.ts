/** Where the flags of the aeroplanes stand, so that none covers another flag, what else is written, or a machine. All measures in pixels of the screen. */

export interface Flagged {
  id: string;
  x: number;
  y: number;
  /** Half the size of what is drawn there. */
  reach: number;
  width: number;
  height: number;
}

export interface Placed {
  id: string;
  /** Upper left corner of the flag. */
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a pixel costs that a flag covers of a flag, of other writing, of a machine, and that lies out of the window. */
const COST = { flag: 60, writing: 40, machine: 1, out: 30 };
/** What a place costs that lies closer to another machine: there the flag would be read as the other's. */
const ANOTHERS = 150;
/** How far from its machine a flag may be moved, and what a pixel of it costs. */
const AWAY = [0, 24, 50, 78, 108];
const FAR = 4;
/** How often each flag is placed: the later ones push the earlier ones aside. */
const ROUNDS = 3;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const gap = (b: Box, x: number, y: number): number => Math.hypot(Math.max(b.x - x, 0, x - b.x - b.width), Math.max(b.y - y, 0, y - b.y - b.height));

const sum = (box: Box, others: Box[]): number => others.reduce((n, o) => n + overlap(box, o), 0);

/** Returns a place for each small label beside its machine, below it if nothing is in the way; none on a machine, on `keep`, or on another one. */
export function beside(all: Flagged[], machines: Box[], keep: Box[], window: Box): Box[] {
  const set: Box[] = [];
  for (const { x, y, reach: r, width: w, height: h } of all) {
    const around = [[-w / 2, r + 2], [-w / 2, -r - h - 2], [r + 2, -h / 2], [-r - w - 2, -h / 2], [r - 8, r - 4], [-r - w + 8, r - 4], [r - 8, -r - h + 4], [-r - w + 8, -r - h + 4]];
    const boxes = around.map(([dx, dy]) => ({ x: x + dx, y: y + dy, width: w, height: h }));
    const cost = (b: Box): number => sum(b, machines) + sum(b, keep) + 2 * sum(b, set) + 2 * (w * h - overlap(b, window));
    set.push(boxes.reduce((best, b) => (cost(b) < cost(best) ? b : best)));
  }
  return set;
}

/** Returns the places where a flag may stand, the best ones first: round its machine, then farther off. */
function spots({ x, y, width: w, height: h, reach: r }: Flagged): { box: Box; cost: number }[] {
  return AWAY.flatMap((away) => {
    const [e, side] = [r + 4 + away, r - 6 + away];
    const around = [[e, -e - h + 10], [e, side], [-e - w, side], [-e - w, -e - h + 10], [-w / 2, e + 2], [-w / 2, -e - h - 2], [e + 6, -h / 2], [-e - w - 6, -h / 2]];
    return around.map(([dx, dy], n) => ({ box: { x: x + dx, y: y + dy, width: w, height: h }, cost: n + FAR * away }));
  });
}

/** Returns a place for each flag: the one that covers least. `keep` is other writing, `window` what can be seen. */
export function placed(all: Flagged[], keep: Box[] = [], window?: Box): Map<string, Placed> {
  const machines = all.map((f) => ({ x: f.x - f.reach, y: f.y - f.reach, width: 2 * f.reach, height: 2 * f.reach }));
  const found = new Map<string, Box>();
  const choices = new Map(all.map((flag) => [flag.id, spots(flag).map(({ box, cost }) => ({ box, cost: cost + fixedCost(flag, box) }))]));
  function fixedCost({ id, x, y }: Flagged, box: Box): number {
    const out = window ? box.width * box.height - overlap(box, window) : 0;
    return COST.writing * sum(box, keep) + COST.machine * sum(box, machines) + COST.out * out + (all.some((o) => o.id !== id && gap(box, o.x, o.y) < gap(box, x, y)) ? ANOTHERS : 0);
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const flag of all) {
      const others = all.flatMap((o) => (o.id !== flag.id && found.has(o.id) ? [found.get(o.id)!] : []));
      const open = choices.get(flag.id)!;
      let [best, least] = [open[0].box, Infinity];
      for (const { box, cost } of open) {
        if (cost >= least) continue;
        const all = cost + COST.flag * sum(box, others);
        if (all < least) [best, least] = [box, all];
      }
      found.set(flag.id, best);
    }
  }
  return new Map([...found].map(([id, { x, y }]) => [id, { id, x, y }]));
}
