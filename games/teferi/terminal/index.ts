import { at } from '@ludoteca/kernel';
import { truncateRow, stackBlocks, type TerminalRenderer } from '@ludoteca/kit';
import type { Teferi } from '../parts.ts';
import { messages as texts } from '../text/index.ts';
import { briefHandRows, handRows } from './hand.ts';
import { OptionKeys } from './option-keys.ts';
import { combatRows, stackRows, stepRows } from './turn-and-stack.ts';
import { playerRows, type BoardContext } from './player-area.ts';

/** The other side above, the own below; between them the turn, combat and the stack; last the own hand. */
export const terminal: TerminalRenderer<Teferi> = {
  draw: (drawing) => {
    const desk: BoardContext = { context: drawing, keys: new OptionKeys(drawing) };
    const { watcher, names, language, width } = drawing;
    const near = typeof watcher === 'number' ? watcher : 0;
    const { zones } = texts[language];
    const titles = { hand: zones.hand(at(names, near)), looking: zones.looking };
    return stackBlocks([
      playerRows(desk, 1 - near, false),
      [...stepRows(desk), ...combatRows(desk), ...stackRows(desk)],
      playerRows(desk, near, true),
      handRows(desk, near, titles),
    ]).map((row) => truncateRow(row, width));
  },
  drawBrief: (drawing) =>
    typeof drawing.watcher === 'number' ? briefHandRows(drawing, drawing.watcher) : [],
};
