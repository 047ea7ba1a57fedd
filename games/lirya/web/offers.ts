/** The offered options by the card, piece, player or slot that stands for them. */
import type { Choice, Seat } from '@ludoteca/kernel';
import { optionsOf, type WebBoardProps } from '@ludoteca/kit';
import type { Lirya, SlotOption, Ref, Slot } from '../parts.ts';
import { playerRef } from '../rules/lookup.ts';
import type { View } from '../view-types.ts';
import type { CardId } from '../card-definition/index.ts';

export type LiryaOption = Choice<Lirya>;
type OfferInput = Pick<WebBoardProps<Lirya>, 'asked' | 'watcher' | 'isBusy' | 'view'>;

export interface LiryaOffers {
  /** The options of a card of the own hand. */
  hand(card: CardId): readonly LiryaOption[];
  /** The options of a piece, a player or an item on the stack. */
  onRef(ref: Ref): readonly LiryaOption[];
  /** The option to put something into a free slot. */
  inSlot(slot: Slot): LiryaOption | undefined;
  /** Options without an element on the board: cards of a deck, modes of an effect, equipment. */
  readonly apart: readonly LiryaOption[];
}

function refOfOption(option: LiryaOption): Ref | undefined {
  if (typeof option !== 'object') return undefined;
  if ('id' in option) return option.id;
  if ('player' in option) return playerRef(option.player);
  if ('item' in option) return option.item;
  const piece =
    'use' in option
      ? option.use
      : 'upgrade' in option
        ? option.upgrade
        : 'move' in option
          ? option.move
          : 'demolish' in option
            ? option.demolish
            : undefined;
  return piece?.id;
}

function handCardOfOption(option: LiryaOption, fromHand: boolean): CardId | undefined {
  if (typeof option !== 'object') return undefined;
  if ('play' in option) return option.play;
  if ('hand' in option) return option.hand;
  return fromHand && 'card' in option && !('id' in option) && !('item' in option) ? option.card : undefined;
}

/** Whether the cards in the options are those of the asked seat's hand. */
function asksForHand(asked: OfferInput['asked']): boolean {
  if (asked?.prompt === 'pay') return true;
  return asked?.prompt === 'give up' && asked.frame.whose === asked.seat;
}

const collectShownRefs = ({ players, stack }: View): ReadonlySet<Ref> =>
  new Set([
    ...players.map((_, seat) => playerRef(seat)),
    ...players.flatMap(({ pieces }) => pieces.map(({ id }) => id)),
    ...stack.map(({ id }) => id),
  ]);

export const isAsked = ({ asked, watcher, isBusy }: Omit<OfferInput, 'view'>): boolean =>
  asked !== undefined && asked.seat === watcher && !isBusy;

const isSlotOption = (option: LiryaOption): option is SlotOption =>
  typeof option === 'object' && 'place' in option;

export function collectOffers(props: OfferInput): LiryaOffers {
  const { asked, view } = props;
  const options = isAsked(props) && asked?.gather !== 'subset' ? optionsOf<Lirya>(asked) : [];
  const fromHand = asksForHand(asked);
  const shown = collectShownRefs(view);
  const isPlacing = asked?.prompt === 'place' || asked?.prompt === 'shift';
  const isShown = (option: LiryaOption): boolean => {
    const ref = refOfOption(option);
    return ref !== undefined && shown.has(ref);
  };
  return {
    hand: (card) => options.filter((option) => handCardOfOption(option, fromHand) === card),
    onRef: (ref) => options.filter((option) => refOfOption(option) === ref && isShown(option)),
    inSlot: (slot) =>
      isPlacing ? options.find((option) => isSlotOption(option) && option.place === slot) : undefined,
    apart: options.filter(
      (option) =>
        typeof option !== 'string' &&
        !isShown(option) &&
        handCardOfOption(option, fromHand) === undefined &&
        !isSlotOption(option),
    ),
  };
}

/** The choice that a press on a card of the own hand attempts; the board explains why it is not offered. */
export function handAttempt(prompt: string, card: CardId): unknown {
  if (prompt === 'mulligan') return { swap: card, count: 1 };
  return prompt === 'main' || prompt === 'window' ? { play: card } : { card };
}

/** The same for an own piece; undefined if the press only enlarges it. */
export function pieceAttempt(
  prompt: string,
  piece: { readonly id: number; readonly card: CardId; readonly slot: Slot; readonly level: number },
  seat: Seat,
): unknown {
  const { id, card, slot, level } = piece;
  const target = { id, card, seat, slot };
  if (prompt === 'main') return level > 0 ? { upgrade: target } : { move: target };
  return prompt === 'target' || prompt === 'bear' || prompt === 'pick' ? target : undefined;
}
