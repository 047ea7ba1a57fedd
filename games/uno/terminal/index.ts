import { at } from '@ludoteca/kernel';
import {
  beside,
  cutRow,
  type Drawing,
  type Row,
  rowsWidth,
  seatSign,
  stacked,
  type TerminalFace,
} from '@ludoteca/kit';
import { cardOf, SUITS, suitOf } from '../cards.ts';
import type { Uno } from '../parts.ts';
import { words } from '../text/index.ts';
import { suitRole } from '../text/signs.ts';
import { faceDown, faceUp, fan, nameRows } from './cards.ts';
import { cardKeys, stockKey } from './keys.ts';
import { openSeats, seatsAcross, seatsDown } from './seats.ts';

/** Between the table and the seats; between the seats, the first that fits. */
const APART = 4;
const SEATS_APART = [4, 2];
/** Open hands need so much beside the table. */
const LEAST_ROOM = 40;

/** The stock: whoever may buy finds it marked. */
function stock(drawing: Drawing<Uno>): readonly Row[] {
  const { stock: name } = words[drawing.language].zones;
  const key = stockKey(drawing);
  const head: Row =
    key === undefined ? [{ text: name, role: 'quiet' }] : [{ text: `▸ ${name}`, role: 'possible' }];
  return [head, ...faceDown(drawing.view.stock.count, key)];
}

/** The card on the table; where its own suit is not the one to follow, that one too. */
function table({ view: { pile, value, suit }, language }: Drawing<Uno>): readonly Row[] {
  const { zones } = words[language];
  const card = pile.at(-1) ?? cardOf(value, suit);
  const rows: readonly Row[] = [[{ text: zones.table, role: 'quiet' }], ...faceUp(card)];
  return suitOf(card) === suit
    ? rows
    : [...rows, [{ text: zones.follow(at(SUITS, suit)), role: suitRole(suit) }]];
}

/** Stock, table and seats: side by side where there is room. */
function upperHalf(drawing: Drawing<Uno>): readonly Row[] {
  const { watcher, width } = drawing;
  const middle = beside([stock(drawing), table(drawing)], 2);
  const room = width - rowsWidth(middle) - APART;
  const seats =
    watcher === 'judge'
      ? openSeats(drawing, room < LEAST_ROOM ? width : room)
      : (SEATS_APART.map((apart) => seatsAcross(drawing, apart)).find((rows) => rowsWidth(rows) <= room) ??
        seatsDown(drawing));
  return rowsWidth(seats) <= room ? beside([middle, seats], APART) : stacked([middle, seats]);
}

/** The own hand, nearest to the question. */
function ownHand(drawing: Drawing<Uno>): readonly Row[] {
  const { view, watcher, names, language, width } = drawing;
  if (typeof watcher !== 'number') return [];
  const { cards = [] } = at(view.hands, watcher);
  const name = words[language].zones.hand(at(names, watcher));
  const head: Row = [seatSign(watcher), { text: ` ${name}`, role: 'seat', seat: watcher }];
  return [head, ...fan(cards, width, cardKeys(drawing, watcher))];
}

/** What judges see of the stock: the next card last. */
function openStock({ view, language, width }: Drawing<Uno>): readonly Row[] {
  const { cards } = view.stock;
  if (cards === undefined) return [];
  return [[{ text: words[language].zones.stock, role: 'quiet' }], ...nameRows(cards, width)];
}

/** Stock, table and everybody's hands above, the own hand below. */
export const terminal: TerminalFace<Uno> = {
  draw: (drawing) =>
    stacked([upperHalf(drawing), openStock(drawing), ownHand(drawing)]).map((row) =>
      cutRow(row, drawing.width),
    ),
};
