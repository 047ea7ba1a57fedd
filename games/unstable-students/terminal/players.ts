import { at, type Seat } from '@ludoteca/kernel';
import { type RenderContext, flowRows, type TextRow, seatSymbol, type TextSpan } from '@ludoteca/kit';
import type { CardName, Students } from '../parts.ts';
import { hasType, STUDENT_TYPES } from '../deck/indexed-deck.ts';
import { studentsTexts } from '../text/index.ts';
import { aimKey, inPlayKeys } from './keys.ts';
import { definitionIn, colourByType } from './card-colours.ts';

const GAP = 3;
const INDENT: TextSpan = { text: '    ' };

/** The way to win: a square for each student that is needed. */
function progressRow({ view, language }: RenderContext<Students>, seat: Seat): TextRow {
  const count = at(view.rooms, seat).filter((card) =>
    hasType(STUDENT_TYPES, definitionIn(view, card).type),
  ).length;
  const done = '■'.repeat(Math.min(count, view.students));
  const due = '□'.repeat(Math.max(0, view.students - count));
  const role = count >= view.students - 1 ? 'warn' : 'good';
  return [
    { text: done, role },
    { text: due, role: 'quiet' },
    { text: ` ${studentsTexts[language].zones.students(count, view.students)}` },
  ];
}

function headingRow(drawing: RenderContext<Students>, seat: Seat): TextRow {
  const { view, names, asked, language } = drawing;
  const { zones } = studentsTexts[language];
  const key = aimKey(drawing, seat);
  const mark: TextSpan = { text: asked?.seat === seat ? '▸ ' : '  ', role: 'possible' };
  const name: TextRow = [mark, seatSymbol(seat), { text: ` ${at(names, seat)}`, role: 'seat', seat }];
  if (view.left.includes(seat)) return [...name, { text: `  ${zones.left}`, role: 'quiet' }];
  const faces = at(view.areas, seat).map((card) => definitionIn(view, card));
  const aim: TextRow = key === undefined ? [] : [{ text: `  ▸${key}`, role: 'possible' }];
  const engineer: TextRow = faces.some(({ preventsWin: engineers }) => engineers)
    ? [{ text: `  ${zones.engineer}`, role: 'warn' }]
    : [];
  return [...name, ...aim, { text: '  ' }, ...progressRow(drawing, seat), ...engineer];
}

const indent = (row: TextRow): TextRow => [INDENT, ...row];

/** A short title, and what it is of. */
function titledRows(title: string, items: readonly TextRow[], width: number): readonly TextRow[] {
  if (items.length === 0) return [];
  const head: TextRow = [{ text: `${title}:`, role: 'quiet' }];
  return flowRows([head, ...items], width - INDENT.text.length, GAP).map(indent);
}

/** A card by its name; one that can be chosen with its key. */
function cardRow({ view }: RenderContext<Students>, card: CardName, key: string | undefined): TextRow {
  const name = colourByType(card, definitionIn(view, card));
  return key === undefined ? [name] : [{ text: `▸${key} `, role: 'possible' }, name];
}

/** What others know of a hand. */
function knownHandRows(drawing: RenderContext<Students>, seat: Seat): readonly TextRow[] {
  const { view, watcher, language } = drawing;
  if (watcher === seat) return [];
  const { count, known } = at(view.hands, seat);
  const hidden = count - known.length;
  const { back } = studentsTexts[language].zones;
  const backs: readonly TextRow[] = hidden === 0 ? [] : [[{ text: `${hidden} × ${back}`, role: 'quiet' }]];
  return [...known.map((card) => cardRow(drawing, card, undefined)), ...backs];
}

/** Somebody's room, bonus and malus cards, and what is known of the hand. */
export function playerRows(drawing: RenderContext<Students>, seat: Seat): readonly TextRow[] {
  const { view, language, width } = drawing;
  const { zones } = studentsTexts[language];
  const keyOf = inPlayKeys(drawing, seat);
  const laid = (cards: readonly CardName[]): readonly TextRow[] =>
    cards.map((card) => cardRow(drawing, card, keyOf(card)));
  return [
    headingRow(drawing, seat),
    ...titledRows(zones.inRoom, laid(at(view.rooms, seat)), width),
    ...titledRows(zones.beside, laid(at(view.areas, seat)), width),
    ...titledRows(zones.cards, knownHandRows(drawing, seat), width),
  ];
}
