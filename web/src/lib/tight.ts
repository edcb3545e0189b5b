/** Returns a sentence whose numbers stay in one line with their per cent sign. */
export const tight = (text: string): string => text.replace(/(\d) (?=%)/g, "$1\u00a0");
