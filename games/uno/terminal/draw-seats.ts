/** Draws the seats with their hands and status. */
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

const MAX_NAME_WIDTH = 14;
/** Maximum number of backs drawn for a hidden hand. */
const MAX_BACKS = 8;
/** Open hands are drawn below the names if less than this is left beside them. */
const MIN_HAND_WIDTH = 24;
const COLUMN_GAP = 2;

const seatsOf = ({ view }: RenderContext<Uno>): readonly Seat[] => view.hands.map((_, seat) => seat);

/** Symbol and name, with a mark if the seat is asked. */
function drawName({ names, asked }: RenderContext<Uno>, seat: Seat): TextRow {
  const [name = { text: '' }] = truncateRow([{ text: at(names, seat), role: 'seat', seat }], MAX_NAME_WIDTH);
  const row: TextRow = [seatSymbol(seat), { text: ' ' }, name];
  return asked?.seat === seat ? [...row, { text: ' ◂', role: 'possible' }] : row;
}

/** The place of a seat, known at the end or after leaving (RULES 6.5). */
function findPlace({ view: { hands, left }, outcome }: RenderContext<Uno>, seat: Seat): number | undefined {
  if (outcome !== undefined) return outcome.places[seat];
  return left.includes(seat) ? hands.length - left.indexOf(seat) : undefined;
}

function drawStatus(context: RenderContext<Uno>, seat: Seat): TextRow {
  const { view, asked, language } = context;
  const { seats } = unoTexts[language];
  const place = findPlace(context, seat);
  if (place !== undefined) {
    const rank = seats.place(place);
    if (view.left.includes(seat)) return [{ text: `${seats.out}, ${rank}`, role: 'quiet' }];
    return [{ text: rank, role: place === 1 ? 'good' : 'quiet' }];
  }
  if (asked?.seat !== seat) return [];
  if (asked.prompt === 'owe') return [{ text: seats.owes(asked.frame.count), role: 'warn' }];
  return [{ text: seats.toPlay, role: 'possible' }];
}

/** The seats in a row with arrows in the direction of play; the last arrow leads back to the first seat. */
export function drawSeatsInRow(context: RenderContext<Uno>, gap: number): readonly TextRow[] {
  const { direction, hands } = context.view;
  const arrow: readonly TextRow[] = [[], [], [{ text: direction === 1 ? '→' : '←', role: 'quiet' }]];
  const block = (seat: Seat): readonly TextRow[] =>
    [
      [drawName(context, seat)],
      drawBacks(at(hands, seat).count, MAX_BACKS),
      [drawStatus(context, seat)],
    ].flat();
  return placeSideBySide(
    seatsOf(context).flatMap((seat) => [block(seat), arrow]),
    gap,
  );
}

/** One item for each seat, with name, number of cards and status, and the direction of play. */
export function drawSeatItems(context: RenderContext<Uno>): readonly TextRow[] {
  const { hands, direction } = context.view;
  const drawItem = (seat: Seat): TextRow => {
    const { count } = at(hands, seat);
    const status = drawStatus(context, seat);
    return [
      ...drawName({ ...context, asked: undefined }, seat),
      toCountSpan(` ${count}`, count),
      ...(status.length === 0 ? [] : [{ text: ' ' }, ...status]),
    ];
  };
  return [...seatsOf(context).map(drawItem), [{ text: direction === 1 ? '→' : '←', role: 'quiet' }]];
}

type DrawCell = (context: RenderContext<Uno>, seat: Seat) => TextRow;

const drawArrow: DrawCell = ({ view }) => [{ text: view.direction === 1 ? '↓' : '↑', role: 'quiet' }];

const drawBacksInLine: DrawCell = ({ view }, seat) => {
  const { count } = at(view.hands, seat);
  return [
    { text: '▌'.repeat(Math.min(count, MAX_BACKS)), role: 'quiet' },
    toCountSpan(count === 0 ? '–' : ` ${count}`, count),
  ];
};

/** One row for each seat, one column for each kind of cell. */
const drawColumns = (context: RenderContext<Uno>, ...cells: readonly DrawCell[]): readonly TextRow[] =>
  placeSideBySide(
    cells.map((cell) => seatsOf(context).map((seat) => cell(context, seat))),
    COLUMN_GAP,
  );

/** The seats one below the other with hidden hands. */
export const drawSeatsInColumn = (context: RenderContext<Uno>): readonly TextRow[] =>
  drawColumns(context, drawArrow, drawName, drawBacksInLine, drawStatus);

/** The seats one below the other with open hands, for judges. */
export function drawOpenSeats(context: RenderContext<Uno>, width: number): readonly TextRow[] {
  const heads = drawColumns(context, drawArrow, drawName, drawStatus);
  const column = maxRowWidth(heads);
  const room = width - column - COLUMN_GAP;
  return heads.flatMap((head, seat) => {
    const { cards = [] } = at(context.view.hands, seat);
    const keys = findCardKeys(context, seat);
    return room < MIN_HAND_WIDTH
      ? [head].concat(listCards(cards, width, keys))
      : placeSideBySide([[padRow(head, column)], listCards(cards, room, keys)], COLUMN_GAP);
  });
}
