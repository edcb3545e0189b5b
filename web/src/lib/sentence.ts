/**
 * Sentences with values, in the notation of ICU messages. Of that the client's words use `{name}`, and `{name, plural, =0 {…} one {…} other {…}}`
 * with `#` for the number; a library that knows all of it would be a tenth of a table's first load.
 */
export type Values = Record<string, string | number | boolean>;

const PLURAL = /^\s*(\w+)\s*,\s*plural\s*,/;
const FORM = /\s*(=\d+|\w+)\s*(?=\{)/y;

/** Returns the message with its values; a value that is missing stays as its name in braces. `count`: what `#` stands for. */
export function sentence(message: string, lang: string, values: Values = {}, count = "#"): string {
  const part = (from: number, to: number): string => message.slice(from, to).replaceAll("#", count);
  let out = "";
  let at = 0;
  for (let open = message.indexOf("{"); open >= 0; open = message.indexOf("{", at)) {
    const end = closing(message, open);
    out += part(at, open) + filled(message.slice(open + 1, end), lang, values);
    at = end + 1;
  }
  return out + part(at, message.length);
}

/** Returns where the brace that opens here is closed. */
function closing(message: string, open: number): number {
  let depth = 0;
  for (let at = open; at < message.length; at++) {
    if (message[at] === "{") depth += 1;
    else if (message[at] === "}" && !--depth) return at;
  }
  throw new Error(`a brace stays open: ${message}`);
}

/** Returns what stands in the place of what was in braces. */
function filled(inside: string, lang: string, values: Values): string {
  const plural = PLURAL.exec(inside);
  if (!plural) return written(values[inside.trim()] ?? `{${inside}}`);
  const n = Number(values[plural[1]]);
  const forms = formsOf(inside.slice(plural[0].length));
  const form = forms[`=${n}`] ?? forms[new Intl.PluralRules(lang).select(n)] ?? forms.other;
  return sentence(form, lang, values, new Intl.NumberFormat(lang).format(n));
}

/** Returns a value as it is printed: a negative number has a minus sign, not a hyphen. */
const written = (value: Values[string]): string => (typeof value === "number" && value < 0 ? `−${-value}` : String(value));

/** Returns the forms of a plural by their names. */
function formsOf(list: string): Record<string, string> {
  const forms: Record<string, string> = {};
  FORM.lastIndex = 0;
  for (let found = FORM.exec(list); found; found = FORM.exec(list)) {
    const open = FORM.lastIndex;
    const end = closing(list, open);
    forms[found[1]] = list.slice(open + 1, end);
    FORM.lastIndex = end + 1;
  }
  return forms;
}
