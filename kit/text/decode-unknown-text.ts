import { decodeUtf8 } from '@ludoteca/kernel';

/** What some systems put before UTF-8. */
const MARK = [0xef, 0xbb, 0xbf];

/** Text in files of a world that never said which encoding it uses: UTF-8, else Latin-1, in which any bytes are text. */
export function decodeUnknownText(bytes: Uint8Array): string {
  const unmarked = MARK.every((byte, i) => bytes[i] === byte) ? bytes.subarray(MARK.length) : bytes;
  return decodeUtf8(unmarked) ?? Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
