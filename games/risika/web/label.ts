/** Names on the map: as many lines as they need to stay on their land. */
import { at } from '@ludoteca/kernel';
import type { Territory } from '../board.ts';
import { LANDS } from './lands.ts';
import { reachAt } from './shapes.ts';

/** In units of the sheet. */
export const LETTERS = { size: 17, line: 17.5 } as const;

const NARROW = 'iljtfrI.,’ ';
const WIDE = 'mwMW';

/** About how wide words are in letters of the face. */
export function widthOf(words: string, size: number = LETTERS.size): number {
  let width = 0;
  for (const letter of words) width += NARROW.includes(letter) ? 0.33 : WIDE.includes(letter) ? 0.88 : 0.6;
  return width * size;
}

/** Words in lines no wider than that, if they can be broken. */
export function linesOf(words: string, room: number, size?: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** How wide a name may be there: the middle is given, so the nearer shore counts. */
function roomFor(territory: Territory): number {
  const { label } = at(LANDS, territory);
  const [west, east] = reachAt(territory, { x: label.x, y: label.y - LETTERS.size / 3 });
  return 2 * Math.min(label.x - west, east - label.x);
}

export const labelLines = (territory: Territory, name: string): readonly string[] =>
  linesOf(name, roomFor(territory));
