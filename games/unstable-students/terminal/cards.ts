/** Draws cards as boxes side by side. */
import {
  placeSideBySide,
  truncateRow,
  type RenderContext,
  padRow,
  type TextRole,
  type TextRow,
  type TextSpan,
  wrapRow,
} from '@ludoteca/kit';
import { cardText } from '../cards/standard-deck.ts';
import type { CardName, Students } from '../parts.ts';
import { findDefinition } from '../deck/indexed-deck.ts';
import { studentsTexts } from '../text/index.ts';
import type { CardKeys } from './option-keys.ts';
import { toCardSpan } from './card-colours.ts';

/** Columns of a card, its border included, and between two cards. */
const MIN_WIDTH = 27;
const MAX_WIDTH = 32;
const GAP = 1;

/** A card with its text. A card that can be chosen has its key in the upper border. */
function cardBox(
  context: RenderContext<Students>,
  card: CardName,
  key: string | undefined,
  width: number,
): readonly TextRow[] {
  const { view, language } = context;
  const { kind } = findDefinition(view, card);
  const inside = width - 4;
  const type = studentsTexts[language].types[kind.type];
  const role: TextRole = key === undefined ? 'quiet' : 'possible';
  const edge = (text: string): TextSpan => ({ text, role });
  const line = (row: TextRow): TextRow => [
    edge('│ '),
    ...padRow(truncateRow(row, inside), inside),
    edge(' │'),
  ];
  const left = key === undefined ? '╭─' : `╭─ ${key} `;
  const right = ` ${type} ─╮`;
  return [
    [
      edge(left),
      edge('─'.repeat(Math.max(1, width - left.length - right.length))),
      toCardSpan(view, card, ` ${type}`),
      edge(' ─╮'),
    ],
    line([toCardSpan(view, card)]),
    ...wrapRow([{ text: cardText(language, kind) }], inside).map(line),
    [edge(`╰${'─'.repeat(width - 2)}╯`)],
  ];
}

/** Extends the boxes of one row to the height of the tallest. */
function equalizeHeights(
  boxes: readonly (readonly TextRow[])[],
  width: number,
): readonly (readonly TextRow[])[] {
  const tallest = Math.max(...boxes.map((rows) => rows.length));
  return boxes.map((rows) => {
    const [edge] = rows.at(-1) ?? [];
    const side: TextSpan = { ...edge, text: '│' };
    const blank: TextRow = [side, { text: ' '.repeat(width - 2) }, side];
    const missing = Array.from({ length: tallest - rows.length }, () => blank);
    return [...rows.slice(0, -1), ...missing, ...rows.slice(-1)];
  });
}

/** Cards as boxes, as many side by side as fit the width. */
export function drawCards(
  context: RenderContext<Students>,
  cards: readonly CardName[],
  keys: CardKeys,
): readonly TextRow[] {
  const room = context.width + GAP;
  const perRow = Math.max(1, Math.floor(room / (MIN_WIDTH + GAP)));
  const width = Math.min(MAX_WIDTH, Math.floor(room / perRow) - GAP);
  const rows: TextRow[] = [];
  for (let i = 0; i < cards.length; i += perRow) {
    const boxes = cards.slice(i, i + perRow).map((card) => cardBox(context, card, keys(card), width));
    rows.push(...placeSideBySide(equalizeHeights(boxes, width), GAP));
  }
  return rows;
}
