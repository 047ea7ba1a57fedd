/** Draws cards as boxes of text. */
import {
  Canvas,
  flowRows,
  padRow,
  toPlainText,
  type TextRole,
  type TextRow,
  type TextSpan,
} from '@ludoteca/kit';
import { type UnoCard, formatCard, suitOf } from '../cards.ts';
import { suitRole } from '../text/format.ts';
import type { CardKeys } from './option-keys.ts';

/** Width inside a card; its borders add two. */
const INNER_WIDTH = 3;
const WIDTH = INNER_WIDTH + 2;
/** Distance between cards side by side, and between overlapping cards whose names stay visible. */
const STEP_APART = WIDTH + 1;
const STEP_OVERLAPPING = WIDTH - 1;
/** A row of cards covers the row above except for the names. */
const ROW_STEP = 3;
/** If overlapping cards need more rows, the cards are only listed. */
const MAX_ROWS = 4;

const toSpan = (text: string, role?: TextRole): TextSpan => (role === undefined ? { text } : { text, role });
const toCardSpan = (card: UnoCard): TextSpan => toSpan(formatCard(card), suitRole(suitOf(card)));
const center = (text: string): string => toPlainText(padRow([toSpan(text)], INNER_WIDTH, 'middle'));

const NO_CARDS = toSpan('–', 'quiet');

/** Draws the border of a card. A card that can be chosen has its key in the upper border and the role `possible`. */
function drawFrame(
  rows: readonly TextRow[],
  key: string | undefined,
  defaultRole?: TextRole,
): readonly TextRow[] {
  const role = key === undefined ? defaultRole : 'possible';
  const edge = toSpan('│', role);
  const toInnerRow = (row: TextRow): TextRow => [edge, ...padRow(row, INNER_WIDTH), edge];
  return [
    [toSpan(`╭${center(key ?? '').replaceAll(' ', '─')}╮`, role)],
    ...rows.map(toInnerRow),
    [toSpan('╰───╯', role)],
  ];
}

export const drawCard = (card: UnoCard, key?: string): readonly TextRow[] =>
  drawFrame([[toCardSpan(card)], []], key);

/** A card back with the number of cards. */
export const drawStock = (count: number, key?: string): readonly TextRow[] =>
  drawFrame([[toSpan('▒▒▒', 'quiet')], [toSpan(center(String(count)))]], key, 'quiet');

/** A single card is highlighted as a warning. */
export const toCountSpan = (text: string, count: number): TextSpan =>
  toSpan(text, count === 1 ? 'warn' : undefined);

/** A hidden hand: one border for each card, up to a maximum, with the number of cards on the last one. */
export function drawBacks(count: number, max: number): readonly TextRow[] {
  if (count === 0) return [[], [NO_CARDS], []];
  const edges = Math.min(count, max);
  return [
    [toSpan(`${'╭'.repeat(edges)}───╮`, 'quiet')],
    [toSpan('│'.repeat(edges), 'quiet'), toCountSpan(center(String(count)), count), toSpan('│', 'quiet')],
    [toSpan(`${'╰'.repeat(edges)}───╯`, 'quiet')],
  ];
}

/** The names of the cards, with a mark on those that can be chosen. */
export const listCards = (cards: readonly UnoCard[], width: number, keys?: CardKeys): readonly TextRow[] =>
  flowRows(
    cards.map((card): TextRow => [
      keys?.(card) === undefined ? toCardSpan(card) : toSpan(`▸${formatCard(card)}`, 'possible'),
    ]),
    width,
    2,
  );

/**
 * Draws a hand side by side if it fits, else overlapping, if necessary in several rows. Cards that can be chosen are raised by one row.
 */
export function drawHand(cards: readonly UnoCard[], width: number, keys: CardKeys): readonly TextRow[] {
  if (cards.length === 0) return [[NO_CARDS]];
  const rowsWith = (step: number): number =>
    Math.ceil(cards.length / (Math.floor((width - WIDTH) / step) + 1));
  const count = rowsWith(STEP_OVERLAPPING);
  if (width < WIDTH || count > MAX_ROWS) return listCards(cards, width, keys);
  const step = rowsWith(STEP_APART) === count ? STEP_APART : STEP_OVERLAPPING;
  const perRow = Math.ceil(cards.length / count);
  const canvas = new Canvas();
  cards.forEach((card, i) => {
    const key = keys(card);
    const top = Math.floor(i / perRow) * ROW_STEP + (key === undefined ? 1 : 0);
    canvas.lay((i % perRow) * step, top, drawCard(card, key));
  });
  return canvas.rows();
}
