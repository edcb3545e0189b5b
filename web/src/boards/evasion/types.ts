/** The views of the game, as docs/wire.md names them. A field that the server does not send is missing. */

export interface Everybody {
  seat: string;
  move: number;
  moves: number | null;
  light: "day" | "night" | string;
  half: string;
  over?: boolean;
  options?: Record<string, unknown>;
}

export interface ManView {
  letter: string;
  name: string;
  state: "ok" | "wounded" | "dead" | "captured" | "away" | string;
  hex: string | null;
  aboard: string | number | null;
  posture?: "hiding" | "moving" | "ambush" | "ambush_soft" | string;
  moved?: boolean;
  locked?: boolean;
}

export interface BritishView extends Everybody {
  men: ManView[];
  lorries: { lorry: string; hex: string; driven?: boolean }[];
  wrecks: string[];
  enemies: { hex: string; what: string }[];
  seen: { hex: string; what: string; move: number; half?: string }[];
  sight: string[];
  silenced: string[];
  landing: string | null;
  rendezvous: string | null;
  landing_move: number | null;
  plane: string | boolean | null;
}

export interface PatrolView {
  unit: string;
  hex: string;
  lorry: string | null;
  searching?: boolean;
  ready?: boolean;
  done?: boolean;
  walked?: boolean;
  lost?: boolean;
}

export interface LorryView {
  unit: string;
  hex: string;
  patrol: string | null;
  block?: boolean;
  used?: boolean;
  ready?: boolean;
  lost?: boolean;
  state?: string;
}

export interface Belief {
  men: number;
  hexes: string[];
  weights: Record<string, number> | null;
  trails: { hexes: string[]; men: number | null; move: number }[];
  lorries: Record<string, string[]>;
}

export interface Sighting {
  unit: string;
  hex: string;
  men: number;
  how: string;
  move: number;
  half?: string;
}

export interface GermanView extends Everybody {
  patrols: PatrolView[];
  lorries: LorryView[];
  garrisons: { hex: string; lost?: boolean }[];
  sightings: Sighting[];
  news: { lorry: string; hex: string; what: string; move: number }[];
  prisoners: unknown;
  bodies: unknown;
  plane_seen: string | boolean | null;
  belief: Belief | null;
}

export interface TrayItem {
  number: number;
  to: string;
  kind: string;
  facts: Record<string, unknown>;
  /** The words in which it would go out. */
  text: string;
  free: boolean;
  /** The move at whose start the report goes out, 0 if it waits for the umpire. */
  until: number;
}

export interface UmpireView extends Everybody {
  truth: Record<string, any>;
  british: BritishView;
  german: GermanView;
  tray: TrayItem[];
  /** Changes that wait, each a command and its reason (15.12). */
  pending: string[];
  switches?: Record<string, unknown>;
  /** Men in hexes where the German's belief view has nobody (16.13). */
  astray: { letter: string; hex: string }[];
}

/** The view of either side or of the umpire. */
export type AnyView = BritishView | GermanView | UmpireView;

/** A private mark on the reader's copy of the map (2.19). */
export interface MapMark {
  hex: string;
  colour: string;
  text: string;
}
