import type { Sign } from "../wire";

/** The colour class of each sign (tokens.css). */
export const SIGN_CLASS: Record<Sign, string> = { disc: "p1", triangle: "p2", square: "p3", diamond: "p4", hexagon: "pu" };
