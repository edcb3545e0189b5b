/** What every part of a table may use without having it passed down. */
export const TABLE = Symbol("table");

export interface TableContext {
  game: string;
  openRule: (rule: string) => void;
  highlight: (cells: string[]) => void;
}
