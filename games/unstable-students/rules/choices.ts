/** Options that are made once, and the lists of those that are about cards. Equal cards are one option; the newest comes first. */
import { at, type Reason, type Seat } from '@ludoteca/kernel';
import type { Filter } from '../cards/codes.ts';
import type { Aim, Card, Play } from '../parts.ts';
import { type Face, faceIn, has, INSTANT, type Pack, packOf, PLACED, type Types, typesOf } from './pack.ts';
import { forbidden, handOf, othersAfter, type StillState } from './piles.ts';

const AIMS: readonly Aim[] = [0, 1, 2, 3].map((aim) => ({ aim }));
export const aimsAt = (seats: readonly Seat[]): Aim[] => seats.map((seat) => at(AIMS, seat));

/** The different cards of a list that are of those types, the newest first. */
export function different<O>(
  cards: readonly Card[],
  pack: Pack,
  types: Types,
  option: (face: Face, card: Card) => O | undefined,
  options: O[] = [],
): O[] {
  for (let i = cards.length - 1; i >= 0; i--) {
    const card = at(cards, i);
    const face = faceIn(pack, card);
    if (!has(types, face.type) || cards.indexOf(card, i + 1) !== -1) continue;
    const one = option(face, card);
    if (one !== undefined) options.push(one);
  }
  return options;
}

/** 4.3: before whom a bonus or a malus may be put: oneself first. */
const aroundFrom = (state: StillState, seat: Seat): Seat[] => [seat, ...othersAfter(state, seat)];

/** 4.1: what may be played, and how. */
export function plays(state: StillState, pack: Pack, seat: Seat, filter: Filter): Play[] {
  const hand = handOf(state, seat);
  const types = typesOf(filter) & ~INSTANT & ~forbidden(state, pack, seat);
  const options: Play[] = [];
  for (let i = hand.length - 1; i >= 0; i--) {
    const card = at(hand, i);
    const face = faceIn(pack, card);
    if (!has(types, face.type) || hand.indexOf(card, i + 1) !== -1) continue;
    if (has(PLACED, face.type)) for (const on of aroundFrom(state, seat)) options.push(at(face.playOn, on));
    else options.push(face.play);
  }
  return options;
}

/** 4.1: the cards of a hand that may not be played, one way each. */
export const unplayable = (state: StillState, pack: Pack, seat: Seat, filter: Filter): Play[] => {
  const types = typesOf(filter) & ~INSTANT & ~forbidden(state, pack, seat);
  return different(handOf(state, seat), pack, ~types, ({ play, playOn, type }) =>
    has(PLACED, type) ? at(playOn, seat) : play,
  );
};

/** The card that a choice of one field names, if there is such a card. */
export function namedBy(pack: Pack, choice: unknown, field: string): Card | undefined {
  if (typeof choice !== 'object' || choice === null || !Object.hasOwn(choice, field)) return undefined;
  const name: unknown = (choice as { readonly [field: string]: unknown })[field];
  return typeof name === 'string' ? pack.find(name) : undefined;
}

export function whyNotPlay(
  state: StillState,
  pack: Pack,
  seat: Seat,
  filter: Filter,
  choice: unknown,
): Reason {
  const card = namedBy(pack, choice, 'play');
  if (card === undefined) return { why: 'play a card', rule: '4.1' };
  if (!handOf(state, seat).includes(card)) return { why: 'not in hand', rule: '4.1' };
  const { name, type } = faceIn(pack, card);
  if (type === INSTANT) return { why: 'instants defend', rule: '4.6', facts: { card: name } };
  if (!has(typesOf(filter), type)) return { why: 'wrong type', rule: '6.1', facts: { card: name, filter } };
  if (has(forbidden(state, pack, seat), type))
    return { why: 'forbidden', rule: '6.10', facts: { card: name, by: forbidder(state, pack, seat, type) } };
  return { why: 'wrong place', rule: has(PLACED, type) ? '4.3' : '4.2', facts: { card: name } };
}

/** 6.2 */
export function whyNotDiscard(state: StillState, seat: Seat, filter: Filter, choice: unknown): Reason {
  const pack = packOf(state.deck);
  const card = namedBy(pack, choice, 'discard');
  if (card === undefined) return { why: 'discard a card', rule: '6.2' };
  if (!handOf(state, seat).includes(card)) return { why: 'not in hand', rule: '6.2' };
  return { why: 'wrong type', rule: '6.2', facts: { card: faceIn(pack, card).name, filter } };
}

const forbidder = (state: StillState, pack: Pack, seat: Seat, type: Types): string =>
  at(state.areas, seat)
    .map((card) => faceIn(pack, card))
    .find(({ forbids }) => has(forbids, type))?.name ?? '';

/** The cards before a player that are of those types, room first. */
export function before<O>(
  state: StillState,
  pack: Pack,
  seat: Seat,
  types: Types,
  option: (face: Face, card: Card) => O | undefined,
): O[] {
  const options = different(at(state.rooms, seat), pack, types, option);
  return different(at(state.areas, seat), pack, types, option, options);
}
