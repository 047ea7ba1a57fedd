/** Lists of options about cards, the newest card first; equal cards are one option. Also the reasons against other choices. */
import { at, type Reason, type Seat } from '@ludoteca/kernel';
import type { CardFilter } from '../cards/codes.ts';
import type { AimChoice, KindIndex, PlayChoice } from '../parts.ts';
import {
  type StudentsCardDefinition,
  definitionOf,
  type IndexedDeck,
  indexDeck,
} from '../deck/indexed-deck.ts';
import { AREA_TYPES, INSTANT, type TypeSet, hasType, typesMatching } from '../cards/type-sets.ts';
import { type ReadonlyStudentsState, forbiddenTypes, handOf, opponentsAfter } from './zones.ts';

const AIMS: readonly AimChoice[] = [0, 1, 2, 3].map((aim) => ({ aim }));
export const aimOptions = (seats: readonly Seat[]): AimChoice[] => seats.map((seat) => at(AIMS, seat));

/** The options for the different cards of a list that have one of the types; no option where the callback returns undefined. */
export function distinctOptions<O>(
  cards: readonly KindIndex[],
  deck: IndexedDeck,
  types: TypeSet,
  option: (definition: StudentsCardDefinition, card: KindIndex) => O | undefined,
  options: O[] = [],
): O[] {
  for (let i = cards.length - 1; i >= 0; i--) {
    const card = at(cards, i);
    const definition = definitionOf(deck, card);
    if (!hasType(types, definition.type) || cards.indexOf(card, i + 1) !== -1) continue;
    const created = option(definition, card);
    if (created !== undefined) options.push(created);
  }
  return options;
}

/** 4.3: the players who may get a bonus or a malus. */
const seatsFrom = (state: ReadonlyStudentsState, seat: Seat): Seat[] => [
  seat,
  ...opponentsAfter(state, seat),
];

/** 4.1 */
export function playOptions(
  state: ReadonlyStudentsState,
  deck: IndexedDeck,
  seat: Seat,
  filter: CardFilter,
): PlayChoice[] {
  const hand = handOf(state, seat);
  const types = typesMatching(filter) & ~INSTANT & ~forbiddenTypes(state, deck, seat);
  const options: PlayChoice[] = [];
  for (let i = hand.length - 1; i >= 0; i--) {
    const card = at(hand, i);
    const definition = definitionOf(deck, card);
    if (!hasType(types, definition.type) || hand.indexOf(card, i + 1) !== -1) continue;
    if (hasType(AREA_TYPES, definition.type))
      for (const on of seatsFrom(state, seat)) options.push(at(definition.playOn, on));
    else options.push(definition.play);
  }
  return options;
}

/** 4.1: the cards that may not be played, with one choice each. */
export const barredPlays = (
  state: ReadonlyStudentsState,
  deck: IndexedDeck,
  seat: Seat,
  filter: CardFilter,
): PlayChoice[] => {
  const types = typesMatching(filter) & ~INSTANT & ~forbiddenTypes(state, deck, seat);
  return distinctOptions(handOf(state, seat), deck, ~types, ({ play, playOn, type }) =>
    hasType(AREA_TYPES, type) ? at(playOn, seat) : play,
  );
};

/** The card named by a field of an unchecked choice. */
export function findNamedCard(deck: IndexedDeck, choice: unknown, field: string): KindIndex | undefined {
  if (typeof choice !== 'object' || choice === null || !Object.hasOwn(choice, field)) return undefined;
  const name: unknown = (choice as { readonly [field: string]: unknown })[field];
  return typeof name === 'string' ? deck.findCard(name) : undefined;
}

export function whyNotPlay(
  state: ReadonlyStudentsState,
  deck: IndexedDeck,
  seat: Seat,
  filter: CardFilter,
  choice: unknown,
): Reason {
  const card = findNamedCard(deck, choice, 'play');
  if (card === undefined) return { why: 'play a card', rule: '4.1' };
  if (!handOf(state, seat).includes(card)) return { why: 'not in hand', rule: '4.1' };
  const { name, type } = definitionOf(deck, card);
  if (type === INSTANT) return { why: 'instants defend', rule: '4.6', facts: { card: name } };
  if (!hasType(typesMatching(filter), type))
    return { why: 'wrong type', rule: '6.1', facts: { card: name, filter } };
  if (hasType(forbiddenTypes(state, deck, seat), type))
    return {
      why: 'forbidden',
      rule: '6.10',
      facts: { card: name, by: findForbiddingCard(state, deck, seat, type) },
    };
  return { why: 'wrong place', rule: hasType(AREA_TYPES, type) ? '4.3' : '4.2', facts: { card: name } };
}

/** 6.2 */
export function whyNotDiscard(
  state: ReadonlyStudentsState,
  seat: Seat,
  filter: CardFilter,
  choice: unknown,
): Reason {
  const deck = indexDeck(state.deck);
  const card = findNamedCard(deck, choice, 'discard');
  if (card === undefined) return { why: 'discard a card', rule: '6.2' };
  if (!handOf(state, seat).includes(card)) return { why: 'not in hand', rule: '6.2' };
  return { why: 'wrong type', rule: '6.2', facts: { card: definitionOf(deck, card).name, filter } };
}

const findForbiddingCard = (
  state: ReadonlyStudentsState,
  deck: IndexedDeck,
  seat: Seat,
  type: TypeSet,
): string =>
  at(state.areas, seat)
    .map((card) => definitionOf(deck, card))
    .find(({ forbids }) => hasType(forbids, type))?.name ?? '';

/** The options for the cards that a player has in play, room first. */
export function optionsInPlay<O>(
  state: ReadonlyStudentsState,
  deck: IndexedDeck,
  seat: Seat,
  types: TypeSet,
  option: (definition: StudentsCardDefinition, card: KindIndex) => O | undefined,
): O[] {
  const options = distinctOptions(at(state.rooms, seat), deck, types, option);
  return distinctOptions(at(state.areas, seat), deck, types, option, options);
}
