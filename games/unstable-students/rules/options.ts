/** Options that are made once, and the lists of those that are about cards. Equal cards are one option; the newest comes first. */
import { at, type Reason, type Seat } from '@ludoteca/kernel';
import type { CardFilter } from '../cards/codes.ts';
import type { AimChoice, CardIndex, PlayChoice } from '../parts.ts';
import {
  type CardDefinition,
  definitionOf,
  hasType,
  INSTANT,
  type IndexedDeck,
  indexDeck,
  AREA_TYPES,
  type TypeSet,
  typesMatching,
} from '../deck/indexed-deck.ts';
import { forbiddenTypes, handOf, opponentsAfter, type ReadonlyState } from './piles.ts';

const AIMS: readonly AimChoice[] = [0, 1, 2, 3].map((aim) => ({ aim }));
export const aimOptions = (seats: readonly Seat[]): AimChoice[] => seats.map((seat) => at(AIMS, seat));

/** The different cards of a list that are of those types, the newest first. */
export function distinctOptions<O>(
  cards: readonly CardIndex[],
  pack: IndexedDeck,
  types: TypeSet,
  option: (face: CardDefinition, card: CardIndex) => O | undefined,
  options: O[] = [],
): O[] {
  for (let i = cards.length - 1; i >= 0; i--) {
    const card = at(cards, i);
    const face = definitionOf(pack, card);
    if (!hasType(types, face.type) || cards.indexOf(card, i + 1) !== -1) continue;
    const one = option(face, card);
    if (one !== undefined) options.push(one);
  }
  return options;
}

/** 4.3: before whom a bonus or a malus may be put: oneself first. */
const seatsFrom = (state: ReadonlyState, seat: Seat): Seat[] => [seat, ...opponentsAfter(state, seat)];

/** 4.1: what may be played, and how. */
export function playOptions(
  state: ReadonlyState,
  pack: IndexedDeck,
  seat: Seat,
  filter: CardFilter,
): PlayChoice[] {
  const hand = handOf(state, seat);
  const types = typesMatching(filter) & ~INSTANT & ~forbiddenTypes(state, pack, seat);
  const options: PlayChoice[] = [];
  for (let i = hand.length - 1; i >= 0; i--) {
    const card = at(hand, i);
    const face = definitionOf(pack, card);
    if (!hasType(types, face.type) || hand.indexOf(card, i + 1) !== -1) continue;
    if (hasType(AREA_TYPES, face.type))
      for (const on of seatsFrom(state, seat)) options.push(at(face.playOn, on));
    else options.push(face.play);
  }
  return options;
}

/** 4.1: the cards of a hand that may not be played, one way each. */
export const barredPlays = (
  state: ReadonlyState,
  pack: IndexedDeck,
  seat: Seat,
  filter: CardFilter,
): PlayChoice[] => {
  const types = typesMatching(filter) & ~INSTANT & ~forbiddenTypes(state, pack, seat);
  return distinctOptions(handOf(state, seat), pack, ~types, ({ play, playOn, type }) =>
    hasType(AREA_TYPES, type) ? at(playOn, seat) : play,
  );
};

/** The card that a choice of one field names, if there is such a card. */
export function findNamedCard(pack: IndexedDeck, choice: unknown, field: string): CardIndex | undefined {
  if (typeof choice !== 'object' || choice === null || !Object.hasOwn(choice, field)) return undefined;
  const name: unknown = (choice as { readonly [field: string]: unknown })[field];
  return typeof name === 'string' ? pack.findCard(name) : undefined;
}

export function whyNotPlay(
  state: ReadonlyState,
  pack: IndexedDeck,
  seat: Seat,
  filter: CardFilter,
  choice: unknown,
): Reason {
  const card = findNamedCard(pack, choice, 'play');
  if (card === undefined) return { why: 'play a card', rule: '4.1' };
  if (!handOf(state, seat).includes(card)) return { why: 'not in hand', rule: '4.1' };
  const { name, type } = definitionOf(pack, card);
  if (type === INSTANT) return { why: 'instants defend', rule: '4.6', facts: { card: name } };
  if (!hasType(typesMatching(filter), type))
    return { why: 'wrong type', rule: '6.1', facts: { card: name, filter } };
  if (hasType(forbiddenTypes(state, pack, seat), type))
    return {
      why: 'forbidden',
      rule: '6.10',
      facts: { card: name, by: findForbiddingCard(state, pack, seat, type) },
    };
  return { why: 'wrong place', rule: hasType(AREA_TYPES, type) ? '4.3' : '4.2', facts: { card: name } };
}

/** 6.2 */
export function whyNotDiscard(state: ReadonlyState, seat: Seat, filter: CardFilter, choice: unknown): Reason {
  const pack = indexDeck(state.deck);
  const card = findNamedCard(pack, choice, 'discard');
  if (card === undefined) return { why: 'discard a card', rule: '6.2' };
  if (!handOf(state, seat).includes(card)) return { why: 'not in hand', rule: '6.2' };
  return { why: 'wrong type', rule: '6.2', facts: { card: definitionOf(pack, card).name, filter } };
}

const findForbiddingCard = (state: ReadonlyState, pack: IndexedDeck, seat: Seat, type: TypeSet): string =>
  at(state.areas, seat)
    .map((card) => definitionOf(pack, card))
    .find(({ forbids }) => hasType(forbids, type))?.name ?? '';

/** The cards before a player that are of those types, room first. */
export function optionsInPlay<O>(
  state: ReadonlyState,
  pack: IndexedDeck,
  seat: Seat,
  types: TypeSet,
  option: (face: CardDefinition, card: CardIndex) => O | undefined,
): O[] {
  const options = distinctOptions(at(state.rooms, seat), pack, types, option);
  return distinctOptions(at(state.areas, seat), pack, types, option, options);
}
