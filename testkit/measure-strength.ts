/** Measurement of the strength of computer players. */
import { at, type Parts, startMatch } from '@ludoteca/kernel';
import { type CatalogueEntry, wilsonInterval } from '@ludoteca/kit';
import { createPlayer, playOut } from '@ludoteca/players';
import { assert } from './assertions.ts';

export interface StrengthResult {
  /** Sole first places by player. */
  readonly wins: readonly number[];
  /** Matches with a sole winner. */
  readonly decided: number;
}

/** Plays matches among named players with rotating seats; `settings` are chosen by match number. */
export function measureStrength<P extends Parts>(
  entry: CatalogueEntry<P>,
  players: readonly string[],
  matches: number,
  settings: (match: number) => unknown = () => undefined,
): StrengthResult {
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
    assert(started.ok, `the match does not start: ${JSON.stringify(started)}`);
    const match = started.value;
    const playerAt = (seat: number): number => (seat + i) % seats;
    const createPlayerAt = (_: unknown, seat: number) =>
      createPlayer(entry, at(players, playerAt(seat)), `strength ${i} ${seat}`);
    playOut(match, players.map(createPlayerAt));
    const places = match.outcome?.places ?? [];
    if (places.filter((place) => place === 1).length !== 1) continue;
    const winner = playerAt(places.indexOf(1));
    wins[winner] = at(wins, winner) + 1;
    decided++;
  }
  return { wins, decided };
}

/** The lower end of the 95 % interval of a share. */
export const lowerBound = (hits: number, of: number): number => wilsonInterval(hits, of)[0];
