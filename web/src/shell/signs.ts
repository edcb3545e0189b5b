import type { Sign } from "../wire";

/** The colour class of each sign (tokens.css). */
export const SIGN_CLASS: Record<Sign, string> = { disc: "p1", triangle: "p2", square: "p3", diamond: "p4", hexagon: "pu" };

export const SIGN_PATH: Record<Sign, string> = {
  disc: "M1 8a7 7 0 1 0 14 0a7 7 0 1 0-14 0z",
  triangle: "M8 1l7.5 13.5H.5z",
  square: "M1.5 2.5a1 1 0 0 1 1-1h11a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1z",
  diamond: "M8 .5L15.5 8 8 15.5.5 8z",
  hexagon: "M4.5 1.5h7L15.5 8l-4 6.5h-7L.5 8z",
};
