/** The views and domains of the game, as the rules describe them (docs/wire.md). */

export interface TeamView {
  team: string;
  owner: string;
  square: string;
  reserve: boolean;
  removed: boolean;
  wounds: number;
  carries: string;
  acted: boolean;
  cool: boolean;
  tangled: boolean;
  jostled: boolean;
  control: boolean;
  vetted: boolean;
  mark: boolean;
}

export interface GroupView {
  token: string;
  square: string;
  left: boolean;
  vetted: boolean;
  cleared: boolean;
  moved: boolean;
  controlled: boolean;
}

export interface CasualtyView {
  token: string;
  kind: "w" | "s" | "d";
  square: string;
  team: string;
  pile: "" | "evacuated" | "executed" | "aside";
  turn: number;
  late: boolean;
}

/** The public status of a hijacker (4.7), with the squares and tokens that public facts leave for him. */
export interface Suspect {
  hijacker: string;
  status: "unseen" | "visible" | "lost" | "down" | "dead" | "captured";
  square: string;
  turn: number;
  reach: string[];
  cover: string[];
}

export interface Truth {
  hijacker: string;
  state: "hidden" | "visible" | "possum" | "blended" | "dead" | "captured" | "escaped";
  square: string;
  token: string;
  leaves: number;
  marker: string;
  acted: boolean;
}

export interface View {
  seat: string;
  turn: number;
  step: number;
  side: string;
  over: boolean;
  scenario: string;
  options: Record<string, string | number>;
  commander: string;
  owns: string[];
  exits: string[];
  teams: TeamView[];
  passengers: GroupView[];
  casualties: CasualtyView[];
  hijackers: Suspect[];
  piles: { left: number; evacuated: number; executed: number; aside: number };
  barred: string;
  chain: number;
  truth: Truth[];
  written: string[];
}

export interface Square {
  id: string;
  name: string;
  station: number;
  lane: string;
  kind: string;
  adjacent: string[];
  sight: string[];
  exit: string;
}

export interface Chart {
  squares: Square[];
  /** All boards by name (2.1, 2.13); a scenario names its own. */
  boards: Record<string, { squares: Square[] }>;
  range: number;
  control: number;
  room: number;
  scenarios: { id: string; par: number; board: string }[];
  scoring: { id: string; points: number | string }[];
}

export interface Modifier {
  id: string;
  add: number;
  rule: string;
}

export interface Shot {
  value: string;
  hijacker: string;
  kind: "c" | "u";
  square: string;
  target: string;
  distance: number;
  line: string[];
  between: Record<string, string[]>;
  modifiers: Modifier[];
  needs: number;
  only_six: boolean;
  chance: [number, number];
  risk: { square: string; token: string } | null;
}

export interface Pair {
  value: string;
  hijacker: string;
  team: string;
  square: string;
  target: string;
  needs: number;
  distance: number;
  line: string[];
  chance: [number, number];
}

export interface Fire {
  value: string;
  squares: string[];
  targets: Record<string, string[]>;
  line: string[];
  needs: number;
  chance: [number, number];
}

export interface MovesDomain {
  type: "moves";
  team: string;
  start: string;
  points: number;
  neighbours: Record<string, string[]>;
  room: Record<string, number>;
  floor: Record<string, string>;
  carries: string;
  exits: string[];
}

export interface PlaceDomain {
  type: "place";
  pieces: { piece: string; squares: string[] }[];
  most: number;
}
