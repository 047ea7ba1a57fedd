import { splitGraphemes } from '@ludoteca/kit';
import { replaceUnprintable } from '../terminal/sanitize.ts';

/** What the archive calls whoever decides for oneself; every other kind is the name of a computer player. */
export const PERSON = 'person';

/** Who sits at a seat. */
export interface SeatedPlayer {
  readonly name: string;
  readonly kind: string;
}

/** As long as any name in a save of another world that is known. */
export const MAX_NAME_LENGTH = 32;
/** Marks upon marks make characters as tall as the screen: more of one is not read. */
const MAX_CHARACTER_LENGTH = 12;

/** The name of a player as it can stand anywhere on a screen: on one line, all of it to be seen, and short. */
export function cleanPlayerName(text: string, most = MAX_NAME_LENGTH): string {
  const tidy = replaceUnprintable(text.slice(0, 1000).normalize('NFC')).replaceAll(/\s+/gu, ' ').trim();
  const latestMatch = splitGraphemes(tidy).map((character) => character.slice(0, MAX_CHARACTER_LENGTH));
  return latestMatch.slice(0, most).join('').trim();
}
