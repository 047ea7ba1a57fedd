/** The terminal renderer of the game. */
import { at } from '@ludoteca/kernel';
import { truncateRow, stackBlocks, type TerminalRenderer } from '@ludoteca/kit';
import type { Teferi } from '../parts.ts';
import { teferiTexts } from '../text/index.ts';
import { drawHandSummary, drawHand } from './hand.ts';
import { OptionKeys } from './option-keys.ts';
import { drawCombat, drawStack, drawSteps } from './turn-and-stack.ts';
import { drawPlayerArea, type BoardContext } from './player-area.ts';

/** The opponent above, the own side below, turn, combat and stack between them, the hand last. */
export const terminal: TerminalRenderer<Teferi> = {
  draw: (context) => {
    const board: BoardContext = { context, keys: new OptionKeys(context) };
    const { watcher, names, language, width } = context;
    const ownSeat = typeof watcher === 'number' ? watcher : 0;
    const { zones } = teferiTexts[language];
    const titles = { hand: zones.hand(at(names, ownSeat)), looking: zones.looking };
    return stackBlocks([
      drawPlayerArea(board, 1 - ownSeat, false),
      [...drawSteps(board), ...drawCombat(board), ...drawStack(board)],
      drawPlayerArea(board, ownSeat, true),
      drawHand(board, ownSeat, titles),
    ]).map((row) => truncateRow(row, width));
  },
  drawBrief: (context) =>
    typeof context.watcher === 'number' ? drawHandSummary(context, context.watcher) : [],
};
