import { at, type Parts, start } from '@ludoteca/kernel';
import type { Entry } from '@ludoteca/kit';
import { playerFor, playOut, wilson } from '@ludoteca/players';
import { must } from './breach.ts';

export interface Strength {
  /** Sole first places, by player in the order given. */
  readonly wins: readonly number[];
  /** Matches that somebody won alone. */
  readonly decided: number;
}

/** Plays matches among the players of these names, each sitting in turn at every seat; `settings` are those of a match by its number. */
export function strength<P extends Parts>(
  entry: Entry<P>,
  players: readonly string[],
  matches: number,
  settings: (match: number) => unknown = () => undefined,
): Strength {
  const seats = players.length;
  const wins = players.map(() => 0);
  let decided = 0;
  for (let i = 0; i < matches; i++) {
    const started = start(entry.game, { seats, seed: `strength ${i}`, dice: 'fast', settings: settings(i) });
    must(started.ok, `the match does not start: ${JSON.stringify(started)}`);
    const match = started.value;
    const playerAt = (seat: number): number => (seat + i) % seats;
    const sit = (_: unknown, seat: number) =>
      playerFor(entry, at(players, playerAt(seat)), `strength ${i} ${seat}`);
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
export const sureShare = (hits: number, of: number): number => wilson(hits, of)[0];
