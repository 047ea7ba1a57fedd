/** Plans and results of tournaments for tests. */
import type { ArenaPlayer, MatchResult, TournamentPlan } from './tournament.ts';
import { createDefaultPoints } from './tournament.ts';

export function createPlan(players: number, changes: Partial<TournamentPlan> = {}): TournamentPlan {
  const seats = changes.seats ?? 2;
  return {
    format: 1,
    game: 'rumour',
    version: 1,
    settings: {},
    seed: 'master',
    seats,
    rounds: 1,
    players: Array.from({ length: players }, (_, i): ArenaPlayer => ({
      name: `p${i}`,
      kind: 'built-in',
      source: 'random',
    })),
    clock: 1000,
    points: createDefaultPoints(seats),
    ...changes,
  };
}

export const createResult = (match: number, places: readonly number[]): MatchResult => ({
  match,
  places,
  entries: 10,
  lapses: places.map(() => 0),
  failures: [],
});
