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
import { studentsTexts } from '../text/index.ts';
import type { CardKeys } from './keys.ts';
import { definitionIn, colourByType } from './card-colours.ts';

/** A card is at least and at most so wide, edges included, or as wide as there is room; between two there is a blank. */
const MIN_WIDTH = 27;
const MAX_WIDTH = 32;
const GAP = 1;

/** A card with what stands on it. What can be chosen has the colour of the possible, and its key in the upper edge. */
function cardBox(
  drawing: RenderContext<Students>,
  card: CardName,
  key: string | undefined,
  width: number,
): readonly TextRow[] {
  const { view, language } = drawing;
  const face = definitionIn(view, card);
  const inside = width - 4;
  const type = studentsTexts[language].types[face.kind.type];
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
      colourByType(` ${type}`, face),
      edge(' ─╮'),
    ],
    line([colourByType(face.name, face)]),
    ...wrapRow([{ text: cardText(language, face.kind) }], inside).map(line),
    [edge(`╰${'─'.repeat(width - 2)}╯`)],
  ];
}

/** Boxes of one row end where the longest does. */
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

/** Cards as boxes, as many beside each other as there is room for. */
export function cardBoxes(
  drawing: RenderContext<Students>,
  cards: readonly CardName[],
  keyOf: CardKeys,
): readonly TextRow[] {
  const room = drawing.width + GAP;
  const perRow = Math.max(1, Math.floor(room / (MIN_WIDTH + GAP)));
  const width = Math.min(MAX_WIDTH, Math.floor(room / perRow) - GAP);
  const rows: TextRow[] = [];
  for (let i = 0; i < cards.length; i += perRow) {
    const boxes = cards.slice(i, i + perRow).map((card) => cardBox(drawing, card, keyOf(card), width));
    rows.push(...placeSideBySide(equalizeHeights(boxes, width), GAP));
  }
  return rows;
}
