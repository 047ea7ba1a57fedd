/** The player at a seat, and its name. */
import { splitGraphemes } from '@ludoteca/kit';
import { replaceUnprintable } from '../terminal/sanitize.ts';

export interface SeatedPlayer {
  readonly name: string;
  readonly kind: string;
}

/** The longest name in any known original save format. */
export const MAX_NAME_LENGTH = 32;
/** Stacked combining marks would make a character as tall as the screen. */
const MAX_CHARACTER_LENGTH = 12;

/** The name on one line, printable and of limited length. */
export function cleanPlayerName(text: string, max = MAX_NAME_LENGTH): string {
  const tidy = replaceUnprintable(text.slice(0, 1000).normalize('NFC')).replaceAll(/\s+/gu, ' ').trim();
  const graphemes = splitGraphemes(tidy).map((character) => character.slice(0, MAX_CHARACTER_LENGTH));
  return graphemes.slice(0, max).join('').trim();
}
