/** Where the flags of the aeroplanes stand, so that none covers a machine or another flag. All measures in pixels of the screen. */

export interface Flagged {
  id: string;
  x: number;
  y: number;
  /** Half the size of what is drawn there. */
  reach: number;
  width: number;
  height: number;
}

export interface Placed {
  id: string;
  /** Upper left corner of the flag. */
  x: number;
  y: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Returns a place for each flag beside its machine: the first of eight that is free and in the window, else the one that covers least. */
export function placed(all: Flagged[], keep: Box[] = [], window?: Box): Map<string, Placed> {
  const taken = [...all.map((f) => ({ x: f.x - f.reach, y: f.y - f.reach, width: 2 * f.reach, height: 2 * f.reach })), ...keep];
  const found = new Map<string, Placed>();
  for (const flag of all) {
    const { width: w, height: h, reach: r } = flag;
    const spots = [[r + 4, -r - h + 6], [r + 4, r - 6], [-r - w - 4, r - 6], [-r - w - 4, -r - h + 6], [-w / 2, r + 6], [-w / 2, -r - h - 6], [r + 10, -h / 2], [-r - w - 10, -h / 2]];
    let best: Placed | null = null;
    let cost = Infinity;
    spots.forEach(([dx, dy], n) => {
      const box = { x: flag.x + dx, y: flag.y + dy, width: w, height: h };
      const covered = taken.reduce((sum, t) => sum + overlap(box, t), 0) + n + (window ? 4 * (w * h - overlap(box, window)) : 0);
      if (covered < cost) [best, cost] = [{ id: flag.id, x: box.x, y: box.y }, covered];
    });
    found.set(flag.id, best!);
    taken.push({ x: best!.x, y: best!.y, width: w, height: h });
  }
  return found;
}
