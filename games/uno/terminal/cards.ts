import {
  Canvas,
  flowRows,
  padRow,
  toPlainText,
  type TextRole,
  type TextRow,
  type TextSpan,
} from '@ludoteca/kit';
import { type Card, nameOf, suitOf } from '../cards.ts';
import { suitRole } from '../text/signs.ts';
import type { KeyOf } from './keys.ts';

/** What is written on a card is so wide; its edges add two. */
const INSIDE = 3;
const WIDTH = INSIDE + 2;
/** From one card to the next: side by side; or one over the other, its name still to be seen. */
const APART = WIDTH + 1;
const OVERLAP = WIDTH - 1;
/** A row of cards covers the row above up to the names. */
const DOWN = 3;
/** Where even overlapping cards would take more rows, they are just named. */
const MOST_ROWS = 4;

const span = (text: string, role?: TextRole): TextSpan => (role === undefined ? { text } : { text, role });
const named = (card: Card): TextSpan => span(nameOf(card), suitRole(suitOf(card)));
const middle = (text: string): string => toPlainText(padRow([span(text)], INSIDE, 'middle'));

const NOTHING = span('–', 'quiet');

/** A card between light lines. What can be chosen has the colour of the possible, and its key in the upper edge. */
function framed(rows: readonly TextRow[], key: string | undefined, usual?: TextRole): readonly TextRow[] {
  const role = key === undefined ? usual : 'possible';
  const edge = span('│', role);
  const inside = (row: TextRow): TextRow => [edge, ...padRow(row, INSIDE), edge];
  return [
    [span(`╭${middle(key ?? '').replaceAll(' ', '─')}╮`, role)],
    ...rows.map(inside),
    [span('╰───╯', role)],
  ];
}

/** A card face up. */
export const faceUp = (card: Card, key?: string): readonly TextRow[] => framed([[named(card)], []], key);

/** Cards face down, with how many there are. */
export const faceDown = (count: number, key?: string): readonly TextRow[] =>
  framed([[span('▒▒▒', 'quiet')], [span(middle(String(count)))]], key, 'quiet');

/** One card is worth a warning. */
export const countSpan = (text: string, count: number): TextSpan =>
  span(text, count === 1 ? 'warn' : undefined);

/** A hand face down: an edge for each card, as many as there is room for; how many there are stands on the last. */
export function backs(count: number, most: number): readonly TextRow[] {
  if (count === 0) return [[], [NOTHING], []];
  const edges = Math.min(count, most);
  return [
    [span(`${'╭'.repeat(edges)}───╮`, 'quiet')],
    [span('│'.repeat(edges), 'quiet'), countSpan(middle(String(count)), count), span('│', 'quiet')],
    [span(`${'╰'.repeat(edges)}───╯`, 'quiet')],
  ];
}

/** Cards by their names, those that can be chosen with a mark. */
export const nameRows = (cards: readonly Card[], width: number, keyOf?: KeyOf): readonly TextRow[] =>
  flowRows(
    cards.map((card): TextRow => [
      keyOf?.(card) === undefined ? named(card) : span(`▸${nameOf(card)}`, 'possible'),
    ]),
    width,
    2,
  );

/**
 * A hand of cards, side by side if there is room, else one over the other, in several rows if need be. What can be chosen stands
 * out above the rest.
 */
export function fan(cards: readonly Card[], width: number, keyOf: KeyOf): readonly TextRow[] {
  if (cards.length === 0) return [[NOTHING]];
  const rowsWith = (step: number): number =>
    Math.ceil(cards.length / (Math.floor((width - WIDTH) / step) + 1));
  const count = rowsWith(OVERLAP);
  if (width < WIDTH || count > MOST_ROWS) return nameRows(cards, width, keyOf);
  const step = rowsWith(APART) === count ? APART : OVERLAP;
  const perRow = Math.ceil(cards.length / count);
  const canvas = new Canvas();
  cards.forEach((card, i) => {
    const key = keyOf(card);
    const top = Math.floor(i / perRow) * DOWN + (key === undefined ? 1 : 0);
    canvas.lay((i % perRow) * step, top, faceUp(card, key));
  });
  return canvas.rows();
}
