/** Decompresses gzip files (RFC 1952); other files are returned unchanged. */
import { ok, refuse, type Result } from '@ludoteca/kernel';
import { inflate } from './inflate.ts';

const MAX_SIZE = 1 << 30;
const [EXTRA, NAME, COMMENT, CHECK] = [4, 8, 16, 2];

/** The offset of the deflate stream behind the header. */
function deflateStart(bytes: Uint8Array): number {
  const flags = bytes[3] ?? 0;
  let at = 10;
  if ((flags & EXTRA) !== 0) at += 2 + (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);
  for (const flag of [NAME, COMMENT]) {
    if ((flags & flag) === 0) continue;
    while (at < bytes.length && bytes[at] !== 0) at++;
    at++;
  }
  return (flags & CHECK) === 0 ? at : at + 2;
}

/** Only the length in the last four bytes is verified: other damage makes the JSON invalid. */
export function decompress(bytes: Uint8Array): Result<Uint8Array, string> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return ok(bytes);
  try {
    const found = inflate(bytes, deflateStart(bytes), MAX_SIZE);
    const tail = bytes.subarray(-4);
    const statedLength =
      (tail[0] ?? 0) + 256 * (tail[1] ?? 0) + 65_536 * (tail[2] ?? 0) + 16_777_216 * (tail[3] ?? 0);
    return statedLength === found.length ? ok(found) : refuse('its length is wrong');
  } catch (error) {
    if (error instanceof RangeError) return refuse(error.message);
    throw error;
  }
}
