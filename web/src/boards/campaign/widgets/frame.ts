/** The text of a frame (D-17): name, then seat, nation, strength and name of each squadron, with ` ; ` between them. */
export interface Formed {
  seat: string;
  nation: string;
  strength: number;
  name: string;
}

export interface Framed {
  name: string;
  squadrons: Formed[];
}

export function read(text: string): Framed | null {
  const [name, ...rows] = text.split(" ; ");
  const squadrons = rows.map((row) => {
    const [seat, nation, strength, ...rest] = row.split(" ");
    return { seat, nation, strength: Number(strength), name: rest.join(" ") };
  });
  return squadrons.length && squadrons.every((q) => q.seat && q.nation && Number.isInteger(q.strength)) ? { name, squadrons } : null;
}

export const write = (frame: Framed): string => [frame.name, ...frame.squadrons.map((q) => `${q.seat} ${q.nation} ${q.strength} ${q.name}`)].join(" ; ");

/** Whether all names are there; the server says what else is wrong. */
export const whole = (text: string): boolean => {
  const frame = read(text);
  return !!frame?.name.trim() && frame.squadrons.every((q) => q.name.trim());
};
