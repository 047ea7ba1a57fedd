/** The terminal renderer of the game. */
import { at } from '@ludoteca/kernel';
import { type TerminalRenderer, truncateParts } from '@ludoteca/kit';
import type { Teferi } from '../parts.ts';
import { teferiTexts } from '../text/index.ts';
import { drawHand } from './hand.ts';
import { OptionKeys } from './option-keys.ts';
import { drawTurnAndStack } from './turn-and-stack.ts';
import { drawPlayerArea, type BoardContext } from './player-area.ts';

/** Rows of turn, combat and stack that are shown before the opponent's area. */
const MIN_TURN_ROWS = 2;

/** The opponent above, the own side below, turn, combat and stack between them, the hand last. */
export const terminal: TerminalRenderer<Teferi> = {
  isRoutine: ({ did }) => did === 'pass' || did === 'step',
  parts: (context) => {
    const board: BoardContext = { context, keys: new OptionKeys(context) };
    const { watcher, names, language } = context;
    const ownSeat = typeof watcher === 'number' ? watcher : 0;
    const { zones } = teferiTexts[language];
    const titles = { hand: zones.hand(at(names, ownSeat)), looking: zones.looking };
    return truncateParts(
      [
        { priority: 'others', forms: drawPlayerArea(board, 1 - ownSeat, false) },
        { priority: 'turn', forms: drawTurnAndStack(board), min: MIN_TURN_ROWS },
        { priority: 'own', forms: drawPlayerArea(board, ownSeat, true) },
        { priority: 'own', forms: drawHand(board, ownSeat, titles) },
      ],
      context.width,
    );
  },
};
