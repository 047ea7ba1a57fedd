/**
 * The board as a picture. Territories stand in seven columns and seven rows, near where they lie on the board; each has two lines, its
 * name and its garrison. They are laid over the links.
 */
import { at } from '@ludoteca/kernel';
import { Canvas, type RenderContext, type TextRow } from '@ludoteca/kit';
import type { Territory } from '../board.ts';
import type { Risika } from '../parts.ts';
import { toGarrisonSpan, type TerritoryMarks, toMarkSpan, findMarks } from './territory-marks.ts';
import { terminalTexts } from './texts/index.ts';

/** Names are no longer. */
export const NAME_WIDTH = 11;
export const MAP_WIDTH = 96;

/** Column and row of each territory. */
// prettier-ignore
const POSITIONS: readonly (readonly [number, number])[] = [
  [1, 0], [0, 1], [1, 1], [0, 2], [0, 3],
  [0, 4], [1, 5], [1, 4],
  [2, 5], [4, 5], [3, 5], [3, 6],
  [2, 1], [2, 2], [3, 1], [4, 1], [2, 3],
  [4, 0], [5, 0], [5, 2], [4, 2], [6, 0],
  [5, 4], [6, 4], [6, 5], [5, 5],
];

/** Where the name of a territory begins: its garrison stands below. */
export function positionOf(territory: Territory): { readonly left: number; readonly top: number } {
  const [column, row] = at(POSITIONS, territory);
  return { left: 1 + column * (NAME_WIDTH + 3), top: row * 3 };
}

/** The line at the left edge and the one at the right edge are the same link: it leads around the board. */
// prettier-ignore
export const LINK_LINES: readonly string[] = [
  '                          ───────────────────────────────',
  '                          ───────┐                                  ───           ───',
  '                   │             │                           │             │             │',
  '                                                                           │             │',
  '            ───                         ───           ───                  │             │',
  '     │                           │             │                           │   ┌─────────┘',
  '                                               │',
  '─                                       ───────┘                    ───           ──────────────',
  '     │                           │                           │             │',
  '                                                             │             │',
  '                                                             │             │',
  '     │                           │                           │             │',
  '                                 │                           │',
  '            ───                  │                           │                    ───',
  '                   │             │                           │             │             │',
  '',
  '                          ───           ───           ───                         ───',
  '                                               │',
  '',
  '',
];

const drawTerritory = (
  drawing: RenderContext<Risika>,
  marks: TerritoryMarks,
  territory: Territory,
): readonly TextRow[] => {
  const name = at(terminalTexts[drawing.language].names, territory);
  const chosen = marks.origins.has(territory) || marks.targets.has(territory);
  return [
    [chosen ? { text: name, role: 'possible' } : { text: name }],
    [toMarkSpan(marks, territory), toGarrisonSpan(drawing, territory)],
  ];
};

export function drawMap(drawing: RenderContext<Risika>): readonly TextRow[] {
  const canvas = new Canvas();
  const marks = findMarks(drawing);
  canvas.lay(
    0,
    0,
    LINK_LINES.map((text) => [{ text, role: 'quiet' }]),
  );
  for (const territory of POSITIONS.keys()) {
    const { left, top } = positionOf(territory);
    canvas.lay(left, top, drawTerritory(drawing, marks, territory));
  }
  return canvas.rows();
}
