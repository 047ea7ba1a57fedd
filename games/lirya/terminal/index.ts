/** The terminal renderer of Lirya. */
import { at, type Seat } from '@ludoteca/kernel';
import { truncateRow, stackBlocks, type TerminalRenderer, type TextRow, wrapRow } from '@ludoteca/kit';
import type { Lirya } from '../parts.ts';
import { opponentOf } from '../rules/lookup.ts';
import { createDrawingContext, type DrawingContext } from './drawing-context.ts';
import { drawPlayerArea } from './player-area.ts';
import { drawHandSummary, drawHand } from './hand.ts';
import { drawAttacks, drawStack, drawTurn } from './stack-and-attacks.ts';
import { previewCombat } from './combat-preview.ts';
import { terminalTexts } from './terminal-texts.ts';

/** The cards that a player holds or looks at. */
function drawHands(context: DrawingContext, seat: Seat): readonly (readonly TextRow[])[] {
  const { hand, aside } = at(context.render.view.players, seat);
  const { zones } = context.format.texts;
  const name = context.format.name(seat);
  return [
    drawHand(context, seat, zones.aside(name), aside.cards),
    drawHand(context, seat, zones.hand(name), hand.cards),
  ];
}

/** The opponent's area is above, the own below; between them the turn, the attacks and the stack; the own hand is last. The judge sees both hands. */
export const terminal: TerminalRenderer<Lirya> = {
  draw: (render) => {
    const context = createDrawingContext(render);
    const { watcher, width, language } = render;
    const near = typeof watcher === 'number' ? watcher : 0;
    return stackBlocks([
      ...(watcher === 'judge' ? drawHands(context, opponentOf(near)) : []),
      drawPlayerArea(context, opponentOf(near), false),
      [drawTurn(context), ...drawAttacks(context), ...drawStack(context)],
      [
        ...drawPlayerArea(context, near, true),
        ...wrapRow([{ text: terminalTexts[language].legend, role: 'quiet' }], width),
      ],
      ...drawHands(context, near),
    ]).map((row) => truncateRow(row, width));
  },
  drawBrief: (render) => {
    const { view, watcher } = render;
    return typeof watcher === 'number'
      ? drawHandSummary(createDrawingContext(render), watcher, at(view.players, watcher).hand.cards)
      : [];
  },
  previewOption: previewCombat,
};
