/** The order of cards that an effect has just put into libraries (CR 401.4 and 401.7). `sizes`: the sizes of the libraries before. */
import type { State } from '../state.ts';
import { markChanged, type TeferiDealer } from './state-access.ts';
import { KNOWN_TO_NOBODY } from './zones.ts';

/** 401.7: the card that was put on top of a library goes to this position from the top, or to the bottom. */
export function placeNewCards(state: State, sizes: readonly number[], depth: number): void {
  for (const [seat, { library, libraryKnown }] of state.sides.entries()) {
    if (library.length <= (sizes[seat] ?? 0)) continue;
    const place = Math.max(0, library.length - depth);
    library.splice(place, 0, ...library.splice(-1));
    libraryKnown.splice(place, 0, ...libraryKnown.splice(-1));
  }
  markChanged(state);
}

/** 401.4: the cards that were put on the bottom of a library are there in a random order. */
export function shuffleNewCards({ state, dice }: TeferiDealer, sizes: readonly number[]): void {
  for (const [seat, { library, libraryKnown }] of state.sides.entries()) {
    const count = library.length - (sizes[seat] ?? 0);
    if (count <= 0) continue;
    library.splice(0, count, ...dice.shuffle(library.slice(0, count)));
    libraryKnown.fill(KNOWN_TO_NOBODY, 0, count);
  }
  markChanged(state);
}
