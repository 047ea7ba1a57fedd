/** The terminal renderer of Lirya. */
import { at } from '@ludoteca/kernel';
import { truncateRow, stackBlocks, type TerminalRenderer, wrapRow } from '@ludoteca/kit';
import type { Lirya } from '../parts.ts';
import { opponentOf } from '../rules/lookup.ts';
import { createDrawingContext } from './drawing-context.ts';
import { drawPlayerArea } from './player-area.ts';
import { drawHandSummary, drawHand } from './hand.ts';
import { drawAttacks, drawStack, drawTurn } from './stack-and-attacks.ts';
import { previewCombat } from './combat-preview.ts';
import { terminalTexts } from './terminal-texts.ts';

/** The opponent's area is above, the own below; between them the turn, the attacks and the stack; the own hand is last. */
export const terminal: TerminalRenderer<Lirya> = {
  draw: (render) => {
    const context = createDrawingContext(render);
    const { view, watcher, width, language } = render;
    const near = typeof watcher === 'number' ? watcher : 0;
    const { hand, aside } = at(view.players, near);
    const { zones } = context.format.texts;
    const name = context.format.name(near);
    return stackBlocks([
      drawPlayerArea(context, opponentOf(near), false),
      [drawTurn(context), ...drawAttacks(context), ...drawStack(context)],
      [
        ...drawPlayerArea(context, near, true),
        ...wrapRow([{ text: terminalTexts[language].legend, role: 'quiet' }], width),
      ],
      drawHand(context, zones.aside(name), aside.cards),
      drawHand(context, zones.hand(name), hand.cards),
    ]).map((row) => truncateRow(row, width));
  },
  drawBrief: (render) => {
    const { view, watcher } = render;
    return typeof watcher === 'number'
      ? drawHandSummary(createDrawingContext(render), at(view.players, watcher).hand.cards)
      : [];
  },
  previewOption: previewCombat,
};
