/** What the browser remembers for the page. Browsers that remember nothing are guests like any other. */

export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`ludoteca ${key}`) ?? 'null');
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`ludoteca ${key}`, JSON.stringify(value));
  } catch {
    // Full, or forbidden: it is forgotten when the page closes.
  }
}

/** A text that nobody can guess: what a seat adds to the seed. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
