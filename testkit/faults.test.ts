import { rumour } from '@ludoteca/games/rumour';
import { expect, test } from 'vitest';
import { check } from './check.ts';
import { CARE_LOST } from './faults/care.testing.ts';
import { PLAY_BROKEN } from './faults/play.testing.ts';
import { usual } from './faults/rumour.testing.ts';
import { SECRETS_TOLD } from './faults/secrets.testing.ts';
import { GAME_LAWS, MATCH_LAWS, MOMENT_LAWS, PLAY_LAW } from './laws/index.ts';

const FAULTS = [...SECRETS_TOLD, ...PLAY_BROKEN, ...CARE_LOST];
/** One match of each manner of play. */
const SCOPE = { seats: 3, games: 3 };

test('rumour as it is breaks no law', async () => {
  await expect(check(rumour, usual, SCOPE)).resolves.toBeUndefined();
});

test.each(FAULTS)('$fault is caught', async ({ entry, spec = usual }) => {
  await expect(check(entry, spec, SCOPE)).rejects.toMatchObject({ name: 'LawBroken' });
});

test.each(FAULTS)('$fault is against the law: $law', async ({ entry, law, among = law, spec = usual }) => {
  const tried = check(entry, spec, { ...SCOPE, laws: [among] });
  await expect(tried).rejects.toMatchObject({
    law,
    message: expect.stringMatching(/rumour, 3 seats, settings \{\}/),
  });
});

test('every law has caught a fault', () => {
  const caught = new Set(FAULTS.flatMap(({ law, among = law }) => [law, among]));
  const laws = [MOMENT_LAWS, MATCH_LAWS, GAME_LAWS].flatMap((some) => Object.keys(some));
  expect([PLAY_LAW, ...laws].filter((law) => !caught.has(law))).toEqual([]);
});
