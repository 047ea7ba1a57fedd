import { at } from '@ludoteca/kernel';
import { cutRow, type Row, rowWidth, wrapRow } from '@ludoteca/kit';
import { textOf } from '../card-text/index.ts';
import { rowOfId } from '../pool/index.ts';
import { terms } from '../text/terms.ts';
import type { CardId } from '../vocabulary/index.ts';
import type { Desk } from './boards.ts';

/** What goes on below its card begins here. */
const INDENT = 7;

/** With less room than this a card's text is left to whoever looks at it. */
const LEAST = 24;

/** A card in hand: its key, what it costs now, its name, what kind of card it is, and as much of its text as there is room for. */
function cardRow({ drawing, say, keys }: Desk, card: CardId, cost: number | undefined, count: number): Row {
  const { language, asked, watcher } = drawing;
  const key = asked?.seat === watcher ? keys.card(card) : undefined;
  const row = rowOfId(card)?.card;
  const { types, elements } = terms[language];
  const kind = row === undefined ? '' : `${types[row.type]}, ${elements[row.element ?? 'neutral']}`;
  const stats = row?.type === 'character' ? `  ${row.attack}/${row.defence}/${row.health}` : '';
  const line: Row = [
    { text: (key === undefined ? '' : `▸${key}`).padEnd(4), role: 'possible' },
    { text: `${cost ?? row?.cost ?? 0}`.padStart(2) },
    {
      text: ` ${say.card(card)}${count > 1 ? ` ×${count}` : ''}`,
      role: key === undefined ? 'black' : 'possible',
    },
    { text: stats },
    { text: `  ${kind}`, role: 'quiet' },
  ];
  const room = drawing.width - rowWidth(line);
  return room < LEAST
    ? line
    : cutRow([...line, { text: `  ${textOf(card, language).join(' ')}`, role: 'quiet' }], drawing.width);
}

/** The cards of a hand, or of those that are looked at, that the watcher knows: equal ones together, what costs least first. */
export function handRows(desk: Desk, title: string, cards: readonly (CardId | null)[]): readonly Row[] {
  const { view, watcher, width } = desk.drawing;
  const known = cards.filter((card) => card !== null);
  if (known.length === 0) return [];
  const costs = typeof watcher === 'number' ? (at(view.players, watcher).costs ?? {}) : {};
  const costOf = (card: CardId): number => costs[card] ?? rowOfId(card)?.card.cost ?? 0;
  const sorted = [...new Set(known)].toSorted((one, other) => costOf(one) - costOf(other));
  const rows = sorted.map((card) =>
    cardRow(desk, card, costs[card], known.filter((one) => one === card).length),
  );
  return [[{ text: title }], ...rows.flatMap((row) => wrapRow(row, width, INDENT))];
}
