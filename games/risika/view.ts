/** The view: the whole board is open; of the cards a watcher sees those whose position it knows (RULES 7.3). */
import type { DeepReadonly, Watcher } from '@ludoteca/kernel';
import { isKnown } from './card-knowledge.ts';
import type { RisikaCard } from './cards.ts';
import type { State } from './parts.ts';
import type { KnownPile, View } from './view-types.ts';

const toKnownPile = (pile: readonly RisikaCard[], known: readonly number[], watcher: Watcher): KnownPile => ({
  count: pile.length,
  cards: pile.filter((card) => isKnown(known, card, watcher)),
});

export const view = (state: DeepReadonly<State>, watcher: Watcher): View => ({
  settings: state.settings,
  owners: state.owners.slice(),
  armies: state.armies.slice(),
  colours: state.colours.slice(),
  reserve: state.reserve.slice(),
  hands: state.hands.map((hand) => toKnownPile(hand, state.known, watcher)),
  deck: toKnownPile(state.deck, state.known, watcher),
  starter: state.starter,
  round: state.round,
  out: state.out.slice(),
});
