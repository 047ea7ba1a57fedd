/** Rows for one player: status, room, area and the known part of the hand. */
import { at, type Seat } from '@ludoteca/kernel';
import {
  type RenderContext,
  flowRows,
  type TablePart,
  type TextRow,
  seatSymbol,
  type TextSpan,
} from '@ludoteca/kit';
import type { CardName, Students } from '../parts.ts';
import { studentsTexts } from '../text/index.ts';
import { findAimKey, findInPlayKeys } from './option-keys.ts';
import { toCardSpan } from './card-colours.ts';
import { summarizeSeat } from '../seat-summary.ts';

const GAP = 3;
const INDENT: TextSpan = { text: '    ' };

/** A square for each student that is needed to win. */
function progressRow({ view, language }: RenderContext<Students>, seat: Seat): TextRow {
  const { students } = summarizeSeat(view, seat);
  const done = '■'.repeat(Math.min(students, view.students));
  const due = '□'.repeat(Math.max(0, view.students - students));
  const role = students >= view.students - 1 ? 'warn' : 'good';
  return [
    { text: done, role },
    { text: due, role: 'quiet' },
    { text: ` ${studentsTexts[language].zones.students(students, view.students)}` },
  ];
}

function headingRow(context: RenderContext<Students>, seat: Seat): TextRow {
  const { view, names, asked, language } = context;
  const { zones } = studentsTexts[language];
  const key = findAimKey(context, seat);
  const mark: TextSpan = { text: asked?.seat === seat ? '▸ ' : '  ', role: 'possible' };
  const name: TextRow = [mark, seatSymbol(seat), { text: ` ${at(names, seat)}`, role: 'seat', seat }];
  if (view.left.includes(seat)) return [...name, { text: `  ${zones.left}`, role: 'quiet' }];
  const aim: TextRow = key === undefined ? [] : [{ text: `  ▸${key}`, role: 'possible' }];
  const warning: TextRow = summarizeSeat(view, seat).cannotWin
    ? [{ text: `  ${zones.engineer}`, role: 'warn' }]
    : [];
  return [...name, ...aim, { text: '  ' }, ...progressRow(context, seat), ...warning];
}

const indent = (row: TextRow): TextRow => [INDENT, ...row];

function titledRows(title: string, items: readonly TextRow[], width: number): readonly TextRow[] {
  if (items.length === 0) return [];
  const head: TextRow = [{ text: `${title}:`, role: 'quiet' }];
  return flowRows([head, ...items], width - INDENT.text.length, GAP).map(indent);
}

/** A card by its name, with its key if it can be chosen. */
export function drawCardName(
  { view }: RenderContext<Students>,
  card: CardName,
  key: string | undefined,
): TextRow {
  const name = toCardSpan(view, card);
  return key === undefined ? [name] : [{ text: `▸${key} `, role: 'possible' }, name];
}

/** The part of a hand that the watcher knows. */
function knownHandRows(context: RenderContext<Students>, seat: Seat): readonly TextRow[] {
  const { view, watcher, language } = context;
  if (watcher === seat) return [];
  const { count, known } = at(view.hands, seat);
  const hidden = count - known.length;
  const { back } = studentsTexts[language].zones;
  const backs: readonly TextRow[] = hidden === 0 ? [] : [[{ text: `${hidden} × ${back}`, role: 'quiet' }]];
  return [...known.map((card) => drawCardName(context, card, undefined)), ...backs];
}

/** The whole player, then heading and cards in few rows, and for other players the heading with the number of cards. */
export function drawPlayer(context: RenderContext<Students>, seat: Seat): TablePart['forms'] {
  const { view, language, width, watcher } = context;
  const { zones } = studentsTexts[language];
  const keys = findInPlayKeys(context, seat);
  const rowsInPlay = (cards: readonly CardName[]): readonly TextRow[] =>
    cards.map((card) => drawCardName(context, card, keys(card)));
  const heading = headingRow(context, seat);
  const room = rowsInPlay(at(view.rooms, seat));
  const area = rowsInPlay(at(view.areas, seat));
  const known = knownHandRows(context, seat);
  const count: TextRow = [
    { text: `${zones.inRoom} ${room.length}   ${zones.cards} ${at(view.hands, seat).count}`, role: 'quiet' },
  ];
  return [
    [
      heading,
      ...titledRows(zones.inRoom, room, width),
      ...titledRows(zones.beside, area, width),
      ...titledRows(zones.cards, known, width),
    ],
    flowRows([heading, ...room, ...area, ...known], width, GAP),
    ...(seat === watcher ? [] : [flowRows([heading, count], width, GAP)]),
  ];
}
