/** The terminal renderer: stock, table and seats above, the own hand below. */
import { at } from '@ludoteca/kernel';
import {
  placeSideBySide,
  flowRows,
  type RenderContext,
  type TablePart,
  type TextRow,
  maxRowWidth,
  seatSymbol,
  stackBlocks,
  type TerminalRenderer,
  truncateParts,
} from '@ludoteca/kit';
import { formatCard, toCard, SUITS, suitOf } from '../cards.ts';
import type { Uno } from '../parts.ts';
import { unoTexts } from '../text/index.ts';
import { suitRole } from '../text/format.ts';
import { drawStock, drawCard, drawHand, listCards } from './draw-cards.ts';
import { createDrawCommands } from './draw-command.ts';
import { findCardKeys, findStockKey } from './option-keys.ts';
import { drawOpenSeats, drawSeatItems, drawSeatsInRow, drawSeatsInColumn } from './draw-seats.ts';

/** Columns between the table and the seats, and between seats: the first gap that fits. */
const TABLE_GAP = 4;
const SEAT_GAPS = [4, 2];
const ITEM_GAP = 3;
/** Minimum width for open hands beside the table. */
const MIN_OPEN_HANDS_WIDTH = 40;

/** The stock, with a mark if the watcher can buy. */
function drawStockPile(context: RenderContext<Uno>): readonly TextRow[] {
  const { stock: name } = unoTexts[context.language].zones;
  const key = findStockKey(context);
  const head: TextRow =
    key === undefined ? [{ text: name, role: 'quiet' }] : [{ text: `▸ ${name}`, role: 'possible' }];
  return [head, ...drawStock(context.view.stock.count, key)];
}

/** The top card, and the suit to follow if it differs. */
function drawTable({ view: { pile, value, suit }, language }: RenderContext<Uno>): readonly TextRow[] {
  const { zones } = unoTexts[language];
  const card = pile.at(-1) ?? toCard(value, suit);
  const rows: readonly TextRow[] = [[{ text: zones.table, role: 'quiet' }], ...drawCard(card)];
  return suitOf(card) === suit
    ? rows
    : [...rows, [{ text: zones.follow(at(SUITS, suit)), role: suitRole(suit) }]];
}

/** Stock, table and seats, side by side if they fit. */
function drawUpperHalf(context: RenderContext<Uno>): readonly TextRow[] {
  const { watcher, width } = context;
  const middle = placeSideBySide([drawStockPile(context), drawTable(context)], 2);
  const room = width - maxRowWidth(middle) - TABLE_GAP;
  const seats =
    watcher === 'judge'
      ? drawOpenSeats(context, room < MIN_OPEN_HANDS_WIDTH ? width : room)
      : (SEAT_GAPS.map((gap) => drawSeatsInRow(context, gap)).find((rows) => maxRowWidth(rows) <= room) ??
        drawSeatsInColumn(context));
  return maxRowWidth(seats) <= room
    ? placeSideBySide([middle, seats], TABLE_GAP)
    : stackBlocks([middle, seats]);
}

/** Table, stock and seats in few rows. */
function drawUpperRows(context: RenderContext<Uno>): readonly TextRow[] {
  const { view, language, width } = context;
  const { zones } = unoTexts[language];
  const card = view.pile.at(-1) ?? toCard(view.value, view.suit);
  const table: TextRow = [
    { text: `${zones.table} `, role: 'quiet' },
    { text: formatCard(card), role: suitRole(suitOf(card)) },
    ...(suitOf(card) === view.suit
      ? []
      : [{ text: ` ${zones.follow(at(SUITS, view.suit))}`, role: suitRole(view.suit) }]),
  ];
  const stock: TextRow = [{ text: `${zones.stock} ${view.stock.count}`, role: 'quiet' }];
  return flowRows([table, stock, ...drawSeatItems(context)], width, ITEM_GAP);
}

/** The own hand: as cards, then as a list. */
function drawOwnHand(context: RenderContext<Uno>): TablePart['forms'] {
  const { view, watcher, names, language, width } = context;
  if (typeof watcher !== 'number') return [];
  const { cards = [] } = at(view.hands, watcher);
  const name = unoTexts[language].zones.hand(at(names, watcher));
  const head: TextRow = [seatSymbol(watcher), { text: ` ${name}`, role: 'seat', seat: watcher }];
  const keys = findCardKeys(context, watcher);
  return [
    [head, ...drawHand(cards, width, keys)],
    flowRows([head, ...listCards(cards, width, keys)], width, ITEM_GAP),
  ];
}

/** The cards of the stock for judges, the next card last. */
function drawOpenStock({ view, language, width }: RenderContext<Uno>): readonly TextRow[] {
  const { cards } = view.stock;
  if (cards === undefined) return [];
  return [[{ text: unoTexts[language].zones.stock, role: 'quiet' }], ...listCards(cards, width)];
}

export const terminal: TerminalRenderer<Uno> = {
  orderCommands: createDrawCommands,
  parts: (context) =>
    truncateParts(
      [
        { priority: 'turn', forms: [drawUpperHalf(context), drawUpperRows(context)] },
        { priority: 'detail', forms: [drawOpenStock(context)] },
        { priority: 'own', forms: drawOwnHand(context) },
      ],
      context.width,
    ),
};
