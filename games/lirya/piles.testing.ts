/** The piles of a match as the conformance laws need them: cards a seat knows are separate from those it does not. */
import { isCardKind } from './rules/lookup.ts';
import type { Seat } from '@ludoteca/kernel';
import type { CardPiles } from '@ludoteca/testkit';
import { cardAt } from './pool/index.ts';
import type { ReadonlyState } from './parts.ts';
import { cardOf, EVERYONE } from './rules/known-cards.ts';
import { configOf } from './settings.ts';

const isReal = (card: number): boolean => cardAt(card).token !== true;

/** By owner, pile and the mask of watchers that know the card. */
export function findPiles(state: ReadonlyState): CardPiles {
  const piles: { [pile: string]: number[] } = {};
  const put = (pile: string, card: number): void => {
    if (isReal(card)) (piles[pile] ??= []).push(card);
  };
  state.players.forEach(({ hand, deck, aside, discard, banished }, seat) => {
    for (const [name, pile] of Object.entries({ hand, deck, aside }))
      for (const known of pile) put(`${name} ${seat} known ${known & EVERYONE}`, cardOf(known));
    for (const card of discard) put(`discard ${seat}`, card);
    for (const card of banished) put(`banished ${seat}`, card);
  });
  for (const { origin, token } of state.pieces) if (!token) put('play', origin);
  for (const { kind, card, copy } of state.stack) if (!copy && isCardKind(kind)) put('stack', card);
  return piles;
}

export function findHiddenPiles(state: ReadonlyState, seat: Seat): string[] {
  return Object.keys(findPiles(state)).filter((pile) => {
    const known = /known (\d)$/.exec(pile)?.[1];
    return known !== undefined && (Number(known) & (1 << seat)) === 0;
  });
}

/** The card is hidden somewhere among its owner's; without open lists any card may be. */
export function couldLieIn(state: ReadonlyState, seat: Seat, card: unknown, pile: string): boolean {
  const owner = pile.split(' ')[1];
  if (Number(owner) !== seat && !configOf(state.settings).openLists) return false;
  const piles = findPiles(state);
  return findHiddenPiles(state, seat).some(
    (other) => other.split(' ')[1] === owner && piles[other]?.includes(card),
  );
}
