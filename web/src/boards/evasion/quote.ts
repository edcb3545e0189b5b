/** Returns words of the umpire inside an answer: in quotation marks, on one line. */
export const quoted = (text: string): string => `"${text.trim().replace(/"/g, "'").replace(/\s+/g, " ")}"`;
