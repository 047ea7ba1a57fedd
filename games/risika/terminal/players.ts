import { at, type Seat } from '@ludoteca/kernel';
import { placeSideBySide, type RenderContext, type TextRow, wrapRow } from '@ludoteca/kit';
import { FACULTIES } from '../board.ts';
import { COLOURS, NO_COLOUR, type Risika } from '../parts.ts';
import { words as texts } from '../text/index.ts';
import { inColour, lettersOf } from './marks.ts';
import { words } from './words.ts';

/** Between the columns of the table of players. */
const APART = 2;

type Cell = (drawing: RenderContext<Risika>, seat: Seat) => TextRow;

const who: Cell = ({ view, names, asked }, seat) => [
  { text: asked?.seat === seat ? '▸ ' : '  ', role: 'possible' },
  inColour(`${at(lettersOf(names), seat)} ${at(names, seat)}`, at(view.colours, seat)),
];

const colour: Cell = ({ view, language }, seat) => {
  const chosen = at(view.colours, seat);
  return chosen === NO_COLOUR ? [] : [{ text: texts[language].colours[at(COLOURS, chosen)], role: 'quiet' }];
};

const held = ({ view }: RenderContext<Risika>, seat: Seat): readonly number[] =>
  view.armies.filter((_, territory) => view.owners[territory] === seat);

const isOut = ({ view }: RenderContext<Risika>, seat: Seat): boolean => view.out.includes(seat);

const territories: Cell = (drawing, seat) => {
  const said = words[drawing.language];
  if (isOut(drawing, seat)) return [{ text: said.out, role: 'quiet' }];
  return [{ text: said.territories(held(drawing, seat).length) }];
};

const armies: Cell = (drawing, seat) =>
  isOut(drawing, seat)
    ? []
    : [{ text: words[drawing.language].armies(held(drawing, seat).reduce((sum, count) => sum + count, 0)) }];

const cards: Cell = ({ view, language }, seat) => {
  const { count } = at(view.hands, seat);
  return count === 0 ? [] : [{ text: words[language].cards(count) }];
};

const reserve: Cell = ({ view, language }, seat) => {
  const count = at(view.reserve, seat);
  return count === 0 ? [] : [{ text: words[language].reserve(count), role: 'warn' }];
};

/** The faculties that are held entirely, with what they bring. */
const faculties: Cell = ({ view, language }, seat) => {
  const whole = FACULTIES.flatMap(({ territories: all, bonus }, faculty) =>
    all.every((territory) => view.owners[territory] === seat)
      ? [`${at(texts[language].faculties, faculty)} ${words[language].bonus(bonus)}`]
      : [],
  );
  return whole.length === 0 ? [] : [{ text: whole.join(', '), role: 'good' }];
};

/** What does not fit a line goes on below, under the names. */
const INDENT = 4;

/** Everybody and how they are doing, a row each. */
export function playersTable(drawing: RenderContext<Risika>): readonly TextRow[] {
  const { view, language, names, width } = drawing;
  const columns = [who, colour, territories, armies, cards, reserve, faculties].map((cell) =>
    names.map((_, seat) => cell(drawing, seat)),
  );
  const rows = placeSideBySide(columns, APART).flatMap((row) => wrapRow(row, width, INDENT));
  return view.round === 0 ? rows : [[{ text: words[language].round(view.round), role: 'quiet' }], ...rows];
}
