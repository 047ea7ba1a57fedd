/** Names on the map: as many lines as they need to stay on their land. */
import { at } from '@ludoteca/kernel';
import type { Territory } from '../board.ts';
import { TERRITORY_DRAWINGS } from './map-data.ts';
import { horizontalExtent } from './territory-paths.ts';

/** In units of the sheet. */
export const LABEL_FONT = { size: 17, line: 17.5 } as const;

const NARROW = 'iljtfrI.,’ ';
const WIDE = 'mwMW';

/** About how wide words are in letters of the face. */
export function estimateTextWidth(words: string, size: number = LABEL_FONT.size): number {
  let width = 0;
  for (const letter of words) width += NARROW.includes(letter) ? 0.33 : WIDE.includes(letter) ? 0.88 : 0.6;
  return width * size;
}

/** Words in lines no wider than that, if they can be broken. */
export function wrapText(words: string, room: number, size?: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && estimateTextWidth(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** How wide a name may be there: the middle is given, so the nearer shore counts. */
function findLabelWidth(territory: Territory): number {
  const { label } = at(TERRITORY_DRAWINGS, territory);
  const [west, east] = horizontalExtent(territory, { x: label.x, y: label.y - LABEL_FONT.size / 3 });
  return 2 * Math.min(label.x - west, east - label.x);
}

export const wrapLabel = (territory: Territory, name: string): readonly string[] =>
  wrapText(name, findLabelWidth(territory));
