/** The board where there is no room for a picture: faculty by faculty, each territory with what it is linked with. */
import { at } from '@ludoteca/kernel';
import { type RenderContext, padRow, type TextRow, textWidth, wrapRow } from '@ludoteca/kit';
import { FACULTIES, type Faculty, NEIGHBOURS, type Territory } from '../board.ts';
import type { Risika } from '../parts.ts';
import { risikaTexts as texts } from '../text/index.ts';
import { toGarrisonSpan, type TerritoryMarks, toMarkSpan, findMarks } from './territory-marks.ts';
import { terminalTexts } from './texts/index.ts';

/** A mark, a letter and up to three figures. */
const GARRISON_WIDTH = 7;

export function drawList(drawing: RenderContext<Risika>): readonly TextRow[] {
  const marks = findMarks(drawing);
  const names = texts[drawing.language].territories;
  const longest = Math.max(...names.map(textWidth));
  const line = (territory: Territory): readonly TextRow[] =>
    wrapRow(toTerritoryRow(drawing, marks, territory, longest), drawing.width, GARRISON_WIDTH + longest + 3);
  return FACULTIES.flatMap(({ territories }, faculty) => [
    toHeading(drawing, faculty),
    ...territories.flatMap(line),
  ]);
}

function toHeading({ language }: RenderContext<Risika>, faculty: Faculty): TextRow {
  const { bonus } = at(FACULTIES, faculty);
  const name = at(texts[language].faculties, faculty);
  return [{ text: name }, { text: `  ${terminalTexts[language].bonus(bonus)}`, role: 'quiet' }];
}

function toTerritoryRow(
  drawing: RenderContext<Risika>,
  marks: TerritoryMarks,
  territory: Territory,
  longest: number,
): TextRow {
  const { territories } = texts[drawing.language];
  const { names } = terminalTexts[drawing.language];
  const linked = at(NEIGHBOURS, territory).map((other) => at(names, other));
  return [
    { text: ' ' },
    ...padRow([toMarkSpan(marks, territory), toGarrisonSpan(drawing, territory)], GARRISON_WIDTH),
    ...padRow([{ text: at(territories, territory) }], longest + 2),
    { text: linked.join(', '), role: 'quiet' },
  ];
}
