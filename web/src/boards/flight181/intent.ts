/** What the open question means on the plan of the aircraft: lit squares, lines drawn, and what a click writes into the answer. */
import type { Ask } from "../../wire";
import * as moves from "./moves";
import { squareOf, type Piece } from "./pieces";
import type { Fire, MovesDomain, Pair, PlaceDomain, Shot, View } from "./types";

/** A line of fire, possible or fired. */
export interface Line {
  from: string;
  line: string[];
  hot: boolean;
  risk?: string;
  /** Both squares of wild fire or a burst. */
  squares?: string[];
}

export interface Intent {
  lit: Set<string>;
  chosen: Set<string>;
  pieces: Set<string>;
  ringed: Set<string>;
  /** Exits through which a token can leave. */
  doors: Set<string>;
  costs: Map<string, number>;
  path: { from: string; steps: string[]; leaves: boolean } | null;
  lines: Line[];
  zone: string;
  /** The square whose field of fire is shown: the planned square of the piece in question. */
  view: string;
  about: string;
}

const blank = (): Intent => ({ lit: new Set(), chosen: new Set(), pieces: new Set(), ringed: new Set(), doors: new Set(), costs: new Map(), path: null, lines: [], zone: "", view: "", about: "" });

export const open = (ask: Ask): string[] => ask.options.filter((o) => !o.closed).map((o) => String(o.value));
export const movesOf = (ask: Ask | null): MovesDomain | null => (ask?.domain.type === "moves" ? (ask.domain as unknown as MovesDomain) : null);
export const placeOf = (ask: Ask | null): PlaceDomain | null => (ask?.domain.type === "place" ? (ask.domain as unknown as PlaceDomain) : null);
export const shotsOf = (ask: Ask | null): Shot[] => (ask?.domain.type === "shot" ? (ask.domain.shots as Shot[]) : []);
export const pairsOf = (ask: Ask | null): Pair[] => (ask?.domain.type === "ambush" ? (ask.domain.pairs as Pair[]) : []);
export const firesOf = (ask: Ask | null): Fire[] => (ask?.domain.type === "deed" ? (ask.domain.fires as Fire[]) : []);

/** Returns the squares of a placement, by piece. */
export function placed(ask: Ask, plan: string): Record<string, string> {
  const squares = (plan || String(ask.default ?? "")).split(",");
  return Object.fromEntries((placeOf(ask)?.pieces ?? []).map((p, n) => [p.piece, squares[n] ?? ""]));
}

/** Returns the plan with one piece on another square; null where it is not allowed. On a full square the first piece there changes places with it. */
export function put(ask: Ask, plan: string, piece: string, square: string): string | null {
  const domain = placeOf(ask)!;
  const now = placed(ask, plan);
  const may = (p: string, s: string): boolean => !!domain.pieces.find((d) => d.piece === p)?.squares.includes(s);
  if (!may(piece, square) || now[piece] === square) return null;
  const there = domain.pieces.filter((p) => now[p.piece] === square);
  if (there.length >= domain.most) {
    const moved = there.find((p) => may(p.piece, now[piece]));
    if (!moved) return null;
    now[moved.piece] = now[piece];
  }
  now[piece] = square;
  return domain.pieces.map((p) => now[p.piece]).join(",");
}

/** Returns the pieces of an ambush plan in order. */
export const ambushes = (plan: string): string[] => (plan && plan !== "-" ? plan.split(",") : []);

/** Returns the plan with a pair added last; it replaces another pair of the same hijacker. */
export function paired(plan: string, value: string): string {
  const [hijacker] = value.split(">");
  const rest = ambushes(plan).filter((v) => v.split(">")[0] !== hijacker);
  const next = ambushes(plan).includes(value) ? rest : [...rest, value];
  return next.join(",") || "-";
}

export function intent(ask: Ask | null, plan: string, view: View, pieces: readonly Piece[], held: string): Intent {
  const it = blank();
  if (!ask) return it;
  const subject = ask.kind.split(":")[1] ?? "";
  const facts = ask.facts as Record<string, any>;
  it.about = squareOf(pieces, view, String(facts.team ?? facts.hijacker ?? facts.token ?? subject)) || String(facts.square ?? "");
  if (it.about) it.ringed.add(subject);
  const type = ask.domain.type;
  if (type === "place") {
    const piece = held || (placeOf(ask)!.pieces.length > 0 ? placeOf(ask)!.pieces.find((p) => p.squares.length > 1)?.piece : "") || "";
    for (const s of placeOf(ask)!.pieces.find((p) => p.piece === piece)?.squares ?? []) it.lit.add(s);
    it.ringed = new Set([piece]);
    for (const p of placeOf(ask)!.pieces) it.pieces.add(p.piece);
    if (piece[0] === "h") it.view = placed(ask, plan)[piece];
    it.about = "";
  } else if (type === "cell") {
    for (const v of open(ask)) if (v !== "-") it.lit.add(v);
    if (plan) it.chosen.add(plan);
  } else if (type === "piece") {
    for (const v of open(ask)) if (v !== "-") it.pieces.add(v), it.lit.add(squareOf(pieces, view, v));
    it.lit.delete("");
    if (plan && plan !== "-") it.ringed.add(plan), it.chosen.add(squareOf(pieces, view, plan));
  } else if (type === "confirm") {
    if (ask.kind.startsWith("control")) {
      it.zone = String(facts.square ?? "");
      for (const t of (facts.tokens as string[]) ?? []) it.ringed.add(t);
    } else if (facts.token) it.ringed.add(String(facts.token));
  } else if (type === "moves") {
    const domain = movesOf(ask)!;
    const st = moves.read(domain, plan);
    for (const [s, { cost }] of moves.reach(domain, st)) it.lit.add(s), it.costs.set(s, domain.points - st.left + cost);
    for (const w of moves.options(domain, st)) if (w[0] === "+") it.pieces.add(w.slice(1).split("/")[0]);
    if (moves.options(domain, st).includes(moves.OUT)) it.doors.add(st.at);
    it.path = { from: domain.start, steps: st.path, leaves: st.words.at(-1)?.word === moves.OUT };
    it.view = st.at;
  } else if (type === "routes") {
    const stop = Object.keys(ask.domain.pieces as object);
    const r = moves.route(plan, stop.length === 1 ? stop[0] : held);
    for (const p of stop) it.pieces.add(p);
    if (stop.length > 1) for (const p of stop) it.lit.add(moves.startOf(ask, p));
    if (r.piece) {
      it.lit = new Set();
      it.ringed.add(r.piece);
      it.about = moves.startOf(ask, r.piece);
      for (const [end, steps] of moves.ends(ask, r)) {
        if (end[0] === moves.LEAVE) it.doors.add(end.slice(1));
        else it.lit.add(end), it.costs.set(end, steps.length);
      }
      const leaves = r.steps.at(-1) === moves.LEAVE;
      it.path = { from: moves.startOf(ask, r.piece), steps: leaves ? r.steps.slice(0, -1) : r.steps, leaves };
      if (r.piece[0] === "h") it.view = r.steps.at(-1) ?? it.path.from;
    }
  } else if (type === "shot") {
    for (const s of shotsOf(ask)) {
      it.pieces.add(s.hijacker), it.lit.add(s.target);
      if (s.value === plan) it.ringed.add(s.hijacker), it.chosen.add(s.target), it.lines.push({ from: s.square, line: s.line, hot: true, risk: s.risk?.square });
      else if (!it.lines.some((l) => l.line.at(-1) === s.line.at(-1))) it.lines.push({ from: s.square, line: s.line, hot: false });
    }
    const hot = it.lines.find((l) => l.hot);
    if (hot) for (const s of shotsOf(ask)) if (s.value === plan) for (const t of Object.values(s.between).flat()) it.ringed.add(t);
  } else if (type === "ambush") {
    const chosen = ambushes(plan);
    for (const p of pairsOf(ask)) {
      it.pieces.add(p.hijacker), it.lit.add(p.square);
      it.lines.push({ from: p.square, line: p.line, hot: chosen.includes(p.value) });
      if (chosen.includes(p.value)) it.ringed.add(p.hijacker), it.ringed.add(p.team);
    }
  } else if (type === "deed") {
    const chosen = firesOf(ask).find((f) => f.value === plan);
    for (const f of firesOf(ask)) it.lit.add(f.squares[0]);
    for (const p of ask.domain.blend as string[]) it.pieces.add(p);
    if (plan.startsWith("blend.")) it.ringed.add(plan.slice(6));
    if (plan === "execute") for (const t of ask.domain.execute as string[]) it.ringed.add(t);
    if (chosen) {
      for (const s of chosen.squares) it.chosen.add(s);
      for (const t of Object.values(chosen.targets).flat()) it.ringed.add(t);
      it.lines.push({ from: String(ask.domain.square), line: chosen.line, hot: true, squares: chosen.squares });
    }
  }
  return it;
}

/** What a click does: the plan after it; `send` if the same thing was clicked again. Null: the click is no answer. */
export interface Deed {
  plan?: string;
  send?: boolean;
  held?: string;
}

const nextOf = (values: string[], now: string): string => values[(values.indexOf(now) + 1) % values.length];
const choose = (values: string[], plan: string): Deed | null => (!values.length ? null : values.length === 1 && values[0] === plan ? { send: true } : { plan: nextOf(values, plan) });

export function clickPiece(ask: Ask | null, plan: string, id: string, held: string): Deed | null {
  if (!ask) return null;
  const type = ask.domain.type;
  if (type === "place") return placeOf(ask)!.pieces.some((p) => p.piece === id) && held !== id ? { held: id } : null;
  if (type === "piece") return open(ask).includes(id) ? choose([id], plan) : null;
  if (type === "moves") {
    const word = moves.options(movesOf(ask)!, moves.read(movesOf(ask)!, plan)).find((w) => w.startsWith(`+${id}/`));
    return word ? { plan: moves.add(movesOf(ask)!, plan, word) } : null;
  }
  if (type === "routes") return id in (ask.domain.pieces as object) && moves.route(plan, held).piece !== id ? { held: id, plan: "" } : null;
  if (type === "shot") return choose(shotsOf(ask).filter((s) => s.hijacker === id).map((s) => s.value), plan);
  if (type === "ambush") {
    const mine = pairsOf(ask).filter((p) => p.hijacker === id).map((p) => p.value);
    const now = ambushes(plan).find((v) => mine.includes(v));
    const next = mine[now ? mine.indexOf(now) + 1 : 0];
    return mine.length ? { plan: paired(plan, next ?? now!) } : null;
  }
  if (type === "deed") return (ask.domain.blend as string[]).includes(id) ? choose([`blend.${id}`], plan) : null;
  return null;
}

export function clickDoor(ask: Ask | null, plan: string, square: string, held: string): Deed | null {
  const domain = movesOf(ask);
  if (domain) return moves.options(domain, moves.read(domain, plan)).includes(moves.OUT) && moves.read(domain, plan).at === square ? { plan: moves.add(domain, plan, moves.OUT) } : null;
  if (ask?.domain.type !== "routes") return clickSquare(ask, plan, square, [], held);
  const r = moves.route(plan, onlyOf(ask, held));
  const steps = moves.ends(ask, r).get(moves.LEAVE + square);
  return steps ? { plan: moves.joined(ask, { ...r, steps }) } : null;
}

const onlyOf = (ask: Ask, held: string): string => {
  const all = Object.keys(ask.domain.pieces as object);
  return all.length === 1 ? all[0] : held;
};

export function clickSquare(ask: Ask | null, plan: string, square: string, here: readonly Piece[], held: string): Deed | null {
  if (!ask) return null;
  const type = ask.domain.type;
  if (type === "place") {
    const piece = held || placeOf(ask)!.pieces.find((p) => p.squares.length > 1)?.piece || "";
    const next = put(ask, plan, piece, square);
    const own = here.find((p) => placeOf(ask)!.pieces.some((q) => q.piece === p.id));
    return next ? { plan: next } : own ? { held: own.id } : null;
  }
  if (type === "cell") return open(ask).includes(square) ? choose([square], plan) : null;
  if (type === "piece") return choose(here.map((p) => p.id).filter((id) => open(ask).includes(id)), plan);
  if (type === "moves") {
    const next = moves.click(movesOf(ask)!, plan, square);
    return next === null ? null : { plan: next };
  }
  if (type === "routes") {
    const r = moves.route(plan, onlyOf(ask, held));
    const steps = r.piece ? moves.ends(ask, r).get(square) : undefined;
    if (steps) return { plan: moves.joined(ask, { ...r, steps }) };
    const at = r.steps.lastIndexOf(square);
    if (at >= 0) return { plan: moves.joined(ask, { ...r, steps: r.steps.slice(0, at === r.steps.length - 1 ? at : at + 1) }) };
    if (r.piece && square === moves.startOf(ask, r.piece) && r.steps.length) return { plan: "" };
    const others = here.map((p) => p.id).filter((id) => id in (ask.domain.pieces as object));
    return others.length ? { held: nextOf(others, r.piece), plan: "" } : null;
  }
  if (type === "shot") return choose(shotsOf(ask).filter((s) => s.target === square).map((s) => s.value), plan);
  if (type === "ambush") {
    const shooter = here.find((p) => pairsOf(ask).some((q) => q.hijacker === p.id));
    return shooter ? clickPiece(ask, plan, shooter.id, held) : null;
  }
  if (type === "deed") return choose(firesOf(ask).filter((f) => f.squares[0] === square).map((f) => f.value), plan);
  return null;
}
