/** Draws the table in a terminal: the piles, the room of every player, the chain, and the own hand as cards. */
import { at, type Seat } from '@ludoteca/kernel';
import {
  type RenderContext,
  flowRows,
  type TablePart,
  type TextRow,
  type TerminalRenderer,
  truncateParts,
} from '@ludoteca/kit';
import type { Students } from '../parts.ts';
import { studentsTexts } from '../text/index.ts';
import { drawCards } from './cards.ts';
import { drawChain } from './chain.ts';
import { findHandKeys } from './option-keys.ts';
import { drawCardName, drawPlayer } from './players.ts';
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

/** The own hand: as cards with their texts, then as a list of names. */
function handForms(context: RenderContext<Students>): TablePart['forms'] {
  const { view, watcher, language, width } = context;
  if (typeof watcher !== 'number') return [];
  const { cards = [] } = at(view.hands, watcher);
  if (cards.length === 0) return [];
  const { zones } = studentsTexts[language];
  const head: TextRow = [{ text: zones.hand(at(context.names, watcher)), role: 'seat', seat: watcher }];
  const keys = findHandKeys(context, watcher);
  return [
    [head, ...drawCards(context, cards, keys)],
    flowRows([head, ...cards.map((card) => drawCardName(context, card, keys(card)))], width, GAP),
  ];
}

export const terminal: TerminalRenderer<Students> = {
  parts: (context) =>
    truncateParts(
      [
        { priority: 'turn', forms: [pileRows(context)] },
        ...seatOrder(context).map((seat): TablePart => ({
          priority: seat === context.watcher ? 'own' : 'others',
          forms: drawPlayer(context, seat),
        })),
        { priority: 'turn', forms: drawChain(context) },
        { priority: 'own', forms: handForms(context) },
      ],
      context.width,
    ),
};
