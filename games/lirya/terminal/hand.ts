/** Draws the cards of a hand. */
import { at, type Seat } from '@ludoteca/kernel';
import { truncateRow, flowRows, type TablePart, type TextRow, rowWidth, wrapRow } from '@ludoteca/kit';
import { getCardText } from '../card-text/index.ts';
import { rowOfId } from '../pool/index.ts';
import { additionalEnergyOf } from '../text/energy-cost.ts';
import { formatElement, terms } from '../text/terms.ts';
import type { CardId } from '../card-definition/index.ts';
import type { DrawingContext } from './drawing-context.ts';

/** Indentation of continuation lines. */
const INDENT = 7;
const ITEM_GAP = 2;

/** With less space the text of a card is left out. */
const MIN_TEXT_WIDTH = 24;

/** Equal cards in a hand with their current cost. */
interface HandEntry {
  readonly card: CardId;
  readonly count: number;
  readonly cost: number;
}

/** Groups the known cards, sorted by cost. */
function groupCards(
  { render }: DrawingContext,
  seat: Seat,
  cards: readonly (CardId | null)[],
): readonly HandEntry[] {
  const known = cards.filter((card) => card !== null);
  const costs = at(render.view.players, seat).costs ?? {};
  return [...new Set(known)]
    .map((card) => ({
      card,
      count: known.filter((one) => one === card).length,
      cost: (costs[card] ?? rowOfId(card)?.card.cost ?? 0) + additionalEnergyOf(card),
    }))
    .toSorted((one, other) => one.cost - other.cost);
}

/** Key, current cost, name, stats, type, and as much of the text as fits. */
function drawHandEntry(
  { render, format, keys }: DrawingContext,
  seat: Seat,
  { card, cost, count }: HandEntry,
): TextRow {
  const { language, asked, watcher } = render;
  const key = asked?.seat === watcher && watcher === seat ? keys.card(card) : undefined;
  const definition = rowOfId(card)?.card;
  const { types } = terms[language];
  const type =
    definition === undefined
      ? ''
      : `${types[definition.type]}, ${formatElement(language, definition.element ?? 'neutral')}`;
  const stats =
    definition?.type === 'character'
      ? `  ${definition.attack}/${definition.defence}/${definition.health}`
      : '';
  const line: TextRow = [
    { text: (key === undefined ? '' : `▸${key}`).padEnd(4), role: 'possible' },
    { text: `${cost}`.padStart(2) },
    {
      text: ` ${format.card(card)}${count > 1 ? ` ×${count}` : ''}`,
      role: key === undefined ? 'black' : 'possible',
    },
    { text: stats },
    { text: `  ${type}`, role: 'quiet' },
  ];
  const space = render.width - rowWidth(line);
  return space < MIN_TEXT_WIDTH
    ? line
    : truncateRow(
        [...line, { text: `  ${getCardText(card, language).join(' ')}`, role: 'quiet' }],
        render.width,
      );
}

/** Cards with their texts, then names and costs only. Also used for cards that are being looked at. */
export function drawHand(
  context: DrawingContext,
  seat: Seat,
  title: string,
  cards: readonly (CardId | null)[],
): TablePart['forms'] {
  const { width } = context.render;
  const entries = groupCards(context, seat, cards);
  if (entries.length === 0) return [];
  const rows = entries.map((entry) => drawHandEntry(context, seat, entry));
  const items = entries.map(({ card, count, cost }): TextRow => [
    { text: `${context.format.card(card)}${count > 1 ? ` ×${count}` : ''} (${cost})` },
  ]);
  return [
    [[{ text: title }], ...rows.flatMap((row) => wrapRow(row, width, INDENT))],
    [[{ text: title }], ...rows.map((row) => truncateRow(row, width))],
    flowRows([[{ text: `${title}:`, role: 'quiet' }], ...items], width, ITEM_GAP),
  ];
}
