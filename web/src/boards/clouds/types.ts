/** The domains of the game's questions and the server's aid, as the rules describe them (docs/wire.md). */
import type { Bank, Kind, Side } from "./plan";

/** 11.3 What comes next in a plan: a kind and direction, the length it needs, and why it is closed. */
export interface Opening {
  kind: Kind;
  side?: Side;
  to?: string;
  steps?: number;
  least: number;
  open: boolean;
  reasons: [id: string, paragraph: string][];
}

export interface PlanDomain {
  type: "flight_plan";
  plane: string;
  ground: boolean;
  at: [number, number, number];
  heading: number;
  class: string;
  bank: Bank;
  speed: number;
  band: string;
  actions: number;
  gunner_actions: number;
  most: number;
  shown: string;
  tightest: string;
  tight: number[];
  roll: { L: number; R: number };
  climb: number;
  ceiling: number;
  throttle: boolean;
  bank_always: boolean;
  forced: string;
  home: number;
  homeward: string;
  costs: Partial<Record<Kind, [actions: number, energy: number]>>;
  next: Opening[];
  other: string[];
  targets: string[];
  steady: string;
  /** 12.7 The pulls of a variant, by class and steps, then by the number of the letter: length, run in points, change of height in MU. */
  pulls?: Record<string, [number, number, number][]>;
}

export interface Modifier {
  id: string;
  add: number;
  rule: string;
}

/** 11.17 (e) A test that a plan will need. */
export interface PlanTest {
  roll: string;
  why: string;
  segment: number;
  target: number;
  chance: number;
  modifiers: [string, number, string][];
}

/** 11.17 (g) A shot from the end place: who fires which guns, what is added, the base shot. */
export interface PlanBurst {
  by: string;
  guns: string[];
  band: [number, number];
  aim: number;
  angle: string;
  sum: number;
  modifiers: [string, number, string][];
  base: number;
  chance: number;
}

/** 11.17 (g) An enemy in reach of the end place. */
export interface PlanShot {
  who: string;
  distance: number;
  threatens: boolean;
  threatened: boolean;
  shots: PlanBurst[];
}

export interface EnergySheet {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
  speed: number;
  band: string;
  template: string;
  steps: number;
}

export interface End {
  at: [number, number, number];
  heading: number;
  class: string;
  bank: Bank;
}

/** 11.17 Facts of the planning aid; with `aid=rough` or `none` most of them are left out. */
export interface PlanAid {
  envelope?: (End & { plan: string })[];
  plan?: string;
  reasons?: [id: string, paragraph: string, segment: number][];
  actions?: Record<string, [used: number, there: number]>;
  next?: Opening[];
  energy?: EnergySheet | null;
  tests?: PlanTest[];
  path?: [number, number, number][];
  parts?: [segment: number, points: number][];
  end?: End;
  least?: number;
  contacts?: { point: number; thing: string; what: string; at: [number, number, number] }[];
  shots?: PlanShot[];
  tasks?: { do: string; what: string; who: string; met: boolean; target: number; chance: number }[];
}

// The view (5.2, 5.3) ------------------------------------------------------------------------------------------------------

export interface GunState {
  id: string;
  half: number;
  fired: number;
  jam: number;
  work: number;
  out: boolean;
}

export interface GunView {
  id: string;
  who: string;
  mount: string;
  gun: string;
  drum: number;
  full: number;
  state: GunState;
}

export interface EngineView {
  side: string;
  state: string;
  fuel: number;
  smoke: number;
  vibration: number;
}

export interface PersonView {
  role: string;
  name: string;
  awareness: number;
  flying: number;
  gunnery: number;
  full: number;
  fortitude: number;
  luck: number;
  rerolls: number;
  mentor: boolean;
  parachute: boolean;
  abilities: string[];
  traits: string[];
  used: string[];
  state: string;
  blackout: number;
  faint: boolean;
  mark: string;
  marked: number;
  busy: boolean;
  initiative: number;
  die: number;
  squadron: string;
  victories: number;
}

export interface PanelView {
  speed: number;
  strength: number;
  full: number;
  guns: GunView[];
  engines: EngineView[];
  people: PersonView[];
  layout: string;
  bomb: string;
  bombs: number;
  rockets: number;
  incendiary: boolean;
  leak: number;
  wider: number;
  doubled: boolean;
  cockpit: number;
  never_out: boolean;
  wires: boolean;
  strain: boolean;
  emergency: boolean;
  wing: boolean;
  flinch: boolean;
  forced_turn: boolean;
  tries: number;
  forever: boolean;
  going: boolean;
  threat: number;
  task: string;
  letter: string;
  tightest: string;
  left: number;
  right: number;
  climbs: number;
  actions: number;
  skills: Record<string, { awareness: number; flying: number; gunnery: number }>;
}

export interface PlaneView {
  id: string;
  type: string;
  side: "E" | "C";
  seat: string;
  state: string;
  x: number;
  y: number;
  z: number;
  heading: number;
  climb: string;
  bank: string;
  burning: boolean;
  forced: boolean;
  won: string;
  hit: string;
  enters: number;
  moved: boolean;
  jumped: string[];
  track: [number, number][];
  panel: PanelView | null;
}

/** 5.3 What can be seen of an aeroplane without being told. */
export interface SignsView {
  band: string;
  smoke: boolean;
  fabric: boolean;
  fuel: boolean;
  undercarriage: boolean;
  bombs: boolean;
  rockets: boolean;
  stopped: string[];
}

export interface UnitView {
  id: string;
  kind: string;
  side: string;
  seat: string;
  x: number;
  y: number;
  strength: number;
  printed: number;
  cover: string;
  pinned: number;
  lying: boolean;
  known: string;
  route: [number, number][];
  leg: number;
  text: string;
}

export interface GasbagView {
  id: string;
  kind: string;
  side: string;
  seat: string;
  x: number;
  y: number;
  z: number;
  gas: number;
  shot: number;
  jammed: boolean;
  adrift: boolean;
  burnt: boolean;
  lost: boolean;
  route: [number, number][];
  leg: number;
}

export interface View {
  seat: string;
  side: string;
  closed: boolean;
  scenario: string;
  month: string;
  options: Record<string, string | number>;
  seats: string[];
  turn: number;
  turns: number;
  aftermath: number;
  step: string;
  phase: string;
  over: boolean;
  why: string;
  order: string[];
  shooters: string[];
  done: string[];
  planes: PlaneView[];
  signs: Record<string, SignsView>;
  units: UnitView[];
  gasbags: GasbagView[];
  barrages: { id: string; side: string; seat: string; gun: string; x: number; y: number; low: number; high: number }[];
  batteries: { id: string; side: string; x: number; y: number; dice: number }[];
  places: { id: string; x: number; y: number; taken: string }[];
  canopies: { id: string; x: number; y: number; z: number }[];
  areas: { kind: string; circle?: [number, number, number]; rect?: [number, number, number, number] }[];
  objectives: { id: string; side: string; kind: string; target: string; points: number; met: string }[];
  threats: [string, string][];
  points: Record<string, number>;
  mascots: Record<string, number>;
  orders: Record<string, string>;
  ground: Record<string, string>;
  offers: string[];
  given_up: string[];
  wind: number;
  home: Record<string, number>;
  front: number;
  field: number;
  ceiling: number;
}

/** 3.1 The printed panel of a type, as `GET /games/clouds/board` may give it. */
export interface TypeInfo {
  name: string;
  vs: number;
  vtop: number;
  vne: number;
  structure: number;
  bands: Record<string, [from: number, to: number]>;
  /** 3.6 Templates by speed from `first` on, as printed: letter and digit. */
  first: number;
  cells: string[];
  climb: number;
  platform: number;
  engines: number;
  crew: string[];
}

export interface Chart {
  types?: Record<string, TypeInfo>;
}
