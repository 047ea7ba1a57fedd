/** Names as the fields of a save take them. */
import { encodeUtf8 } from '@ludoteca/kernel';
import { NAME_BYTES } from './parse-layout.ts';

/** One byte is for the zero at the end. */
const MAX_NAME_BYTES = NAME_BYTES - 1;

/** As much of a name as the field takes, cut between characters. */
export function truncateName(name: string, most = MAX_NAME_BYTES): string {
  let kept = '';
  for (const character of name) {
    if (encodeUtf8(kept + character).length > most) break;
    kept += character;
  }
  return kept.trimEnd();
}

/** What two names are told apart by. */
const comparisonKeyOf = (name: string): string => truncateName(name).toLowerCase();

/** The name, with a number where the field would hold it like one that is taken, in capitals or not. */
export function makeUnique(name: string, taken: Set<string>): string {
  let other = name;
  for (let number = 2; taken.has(comparisonKeyOf(other)); number++)
    other = `${truncateName(name, MAX_NAME_BYTES - ` ${number}`.length)} ${number}`;
  taken.add(comparisonKeyOf(other));
  return other;
}
