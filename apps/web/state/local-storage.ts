/** Values in the browser's local storage, or in memory if storage is not available. */
const unsaved = new Map<string, unknown>();

const storageKey = (key: string): string => `ludoteca ${key}`;

export function loadValue(key: string): unknown {
  if (unsaved.has(key)) return unsaved.get(key);
  try {
    return JSON.parse(localStorage.getItem(storageKey(key)) ?? 'null');
  } catch {
    return null;
  }
}

export function saveValue(key: string, value: unknown): void {
  try {
    localStorage.setItem(storageKey(key), JSON.stringify(value));
    unsaved.delete(key);
  } catch {
    unsaved.set(key, value);
  }
}
