/** Creates and copies the state of a match. */
import { at } from '@ludoteca/kernel';
import type { KindIndex, Piles, Settings, State } from './parts.ts';
import { deckToText } from './settings.ts';

/** A state without any card. */
export function createState(settings: Settings, seats: number): State {
  const emptyLists = (): KindIndex[][] => Array.from({ length: seats }, () => []);
  const emptyPiles = (): Piles => ({
    draw: [],
    discards: [],
    nursery: [],
    hands: emptyLists(),
    rooms: emptyLists(),
    areas: emptyLists(),
  });
  return {
    rules: settings.rules,
    students: settings.students,
    limit: settings.hand,
    last: settings.rounds,
    deck: deckToText(settings.deck),
    ...emptyPiles(),
    round: 1,
    turn: 0,
    begun: 0,
    chain: [],
    known: emptyLists(),
    shuffled: [],
    left: [],
    start: emptyPiles(),
  };
}

export const copyPiles = ({ draw, discards, nursery, hands, rooms, areas }: Piles): Piles => ({
  draw: draw.slice(),
  discards: discards.slice(),
  nursery: nursery.slice(),
  hands: copyLists(hands),
  rooms: copyLists(rooms),
  areas: copyLists(areas),
});

function copyLists<C>(lists: readonly (readonly C[])[]): C[][] {
  const copies: C[][] = [];
  for (let i = 0; i < lists.length; i++) copies.push(at(lists, i).slice());
  return copies;
}

export const copyState = (state: State): State => ({
  ...state,
  ...copyPiles(state),
  chain: state.chain.map((link) => ({ ...link })),
  known: copyLists(state.known),
  shuffled: state.shuffled.slice(),
  left: state.left.slice(),
  start: copyPiles(state.start),
});
