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
import { textIn } from '../cards/shipped.ts';
import type { Name, Students } from '../parts.ts';
import { words } from '../text/index.ts';
import type { KeyOf } from './keys.ts';
import { faceOf, inked } from './types.ts';

/** A card is at least and at most so wide, edges included, or as wide as there is room; between two there is a blank. */
const NARROWEST = 27;
const WIDEST = 32;
const APART = 1;

/** A card with what stands on it. What can be chosen has the colour of the possible, and its key in the upper edge. */
function cardBox(
  drawing: RenderContext<Students>,
  card: Name,
  key: string | undefined,
  width: number,
): readonly TextRow[] {
  const { view, language } = drawing;
  const face = faceOf(view, card);
  const inside = width - 4;
  const type = words[language].types[face.kind.type];
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
      inked(` ${type}`, face),
      edge(' ─╮'),
    ],
    line([inked(face.name, face)]),
    ...wrapRow([{ text: textIn(language, face.kind) }], inside).map(line),
    [edge(`╰${'─'.repeat(width - 2)}╯`)],
  ];
}

/** Boxes of one row end where the longest does. */
function levelled(boxes: readonly (readonly TextRow[])[], width: number): readonly (readonly TextRow[])[] {
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
  cards: readonly Name[],
  keyOf: KeyOf,
): readonly TextRow[] {
  const room = drawing.width + APART;
  const perRow = Math.max(1, Math.floor(room / (NARROWEST + APART)));
  const width = Math.min(WIDEST, Math.floor(room / perRow) - APART);
  const rows: TextRow[] = [];
  for (let i = 0; i < cards.length; i += perRow) {
    const boxes = cards.slice(i, i + perRow).map((card) => cardBox(drawing, card, keyOf(card), width));
    rows.push(...placeSideBySide(levelled(boxes, width), APART));
  }
  return rows;
}
