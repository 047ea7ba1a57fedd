import { at, type Parts, startMatch } from '@ludoteca/kernel';
import type { CatalogueEntry } from '@ludoteca/kit';
import { createPlayer, playOut, wilsonInterval } from '@ludoteca/players';
import { must } from './breach.ts';

export interface Strength {
  /** Sole first places, by player in the order given. */
  readonly wins: readonly number[];
  /** Matches that somebody won alone. */
  readonly decided: number;
}

/** Plays matches among the players of these names, each sitting in turn at every seat; `settings` are those of a match by its number. */
export function strength<P extends Parts>(
  entry: CatalogueEntry<P>,
  players: readonly string[],
  matches: number,
  settings: (match: number) => unknown = () => undefined,
): Strength {
  const seats = players.length;
  const wins = players.map(() => 0);
  let decided = 0;
  for (let i = 0; i < matches; i++) {
    const started = startMatch(entry.game, {
      seats,
      seed: `strength ${i}`,
      dice: 'fast',
      settings: settings(i),
    });
    must(started.ok, `the match does not start: ${JSON.stringify(started)}`);
    const match = started.value;
    const playerAt = (seat: number): number => (seat + i) % seats;
    const sit = (_: unknown, seat: number) =>
      createPlayer(entry, at(players, playerAt(seat)), `strength ${i} ${seat}`);
    playOut(match, players.map(sit));
    const places = match.outcome?.places ?? [];
    if (places.filter((place) => place === 1).length !== 1) continue;
    const winner = playerAt(places.indexOf(1));
    wins[winner] = at(wins, winner) + 1;
    decided++;
  }
  return { wins, decided };
}

/** The share that is surely reached: the lower end of its 95 % interval. */
export const sureShare = (hits: number, of: number): number => wilsonInterval(hits, of)[0];
