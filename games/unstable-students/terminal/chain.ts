/** Draws the chain of cards that interrupt one another, and who decides. */
import { at } from '@ludoteca/kernel';
import {
  drawBox,
  truncateRow,
  type RenderContext,
  type TablePart,
  type TextRow,
  seatSymbol,
  type TextSpan,
} from '@ludoteca/kit';
import type { Students } from '../parts.ts';
import { studentsTexts } from '../text/index.ts';
import { toCardSpan } from './card-colours.ts';

/** Columns of the borders of a box. */
const BOX_BORDER = 4;

/** In a box, then without. */
export function drawChain({
  view,
  asked,
  names,
  language,
  width,
}: RenderContext<Students>): TablePart['forms'] {
  const { chain } = view;
  if (chain.length === 0) return [];
  const { zones } = studentsTexts[language];
  const links = chain.map(({ card, seat }, depth): TextRow => {
    const step: TextSpan = { text: `${'  '.repeat(depth)}${depth === 0 ? '' : '└ '}`, role: 'quiet' };
    return [step, seatSymbol(seat), { text: ' ' }, toCardSpan(view, card, zones.link(card, at(names, seat)))];
  });
  const answers: TextRow[] =
    asked === undefined ? [] : [[{ text: `▸ ${zones.decides(at(names, asked.seat))}`, role: 'possible' }]];
  const rows = [...links, ...answers].map((row) => truncateRow(row, width - BOX_BORDER));
  return [drawBox(rows, [{ text: zones.chain }]), rows];
}
