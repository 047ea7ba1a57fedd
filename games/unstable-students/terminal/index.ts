/** Draws the table in a terminal: the piles, the room of every player, the chain, and the own hand as cards. */
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
import { drawCards } from './cards.ts';
import { drawChain } from './chain.ts';
import { findHandKeys } from './option-keys.ts';
import { drawPlayer } from './players.ts';
import { toCardSpan } from './card-colours.ts';

const GAP = 3;

/** The round and the piles. */
function pileRows({ view, names, language, width }: RenderContext<Students>): readonly TextRow[] {
  const { zones, quoted } = studentsTexts[language];
  const top = view.discards.at(-1);
  const items: TextRow[] = [
    [{ text: zones.round(view.round, at(names, view.turn)) }],
    [{ text: `${zones.draw} ${view.draw.count}`, role: 'quiet' }],
    [{ text: `${zones.discards} ${view.discards.length}`, role: 'quiet' }],
    ...(top === undefined ? [] : [[toCardSpan(view, top, zones.top(quoted(top)))]]),
    [{ text: `${zones.nursery} ${view.nursery.length}`, role: 'quiet' }],
  ];
  return flowRows(items, width, GAP);
}

/** The players after the watcher in turn order; the watcher's own room comes last, next to the hand. */
function seatOrder({ view, watcher }: RenderContext<Students>): readonly Seat[] {
  const all = view.hands.map((_, seat) => seat);
  if (typeof watcher !== 'number') return all;
  return [...all.slice(watcher + 1), ...all.slice(0, watcher + 1)];
}

function handRows(context: RenderContext<Students>): readonly TextRow[] {
  const { view, watcher, language } = context;
  if (typeof watcher !== 'number') return [];
  const { cards = [] } = at(view.hands, watcher);
  if (cards.length === 0) return [];
  const { zones } = studentsTexts[language];
  return [
    [{ text: zones.hand(at(context.names, watcher)), role: 'seat', seat: watcher }],
    ...drawCards(context, cards, findHandKeys(context, watcher)),
  ];
}

export const terminal: TerminalRenderer<Students> = {
  draw: (context) =>
    stackBlocks([
      pileRows(context),
      ...seatOrder(context).map((seat) => drawPlayer(context, seat)),
      drawChain(context),
      handRows(context),
    ]).map((row) => truncateRow(row, context.width)),
};
