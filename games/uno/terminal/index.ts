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
import { toCard, SUITS, suitOf } from '../cards.ts';
import type { Uno } from '../parts.ts';
import { unoTexts } from '../text/index.ts';
import { suitRole } from '../text/format.ts';
import { drawStock, drawCard, drawHand, listCards } from './draw-cards.ts';
import { findCardKeys, findStockKey } from './option-keys.ts';
import { drawOpenSeats, drawSeatsInRow, drawSeatsInColumn } from './draw-seats.ts';

/** Between the table and the seats; between the seats, the first that fits. */
const TABLE_GAP = 4;
const SEAT_GAPS = [4, 2];
/** Open hands need so much beside the table. */
const MIN_OPEN_HANDS_WIDTH = 40;

/** The stock: whoever may buy finds it marked. */
function drawStockPile(drawing: RenderContext<Uno>): readonly TextRow[] {
  const { stock: name } = unoTexts[drawing.language].zones;
  const key = findStockKey(drawing);
  const head: TextRow =
    key === undefined ? [{ text: name, role: 'quiet' }] : [{ text: `▸ ${name}`, role: 'possible' }];
  return [head, ...drawStock(drawing.view.stock.count, key)];
}

/** The card on the table; where its own suit is not the one to follow, that one too. */
function drawTable({ view: { pile, value, suit }, language }: RenderContext<Uno>): readonly TextRow[] {
  const { zones } = unoTexts[language];
  const card = pile.at(-1) ?? toCard(value, suit);
  const rows: readonly TextRow[] = [[{ text: zones.table, role: 'quiet' }], ...drawCard(card)];
  return suitOf(card) === suit
    ? rows
    : [...rows, [{ text: zones.follow(at(SUITS, suit)), role: suitRole(suit) }]];
}

/** Stock, table and seats: side by side where there is room. */
function drawUpperHalf(drawing: RenderContext<Uno>): readonly TextRow[] {
  const { watcher, width } = drawing;
  const middle = placeSideBySide([drawStockPile(drawing), drawTable(drawing)], 2);
  const room = width - maxRowWidth(middle) - TABLE_GAP;
  const seats =
    watcher === 'judge'
      ? drawOpenSeats(drawing, room < MIN_OPEN_HANDS_WIDTH ? width : room)
      : (SEAT_GAPS.map((apart) => drawSeatsInRow(drawing, apart)).find((rows) => maxRowWidth(rows) <= room) ??
        drawSeatsInColumn(drawing));
  return maxRowWidth(seats) <= room
    ? placeSideBySide([middle, seats], TABLE_GAP)
    : stackBlocks([middle, seats]);
}

/** The own hand, nearest to the question. */
function drawOwnHand(drawing: RenderContext<Uno>): readonly TextRow[] {
  const { view, watcher, names, language, width } = drawing;
  if (typeof watcher !== 'number') return [];
  const { cards = [] } = at(view.hands, watcher);
  const name = unoTexts[language].zones.hand(at(names, watcher));
  const head: TextRow = [seatSymbol(watcher), { text: ` ${name}`, role: 'seat', seat: watcher }];
  return [head, ...drawHand(cards, width, findCardKeys(drawing, watcher))];
}

/** What judges see of the stock: the next card last. */
function drawOpenStock({ view, language, width }: RenderContext<Uno>): readonly TextRow[] {
  const { cards } = view.stock;
  if (cards === undefined) return [];
  return [[{ text: unoTexts[language].zones.stock, role: 'quiet' }], ...listCards(cards, width)];
}

/** Stock, table and everybody's hands above, the own hand below. */
export const terminal: TerminalRenderer<Uno> = {
  draw: (drawing) =>
    stackBlocks([drawUpperHalf(drawing), drawOpenStock(drawing), drawOwnHand(drawing)]).map((row) =>
      truncateRow(row, drawing.width),
    ),
};
