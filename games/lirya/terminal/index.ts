/** The terminal renderer of Lirya. */
import { at, type Seat } from '@ludoteca/kernel';
import { type TablePart, type TerminalRenderer, truncateParts, wrapRow } from '@ludoteca/kit';
import type { Lirya } from '../parts.ts';
import { opponentOf } from '../rules/lookup.ts';
import { createDrawingContext, type DrawingContext } from './drawing-context.ts';
import { drawPlayerArea } from './player-area.ts';
import { drawHand } from './hand.ts';
import { drawTurnAndStack } from './stack-and-attacks.ts';
import { previewCombat } from './combat-preview.ts';
import { terminalTexts } from './terminal-texts.ts';

/** Rows of turn, attacks and stack that are shown before the opponent's area. */
const MIN_TURN_ROWS = 2;

/** The cards that a player looks at and holds: with their texts, then as a list. */
function drawHands(context: DrawingContext, seat: Seat): readonly TablePart[] {
  const { hand, aside } = at(context.render.view.players, seat);
  const { zones } = context.format.texts;
  const name = context.format.name(seat);
  return [
    { priority: 'own', forms: drawHand(context, seat, zones.aside(name), aside.cards) },
    { priority: 'own', forms: drawHand(context, seat, zones.hand(name), hand.cards) },
  ];
}

/** The own area; its whole form has the legend of the values. */
function drawOwnArea(context: DrawingContext, seat: Seat): TablePart['forms'] {
  const { language, width } = context.render;
  const [whole = [], ...shorter] = drawPlayerArea(context, seat, true);
  return [
    [...whole, ...wrapRow([{ text: terminalTexts[language].legend, role: 'quiet' }], width)],
    whole,
    ...shorter,
  ];
}

/** The opponent's area is above, the own below; between them the turn, the attacks and the stack; the own hand is last. The judge sees both hands. */
export const terminal: TerminalRenderer<Lirya> = {
  parts: (render) => {
    const context = createDrawingContext(render);
    const { watcher } = render;
    const near = typeof watcher === 'number' ? watcher : 0;
    return truncateParts(
      [
        ...(watcher === 'judge' ? drawHands(context, opponentOf(near)) : []),
        { priority: 'others', forms: drawPlayerArea(context, opponentOf(near), false) },
        { priority: 'turn', forms: drawTurnAndStack(context), min: MIN_TURN_ROWS },
        { priority: 'own', forms: drawOwnArea(context, near) },
        ...drawHands(context, near),
      ],
      render.width,
    );
  },
  previewOption: previewCombat,
};
