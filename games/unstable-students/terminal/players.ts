import { at, type Seat } from '@ludoteca/kernel';
import { type RenderContext, flowRows, type TextRow, seatSymbol, type TextSpan } from '@ludoteca/kit';
import type { Name, Students } from '../parts.ts';
import { has, STUDENTS } from '../rules/pack.ts';
import { words } from '../text/index.ts';
import { aimKey, laidKeys } from './keys.ts';
import { faceOf, inked } from './types.ts';

const APART = 3;
const INDENT: TextSpan = { text: '    ' };

/** The way to win: a square for each student that is needed. */
function way({ view, language }: RenderContext<Students>, seat: Seat): TextRow {
  const count = at(view.rooms, seat).filter((card) => has(STUDENTS, faceOf(view, card).type)).length;
  const done = '■'.repeat(Math.min(count, view.students));
  const due = '□'.repeat(Math.max(0, view.students - count));
  const role = count >= view.students - 1 ? 'warn' : 'good';
  return [
    { text: done, role },
    { text: due, role: 'quiet' },
    { text: ` ${words[language].zones.students(count, view.students)}` },
  ];
}

function headRow(drawing: RenderContext<Students>, seat: Seat): TextRow {
  const { view, names, asked, language } = drawing;
  const { zones } = words[language];
  const key = aimKey(drawing, seat);
  const mark: TextSpan = { text: asked?.seat === seat ? '▸ ' : '  ', role: 'possible' };
  const name: TextRow = [mark, seatSymbol(seat), { text: ` ${at(names, seat)}`, role: 'seat', seat }];
  if (view.left.includes(seat)) return [...name, { text: `  ${zones.left}`, role: 'quiet' }];
  const faces = at(view.areas, seat).map((card) => faceOf(view, card));
  const aim: TextRow = key === undefined ? [] : [{ text: `  ▸${key}`, role: 'possible' }];
  const engineer: TextRow = faces.some(({ engineers }) => engineers)
    ? [{ text: `  ${zones.engineer}`, role: 'warn' }]
    : [];
  return [...name, ...aim, { text: '  ' }, ...way(drawing, seat), ...engineer];
}

const indented = (row: TextRow): TextRow => [INDENT, ...row];

/** A short title, and what it is of. */
function titled(title: string, items: readonly TextRow[], width: number): readonly TextRow[] {
  if (items.length === 0) return [];
  const head: TextRow = [{ text: `${title}:`, role: 'quiet' }];
  return flowRows([head, ...items], width - INDENT.text.length, APART).map(indented);
}

/** A card by its name; one that can be chosen with its key. */
function named({ view }: RenderContext<Students>, card: Name, key: string | undefined): TextRow {
  const name = inked(card, faceOf(view, card));
  return key === undefined ? [name] : [{ text: `▸${key} `, role: 'possible' }, name];
}

/** What others know of a hand. */
function handItems(drawing: RenderContext<Students>, seat: Seat): readonly TextRow[] {
  const { view, watcher, language } = drawing;
  if (watcher === seat) return [];
  const { count, known } = at(view.hands, seat);
  const hidden = count - known.length;
  const { back } = words[language].zones;
  const backs: readonly TextRow[] = hidden === 0 ? [] : [[{ text: `${hidden} × ${back}`, role: 'quiet' }]];
  return [...known.map((card) => named(drawing, card, undefined)), ...backs];
}

/** Somebody's room, bonus and malus cards, and what is known of the hand. */
export function playerRows(drawing: RenderContext<Students>, seat: Seat): readonly TextRow[] {
  const { view, language, width } = drawing;
  const { zones } = words[language];
  const keyOf = laidKeys(drawing, seat);
  const laid = (cards: readonly Name[]): readonly TextRow[] =>
    cards.map((card) => named(drawing, card, keyOf(card)));
  return [
    headRow(drawing, seat),
    ...titled(zones.inRoom, laid(at(view.rooms, seat)), width),
    ...titled(zones.beside, laid(at(view.areas, seat)), width),
    ...titled(zones.cards, handItems(drawing, seat), width),
  ];
}
