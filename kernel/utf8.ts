/** UTF-8 encoding and strict decoding; files of JSON. */
import { bytesToUtf8, equalBytes, utf8ToBytes } from '@noble/ciphers/utils.js';

/** Decodes UTF-8; returns undefined for invalid bytes and for a byte order mark. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  const text = bytesToUtf8(bytes);
  return equalBytes(utf8ToBytes(text), bytes) ? text : undefined;
}

/** Encodes a text; lone surrogates become replacement characters. */
export const encodeUtf8 = (text: string): Uint8Array => utf8ToBytes(text);

/** Encodes a value as JSON that people can read. */
export const encodeJson = (value: unknown): Uint8Array =>
  encodeUtf8(`${JSON.stringify(value, undefined, 2)}\n`);
