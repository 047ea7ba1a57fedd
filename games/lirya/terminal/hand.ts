/** Draws the cards of a hand. */
import { at } from '@ludoteca/kernel';
import { truncateRow, flowRows, type TextRow, rowWidth, wrapRow } from '@ludoteca/kit';
import { getCardText } from '../card-text/index.ts';
import { rowOfId } from '../pool/index.ts';
import { terms } from '../text/terms.ts';
import type { CardId } from '../card-definition/index.ts';
import type { DrawingContext } from './player-area.ts';
import { terminalTexts } from './terminal-texts.ts';

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
  { render: drawing }: DrawingContext,
  cards: readonly (CardId | null)[],
): readonly HandEntry[] {
  const { view, watcher } = drawing;
  const known = cards.filter((card) => card !== null);
  const costs = typeof watcher === 'number' ? (at(view.players, watcher).costs ?? {}) : {};
  return [...new Set(known)]
    .map((card) => ({
      card,
      count: known.filter((one) => one === card).length,
      cost: costs[card] ?? rowOfId(card)?.card.cost ?? 0,
    }))
    .toSorted((one, other) => one.cost - other.cost);
}

/** Key, current cost, name, stats, type, and as much of the text as fits. */
function drawHandEntry(
  { render: drawing, format, keys }: DrawingContext,
  { card, cost, count }: HandEntry,
): TextRow {
  const { language, asked, watcher } = drawing;
  const key = asked?.seat === watcher ? keys.card(card) : undefined;
  const row = rowOfId(card)?.card;
  const { types, elements } = terms[language];
  const kind = row === undefined ? '' : `${types[row.type]}, ${elements[row.element ?? 'neutral']}`;
  const stats = row?.type === 'character' ? `  ${row.attack}/${row.defence}/${row.health}` : '';
  const line: TextRow = [
    { text: (key === undefined ? '' : `▸${key}`).padEnd(4), role: 'possible' },
    { text: `${cost}`.padStart(2) },
    {
      text: ` ${format.card(card)}${count > 1 ? ` ×${count}` : ''}`,
      role: key === undefined ? 'black' : 'possible',
    },
    { text: stats },
    { text: `  ${kind}`, role: 'quiet' },
  ];
  const room = drawing.width - rowWidth(line);
  return room < MIN_TEXT_WIDTH
    ? line
    : truncateRow(
        [...line, { text: `  ${getCardText(card, language).join(' ')}`, role: 'quiet' }],
        drawing.width,
      );
}

/** Also used for cards that are being looked at. */
export function drawHand(
  desk: DrawingContext,
  title: string,
  cards: readonly (CardId | null)[],
): readonly TextRow[] {
  const kinds = groupCards(desk, cards);
  if (kinds.length === 0) return [];
  const rows = kinds.map((kind) => drawHandEntry(desk, kind));
  return [[{ text: title }], ...rows.flatMap((row) => wrapRow(row, desk.render.width, INDENT))];
}

/** Names and costs, several per line. */
export function drawHandSummary(desk: DrawingContext, cards: readonly (CardId | null)[]): readonly TextRow[] {
  const items = groupCards(desk, cards).map(({ card, count, cost }): TextRow => [
    { text: `${desk.format.card(card)}${count > 1 ? ` ×${count}` : ''} (${cost})` },
  ]);
  if (items.length === 0) return [];
  const { language, width } = desk.render;
  return flowRows([[{ text: `${terminalTexts[language].hand}:`, role: 'quiet' }], ...items], width, ITEM_GAP);
}
