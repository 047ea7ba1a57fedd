/** What the browser remembers for the page. Where it may keep nothing, the page remembers until it is closed. */
const unkept = new Map<string, unknown>();

const keyOf = (key: string): string => `ludoteca ${key}`;

export function recall(key: string): unknown {
  if (unkept.has(key)) return unkept.get(key);
  try {
    return JSON.parse(localStorage.getItem(keyOf(key)) ?? 'null');
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(key), JSON.stringify(value));
    unkept.delete(key);
  } catch {
    unkept.set(key, value);
  }
}
