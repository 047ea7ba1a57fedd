import { at } from '@ludoteca/kernel';
import {
  placeSideBySide,
  truncateRow,
  type RenderContext,
  type TextRow,
  maxRowWidth,
  seatSymbol,
  stackBlocks,
  type TerminalRenderer,
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
function stock(drawing: RenderContext<Uno>): readonly TextRow[] {
  const { stock: name } = words[drawing.language].zones;
  const key = stockKey(drawing);
  const head: TextRow =
    key === undefined ? [{ text: name, role: 'quiet' }] : [{ text: `▸ ${name}`, role: 'possible' }];
  return [head, ...faceDown(drawing.view.stock.count, key)];
}

/** The card on the table; where its own suit is not the one to follow, that one too. */
function table({ view: { pile, value, suit }, language }: RenderContext<Uno>): readonly TextRow[] {
  const { zones } = words[language];
  const card = pile.at(-1) ?? cardOf(value, suit);
  const rows: readonly TextRow[] = [[{ text: zones.table, role: 'quiet' }], ...faceUp(card)];
  return suitOf(card) === suit
    ? rows
    : [...rows, [{ text: zones.follow(at(SUITS, suit)), role: suitRole(suit) }]];
}

/** Stock, table and seats: side by side where there is room. */
function upperHalf(drawing: RenderContext<Uno>): readonly TextRow[] {
  const { watcher, width } = drawing;
  const middle = placeSideBySide([stock(drawing), table(drawing)], 2);
  const room = width - maxRowWidth(middle) - APART;
  const seats =
    watcher === 'judge'
      ? openSeats(drawing, room < LEAST_ROOM ? width : room)
      : (SEATS_APART.map((apart) => seatsAcross(drawing, apart)).find((rows) => maxRowWidth(rows) <= room) ??
        seatsDown(drawing));
  return maxRowWidth(seats) <= room ? placeSideBySide([middle, seats], APART) : stackBlocks([middle, seats]);
}

/** The own hand, nearest to the question. */
function ownHand(drawing: RenderContext<Uno>): readonly TextRow[] {
  const { view, watcher, names, language, width } = drawing;
  if (typeof watcher !== 'number') return [];
  const { cards = [] } = at(view.hands, watcher);
  const name = words[language].zones.hand(at(names, watcher));
  const head: TextRow = [seatSymbol(watcher), { text: ` ${name}`, role: 'seat', seat: watcher }];
  return [head, ...fan(cards, width, cardKeys(drawing, watcher))];
}

/** What judges see of the stock: the next card last. */
function openStock({ view, language, width }: RenderContext<Uno>): readonly TextRow[] {
  const { cards } = view.stock;
  if (cards === undefined) return [];
  return [[{ text: words[language].zones.stock, role: 'quiet' }], ...nameRows(cards, width)];
}

/** Stock, table and everybody's hands above, the own hand below. */
export const terminal: TerminalRenderer<Uno> = {
  draw: (drawing) =>
    stackBlocks([upperHalf(drawing), openStock(drawing), ownHand(drawing)]).map((row) =>
      truncateRow(row, drawing.width),
    ),
};
