/** Draws the board as a list, for terminals too narrow for the map: each faculty with its territories and their links. */
import { at } from '@ludoteca/kernel';
import { flowRows, type RenderContext, padRow, type TextRow, textWidth, wrapRow } from '@ludoteca/kit';
import { FACULTIES, type Faculty, NEIGHBOURS, type Territory } from '../board.ts';
import type { Risika } from '../parts.ts';
import { risikaTexts } from '../text/index.ts';
import {
  GARRISON_WIDTH,
  toGarrisonSpan,
  type TerritoryMarks,
  toMarkSpan,
  findMarks,
} from './territory-marks.ts';
import { terminalTexts } from './texts/index.ts';

const ITEM_GAP = 2;

export function drawList(context: RenderContext<Risika>): readonly TextRow[] {
  const marks = findMarks(context);
  const names = risikaTexts[context.language].territories;
  const nameWidth = Math.max(...names.map(textWidth));
  const toRows = (territory: Territory): readonly TextRow[] =>
    wrapRow(
      toTerritoryRow(context, marks, territory, nameWidth),
      context.width,
      GARRISON_WIDTH + nameWidth + 3,
    );
  return FACULTIES.flatMap(({ territories }, faculty) => [
    toHeading(context, faculty),
    ...territories.flatMap(toRows),
  ]);
}

function toHeading({ language }: RenderContext<Risika>, faculty: Faculty): TextRow {
  const { bonus } = at(FACULTIES, faculty);
  const name = at(risikaTexts[language].faculties, faculty);
  return [{ text: name }, { text: `  ${terminalTexts[language].bonus(bonus)}`, role: 'quiet' }];
}

function toTerritoryRow(
  context: RenderContext<Risika>,
  marks: TerritoryMarks,
  territory: Territory,
  nameWidth: number,
): TextRow {
  const { territories } = risikaTexts[context.language];
  const { names } = terminalTexts[context.language];
  const linked = at(NEIGHBOURS, territory).map((other) => at(names, other));
  return [
    { text: ' ' },
    ...padRow([toMarkSpan(marks, territory), toGarrisonSpan(context, territory)], GARRISON_WIDTH),
    ...padRow([{ text: at(territories, territory) }], nameWidth + 2),
    { text: linked.join(', '), role: 'quiet' },
  ];
}

/** Short name, mark and garrison: `▸Chemistry A 4`. */
const toTerritoryItem = (
  context: RenderContext<Risika>,
  marks: TerritoryMarks,
  territory: Territory,
): TextRow => [
  { text: `${at(terminalTexts[context.language].names, territory)} ` },
  toMarkSpan(marks, territory, ''),
  toGarrisonSpan(context, territory),
];

/** Each faculty with its territories in a paragraph. */
export function drawFacultyRows(context: RenderContext<Risika>): readonly TextRow[] {
  const marks = findMarks(context);
  return FACULTIES.flatMap(({ territories }, faculty) =>
    flowRows(
      [
        toHeading(context, faculty),
        ...territories.map((territory) => toTerritoryItem(context, marks, territory)),
      ],
      context.width,
      ITEM_GAP,
    ),
  );
}

/** The territories of the options. */
export function drawMarkedTerritories(context: RenderContext<Risika>): readonly TextRow[] {
  const marks = findMarks(context);
  const marked = [...new Set([...marks.targets, ...marks.origins])];
  return flowRows(
    marked.map((territory) => toTerritoryItem(context, marks, territory)),
    context.width,
    ITEM_GAP,
  );
}
