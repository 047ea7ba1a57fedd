import { at, type Seat } from '@ludoteca/kernel';
import {
  placeSideBySide,
  truncateRow,
  type RenderContext,
  padRow,
  type TextRow,
  maxRowWidth,
  seatSymbol,
} from '@ludoteca/kit';
import type { Uno } from '../parts.ts';
import { words } from '../text/index.ts';
import { backs, countSpan, nameRows } from './cards.ts';
import { cardKeys } from './keys.ts';

/** Longer names are cut. */
const LONGEST_NAME = 14;
/** No more cards of a hidden hand are drawn. */
const MOST_BACKS = 8;
/** Open hands stand beside the names, or under them where this is not left. */
const LEAST_ROOM = 24;
const COLUMNS_APART = 2;

const seatsOf = ({ view }: RenderContext<Uno>): readonly Seat[] => view.hands.map((_, seat) => seat);

/** Sign and name, with a mark for whoever must decide. */
function nameRow({ names, asked }: RenderContext<Uno>, seat: Seat): TextRow {
  const [name = { text: '' }] = truncateRow([{ text: at(names, seat), role: 'seat', seat }], LONGEST_NAME);
  const row: TextRow = [seatSymbol(seat), { text: ' ' }, name];
  return asked?.seat === seat ? [...row, { text: ' ◂', role: 'possible' }] : row;
}

/** The place that a seat has, if it is known: at the end, or having left (RULES 6.5). */
function placeOf({ view: { hands, left }, outcome }: RenderContext<Uno>, seat: Seat): number | undefined {
  if (outcome !== undefined) return outcome.places[seat];
  return left.includes(seat) ? hands.length - left.indexOf(seat) : undefined;
}

/** How a seat is doing, in a few words. */
function statusRow(drawing: RenderContext<Uno>, seat: Seat): TextRow {
  const { view, asked, language } = drawing;
  const { seats } = words[language];
  const place = placeOf(drawing, seat);
  if (place !== undefined) {
    const rank = seats.place(place);
    if (view.left.includes(seat)) return [{ text: `${seats.out}, ${rank}`, role: 'quiet' }];
    return [{ text: rank, role: place === 1 ? 'good' : 'quiet' }];
  }
  if (asked?.seat !== seat) return [];
  if (asked.prompt === 'owe') return [{ text: seats.owes(asked.frame.count), role: 'warn' }];
  return [{ text: seats.toPlay, role: 'possible' }];
}

/** The seats in a row, hands as backs, with arrows in the direction of play; the last leads round to the first, or back from it. */
export function seatsAcross(drawing: RenderContext<Uno>, apart: number): readonly TextRow[] {
  const { direction, hands } = drawing.view;
  const arrow: readonly TextRow[] = [[], [], [{ text: direction === 1 ? '→' : '←', role: 'quiet' }]];
  const block = (seat: Seat): readonly TextRow[] =>
    [[nameRow(drawing, seat)], backs(at(hands, seat).count, MOST_BACKS), [statusRow(drawing, seat)]].flat();
  return placeSideBySide(
    seatsOf(drawing).flatMap((seat) => [block(seat), arrow]),
    apart,
  );
}

type Cell = (drawing: RenderContext<Uno>, seat: Seat) => TextRow;

const arrowDown: Cell = ({ view }) => [{ text: view.direction === 1 ? '↓' : '↑', role: 'quiet' }];

const backsRow: Cell = ({ view }, seat) => {
  const { count } = at(view.hands, seat);
  return [
    { text: '▌'.repeat(Math.min(count, MOST_BACKS)), role: 'quiet' },
    countSpan(count === 0 ? '–' : ` ${count}`, count),
  ];
};

/** A row for each seat, one under the other. */
const inColumns = (drawing: RenderContext<Uno>, ...cells: readonly Cell[]): readonly TextRow[] =>
  placeSideBySide(
    cells.map((cell) => seatsOf(drawing).map((seat) => cell(drawing, seat))),
    COLUMNS_APART,
  );

/** The seats one under the other, hands as backs, with arrows in the direction of play. */
export const seatsDown = (drawing: RenderContext<Uno>): readonly TextRow[] =>
  inColumns(drawing, arrowDown, nameRow, backsRow, statusRow);

/** The seats one under the other, each with its cards: for judges. */
export function openSeats(drawing: RenderContext<Uno>, width: number): readonly TextRow[] {
  const heads = inColumns(drawing, arrowDown, nameRow, statusRow);
  const column = maxRowWidth(heads);
  const room = width - column - COLUMNS_APART;
  return heads.flatMap((head, seat) => {
    const { cards = [] } = at(drawing.view.hands, seat);
    const keyOf = cardKeys(drawing, seat);
    return room < LEAST_ROOM
      ? [head].concat(nameRows(cards, width, keyOf))
      : placeSideBySide([[padRow(head, column)], nameRows(cards, room, keyOf)], COLUMNS_APART);
  });
}
