/** The sum behind a die, in figures. */
import type { Roll } from "../../wire";

/** Returns the sum behind a die before the number that was needed, such as "2 + 1 + 1 = 4; "; nothing where the die counts alone. */
export function sumOf({ rows }: Pick<Roll, "rows">): string {
  const [die, ...more] = rows.map((row) => row.add);
  const added = more.filter((n) => n);
  if (!added.length) return "";
  const minus = (n: number): string => String(n).replace("-", "−");
  return `${die}${added.map((n) => ` ${n < 0 ? "−" : "+"} ${Math.abs(n)}`).join("")} = ${minus(added.reduce((a, b) => a + b, die))}; `;
}
