/** `saves/cache.txt`: the names of saves in the order of their first use, one per line. */
import { encodeUtf8 } from '@ludoteca/kernel';
import { decodeText, truncateToBytes } from './bytes.ts';

const MAX_NAME_BYTES = 255;

export const decodeSaveNames = (bytes: Uint8Array): readonly string[] => [
  ...new Set(
    decodeText(bytes)
      .split('\n')
      .map((line) => line.replace(/\r+$/, '').trimStart())
      .filter((line) => isSaveName(line)),
  ),
];

export const encodeSaveNames = (names: readonly string[]): Uint8Array =>
  encodeUtf8(names.map((name) => `${name}\n`).join(''));

/** Whether the original program accepts the name of a save. */
const isSaveName = (name: string): boolean =>
  name.trim() !== '' && encodeUtf8(name).length <= MAX_NAME_BYTES && !/[./\\\p{Cc}]/u.test(name);

/** The valid name that is closest to a wanted one. */
export function toSaveName(wanted: string): string {
  const name = truncateToBytes(wanted.replace(/[./\\\p{Cc}]/gu, '-').trimStart(), MAX_NAME_BYTES);
  return isSaveName(name) ? name : 'savegame';
}
