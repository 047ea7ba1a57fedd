import { at } from '@ludoteca/kernel';
import { truncateRow, type RenderContext, stackBlocks, type TerminalRenderer, wrapRow } from '@ludoteca/kit';
import type { Lirya } from '../parts.ts';
import { other } from '../rules/table.ts';
import { words as texts } from '../text/index.ts';
import { Speech } from '../text/speech.ts';
import { type Desk, field } from './boards.ts';
import { handBrief, handRows } from './hand.ts';
import { Keys } from './keys.ts';
import { attackRows, stackRows, turnRow } from './middle.ts';
import { preview } from './preview.ts';
import { words } from './words.ts';

const deskOf = (drawing: RenderContext<Lirya>): Desk => ({
  drawing,
  say: new Speech(drawing.language, texts[drawing.language], drawing.names),
  keys: new Keys(drawing),
});

/** The other side above, the own below; between them the turn, the attacks and the stack; last what is in the own hand. */
export const terminal: TerminalRenderer<Lirya> = {
  draw: (drawing) => {
    const desk = deskOf(drawing);
    const { view, watcher, width, language } = drawing;
    const near = typeof watcher === 'number' ? watcher : 0;
    const { hand, aside } = at(view.players, near);
    const { zones } = desk.say.words;
    const name = desk.say.name(near);
    return stackBlocks([
      field(desk, other(near), false),
      [turnRow(desk), ...attackRows(desk), ...stackRows(desk)],
      [...field(desk, near, true), ...wrapRow([{ text: words[language].legend, role: 'quiet' }], width)],
      handRows(desk, zones.aside(name), aside.cards),
      handRows(desk, zones.hand(name), hand.cards),
    ]).map((row) => truncateRow(row, width));
  },
  drawBrief: (drawing) => {
    const { view, watcher } = drawing;
    return typeof watcher === 'number'
      ? handBrief(deskOf(drawing), at(view.players, watcher).hand.cards)
      : [];
  },
  previewOption: preview,
};
