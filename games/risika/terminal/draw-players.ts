import { at, type Seat } from '@ludoteca/kernel';
import { placeSideBySide, type RenderContext, type TextRow, wrapRow } from '@ludoteca/kit';
import { FACULTIES } from '../board.ts';
import { COLOURS, NO_COLOUR, type Risika } from '../parts.ts';
import { risikaTexts as texts } from '../text/index.ts';
import { toColouredSpan, assignLetters } from './territory-marks.ts';
import { terminalTexts } from './texts/index.ts';

/** Between the columns of the table of players. */
const COLUMN_GAP = 2;

type DrawCell = (drawing: RenderContext<Risika>, seat: Seat) => TextRow;

const drawName: DrawCell = ({ view, names, asked }, seat) => [
  { text: asked?.seat === seat ? '▸ ' : '  ', role: 'possible' },
  toColouredSpan(`${at(assignLetters(names), seat)} ${at(names, seat)}`, at(view.colours, seat)),
];

const drawColour: DrawCell = ({ view, language }, seat) => {
  const chosen = at(view.colours, seat);
  return chosen === NO_COLOUR ? [] : [{ text: texts[language].colours[at(COLOURS, chosen)], role: 'quiet' }];
};

const listArmies = ({ view }: RenderContext<Risika>, seat: Seat): readonly number[] =>
  view.armies.filter((_, territory) => view.owners[territory] === seat);

const isOut = ({ view }: RenderContext<Risika>, seat: Seat): boolean => view.out.includes(seat);

const drawTerritories: DrawCell = (drawing, seat) => {
  const said = terminalTexts[drawing.language];
  if (isOut(drawing, seat)) return [{ text: said.out, role: 'quiet' }];
  return [{ text: said.territories(listArmies(drawing, seat).length) }];
};

const drawArmies: DrawCell = (drawing, seat) =>
  isOut(drawing, seat)
    ? []
    : [
        {
          text: terminalTexts[drawing.language].armies(
            listArmies(drawing, seat).reduce((sum, count) => sum + count, 0),
          ),
        },
      ];

const drawCards: DrawCell = ({ view, language }, seat) => {
  const { count } = at(view.hands, seat);
  return count === 0 ? [] : [{ text: terminalTexts[language].cards(count) }];
};

const drawReserve: DrawCell = ({ view, language }, seat) => {
  const count = at(view.reserve, seat);
  return count === 0 ? [] : [{ text: terminalTexts[language].reserve(count), role: 'warn' }];
};

/** The faculties that are held entirely, with what they bring. */
const drawFaculties: DrawCell = ({ view, language }, seat) => {
  const whole = FACULTIES.flatMap(({ territories: all, bonus }, faculty) =>
    all.every((territory) => view.owners[territory] === seat)
      ? [`${at(texts[language].faculties, faculty)} ${terminalTexts[language].bonus(bonus)}`]
      : [],
  );
  return whole.length === 0 ? [] : [{ text: whole.join(', '), role: 'good' }];
};

/** What does not fit a line goes on below, under the names. */
const INDENT = 4;

/** Everybody and how they are doing, a row each. */
export function drawPlayers(drawing: RenderContext<Risika>): readonly TextRow[] {
  const { view, language, names, width } = drawing;
  const columns = [
    drawName,
    drawColour,
    drawTerritories,
    drawArmies,
    drawCards,
    drawReserve,
    drawFaculties,
  ].map((cell) => names.map((_, seat) => cell(drawing, seat)));
  const rows = placeSideBySide(columns, COLUMN_GAP).flatMap((row) => wrapRow(row, width, INDENT));
  return view.round === 0
    ? rows
    : [[{ text: terminalTexts[language].round(view.round), role: 'quiet' }], ...rows];
}
