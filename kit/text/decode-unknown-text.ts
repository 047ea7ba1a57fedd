/** Decoding of text files that other programs wrote. */
import { decodeUtf8 } from '@ludoteca/kernel';

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** The bytes without the byte order mark of UTF-8 that some editors write at the beginning. */
export const skipByteOrderMark = (bytes: Uint8Array): Uint8Array =>
  BYTE_ORDER_MARK.every((byte, i) => bytes[i] === byte) ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes;

/** Decodes UTF-8, with or without a byte order mark, or else Latin-1, in which any bytes are valid. */
export const decodeUnknownText = (bytes: Uint8Array): string =>
  decodeUtf8(skipByteOrderMark(bytes)) ?? Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
