import { rumour } from '@ludoteca/games/rumour';
import type { Parts } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { checkLaws, type CheckScope } from './check-laws.ts';
import { ADVICE_ASTRAY } from './faults/advice.testing.ts';
import { CARE_LOST } from './faults/care.testing.ts';
import { CHARACTERS_ASTRAY, sly } from './faults/characters.testing.ts';
import { SHEDDING_BROKEN } from './faults/gathering.testing.ts';
import type { PlantedFault } from './faults/planted.testing.ts';
import { PLAY_BROKEN } from './faults/play.testing.ts';
import { usual } from './faults/rumour.testing.ts';
import { SECRETS_TOLD } from './faults/secrets.testing.ts';
import { shedding, usualShedding } from './faults/shedding.testing.ts';
import { GAME_LAWS, MATCH_LAWS, MOMENT_LAWS, PLAY_LAW } from './laws/index.ts';
import type { ConformanceSpec } from './conformance-spec.ts';
import { SUPERVISED_LAWS } from './supervise-game.ts';

/** One match of each manner of play. */
const SCOPE: CheckScope = { seats: 3, games: 3 };

/** Faults of any game, ready to be tried. */
const tried = <P extends Parts>(faults: readonly PlantedFault<P>[], usually: ConformanceSpec<P>) =>
  faults.map(({ fault, law, among = law, entry, spec = usually }) => ({
    fault,
    law,
    among,
    where: `${entry.game.id}, 3 seats, settings {}`,
    against: async (scope: CheckScope) => checkLaws(entry, spec, scope),
  }));

const FAULTS = [
  ...tried([...SECRETS_TOLD, ...PLAY_BROKEN, ...CARE_LOST, ...ADVICE_ASTRAY, ...CHARACTERS_ASTRAY], usual),
  ...tried(SHEDDING_BROKEN, usualShedding),
];

test('rumour as it is breaks no law', async () => {
  await expect(checkLaws(rumour, usual, SCOPE)).resolves.toBeUndefined();
});

test('a player of the game’s own who does all that it may breaks no law', async () => {
  await expect(checkLaws(sly, usual, SCOPE)).resolves.toBeUndefined();
});

test('shedding as it is breaks no law', async () => {
  await expect(checkLaws(shedding, usualShedding, { seats: 3, games: 12 })).resolves.toBeUndefined();
});

test.each(FAULTS)('$fault is caught', async ({ against }) => {
  await expect(against(SCOPE)).rejects.toMatchObject({ name: 'LawBroken' });
});

test.each(FAULTS)('$fault is against the law: $law', async ({ against, law, among, where }) => {
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
