import { at } from '@ludoteca/kernel';
import { truncateRow, stackBlocks, type TerminalRenderer } from '@ludoteca/kit';
import type { Teferi } from '../parts.ts';
import { words as texts } from '../text/index.ts';
import { handBrief, handRows } from './hand.ts';
import { Keys } from './keys.ts';
import { combatRows, stackRows, stepRows } from './middle.ts';
import { battlefield, type Desk } from './sides.ts';

/** The other side above, the own below; between them the turn, combat and the stack; last the own hand. */
export const terminal: TerminalRenderer<Teferi> = {
  draw: (drawing) => {
    const desk: Desk = { drawing, keys: new Keys(drawing) };
    const { watcher, names, language, width } = drawing;
    const near = typeof watcher === 'number' ? watcher : 0;
    const { zones } = texts[language];
    const titles = { hand: zones.hand(at(names, near)), looking: zones.looking };
    return stackBlocks([
      battlefield(desk, 1 - near, false),
      [...stepRows(desk), ...combatRows(desk), ...stackRows(desk)],
      battlefield(desk, near, true),
      handRows(desk, near, titles),
    ]).map((row) => truncateRow(row, width));
  },
  drawBrief: (drawing) => (typeof drawing.watcher === 'number' ? handBrief(drawing, drawing.watcher) : []),
};
