/** The pieces on the squares, from the seat's view alone. */
import type { CasualtyView, GroupView, TeamView, Truth, View } from "./types";

export type Kind = "team" | "group" | "hijacker" | "hidden" | "blended" | "lost" | "down" | "casualty" | "written";

export interface Piece {
  id: string;
  kind: Kind;
  square: string;
  team?: TeamView;
  group?: GroupView;
  casualty?: CasualtyView;
  truth?: Truth;
  /** The turn in which he was last seen. */
  turn?: number;
  /** He plays possum (known to the Hijackers). */
  possum?: boolean;
  /** The marker is false (known to the Hijackers). */
  empty?: boolean;
  /** Somebody may be blended in the token. */
  suspect?: boolean;
  /** The hijacker who is blended in it (known to the Hijackers). */
  hides?: string;
}

const COUNTED = new Set<Kind>(["team", "group", "hijacker", "casualty"]);

/** Whether a piece takes room (6.2). */
export const counts = (piece: Piece): boolean => COUNTED.has(piece.kind);

function hijackers(view: View): Piece[] {
  const truth = new Map(view.truth.map((t) => [t.hijacker, t]));
  return view.hijackers.flatMap((h): Piece[] => {
    const real = truth.get(h.hijacker);
    const found: Piece[] = [];
    if (real?.state === "hidden") found.push({ id: h.hijacker, kind: "hidden", square: real.square, truth: real });
    if (real?.state === "visible" || (!real && h.status === "visible")) found.push({ id: h.hijacker, kind: "hijacker", square: real?.square ?? h.square, truth: real });
    if (h.status === "down") {
      const lies = real && (real.state === "possum" || real.state === "dead") && real.marker;
      found.push({ id: h.hijacker, kind: "down", square: h.square, truth: real, possum: real?.state === "possum", empty: !!real && !lies });
    }
    if (!real && h.status === "lost") found.push({ id: h.hijacker, kind: "lost", square: h.square, turn: h.turn });
    return found;
  });
}

export function piecesOf(view: View): Piece[] {
  const blended = new Map(view.truth.filter((t) => t.state === "blended").map((t) => [t.token, t.hijacker]));
  const suspects = new Set(view.truth.length ? [] : view.hijackers.flatMap((h) => h.cover));
  const deployed = view.passengers.some((p) => p.square || p.left);
  return [
    ...view.teams.filter((t) => t.square && !t.removed).map((t): Piece => ({ id: t.team, kind: "team", square: t.square, team: t })),
    ...view.passengers.filter((p) => p.square && !p.left).map((p): Piece => ({ id: p.token, kind: "group", square: p.square, group: p, suspect: suspects.has(p.token), hides: blended.get(p.token) })),
    ...(deployed ? [] : view.written.map((square, n): Piece => ({ id: `p${n + 1}`, kind: "written", square }))),
    ...hijackers(view),
    ...view.casualties.filter((c) => c.square && !c.team && !c.pile).map((c): Piece => ({ id: c.token, kind: "casualty", square: c.square, casualty: c })),
  ];
}

export function bySquare(pieces: readonly Piece[]): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const p of pieces) found.set(p.square, [...(found.get(p.square) ?? []), p]);
  return found;
}

/** Returns the square of a piece, also of a carried one; empty if it is not aboard. */
export function squareOf(pieces: readonly Piece[], view: View, id: string): string {
  const carrier = view.teams.find((t) => t.carries === id);
  return carrier?.square ?? pieces.find((p) => p.id === id)?.square ?? "";
}

/** Returns for each square how likely somebody out of sight is there, if all squares left for him are equally likely: 0 to 1. Down markers count a sixth (16.2). */
export function unseen(view: View, only = ""): Map<string, number> {
  const found = new Map<string, number>();
  for (const h of view.hijackers) {
    if ((only && h.hijacker !== only) || !h.reach.length) continue;
    const each = (h.status === "down" ? 1 / 6 : 1) / (h.reach.length + h.cover.length);
    for (const s of h.reach) found.set(s, 1 - (1 - (found.get(s) ?? 0)) * (1 - each));
  }
  return found;
}
