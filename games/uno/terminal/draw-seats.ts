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
import { unoTexts } from '../text/index.ts';
import { drawBacks, toCountSpan, listCards } from './draw-cards.ts';
import { findCardKeys } from './option-keys.ts';

/** Longer names are cut. */
const MAX_NAME_WIDTH = 14;
/** No more cards of a hidden hand are drawn. */
const MAX_BACKS = 8;
/** Open hands stand beside the names, or under them where this is not left. */
const MIN_HAND_WIDTH = 24;
const COLUMN_GAP = 2;

const seatsOf = ({ view }: RenderContext<Uno>): readonly Seat[] => view.hands.map((_, seat) => seat);

/** Sign and name, with a mark for whoever must decide. */
function drawName({ names, asked }: RenderContext<Uno>, seat: Seat): TextRow {
  const [name = { text: '' }] = truncateRow([{ text: at(names, seat), role: 'seat', seat }], MAX_NAME_WIDTH);
  const row: TextRow = [seatSymbol(seat), { text: ' ' }, name];
  return asked?.seat === seat ? [...row, { text: ' ◂', role: 'possible' }] : row;
}

/** The place that a seat has, if it is known: at the end, or having left (RULES 6.5). */
function findPlace({ view: { hands, left }, outcome }: RenderContext<Uno>, seat: Seat): number | undefined {
  if (outcome !== undefined) return outcome.places[seat];
  return left.includes(seat) ? hands.length - left.indexOf(seat) : undefined;
}

/** How a seat is doing, in a few words. */
function drawStatus(drawing: RenderContext<Uno>, seat: Seat): TextRow {
  const { view, asked, language } = drawing;
  const { seats } = unoTexts[language];
  const place = findPlace(drawing, seat);
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
export function drawSeatsInRow(drawing: RenderContext<Uno>, apart: number): readonly TextRow[] {
  const { direction, hands } = drawing.view;
  const arrow: readonly TextRow[] = [[], [], [{ text: direction === 1 ? '→' : '←', role: 'quiet' }]];
  const block = (seat: Seat): readonly TextRow[] =>
    [
      [drawName(drawing, seat)],
      drawBacks(at(hands, seat).count, MAX_BACKS),
      [drawStatus(drawing, seat)],
    ].flat();
  return placeSideBySide(
    seatsOf(drawing).flatMap((seat) => [block(seat), arrow]),
    apart,
  );
}

type DrawCell = (drawing: RenderContext<Uno>, seat: Seat) => TextRow;

const drawArrow: DrawCell = ({ view }) => [{ text: view.direction === 1 ? '↓' : '↑', role: 'quiet' }];

const drawBacksInLine: DrawCell = ({ view }, seat) => {
  const { count } = at(view.hands, seat);
  return [
    { text: '▌'.repeat(Math.min(count, MAX_BACKS)), role: 'quiet' },
    toCountSpan(count === 0 ? '–' : ` ${count}`, count),
  ];
};

/** A row for each seat, one under the other. */
const drawColumns = (drawing: RenderContext<Uno>, ...cells: readonly DrawCell[]): readonly TextRow[] =>
  placeSideBySide(
    cells.map((cell) => seatsOf(drawing).map((seat) => cell(drawing, seat))),
    COLUMN_GAP,
  );

/** The seats one under the other, hands as backs, with arrows in the direction of play. */
export const drawSeatsInColumn = (drawing: RenderContext<Uno>): readonly TextRow[] =>
  drawColumns(drawing, drawArrow, drawName, drawBacksInLine, drawStatus);

/** The seats one under the other, each with its cards: for judges. */
export function drawOpenSeats(drawing: RenderContext<Uno>, width: number): readonly TextRow[] {
  const heads = drawColumns(drawing, drawArrow, drawName, drawStatus);
  const column = maxRowWidth(heads);
  const room = width - column - COLUMN_GAP;
  return heads.flatMap((head, seat) => {
    const { cards = [] } = at(drawing.view.hands, seat);
    const keyOf = findCardKeys(drawing, seat);
    return room < MIN_HAND_WIDTH
      ? [head].concat(listCards(cards, width, keyOf))
      : placeSideBySide([[padRow(head, column)], listCards(cards, room, keyOf)], COLUMN_GAP);
  });
}
