/**
 * The seventeen types from above and from the side, drawn from their measures in tenths of a metre. The nose points up (from the side: right), and
 * (0, 0) is the aeroplane's place.
 */

interface Wing {
  /** Span and chord; `at` is the place of its leading edge behind the nose, `sweep` how far the tips lie back. */
  span: number;
  chord: number;
  at: number;
  sweep?: number;
  /** `round`, `square`, `raked` (the trailing edge is longer), `ears` (the tips go out behind). */
  tip?: "round" | "square" | "raked" | "ears";
}

interface Measures {
  length: number;
  /** Width of the fuselage at the cockpit. */
  width: number;
  nose: "rotary" | "spinner" | "radiator" | "blunt";
  /** From the lowest to the uppermost. */
  wings: Wing[];
  tail: { span: number; chord: number; shape: "round" | "square" | "heart" };
  cockpits: number[];
  paint: Paint;
  mark: "british" | "french" | "german";
  /** Places of engines beside the fuselage. */
  engines?: number[];
}

interface Paint {
  wing: string;
  low: string;
  body: string;
  line: string;
}

const OLIVE: Paint = { wing: "#8a7a4a", low: "#74663c", body: "#847445", line: "#4c4227" };
const SILVER: Paint = { wing: "#b3b3a4", low: "#989888", body: "#aaa998", line: "#55544a" };
const CHALK: Paint = { wing: "#b79b62", low: "#99804c", body: "#bda36c", line: "#5d4c2a" };
const MAUVE: Paint = { wing: "#7d7a5e", low: "#6a6078", body: "#c2924e", line: "#523a1c" };
const WOOD: Paint = { wing: "#8d8a5c", low: "#78704f", body: "#b88a4d", line: "#57391b" };
const GREY: Paint = { wing: "#a9aca6", low: "#8f938e", body: "#a2a6a1", line: "#4b504f" };
const RED: Paint = { wing: "#a8452f", low: "#8d3826", body: "#a03f2b", line: "#5a2013" };
const LOZENGE: Paint = { wing: "#7b7f86", low: "#6a6d70", body: "#6f8273", line: "#34403c" };
const WHALE: Paint = { wing: "#9a9b7c", low: "#828368", body: "#b9c0b4", line: "#4d5247" };
const CREAM: Paint = { wing: "#a7a896", low: "#8e8f80", body: "#b4b09a", line: "#4f4d40" };

export const TYPES: Record<string, Measures> = {
  n17: { length: 58, width: 9, nose: "rotary", wings: [{ span: 78, chord: 8, at: 19 }, { span: 82, chord: 13, at: 13, sweep: 4, tip: "raked" }], tail: { span: 26, chord: 11, shape: "round" }, cockpits: [25], paint: SILVER, mark: "french" },
  pup: { length: 59, width: 9, nose: "rotary", wings: [{ span: 81, chord: 15, at: 17, tip: "raked" }, { span: 81, chord: 15, at: 12, tip: "raked" }], tail: { span: 31, chord: 10, shape: "round" }, cockpits: [26], paint: OLIVE, mark: "british" },
  tripe: { length: 57, width: 9, nose: "rotary", wings: [{ span: 81, chord: 10, at: 21, tip: "raked" }, { span: 81, chord: 10, at: 16, tip: "raked" }, { span: 81, chord: 10, at: 11, tip: "raked" }], tail: { span: 28, chord: 9, shape: "square" }, cockpits: [27], paint: OLIVE, mark: "british" },
  camel: { length: 57, width: 10, nose: "rotary", wings: [{ span: 85, chord: 14, at: 15 }, { span: 85, chord: 14, at: 11 }], tail: { span: 25, chord: 11, shape: "round" }, cockpits: [22], paint: OLIVE, mark: "british" },
  se5a: { length: 64, width: 9, nose: "radiator", wings: [{ span: 81, chord: 15, at: 20 }, { span: 81, chord: 15, at: 16 }], tail: { span: 35, chord: 12, shape: "square" }, cockpits: [33], paint: OLIVE, mark: "british" },
  spad7: { length: 61, width: 10, nose: "blunt", wings: [{ span: 76, chord: 13, at: 17, tip: "square" }, { span: 78, chord: 14, at: 14, tip: "square" }], tail: { span: 31, chord: 11, shape: "heart" }, cockpits: [29], paint: CHALK, mark: "french" },
  spad13: { length: 63, width: 10, nose: "blunt", wings: [{ span: 79, chord: 13, at: 17 }, { span: 81, chord: 14, at: 14 }], tail: { span: 31, chord: 11, shape: "heart" }, cockpits: [29], paint: CHALK, mark: "french" },
  bristol: { length: 79, width: 11, nose: "radiator", wings: [{ span: 119, chord: 17, at: 23 }, { span: 119, chord: 17, at: 18 }], tail: { span: 39, chord: 13, shape: "round" }, cockpits: [36, 44], paint: OLIVE, mark: "british" },
  re8: { length: 85, width: 12, nose: "blunt", wings: [{ span: 98, chord: 17, at: 29 }, { span: 130, chord: 17, at: 20 }], tail: { span: 39, chord: 12, shape: "square" }, cockpits: [34, 45], paint: OLIVE, mark: "british" },
  roland: { length: 77, width: 15, nose: "spinner", wings: [{ span: 98, chord: 15, at: 20, tip: "square" }, { span: 103, chord: 16, at: 18, tip: "square" }], tail: { span: 32, chord: 14, shape: "round" }, cockpits: [30, 39], paint: WHALE, mark: "german" },
  dfw: { length: 79, width: 11, nose: "blunt", wings: [{ span: 128, chord: 16, at: 20, sweep: 3 }, { span: 133, chord: 17, at: 17, sweep: 4, tip: "raked" }], tail: { span: 37, chord: 13, shape: "round" }, cockpits: [33, 43], paint: WOOD, mark: "german" },
  alb3: { length: 73, width: 11, nose: "spinner", wings: [{ span: 88, chord: 11, at: 24, sweep: 2, tip: "raked" }, { span: 90, chord: 15, at: 18, tip: "ears" }], tail: { span: 35, chord: 16, shape: "round" }, cockpits: [35], paint: MAUVE, mark: "german" },
  alb5: { length: 73, width: 12, nose: "spinner", wings: [{ span: 88, chord: 11, at: 24, sweep: 2, tip: "raked" }, { span: 90, chord: 15, at: 18, tip: "ears" }], tail: { span: 35, chord: 16, shape: "round" }, cockpits: [35], paint: WOOD, mark: "german" },
  pfalz: { length: 70, width: 11, nose: "spinner", wings: [{ span: 80, chord: 12, at: 22, tip: "raked" }, { span: 94, chord: 16, at: 16, tip: "raked" }], tail: { span: 29, chord: 13, shape: "square" }, cockpits: [33], paint: GREY, mark: "german" },
  dr1: { length: 58, width: 9, nose: "rotary", wings: [{ span: 57, chord: 10, at: 20, tip: "square" }, { span: 64, chord: 10, at: 16, tip: "square" }, { span: 72, chord: 10, at: 11, tip: "square" }], tail: { span: 27, chord: 11, shape: "heart" }, cockpits: [27], paint: RED, mark: "german" },
  d7: { length: 70, width: 10, nose: "radiator", wings: [{ span: 70, chord: 12, at: 23, tip: "square" }, { span: 89, chord: 16, at: 17, tip: "square" }], tail: { span: 31, chord: 12, shape: "heart" }, cockpits: [33], paint: LOZENGE, mark: "german" },
  gotha: { length: 124, width: 14, nose: "blunt", wings: [{ span: 222, chord: 23, at: 44, sweep: 8 }, { span: 237, chord: 23, at: 40, sweep: 10, tip: "ears" }], tail: { span: 44, chord: 16, shape: "square" }, cockpits: [6, 40, 66], paint: CREAM, mark: "german", engines: [-27, 27] },
};

export interface Shape {
  d: string;
  fill: string;
  stroke?: string;
}

export interface Drawing {
  /** Half the span, for rings and shadows. */
  reach: number;
  shapes: Shape[];
  /** All of it as one path: shadow and ghost. */
  outline: string;
  /** Where the national marks stand, with their radius. */
  marks: { x: number; y: number; r: number }[];
  mark: Measures["mark"];
  paint: Paint;
  /** Nose and stern along the axis, and where the parts are that damage is told of. */
  from: number;
  to: number;
  parts: Record<Part, Place[]>;
}

interface Place {
  x: number;
  y: number;
}

export type Part = "engines" | "tank" | "guns" | "left" | "right" | "tips" | "tail" | "wheels";

const n1 = (n: number): string => String(Math.round(n * 10) / 10);

function wingPath({ span, chord, at, sweep = 0, tip = "round" }: Wing, zero: number): string {
  const [s, y] = [span / 2, at - zero];
  const back = y + sweep;
  const half = (k: 1 | -1): [string, string] => {
    const X = (x: number): string => n1(k * x);
    if (tip === "square") return [`${X(s - 3)} ${n1(back)}Q${X(s)} ${n1(back)} ${X(s)} ${n1(back + 3)}`, `L${X(s)} ${n1(back + chord - 3)}Q${X(s)} ${n1(back + chord)} ${X(s - 3)} ${n1(back + chord)}`];
    if (tip === "raked") return [`${X(s - chord * 0.7)} ${n1(back)}Q${X(s - 3)} ${n1(back + 1)} ${X(s)} ${n1(back + chord - 3)}`, `Q${X(s)} ${n1(back + chord)} ${X(s - 4)} ${n1(back + chord)}`];
    if (tip === "ears") return [`${X(s - chord * 0.5)} ${n1(back)}Q${X(s - 4)} ${n1(back)} ${X(s)} ${n1(back + chord + 1)}`, `Q${X(s - 5)} ${n1(back + chord + 3)} ${X(s - 14)} ${n1(back + chord)}`];
    return [`${X(s - chord * 0.45)} ${n1(back)}Q${X(s)} ${n1(back)} ${X(s)} ${n1(back + chord * 0.5)}`, `Q${X(s)} ${n1(back + chord)} ${X(s - chord * 0.45)} ${n1(back + chord)}`];
  };
  const [[rl, rt], [ll, lt]] = [half(1), half(-1)];
  // The left half is walked backwards: its trailing edge first.
  const turned = mirror(ll, lt);
  return `M0 ${n1(y)}L${rl}${rt}L0 ${n1(y + chord)}L${turned}Z`;
}

/** Turns a walk along leading edge and tip into one along the tip and back along the leading edge. */
function mirror(lead: string, trail: string): string {
  const points = `${lead}${trail}`.split(/(?=[LQ])/).map((part) => part.replace(/^[LQ]/, "").trim().split(" ").map(Number));
  const kinds = `${lead}${trail}`.match(/[LQ]/g) ?? [];
  const ends = points.map((p) => p.slice(-2));
  let d = ends.at(-1)!.map(n1).join(" ");
  for (let n = points.length - 1; n > 0; n--) {
    const control = kinds[n - 1] === "Q" ? points[n].slice(0, 2) : null;
    d += control ? `Q${control.map(n1).join(" ")} ${ends[n - 1].map(n1).join(" ")}` : `L${ends[n - 1].map(n1).join(" ")}`;
  }
  return d;
}

function fuselage(m: Measures, zero: number): string {
  const [w, top, end] = [m.width / 2, -zero, m.length - zero];
  const bow =
    m.nose === "rotary" ? `M${n1(-w - 0.5)} ${n1(top + 9)}V${n1(top + 4)}Q${n1(-w)} ${n1(top)} 0 ${n1(top)}Q${n1(w)} ${n1(top)} ${n1(w + 0.5)} ${n1(top + 4)}V${n1(top + 9)}`
    : m.nose === "spinner" ? `M${n1(-w)} ${n1(top + 12)}Q${n1(-w * 0.7)} ${n1(top + 3)} 0 ${n1(top)}Q${n1(w * 0.7)} ${n1(top + 3)} ${n1(w)} ${n1(top + 12)}`
    : m.nose === "radiator" ? `M${n1(-w * 0.8)} ${n1(top)}H${n1(w * 0.8)}L${n1(w)} ${n1(top + 12)}`
    : `M${n1(-w)} ${n1(top + 8)}V${n1(top + 3)}Q${n1(-w)} ${n1(top)} ${n1(-w + 3)} ${n1(top)}H${n1(w - 3)}Q${n1(w)} ${n1(top)} ${n1(w)} ${n1(top + 3)}V${n1(top + 8)}`;
  const mid = (m.cockpits.at(-1) ?? 30) + 6 - zero;
  const left = m.nose === "radiator" ? `L${n1(-w)} ${n1(top + 12)}` : "";
  return `${bow}L${n1(w)} ${n1(mid)}L1.200 ${n1(end)}H-1.200L${n1(-w)} ${n1(mid)}${left}Z`;
}

function tailPath(m: Measures, zero: number): string {
  const [s, c, y] = [m.tail.span / 2, m.tail.chord, m.length - m.tail.chord - 2 - zero];
  if (m.tail.shape === "square") return `M0 ${n1(y)}L${n1(s - 4)} ${n1(y + 2)}Q${n1(s)} ${n1(y + 3)} ${n1(s)} ${n1(y + 6)}V${n1(y + c - 2)}L${n1(s - 2)} ${n1(y + c)}H${n1(2 - s)}L${n1(-s)} ${n1(y + c - 2)}V${n1(y + 6)}Q${n1(-s)} ${n1(y + 3)} ${n1(4 - s)} ${n1(y + 2)}Z`;
  if (m.tail.shape === "heart") return `M0 ${n1(y - 3)}L${n1(s)} ${n1(y + c * 0.5)}Q${n1(s + 1)} ${n1(y + c)} ${n1(s - 5)} ${n1(y + c)}H${n1(5 - s)}Q${n1(-s - 1)} ${n1(y + c)} ${n1(-s)} ${n1(y + c * 0.5)}Z`;
  return `M0 ${n1(y)}Q${n1(s)} ${n1(y)} ${n1(s)} ${n1(y + c * 0.6)}Q${n1(s)} ${n1(y + c)} ${n1(s * 0.4)} ${n1(y + c)}H${n1(-s * 0.4)}Q${n1(-s)} ${n1(y + c)} ${n1(-s)} ${n1(y + c * 0.6)}Q${n1(-s)} ${n1(y)} 0 ${n1(y)}Z`;
}

function make(m: Measures): Drawing {
  const upper = m.wings.at(-1)!;
  const zero = upper.at + upper.chord * 0.6;
  const { paint } = m;
  const shapes: Shape[] = [{ d: tailPath(m, zero), fill: paint.wing, stroke: paint.line }];
  const lower = m.wings.slice(0, -1).map((w) => wingPath(w, zero));
  shapes.push(...lower.map((d): Shape => ({ d, fill: paint.low, stroke: paint.line })));
  shapes.push({ d: fuselage(m, zero), fill: paint.body, stroke: paint.line });
  const top = wingPath(upper, zero);
  const engines = (m.engines ?? []).map((x) => `M${x - 5} ${n1(upper.at - 10 - zero)}q5 -5 10 0l-1 30q-4 7 -8 0Z`).join("");
  if (engines) shapes.push({ d: engines, fill: paint.low, stroke: paint.line });
  shapes.push({ d: top, fill: paint.wing, stroke: paint.line });
  const seams = `M0 ${n1(upper.at - zero)}v${upper.chord}M${n1(-upper.span / 4)} ${n1(upper.at + (upper.sweep ?? 0) / 2 - zero)}v${upper.chord}M${n1(upper.span / 4)} ${n1(upper.at + (upper.sweep ?? 0) / 2 - zero)}v${upper.chord}M0 ${n1(m.length - m.tail.chord - 6 - zero)}V${n1(m.length + 4 - zero)}`;
  shapes.push({ d: seams, fill: "none", stroke: paint.line });
  const pits = m.cockpits.map((y) => `M${n1(-m.width * 0.28)} ${n1(y - zero)}a${n1(m.width * 0.28)} 3 0 1 0 ${n1(m.width * 0.56)} 0a${n1(m.width * 0.28)} 3 0 1 0 ${n1(-m.width * 0.56)} 0`).join("");
  shapes.push({ d: pits, fill: "#2b2116" });
  const screws = (m.engines ?? [0]).map((x) => (m.engines ? `M${x - 11} ${n1(upper.at + 24 - zero)}h22` : `M-12 ${n1(-zero - 1)}h24`)).join("");
  shapes.push({ d: screws, fill: "none", stroke: "#5d4526" });
  const r = Math.min(6.4, upper.chord * 0.4);
  const far = upper.span / 2 - upper.chord * 0.85;
  const y = upper.at + upper.chord / 2 + (upper.sweep ?? 0) * 0.8 - zero;
  const pit = m.cockpits.find((c) => c > upper.at) ?? m.cockpits[0];
  const wingAt = (x: number): Place => ({ x: (x * upper.span) / 2, y });
  const parts: Drawing["parts"] = {
    engines: (m.engines ?? [0]).map((x) => ({ x, y: (m.engines ? upper.at : 4) - zero })), tank: [{ x: 0, y: pit - 8 - zero }], guns: [{ x: m.width * 0.5 + 3, y: pit - 17 - zero }], left: [wingAt(-0.42)], right: [wingAt(0.42)],
    tips: [wingAt(-0.9), wingAt(0.9)], tail: [{ x: 0, y: m.length - m.tail.chord * 0.6 - zero }], wheels: [{ x: m.width * 0.5 + 8, y: m.wings[0].at + 12 - zero }],
  };
  return { from: -zero, to: m.length - zero, parts, reach: upper.span / 2, shapes, outline: [tailPath(m, zero), ...lower, fuselage(m, zero), top, engines].join(""), marks: [{ x: -far, y, r }, { x: far, y, r }], mark: m.mark, paint };
}

const drawn = new Map<string, Drawing>();

/** Returns the drawing of a type from above. */
export function fromAbove(type: string): Drawing {
  let drawing = drawn.get(type);
  if (!drawing) drawn.set(type, (drawing = make(TYPES[type] ?? TYPES.camel)));
  return drawing;
}

/** Returns by how much the drawing of a type is larger on the board than in its own measures: four times true scale, large machines less. */
export function scaleOf(type: string): number {
  const span = TYPES[type]?.wings.at(-1)!.span ?? 85;
  return 0.4 * Math.pow(85 / Math.max(85, span), 0.45);
}

/** Returns the drawing of a type from the side, nose to the right, about `length` long. */
export function fromSide(type: string): Shape[] {
  const m = TYPES[type] ?? TYPES.camel;
  const { paint } = m;
  const l = m.length;
  const x = (at: number): string => n1(l * 0.42 - at);
  const tall = m.engines ? 11 : 8;
  const shapes: Shape[] = [];
  const nose = m.nose === "spinner" ? `L${x(0)} 0` : `V-4`;
  shapes.push({ d: `M${x(l - 4)} -1L${x(l)} -11Q${x(l - 2)} -13 ${x(l - 7)} -11L${x(l - 12)} -2Z`, fill: paint.wing, stroke: paint.line });
  shapes.push({ d: `M${x(l - 1)} -2L${x(m.cockpits.at(-1)! + 4)} -4.500H${x(5)}Q${x(1)} -4.500 ${x(0)} ${m.nose === "spinner" ? 0 : -2}${nose === "V-4" ? "V3" : ""}Q${x(1)} 5 ${x(5)} 5.500L${x(m.cockpits.at(-1)! + 8)} 5.500Z`, fill: paint.body, stroke: paint.line });
  const step = m.wings.length === 3 ? [6, -4, -14] : [5, -13];
  let struts = "";
  m.wings.forEach((w, n) => {
    const y = step[n] * (tall / 8);
    shapes.push({ d: `M${x(w.at)} ${n1(y)}q1 1.500 -1.500 2h${n1(3 - w.chord)}q-2 -.5 -2 -1.500q${n1(w.chord * 0.6)} -2.500 ${n1(w.chord)} -.5Z`, fill: n === m.wings.length - 1 ? paint.wing : paint.low, stroke: paint.line });
    if (n) struts += `M${x(w.at + 3)} ${n1(y)}L${x(m.wings[n - 1].at + 3)} ${n1(step[n - 1] * (tall / 8))}M${x(w.at + w.chord - 3)} ${n1(y)}L${x(m.wings[n - 1].at + m.wings[n - 1].chord - 3)} ${n1(step[n - 1] * (tall / 8))}`;
  });
  const wheel = m.wings[0].at + 3;
  shapes.push({ d: `${struts}M${x(wheel - 2)} 5L${x(wheel)} 12M${x(wheel + 6)} 5L${x(wheel)} 12M${n1(l * 0.42 + 1.5)} -11V11`, fill: "none", stroke: paint.line });
  shapes.push({ d: `M${n1(l * 0.42 - wheel - 3.5)} 12a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0 -7 0`, fill: "#2b2116" });
  return shapes;
}
