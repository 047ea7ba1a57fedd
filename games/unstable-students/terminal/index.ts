import { at, type Seat } from '@ludoteca/kernel';
import {
  truncateRow,
  type RenderContext,
  flowRows,
  type TextRow,
  stackBlocks,
  type TerminalRenderer,
} from '@ludoteca/kit';
import type { Students } from '../parts.ts';
import { studentsTexts } from '../text/index.ts';
import { cardBoxes } from './cards.ts';
import { chainRows } from './chain.ts';
import { handKeys } from './keys.ts';
import { playerRows } from './players.ts';
import { definitionIn, colourByType } from './card-colours.ts';

const GAP = 3;

/** Which round it is, and what lies in the middle. */
function pileRows({ view, names, language, width }: RenderContext<Students>): readonly TextRow[] {
  const { zones, quoted } = studentsTexts[language];
  const top = view.discards.at(-1);
  const items: TextRow[] = [
    [{ text: zones.round(view.round, at(names, view.turn)) }],
    [{ text: `${zones.draw} ${view.draw.count}`, role: 'quiet' }],
    [{ text: `${zones.discards} ${view.discards.length}`, role: 'quiet' }],
    ...(top === undefined ? [] : [[colourByType(zones.top(quoted(top)), definitionIn(view, top))]]),
    [{ text: `${zones.nursery} ${view.nursery.length}`, role: 'quiet' }],
  ];
  return flowRows(items, width, GAP);
}

/** The other players in the order in which they come after the watcher; the own room last, nearest to the own hand. */
function seatOrder({ view, watcher }: RenderContext<Students>): readonly Seat[] {
  const all = view.hands.map((_, seat) => seat);
  if (typeof watcher !== 'number') return all;
  return [...all.slice(watcher + 1), ...all.slice(0, watcher + 1)];
}

function handRows(drawing: RenderContext<Students>): readonly TextRow[] {
  const { view, watcher, language } = drawing;
  if (typeof watcher !== 'number') return [];
  const { cards = [] } = at(view.hands, watcher);
  if (cards.length === 0) return [];
  const { zones } = studentsTexts[language];
  return [
    [{ text: zones.hand(at(drawing.names, watcher)), role: 'seat', seat: watcher }],
    ...cardBoxes(drawing, cards, handKeys(drawing, watcher)),
  ];
}

/** The piles, every player's room, the chain of interruptions, the own hand as cards. */
export const terminal: TerminalRenderer<Students> = {
  draw: (drawing) =>
    stackBlocks([
      pileRows(drawing),
      ...seatOrder(drawing).map((seat) => playerRows(drawing, seat)),
      chainRows(drawing),
      handRows(drawing),
    ]).map((row) => truncateRow(row, drawing.width)),
};
