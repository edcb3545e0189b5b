/** Spoken names of squares and pieces. */
import { counts, type Piece } from "./pieces";
import type { Intent } from "./intent";
import { say } from "./words";

export type Terms = Record<string, string>;

/** Capitalises the first letter of a name; the server's names begin with small letters. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const squareName = (terms: Terms, id: string): string => terms[`square-${id}`] ?? id;
export const pieceName = (terms: Terms, id: string): string => terms[`piece-${id}`] ?? id;

/** Returns one piece with its marks, in words; the team that is asked has not acted yet. */
export function spoken(terms: Terms, p: Piece, acting = ""): string {
  const piece = pieceName(terms, p.id);
  const t = p.team;
  if (t) {
    const marks = [t.wounds === 1 ? say("wound1") : t.wounds ? say("wounds", { n: t.wounds }) : "", t.carries && say("carries", { token: t.carries }), t.control && say("control"), t.cool && say("cool"), t.tangled && say("tangled"), t.jostled && say("jostled"), t.mark && say("mark"), t.acted && t.team !== acting && say("acted")];
    return [piece, ...marks.filter(Boolean)].join(", ");
  }
  const g = p.group;
  if (g) return [piece, g.controlled && say("led"), g.vetted && say("vetted"), g.cleared && say("cleared"), g.moved && say("moved"), p.hides ? say("hides", { hijacker: pieceName(terms, p.hides) }) : p.suspect && say("suspect")].filter(Boolean).join(", ");
  if (p.casualty) return p.casualty.late ? `${piece}, ${say("late")}` : piece;
  if (p.kind === "hijacker") return say("seen", { piece });
  if (p.kind === "hidden") return say("hidden", { piece });
  if (p.kind === "written") return say("written", { piece });
  if (p.kind === "lost") return say("lost", { piece, turn: p.turn ?? 0 });
  return say(p.possum ? "possum" : p.empty ? "emptyMarker" : "down", { piece });
}

interface Known {
  terms: Terms;
  here: readonly Piece[];
  intent: Intent;
  weight: number | undefined;
  room: number;
  /** The team that is asked. */
  acting: string;
}

/** Returns a square in words: its name, its pieces, whether it is full, and what the open question makes of it. */
export function spokenSquare(id: string, { terms, here, intent, weight, room, acting }: Known): string {
  const cost = intent.costs.get(id);
  const parts = [
    capital(squareName(terms, id)),
    ...(here.length ? here.map((p) => spoken(terms, p, acting)) : [say("empty")]),
    here.filter(counts).length >= room && say("full"),
    weight !== undefined && say(weight > 0.9999 ? "unseenSure" : weight >= 0.005 ? "unseenHere" : "unseenFew", { n: Math.round(weight * 100) }),
    intent.doors.has(id) && say("exitOpen", { square: id }),
    cost !== undefined ? say(cost === 1 ? "aMove1" : "aMove", { n: cost }) : intent.lit.has(id) && say("choosable"),
    intent.chosen.has(id) && say("chosen"),
  ];
  return parts.filter(Boolean).join("; ");
}
