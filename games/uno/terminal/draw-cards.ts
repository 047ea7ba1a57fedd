import {
  Canvas,
  flowRows,
  padRow,
  toPlainText,
  type TextRole,
  type TextRow,
  type TextSpan,
} from '@ludoteca/kit';
import { type Card, formatCard, suitOf } from '../cards.ts';
import { suitRole } from '../text/format.ts';
import type { CardKeys } from './option-keys.ts';

/** What is written on a card is so wide; its edges add two. */
const INNER_WIDTH = 3;
const WIDTH = INNER_WIDTH + 2;
/** From one card to the next: side by side; or one over the other, its name still to be seen. */
const STEP_APART = WIDTH + 1;
const STEP_OVERLAPPING = WIDTH - 1;
/** A row of cards covers the row above up to the names. */
const ROW_STEP = 3;
/** Where even overlapping cards would take more rows, they are just named. */
const MAX_ROWS = 4;

const toSpan = (text: string, role?: TextRole): TextSpan => (role === undefined ? { text } : { text, role });
const toCardSpan = (card: Card): TextSpan => toSpan(formatCard(card), suitRole(suitOf(card)));
const center = (text: string): string => toPlainText(padRow([toSpan(text)], INNER_WIDTH, 'middle'));

const NO_CARDS = toSpan('–', 'quiet');

/** A card between light lines. What can be chosen has the colour of the possible, and its key in the upper edge. */
function drawFrame(rows: readonly TextRow[], key: string | undefined, usual?: TextRole): readonly TextRow[] {
  const role = key === undefined ? usual : 'possible';
  const edge = toSpan('│', role);
  const inside = (row: TextRow): TextRow => [edge, ...padRow(row, INNER_WIDTH), edge];
  return [
    [toSpan(`╭${center(key ?? '').replaceAll(' ', '─')}╮`, role)],
    ...rows.map(inside),
    [toSpan('╰───╯', role)],
  ];
}

/** A card face up. */
export const drawCard = (card: Card, key?: string): readonly TextRow[] =>
  drawFrame([[toCardSpan(card)], []], key);

/** Cards face down, with how many there are. */
export const drawStock = (count: number, key?: string): readonly TextRow[] =>
  drawFrame([[toSpan('▒▒▒', 'quiet')], [toSpan(center(String(count)))]], key, 'quiet');

/** One card is worth a warning. */
export const toCountSpan = (text: string, count: number): TextSpan =>
  toSpan(text, count === 1 ? 'warn' : undefined);

/** A hand face down: an edge for each card, as many as there is room for; how many there are stands on the last. */
export function drawBacks(count: number, most: number): readonly TextRow[] {
  if (count === 0) return [[], [NO_CARDS], []];
  const edges = Math.min(count, most);
  return [
    [toSpan(`${'╭'.repeat(edges)}───╮`, 'quiet')],
    [toSpan('│'.repeat(edges), 'quiet'), toCountSpan(center(String(count)), count), toSpan('│', 'quiet')],
    [toSpan(`${'╰'.repeat(edges)}───╯`, 'quiet')],
  ];
}

/** Cards by their names, those that can be chosen with a mark. */
export const listCards = (cards: readonly Card[], width: number, keyOf?: CardKeys): readonly TextRow[] =>
  flowRows(
    cards.map((card): TextRow => [
      keyOf?.(card) === undefined ? toCardSpan(card) : toSpan(`▸${formatCard(card)}`, 'possible'),
    ]),
    width,
    2,
  );

/**
 * A hand of cards, side by side if there is room, else one over the other, in several rows if need be. What can be chosen stands
 * out above the rest.
 */
export function drawHand(cards: readonly Card[], width: number, keyOf: CardKeys): readonly TextRow[] {
  if (cards.length === 0) return [[NO_CARDS]];
  const rowsWith = (step: number): number =>
    Math.ceil(cards.length / (Math.floor((width - WIDTH) / step) + 1));
  const count = rowsWith(STEP_OVERLAPPING);
  if (width < WIDTH || count > MAX_ROWS) return listCards(cards, width, keyOf);
  const step = rowsWith(STEP_APART) === count ? STEP_APART : STEP_OVERLAPPING;
  const perRow = Math.ceil(cards.length / count);
  const canvas = new Canvas();
  cards.forEach((card, i) => {
    const key = keyOf(card);
    const top = Math.floor(i / perRow) * ROW_STEP + (key === undefined ? 1 : 0);
    canvas.lay((i % perRow) * step, top, drawCard(card, key));
  });
  return canvas.rows();
}
