import { bytesToUtf8, equalBytes, utf8ToBytes } from '@noble/ciphers/utils.js';

/** Bytes as the UTF-8 text they are; undefined where they are none, or begin with a mark of their order. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  const text = bytesToUtf8(bytes);
  return equalBytes(utf8ToBytes(text), bytes) ? text : undefined;
}

/** A text as UTF-8; half a character becomes a replacement character. */
export const encodeUtf8 = (text: string): Uint8Array => utf8ToBytes(text);
