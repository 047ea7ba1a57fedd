import { at } from '@ludoteca/kernel';
import { truncateRow, flowRows, type TextRow, rowWidth, wrapRow } from '@ludoteca/kit';
import { getCardText } from '../card-text/index.ts';
import { rowOfId } from '../pool/index.ts';
import { terms } from '../text/terms.ts';
import type { CardId } from '../card-definition/index.ts';
import type { DrawingContext } from './player-area.ts';
import { terminalTexts } from './terminal-texts.ts';

/** What goes on below its card begins here. */
const INDENT = 7;
const ITEM_GAP = 2;

/** With less room than this a card's text is left to whoever looks at it. */
const MIN_TEXT_WIDTH = 24;

/** A kind of card in hand: how many there are, and what it costs now. */
interface HandEntry {
  readonly card: CardId;
  readonly count: number;
  readonly cost: number;
}

/** The cards that the watcher knows: equal ones together, what costs least first. */
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

/** A card in hand: its key, what it costs now, its name, what kind of card it is, and as much of its text as there is room for. */
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

/** The cards of a hand, or of those that are looked at. */
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

/** Names and costs of the cards in hand, as many on a line as fit. */
export function drawHandSummary(desk: DrawingContext, cards: readonly (CardId | null)[]): readonly TextRow[] {
  const items = groupCards(desk, cards).map(({ card, count, cost }): TextRow => [
    { text: `${desk.format.card(card)}${count > 1 ? ` ×${count}` : ''} (${cost})` },
  ]);
  if (items.length === 0) return [];
  const { language, width } = desk.render;
  return flowRows([[{ text: `${terminalTexts[language].hand}:`, role: 'quiet' }], ...items], width, ITEM_GAP);
}
