/** `saves/cache.txt`: the names of saves, the first ever used first, one in a line. */
import { encodeUtf8 } from '@ludoteca/kernel';
import { decodeText } from './bytes.ts';

const MAX_NAME_BYTES = 255;

export const decodeCache = (bytes: Uint8Array): readonly string[] => [
  ...new Set(
    decodeText(bytes)
      .split('\n')
      .map((line) => line.replace(/\r+$/, '').trimStart())
      .filter((line) => isSaveName(line)),
  ),
];

export const encodeCache = (names: readonly string[]): Uint8Array =>
  encodeUtf8(names.map((name) => `${name}\n`).join(''));

/** What a save may be called there. */
export const isSaveName = (name: string): boolean =>
  name.trim() !== '' && encodeUtf8(name).length <= MAX_NAME_BYTES && !/[./\\\p{Cc}]/u.test(name);
