/** The terminal renderer of the game. */
import { at } from '@ludoteca/kernel';
import { truncateRow, stackBlocks, type TerminalRenderer } from '@ludoteca/kit';
import type { Teferi } from '../parts.ts';
import { messages as texts } from '../text/index.ts';
import { briefHandRows, handRows } from './hand.ts';
import { OptionKeys } from './option-keys.ts';
import { combatRows, stackRows, stepRows } from './turn-and-stack.ts';
import { playerRows, type BoardContext } from './player-area.ts';

/** The opponent above, the own side below, turn, combat and stack between them, the hand last. */
export const terminal: TerminalRenderer<Teferi> = {
  draw: (context) => {
    const board: BoardContext = { context, keys: new OptionKeys(context) };
    const { watcher, names, language, width } = context;
    const ownSeat = typeof watcher === 'number' ? watcher : 0;
    const { zones } = texts[language];
    const titles = { hand: zones.hand(at(names, ownSeat)), looking: zones.looking };
    return stackBlocks([
      playerRows(board, 1 - ownSeat, false),
      [...stepRows(board), ...combatRows(board), ...stackRows(board)],
      playerRows(board, ownSeat, true),
      handRows(board, ownSeat, titles),
    ]).map((row) => truncateRow(row, width));
  },
  drawBrief: (context) =>
    typeof context.watcher === 'number' ? briefHandRows(context, context.watcher) : [],
};
