/** The data of an original save. */
import { at } from '@ludoteca/kernel';
import type { RisikaCard } from '../cards.ts';
import type { Colour } from '../parts.ts';

export interface SavedPlayer {
  readonly name: string;
  readonly colour: Colour;
  readonly cards: readonly RisikaCard[];
}

/** A match at the start of a round: the players in play, in the order of their blocks. */
export interface Save {
  readonly players: readonly SavedPlayer[];
  /** The player who starts the round. */
  readonly current: number;
  /** By territory. */
  readonly owners: readonly number[];
  readonly armies: readonly number[];
  /** The next card to be drawn is the first. */
  readonly deck: readonly RisikaCard[];
}

/** Puts the player who starts the round into the first block, which every program understands. */
export function rotateToStarter({ players, current, owners, armies, deck }: Save): Save {
  const blockOf = (player: number): number => (player - current + players.length) % players.length;
  return {
    players: players.map((_, block) => at(players, (block + current) % players.length)),
    current: 0,
    owners: owners.map(blockOf),
    armies,
    deck,
  };
}
