/** localStorage as JSON. In a browser that refuses storage, values last for the visit. */

const memory = new Map<string, string>();

export function load<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key) ?? memory.get(key);
    return text ? (JSON.parse(text) as T) : fallback;
  } catch {
    return fallback;
  }
}

export function save(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // private mode or a full store: `memory` holds the value for this visit
  }
}

export function drop(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // as above
  }
}
