/**
 * How cards interrupt one another (5 and 8). A card's effects are a frame that walks them; a window is a frame that asks one seat after the
 * other. What they interrupt waits below on the agenda, and the chain shows it.
 */
import { at, type FrameOf, type Seat } from '@ludoteca/kernel';
import type { EffectMoment } from '../cards/codes.ts';
import type { CardIndex, Frame, Students } from '../parts.ts';
import {
  definitionOf,
  hasType,
  INSTANT,
  type IndexedDeck,
  indexDeck,
  type TypeSet,
} from '../deck/indexed-deck.ts';
import {
  forbiddenTypes,
  handOf,
  isHandShown,
  putIntoPlay,
  isInPlay,
  opponentsAfter,
  isPresent,
  putAway,
  type ReadonlyState,
  type StudentsDealer,
} from './piles.ts';

/** 5.7: so many cards have effects in a round, and no more. */
export const MAX_EFFECTS_PER_ROUND = 60;

const CLOSE: Frame = { do: 'close' };

/** The card enters a room or an area, and what it does on entering is next. */
export function enterPlay(dealer: StudentsDealer, seat: Seat, card: CardIndex): void {
  putIntoPlay(dealer, seat, card);
  if (definitionOf(indexDeck(dealer.state.deck), card).when === 'SUBITO')
    startEffects(dealer, seat, card, 'SUBITO', false);
}

/**
 * The effects of a card, with that seat acting. A held card lies in the chain while they last; then it comes to lie before the seat it
 * goes to, or it is put away.
 */
export function startEffects(
  dealer: StudentsDealer,
  seat: Seat,
  card: CardIndex,
  when: EffectMoment,
  held: boolean,
  to?: Seat,
): void {
  const { state } = dealer;
  const { name, kind } = definitionOf(indexDeck(state.deck), card);
  if (state.begun >= MAX_EFFECTS_PER_ROUND) {
    if (held) releaseHeldCard(dealer, card, to);
    return dealer.tell({ did: 'exhaust', seat, card: name });
  }
  state.begun++;
  state.chain.push({ card, seat, at: 0, held });
  const close: Frame = to === undefined ? CLOSE : { do: 'close', to };
  if (kind.optional) return dealer.next({ do: 'offer', seat, card: name }, close);
  dealer.tell({ did: 'effects', seat, card: name, when });
  dealer.next({ do: 'effects', seat, card: name, at: 0, you: -1 }, close);
}

/** A card that was held: 4.5 holds for stolen cards too, even if a like card came there in between. */
export function releaseHeldCard(dealer: StudentsDealer, card: CardIndex, to: Seat | undefined): void {
  const { state } = dealer;
  const barred =
    to === undefined ||
    !isPresent(state, to) ||
    isInPlay(state, to, card, definitionOf(indexDeck(state.deck), card));
  if (barred) putAway(dealer, card);
  else enterPlay(dealer, to, card);
}

type EffectsFrame = FrameOf<Students, 'effects'>;

/** The effect works on each of them, and the next effect follows. */
export function applyEffect(
  dealer: StudentsDealer,
  { seat, card, at: index, you }: Pick<EffectsFrame, 'seat' | 'card' | 'at' | 'you'>,
  targets: readonly Seat[],
): void {
  const hits = targets.map((on): Frame => ({ do: 'apply', seat, card, at: index, on }));
  dealer.next(...hits, { do: 'effects', seat, card, at: index + 1, you });
}

export type DefenceFrame = FrameOf<Students, 'window'>;
/** What is being defended against. */
export type AttackedEffect = Omit<DefenceFrame, 'do' | 'seat' | 'rest'>;

export const attackIn = ({ by, you, card, at: index, effect }: DefenceFrame): AttackedEffect =>
  effect === undefined ? { by, you, card, at: index } : { by, you, card, at: index, effect };

/** 8.2 and 9.5: whether, as far as everybody can see, that seat could hold an instant against such a card. */
function couldDefend(state: ReadonlyState, pack: IndexedDeck, seat: Seat, against: TypeSet): boolean {
  if (!hasType(pack.blocks, against) || !isPresent(state, seat)) return false;
  const hand = handOf(state, seat);
  if (hand.length === 0 || hasType(forbiddenTypes(state, pack, seat), INSTANT)) return false;
  return (
    !isHandShown(state, pack, seat) || hand.some((card) => hasType(definitionOf(pack, card).blocks, against))
  );
}

/** 8.1: the first who could defend is asked, then the next. */
export function openDefence(dealer: StudentsDealer, order: readonly Seat[], attack: AttackedEffect): void {
  const { state } = dealer;
  const pack = indexDeck(state.deck);
  const { type } = definitionOf(pack, pack.getCard(attack.card));
  for (let i = 0; i < order.length; i++) {
    const seat = at(order, i);
    if (couldDefend(state, pack, seat, type))
      return dealer.next({ do: 'window', seat, rest: order.slice(i + 1), ...attack });
  }
  resolveUndefended(dealer, attack);
}

/** Nobody has defended. */
function resolveUndefended(dealer: StudentsDealer, attack: AttackedEffect): void {
  const { by, you, effect } = attack;
  if (effect === undefined) return finishPlacing(dealer, you);
  const hits =
    effect.target === 'TU'
      ? [you]
      : effect.target === 'VOI'
        ? opponentsAfter(dealer.state, by)
        : [by, ...opponentsAfter(dealer.state, by)];
  applyEffect(dealer, { ...attack, seat: by }, hits);
}

/** 4.3: the card that was being placed. */
function finishPlacing(dealer: StudentsDealer, on: Seat): void {
  const link = dealer.state.chain.pop();
  if (link === undefined) return;
  if (isPresent(dealer.state, on)) enterPlay(dealer, on, link.card);
  else putAway(dealer, link.card);
}
