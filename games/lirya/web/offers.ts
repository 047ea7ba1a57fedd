/** What can be chosen now, by the thing that stands for it. */
import type { Choice, Seat } from '@ludoteca/kernel';
import { optionsOf, type WebBoardProps } from '@ludoteca/kit';
import type { Lirya, SlotOption, Ref, Slot } from '../parts.ts';
import { playerRef } from '../rules/lookup.ts';
import type { View } from '../view-types.ts';
import type { CardId } from '../card-definition/index.ts';

export type Option = Choice<Lirya>;
type Given = Pick<WebBoardProps<Lirya>, 'asked' | 'watcher' | 'isBusy' | 'view'>;

export interface Offers {
  /** What a card of the own hand can be used for. */
  hand(card: CardId): readonly Option[];
  /** What a piece, a player or something on the stack can be chosen for. */
  on(ref: Ref): readonly Option[];
  /** A free place in which something can be put. */
  place(slot: Slot): Option | undefined;
  /** What lies nowhere on the table: cards of a deck, modes of an effect, equipment. */
  readonly apart: readonly Option[];
}

/** Of things that an option is about, the first of all. */
function refIn(option: Option): Ref | undefined {
  if (typeof option !== 'object') return undefined;
  if ('id' in option) return option.id;
  if ('player' in option) return playerRef(option.player);
  if ('item' in option) return option.item;
  const standing =
    'use' in option
      ? option.use
      : 'upgrade' in option
        ? option.upgrade
        : 'move' in option
          ? option.move
          : 'demolish' in option
            ? option.demolish
            : undefined;
  return standing?.id;
}

function cardIn(option: Option, fromHand: boolean): CardId | undefined {
  if (typeof option !== 'object') return undefined;
  if ('play' in option) return option.play;
  if ('hand' in option) return option.hand;
  return fromHand && 'card' in option && !('id' in option) && !('item' in option) ? option.card : undefined;
}

/** Whether cards that the question names are those of the asked hand. */
function asksForHand(asked: Given['asked']): boolean {
  if (asked?.prompt === 'pay') return true;
  return asked?.prompt === 'give up' && asked.frame.whose === asked.seat;
}

const shownIn = ({ players, stack }: View): ReadonlySet<Ref> =>
  new Set([
    ...players.map((_, seat) => playerRef(seat)),
    ...players.flatMap(({ pieces }) => pieces.map(({ id }) => id)),
    ...stack.map(({ id }) => id),
  ]);

export const isAsked = ({ asked, watcher, isBusy }: Omit<Given, 'view'>): boolean =>
  asked !== undefined && asked.seat === watcher && !isBusy;

const isPlace = (option: Option): option is SlotOption => typeof option === 'object' && 'place' in option;

export function offersOf(given: Given): Offers {
  const { asked, view } = given;
  const options = isAsked(given) && asked?.gather !== 'subset' ? optionsOf<Lirya>(asked) : [];
  const fromHand = asksForHand(asked);
  const shown = shownIn(view);
  const isPlacing = asked?.prompt === 'place' || asked?.prompt === 'shift';
  const isShown = (option: Option): boolean => {
    const ref = refIn(option);
    return ref !== undefined && shown.has(ref);
  };
  return {
    hand: (card) => options.filter((option) => cardIn(option, fromHand) === card),
    on: (ref) => options.filter((option) => refIn(option) === ref && isShown(option)),
    place: (slot) =>
      isPlacing ? options.find((option) => isPlace(option) && option.place === slot) : undefined,
    apart: options.filter(
      (option) =>
        typeof option !== 'string' &&
        !isShown(option) &&
        cardIn(option, fromHand) === undefined &&
        !isPlace(option),
    ),
  };
}

/** What somebody tries who presses a card of the own hand: it is said why that cannot be. */
export function handAttempt(prompt: string, card: CardId): unknown {
  if (prompt === 'mulligan') return { swap: card, count: 1 };
  return prompt === 'main' || prompt === 'window' ? { play: card } : { card };
}

/** The same for a piece of one's own; undefined: it is only looked at. */
export function pieceAttempt(
  prompt: string,
  piece: { readonly id: number; readonly card: CardId; readonly slot: Slot; readonly level: number },
  seat: Seat,
): unknown {
  const { id, card, slot, level } = piece;
  const standing = { id, card, seat, slot };
  if (prompt === 'main') return level > 0 ? { upgrade: standing } : { move: standing };
  return prompt === 'target' || prompt === 'bear' || prompt === 'pick' ? standing : undefined;
}
