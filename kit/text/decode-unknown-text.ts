/** Decoding of text files whose encoding is unknown. */
import { decodeUtf8 } from '@ludoteca/kernel';

/** The byte order mark of UTF-8. */
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** Decodes UTF-8, with or without a byte order mark, or else Latin-1, in which any bytes are valid. */
export function decodeUnknownText(bytes: Uint8Array): string {
  const unmarked = BYTE_ORDER_MARK.every((byte, i) => bytes[i] === byte)
    ? bytes.subarray(BYTE_ORDER_MARK.length)
    : bytes;
  return decodeUtf8(unmarked) ?? Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
