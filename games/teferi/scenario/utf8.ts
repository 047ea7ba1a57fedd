/** UTF-8 without what only some places have. Throws where it is none. A mark of the byte order at the beginning is left out. */
export function textOf(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length;) {
    let to = Math.min(bytes.length, from + 8192);
    // Not in the middle of a character.
    while (to < bytes.length && ((bytes[to] ?? 0) & 0xc0) === 0x80) to++;
    const escaped = Array.from(bytes.subarray(from, to), (byte) => `%${byte.toString(16).padStart(2, '0')}`);
    parts.push(decodeURIComponent(escaped.join('')));
    from = to;
  }
  return parts.join('').replace(/^\uFEFF/, '');
}
