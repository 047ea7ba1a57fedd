/** The terminal renderer of Lirya. */
import { at } from '@ludoteca/kernel';
import { truncateRow, type RenderContext, stackBlocks, type TerminalRenderer, wrapRow } from '@ludoteca/kit';
import type { Lirya } from '../parts.ts';
import { opponentOf } from '../rules/lookup.ts';
import { liryaTexts as texts } from '../text/index.ts';
import { LiryaFormatter } from '../text/formatter.ts';
import { type DrawingContext, drawPlayerArea } from './player-area.ts';
import { drawHandSummary, drawHand } from './hand.ts';
import { OptionKeys } from './option-keys.ts';
import { drawAttacks, drawStack, drawTurn } from './stack-and-attacks.ts';
import { previewCombat } from './combat-preview.ts';
import { terminalTexts } from './terminal-texts.ts';

const createDrawingContext = (drawing: RenderContext<Lirya>): DrawingContext => ({
  render: drawing,
  format: new LiryaFormatter(drawing.language, texts[drawing.language], drawing.names),
  keys: new OptionKeys(drawing),
});

/** The opponent's area is above, the own below; between them the turn, the attacks and the stack; the own hand is last. */
export const terminal: TerminalRenderer<Lirya> = {
  draw: (drawing) => {
    const desk = createDrawingContext(drawing);
    const { view, watcher, width, language } = drawing;
    const near = typeof watcher === 'number' ? watcher : 0;
    const { hand, aside } = at(view.players, near);
    const { zones } = desk.format.texts;
    const name = desk.format.name(near);
    return stackBlocks([
      drawPlayerArea(desk, opponentOf(near), false),
      [drawTurn(desk), ...drawAttacks(desk), ...drawStack(desk)],
      [
        ...drawPlayerArea(desk, near, true),
        ...wrapRow([{ text: terminalTexts[language].legend, role: 'quiet' }], width),
      ],
      drawHand(desk, zones.aside(name), aside.cards),
      drawHand(desk, zones.hand(name), hand.cards),
    ]).map((row) => truncateRow(row, width));
  },
  drawBrief: (drawing) => {
    const { view, watcher } = drawing;
    return typeof watcher === 'number'
      ? drawHandSummary(createDrawingContext(drawing), at(view.players, watcher).hand.cards)
      : [];
  },
  previewOption: previewCombat,
};
