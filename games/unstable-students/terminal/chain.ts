import { at } from '@ludoteca/kernel';
import { box, cutRow, type Drawing, type Row, seatSign, type Span } from '@ludoteca/kit';
import type { Students } from '../parts.ts';
import { words } from '../text/index.ts';
import { faceOf, inked } from './types.ts';

/** A box takes this much of the width. */
const BOX = 4;

/** What interrupts what: the latest on top, and who may answer now. */
export function chainRows({ view, asked, names, language, width }: Drawing<Students>): readonly Row[] {
  const { chain } = view;
  if (chain.length === 0) return [];
  const { zones } = words[language];
  const links = chain.map(({ card, seat }, depth): Row => {
    const step: Span = { text: `${'  '.repeat(depth)}${depth === 0 ? '' : '└ '}`, role: 'quiet' };
    return [
      step,
      seatSign(seat),
      { text: ' ' },
      inked(zones.link(card, at(names, seat)), faceOf(view, card)),
    ];
  });
  const answers: Row[] =
    asked === undefined ? [] : [[{ text: `▸ ${zones.decides(at(names, asked.seat))}`, role: 'possible' }]];
  return box(
    [...links, ...answers].map((row) => cutRow(row, width - BOX)),
    [{ text: zones.chain }],
  );
}
