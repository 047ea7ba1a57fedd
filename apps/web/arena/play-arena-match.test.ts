import { catalogue } from '@ludoteca/games';
import {
  computeTables,
  createDefaultPoints,
  createSchedule,
  type TournamentPlan,
} from '@ludoteca/players/arena';
import { expect, test } from 'vitest';
import { playArenaMatch } from './play-arena-match.ts';

const entry = catalogue.find(({ game }) => game.id === 'uno')!;
const PLAN: TournamentPlan = {
  format: 1,
  game: 'uno',
  version: entry.game.version,
  settings: {},
  seed: 'page',
  seats: 2,
  rounds: 4,
  players: ['greedy', 'random'].map((name) => ({ name, kind: 'built-in' as const, source: name })),
  clock: 0,
  points: createDefaultPoints(2),
};

test('the matches of a plan are played to their end, and the same way again', () => {
  const play = () => createSchedule(PLAN).map((match) => playArenaMatch(entry, PLAN, match));
  const results = play();
  expect(play()).toEqual(results);
  const { rows, matches, scheduled } = computeTables(PLAN, results);
  expect([matches.length, scheduled]).toEqual([8, 8]);
  expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(8);
});

test('a match that cannot be started is a fault', () => {
  const plan = { ...PLAN, settings: { hand: 99 } };
  const [match] = createSchedule(plan);
  expect(playArenaMatch(entry, plan, match!)).toMatchObject({ places: [], entries: 0 });
  expect(playArenaMatch(entry, plan, match!).fault).toBeDefined();
});
