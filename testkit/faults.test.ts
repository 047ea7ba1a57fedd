import { rumour } from '@ludoteca/games/rumour';
import type { Parts } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { checkLaws, type CheckScope } from './check-laws.ts';
import { HEURISTIC_FAULTS } from './faults/heuristic-faults.testing.ts';
import { PURITY_FAULTS } from './faults/purity-faults.testing.ts';
import { CHARACTER_FAULTS, sly } from './faults/character-faults.testing.ts';
import { SUBSET_FAULTS } from './faults/subset-faults.testing.ts';
import type { PlantedFault } from './faults/planted-fault.testing.ts';
import { PLAY_FAULTS } from './faults/play-faults.testing.ts';
import { rumourSpec } from './faults/rumour.testing.ts';
import { LEAK_FAULTS } from './faults/leak-faults.testing.ts';
import { shedding, sheddingSpec } from './faults/shedding.testing.ts';
import { GAME_LAWS, MATCH_LAWS, MOMENT_LAWS, PLAY_LAW } from './laws/index.ts';
import type { ConformanceSpec } from './conformance-spec.ts';
import { SUPERVISED_LAWS } from './supervise-game.ts';

/** One match of each way of playing. */
const SCOPE: CheckScope = { seats: 3, games: 3 };

/** Faults of any game, ready to be tried. */
const tried = <P extends Parts>(faults: readonly PlantedFault<P>[], defaultSpec: ConformanceSpec<P>) =>
  faults.map(({ fault, law, among = law, entry, spec = defaultSpec }) => ({
    fault,
    law,
    among,
    where: `${entry.game.id}, 3 seats, settings {}`,
    against: async (scope: CheckScope) => checkLaws(entry, spec, scope),
  }));

const FAULTS = [
  ...tried(
    [...LEAK_FAULTS, ...PLAY_FAULTS, ...PURITY_FAULTS, ...HEURISTIC_FAULTS, ...CHARACTER_FAULTS],
    rumourSpec,
  ),
  ...tried(SUBSET_FAULTS, sheddingSpec),
];

test('rumour without a fault breaks no law', async () => {
  await expect(checkLaws(rumour, rumourSpec, SCOPE)).resolves.toBeUndefined();
});

test('a character that draws, observes and explains breaks no law', async () => {
  await expect(checkLaws(sly, rumourSpec, SCOPE)).resolves.toBeUndefined();
});

test('shedding without a fault breaks no law', async () => {
  await expect(checkLaws(shedding, sheddingSpec, { seats: 3, games: 12 })).resolves.toBeUndefined();
});

test.each(FAULTS)('$fault is caught', async ({ against }) => {
  await expect(against(SCOPE)).rejects.toMatchObject({ name: 'LawError' });
});

test.each(FAULTS)('$fault breaks the law: $law', async ({ against, law, among, where }) => {
  await expect(against({ ...SCOPE, laws: [among] })).rejects.toMatchObject({
    law,
    message: expect.stringContaining(where),
  });
});

test('every law has caught a fault', () => {
  const caught = new Set(FAULTS.map(({ law }) => law));
  const laws = [MOMENT_LAWS, MATCH_LAWS, GAME_LAWS].flatMap((some) => Object.keys(some));
  expect([PLAY_LAW, ...laws, ...SUPERVISED_LAWS].filter((law) => !caught.has(law))).toEqual([]);
});
