/**
 * 5 and 8: cards that interrupt one another. The effects of a card are a frame that executes them one by one; a defence is a frame that
 * asks one seat after the other. Interrupted frames wait below on the agenda, and `state.chain` shows them.
 */
import { at, type FrameOf, type Seat } from '@ludoteca/kernel';
import type { EffectMoment } from '../cards/codes.ts';
import type { KindIndex, Frame, Students } from '../parts.ts';
import { definitionOf, type IndexedDeck, indexDeck } from '../deck/indexed-deck.ts';
import { INSTANT, type TypeSet, hasType } from '../cards/type-sets.ts';
import { putAway, putIntoPlay } from './atoms.ts';
import {
  type ReadonlyStudentsState,
  type StudentsDealer,
  forbiddenTypes,
  handOf,
  isHandShown,
  isInPlay,
  isPresent,
  opponentsAfter,
} from './zones.ts';

/** 5.7 */
export const MAX_EFFECTS_PER_ROUND = 60;

const CLOSE: Frame = { do: 'close' };

/** Puts a card into a room or an area and starts its SUBITO effects. */
export function enterPlay(dealer: StudentsDealer, seat: Seat, card: KindIndex): void {
  putIntoPlay(dealer, seat, card);
  if (definitionOf(indexDeck(dealer.state.deck), card).when === 'SUBITO')
    startEffects(dealer, seat, card, 'SUBITO', false);
}

/**
 * Starts the effects of a card with `seat` as the acting player. A held card is in the chain until they are finished; then it is put into
 * play for `to`, or put away.
 */
export function startEffects(
  dealer: StudentsDealer,
  seat: Seat,
  card: KindIndex,
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

/** 4.5 holds for a stolen card too, if an equal card has come into play in the meantime. */
export function releaseHeldCard(dealer: StudentsDealer, card: KindIndex, to: Seat | undefined): void {
  const { state } = dealer;
  const isRefused =
    to === undefined ||
    !isPresent(state, to) ||
    isInPlay(state, to, card, definitionOf(indexDeck(state.deck), card));
  if (isRefused) putAway(dealer, card);
  else enterPlay(dealer, to, card);
}

type EffectsFrame = FrameOf<Students, 'effects'>;

/** Applies an effect to each target and then continues with the next effect. */
export function applyEffect(
  dealer: StudentsDealer,
  { seat, card, at: index, you }: Pick<EffectsFrame, 'seat' | 'card' | 'at' | 'you'>,
  targets: readonly Seat[],
): void {
  const applications = targets.map((on): Frame => ({ do: 'apply', seat, card, at: index, on }));
  dealer.next(...applications, { do: 'effects', seat, card, at: index + 1, you });
}

export type DefenceFrame = FrameOf<Students, 'window'>;
/** The effect, or the card being placed, that may be blocked. */
export type AttackedEffect = Omit<DefenceFrame, 'do' | 'seat' | 'rest'>;

export const attackIn = ({ by, you, card, at: index, effect }: DefenceFrame): AttackedEffect =>
  effect === undefined ? { by, you, card, at: index } : { by, you, card, at: index, effect };

/** 8.2 and 9.5: whether the seat could hold an instant against such a card, as far as public information tells. */
function couldDefend(state: ReadonlyStudentsState, deck: IndexedDeck, seat: Seat, against: TypeSet): boolean {
  if (!hasType(deck.blocks, against) || !isPresent(state, seat)) return false;
  const hand = handOf(state, seat);
  if (hand.length === 0 || hasType(forbiddenTypes(state, deck, seat), INSTANT)) return false;
  return (
    !isHandShown(state, deck, seat) || hand.some((card) => hasType(definitionOf(deck, card).blocks, against))
  );
}

/** 8.1: asks the first seat of `order` that could defend. */
export function openDefence(dealer: StudentsDealer, order: readonly Seat[], attack: AttackedEffect): void {
  const { state } = dealer;
  const deck = indexDeck(state.deck);
  const { type } = deck.getDefinition(attack.card);
  for (let i = 0; i < order.length; i++) {
    const seat = at(order, i);
    if (couldDefend(state, deck, seat, type))
      return dealer.next({ do: 'window', seat, rest: order.slice(i + 1), ...attack });
  }
  resolveUndefended(dealer, attack);
}

/** No seat has defended. */
function resolveUndefended(dealer: StudentsDealer, attack: AttackedEffect): void {
  const { by, you, effect } = attack;
  if (effect === undefined) return finishPlacing(dealer, you);
  const targets =
    effect.target === 'TU'
      ? [you]
      : effect.target === 'VOI'
        ? opponentsAfter(dealer.state, by)
        : [by, ...opponentsAfter(dealer.state, by)];
  applyEffect(dealer, { ...attack, seat: by }, targets);
}

/** 4.3 */
function finishPlacing(dealer: StudentsDealer, on: Seat): void {
  const link = dealer.state.chain.pop();
  if (link === undefined) return;
  if (isPresent(dealer.state, on)) enterPlay(dealer, on, link.card);
  else putAway(dealer, link.card);
}
