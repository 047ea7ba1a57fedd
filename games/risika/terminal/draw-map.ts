/**
 * Draws the board as a map. Territories are placed in seven columns and seven rows over the lines of the links; each has two rows, its
 * name and its garrison.
 */
import { at } from '@ludoteca/kernel';
import { Canvas, padRow, type RenderContext, type TextRow } from '@ludoteca/kit';
import { FACULTIES, FACULTY_OF, type Faculty, type Territory } from '../board.ts';
import type { Risika } from '../parts.ts';
import {
  GARRISON_WIDTH,
  toGarrisonSpan,
  type TerritoryMarks,
  toMarkSpan,
  findMarks,
} from './territory-marks.ts';
import { terminalTexts } from './texts/index.ts';

/** Maximum width of a name. */
export const NAME_WIDTH = 11;
/** Maximum width of the short name of a faculty: it is drawn at the right of the garrison. */
export const FACULTY_WIDTH = 4;
export const MAP_WIDTH = 96;
/** The bonuses are at the left of the lowest territory. */
const BONUSES = { left: 1, top: 17, columns: 3, columnWidth: 10 } as const;

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

/** The position of the name of a territory; its garrison is below. */
export function positionOf(territory: Territory): { readonly left: number; readonly top: number } {
  const [column, row] = at(POSITIONS, territory);
  return { left: 1 + column * (NAME_WIDTH + 3), top: row * 3 };
}

/** The lines at the left and right edges are one link, which leads around the board. */
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
  context: RenderContext<Risika>,
  marks: TerritoryMarks,
  territory: Territory,
): readonly TextRow[] => {
  const name = at(terminalTexts[context.language].names, territory);
  const isMarked = marks.origins.has(territory) || marks.targets.has(territory);
  return [
    [isMarked ? { text: name, role: 'possible' } : { text: name }],
    [
      ...padRow([toMarkSpan(marks, territory), toGarrisonSpan(context, territory)], GARRISON_WIDTH),
      { text: formatFaculty(context, at(FACULTY_OF, territory)), role: 'quiet' },
    ],
  ];
};

const formatFaculty = ({ language }: RenderContext<Risika>, faculty: Faculty): string =>
  at(terminalTexts[language].faculties, faculty).padStart(FACULTY_WIDTH);

/** A heading, then the bonus of each faculty, in columns. */
function drawBonuses(context: RenderContext<Risika>): readonly TextRow[] {
  const texts = terminalTexts[context.language];
  const items = FACULTIES.map((area, faculty) =>
    `${at(texts.faculties, faculty)} ${texts.bonus(area.bonus)}`.padEnd(BONUSES.columnWidth),
  );
  const rows = Array.from({ length: Math.ceil(items.length / BONUSES.columns) }, (_, row) =>
    items.slice(row * BONUSES.columns, (row + 1) * BONUSES.columns).join(''),
  );
  return [texts.bonuses, ...rows].map((text) => [{ text, role: 'quiet' }]);
}

export function drawMap(context: RenderContext<Risika>): readonly TextRow[] {
  const canvas = new Canvas();
  const marks = findMarks(context);
  canvas.lay(
    0,
    0,
    LINK_LINES.map((text) => [{ text, role: 'quiet' }]),
  );
  for (const territory of POSITIONS.keys()) {
    const { left, top } = positionOf(territory);
    canvas.lay(left, top, drawTerritory(context, marks, territory));
  }
  canvas.lay(BONUSES.left, BONUSES.top, drawBonuses(context));
  return canvas.rows();
}
