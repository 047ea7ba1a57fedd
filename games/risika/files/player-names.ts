/** Fits player names into the name field of a save. */
import { encodeUtf8 } from '@ludoteca/kernel';
import { NAME_BYTES } from './parse-layout.ts';

/** One byte is for the terminating zero. */
const MAX_NAME_BYTES = NAME_BYTES - 1;

/** Truncates to whole characters. */
export function truncateName(name: string, maxBytes = MAX_NAME_BYTES): string {
  let kept = '';
  for (const character of name) {
    if (encodeUtf8(kept + character).length > maxBytes) break;
    kept += character;
  }
  return kept.trimEnd();
}

const comparisonKeyOf = (name: string): string => truncateName(name).toLowerCase();

/** Adds a number if the name is taken, ignoring case and truncation. */
export function makeUnique(name: string, taken: Set<string>): string {
  let unique = name;
  for (let number = 2; taken.has(comparisonKeyOf(unique)); number++)
    unique = `${truncateName(name, MAX_NAME_BYTES - ` ${number}`.length)} ${number}`;
  taken.add(comparisonKeyOf(unique));
  return unique;
}
