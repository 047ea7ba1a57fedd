/** Names as the fields of a save take them. */
import { encodeUtf8 } from '@ludoteca/kernel';
import { NAME_BYTES } from './layout.ts';

/** One byte is for the zero at the end. */
const LONGEST = NAME_BYTES - 1;

/** As much of a name as the field takes, cut between characters. */
export function fitting(name: string, most = LONGEST): string {
  let kept = '';
  for (const character of name) {
    if (encodeUtf8(kept + character).length > most) break;
    kept += character;
  }
  return kept.trimEnd();
}

/** What two names are told apart by. */
const keyOf = (name: string): string => fitting(name).toLowerCase();

/** The name, with a number where the field would hold it like one that is taken, in capitals or not. */
export function apart(name: string, taken: Set<string>): string {
  let other = name;
  for (let number = 2; taken.has(keyOf(other)); number++)
    other = `${fitting(name, LONGEST - ` ${number}`.length)} ${number}`;
  taken.add(keyOf(other));
  return other;
}
