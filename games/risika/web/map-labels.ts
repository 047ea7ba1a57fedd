/** Wraps the names of territories so that they stay on their shape. */
import { at } from '@ludoteca/kernel';
import type { Territory } from '../board.ts';
import { TERRITORY_DRAWINGS } from './map-data.ts';
import { horizontalExtent } from './territory-paths.ts';

/** In units of MAP_SIZE. */
export const LABEL_FONT = { size: 18.6, line: 18.6 } as const;

const NARROW = 'iljtfrI.,’ ';
const WIDE = 'mwMW';

export function estimateTextWidth(text: string, size: number = LABEL_FONT.size): number {
  let width = 0;
  for (const letter of text) width += NARROW.includes(letter) ? 0.33 : WIDE.includes(letter) ? 0.88 : 0.6;
  return width * size;
}

/** Breaks a text at blanks into lines of at most this width. */
export function wrapText(text: string, maxWidth: number, size?: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && estimateTextWidth(longer, size) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The width around the middle of the label up to the nearer coast. */
function findLabelWidth(territory: Territory): number {
  const { label } = at(TERRITORY_DRAWINGS, territory);
  const [west, east] = horizontalExtent(territory, { x: label.x, y: label.y - LABEL_FONT.size / 3 });
  return 2 * Math.min(label.x - west, east - label.x);
}

/** The name on the map. The longest English word is abbreviated, since no territory is wide enough for it. */
export const abbreviateName = (name: string): string => name.replace('Engineering', 'Eng.');

export const wrapLabel = (territory: Territory, name: string): readonly string[] =>
  wrapText(abbreviateName(name), findLabelWidth(territory));
