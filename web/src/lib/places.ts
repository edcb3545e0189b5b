/** Returns every word and number in the facts of a line: the cells, pieces and cards that it may be about. */
export function places(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(places);
  if (value && typeof value === "object") return Object.values(value).flatMap(places);
  return [];
}
