/**
 * A path as it is being planned: steps run together, `x0310` across country or `r0310` along a link, and `.` for a stop (6.7).
 * Nothing here knows a rule: the ask's domain says which steps are possible and what they cost.
 */
export interface PathDomain {
  type: "path";
  start: string;
  budget: number;
  steps: number;
  stop: boolean;
  moves: Record<string, Record<string, [string, number]>>;
  /** Numbers on which a look would succeed: by step for the British, by hex (hiding, moving) for the Germans. */
  found?: Record<string, number | [number, number]>;
  /** How these numbers come about, with the same keys: what is added, how much, and its paragraph. */
  sums?: Record<string, Sum[]>;
  /** What the seat knows of the hexes that steps lead to, of its setting out by a first step, and of staying: sentences with their paragraphs. */
  known?: Record<string, Note[]>;
  leaving?: Record<string, Note[]>;
  staying?: Note[];
}

/** One row of a sum: what is added, how much, and its paragraph. */
export type Sum = [what: string, add: number, rule: string];

/** A sentence of the server, and its paragraph. */
export type Note = [text: string, rule: string];

/** The paragraphs of notes that warn of nothing: the landing hex, and what was seen before. */
const CALM = new Set(["12.1", "12.6", "4.8", "7.13", "11.7"]);

/** Returns the hexes in which, as far as the seat knows, somebody looks at a party that comes, or fights. */
export function guarded(domain: PathDomain): Set<string> {
  const steps = Object.entries(domain.known ?? {}).filter(([, notes]) => notes.some(([, rule]) => !CALM.has(rule)));
  return new Set(steps.map(([step]) => step.slice(1)));
}

export interface Step {
  way: string;
  from: string;
  to: string;
  cost: number;
}

export interface Walk {
  steps: Step[];
  /** Where the path ends. */
  at: string;
  spent: number;
  left: number;
  /** Steps still allowed. */
  room: number;
  /** Whether the path ends with a stop. */
  stops: boolean;
}

export type Way = "cheap" | "x" | "r";

/** Reads a plan up to the first step that is not possible. */
export function read(domain: PathDomain, plan: string): Walk {
  const stops = plan.endsWith(".");
  const body = stops ? plan.slice(0, -1) : plan;
  const walk: Walk = { steps: [], at: domain.start, spent: 0, left: domain.budget, room: domain.steps, stops };
  for (let n = 0; n + 5 <= body.length; n += 5) {
    const word = body.slice(n, n + 5);
    const move = domain.moves[walk.at]?.[word];
    if (!move || move[1] > walk.left || walk.room < 1) break;
    walk.steps.push({ way: word[0], from: walk.at, to: move[0], cost: move[1] });
    walk.at = move[0];
    walk.spent += move[1];
    walk.left -= move[1];
    walk.room -= 1;
  }
  return walk;
}

/** Writes steps as a plan, with a stop at the end unless the player wants to be asked again. */
export function write(steps: readonly { way: string; to: string }[], stop: boolean): string {
  const text = steps.map((s) => s.way + s.to).join("");
  return text && stop ? text + "." : text;
}

export interface Choice {
  to: string;
  /** Cost by way (across country, along a link), of those that are affordable. */
  ways: Record<string, number>;
  cost: number;
}

/** Returns the affordable next steps, by hex. */
export function choices(domain: PathDomain, walk: Walk): Map<string, Choice> {
  const found = new Map<string, Choice>();
  if (walk.room < 1) return found;
  for (const [word, [to, cost]] of Object.entries(domain.moves[walk.at] ?? {})) {
    if (cost > walk.left) continue;
    const choice = found.get(to) ?? { to, ways: {}, cost };
    choice.ways[word[0]] = cost;
    choice.cost = Math.min(choice.cost, cost);
    found.set(to, choice);
  }
  return found;
}

/** Returns the way of a step: the one asked for if it is affordable, else the cheaper one, else the road. */
export function pick(ways: Record<string, number>, wish: Way): string {
  if (wish !== "cheap" && wish in ways) return wish;
  if (!("x" in ways)) return "r";
  if (!("r" in ways)) return "x";
  return ways.x < ways.r ? "x" : "r";
}

/** Returns the cheapest steps from the end of a walk to a hex within the points left, or null. Of equal costs the fewest steps win. */
export function route(domain: PathDomain, walk: Walk, to: string, wish: Way): { way: string; to: string }[] | null {
  const best = new Map<string, { spent: number; steps: { way: string; to: string }[] }>([[walk.at, { spent: 0, steps: [] }]]);
  const queue = [walk.at];
  while (queue.length) {
    const here = queue.shift()!;
    const { spent, steps } = best.get(here)!;
    if (steps.length >= walk.room) continue;
    const part: Walk = { ...walk, at: here, left: walk.left - spent, room: walk.room - steps.length };
    for (const choice of choices(domain, part).values()) {
      const way = pick(choice.ways, wish);
      const next = { spent: spent + choice.ways[way], steps: [...steps, { way, to: choice.to }] };
      const old = best.get(choice.to);
      if (old && (old.spent < next.spent || (old.spent === next.spent && old.steps.length <= next.steps.length))) continue;
      best.set(choice.to, next);
      queue.push(choice.to);
    }
  }
  return to === walk.at ? null : (best.get(to)?.steps ?? null);
}

/** Returns the plan after a click on a hex: cut back if the path goes through it, else continued to it. Null if it cannot be reached. */
export function click(domain: PathDomain, plan: string, hex: string, wish: Way, stop: boolean): string | null {
  const walk = read(domain, plan);
  if (hex === walk.at && walk.steps.length) return write(walk.steps.slice(0, -1), stop);
  if (hex === domain.start) return "";
  const on = walk.steps.findIndex((s) => s.to === hex);
  if (on >= 0) return write(walk.steps.slice(0, on + 1), stop);
  const more = route(domain, walk, hex, wish);
  return more && write([...walk.steps, ...more], stop);
}

/** Returns the plan after a pointer was drawn over a hex: one step on, or back by one. */
export function drag(domain: PathDomain, plan: string, hex: string, wish: Way, stop: boolean): string {
  const walk = read(domain, plan);
  if (hex === walk.at) return plan;
  const before = walk.steps.length > 1 ? walk.steps[walk.steps.length - 2].to : domain.start;
  if (walk.steps.length && hex === before) return write(walk.steps.slice(0, -1), stop);
  const choice = choices(domain, walk).get(hex);
  return choice ? write([...walk.steps, { way: pick(choice.ways, wish), to: hex }], stop) : plan;
}

/** Returns the plan without its last step. */
export function back(domain: PathDomain, plan: string, stop: boolean): string {
  return write(read(domain, plan).steps.slice(0, -1), stop);
}

/** Returns the ways in which step `n` could be made if the rest of the path is kept, with their cost. */
export function otherWays(domain: PathDomain, walk: Walk, n: number): string[] {
  const { from, to } = walk.steps[n];
  return ["r", "x"].filter((way) => {
    const move = domain.moves[from]?.[way + to];
    return move !== undefined && walk.spent - walk.steps[n].cost + move[1] <= domain.budget;
  });
}

/** Returns the plan with step `n` made the other way. */
export function turn(domain: PathDomain, plan: string, n: number, way: string, stop: boolean): string {
  const steps = read(domain, plan).steps.map((s) => ({ way: s.way, to: s.to }));
  steps[n].way = way;
  return write(steps, stop);
}

/** Returns every hex that can be reached from the end of the path, with the points left there. */
export function reach(domain: PathDomain, walk: Walk): Set<string> {
  const left = new Map<string, number>([[walk.at, walk.left]]);
  const queue: [string, number][] = [[walk.at, walk.room]];
  while (queue.length) {
    const [here, room] = queue.shift()!;
    if (room < 1) continue;
    for (const [to, cost] of Object.values(domain.moves[here] ?? {})) {
      const rest = left.get(here)! - cost;
      if (rest < 0 || (left.get(to) ?? -1) >= rest) continue;
      left.set(to, rest);
      queue.push([to, room - 1]);
    }
  }
  left.delete(walk.at);
  return new Set(left.keys());
}
