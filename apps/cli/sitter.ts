import { splitGraphemes } from '@ludoteca/kit';
import { visible } from './foreign.ts';

/** What the archive calls whoever decides for oneself; every other kind is the name of a computer player. */
export const PERSON = 'person';

/** Who sits at a seat. */
export interface Sitter {
  readonly name: string;
  readonly kind: string;
}

/** As long as any name in a save of another world that is known. */
export const LONGEST_NAME = 32;
/** Marks upon marks make characters as tall as the screen: more of one is not read. */
const LONGEST_CHARACTER = 12;

/** The name of a player as it can stand anywhere on a screen: on one line, all of it to be seen, and short. */
export function playerName(text: string, most = LONGEST_NAME): string {
  const tidy = visible(text.slice(0, 1000).normalize('NFC')).replaceAll(/\s+/gu, ' ').trim();
  const kept = splitGraphemes(tidy).map((character) => character.slice(0, LONGEST_CHARACTER));
  return kept.slice(0, most).join('').trim();
}
