import { at } from '@ludoteca/kernel';
import type { Card } from '../cards.ts';
import type { Colour } from '../parts.ts';

export interface SavedPlayer {
  readonly name: string;
  readonly colour: Colour;
  readonly cards: readonly Card[];
}

/** A match at the start of a round, as a save holds it: the living players alone, by the order of their blocks. */
export interface Save {
  readonly players: readonly SavedPlayer[];
  /** Whose turn starts the round. */
  readonly current: number;
  /** By territory. */
  readonly owners: readonly number[];
  readonly armies: readonly number[];
  /** The next to be drawn first. */
  readonly deck: readonly Card[];
}

/** The save with the player who starts the round in the first block: how every program that reads saves understands it. */
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
