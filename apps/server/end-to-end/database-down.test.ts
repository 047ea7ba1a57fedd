import { createFastDice, parseArchive } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { expect, onTestFinished, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { openPostgres } from '../storage/open-postgres.ts';
import { PostgresCluster } from '../testing/postgres/postgres-cluster.testing.ts';
import {
  apiFor,
  connectChair,
  createTable,
  playToEnd,
  registerGuest,
  startServer,
} from '../testing/server.testing.ts';

/** In milliseconds. */
const OUTAGE = scaleVolume(20_000);

test('while PostgreSQL is down requests are refused as unavailable; then every table continues', async () => {
  const cluster = await PostgresCluster.create();
  onTestFinished(() => cluster.delete());
  const storage = await openPostgres(cluster.url());
  onTestFinished(() => storage.close());
  const server = await startServer({ storage, log: () => undefined });
  const guest = await registerGuest(server, 'Ada');
  const { id } = await createTable(guest, { game: 'uno', seats: ['person', 'random'] });
  const chair = connectChair(() => server, id, { token: guest.guest.token });
  const dice = createFastDice('down');
  const acknowledged = new Map<number, unknown>();
  let answers = 0;
  let outage: Promise<void> | undefined;
  const bringDown = async (): Promise<void> => {
    await cluster.stop();
    const refused = await apiFor(server).createGuest({ name: 'Bea' });
    expect(refused).toEqual({ ok: false, problem: { problem: 'unavailable' } });
    await new Promise((resolve) => setTimeout(resolve, OUTAGE));
    await cluster.start();
  };
  chair.subscribe(({ observation: { asked } }) => {
    if (asked?.seat !== chair.watcher || !('options' in asked)) return;
    if (++answers === 5) outage = bringDown();
  });
  const answer = chair.answer.bind(chair);
  chair.answer = async (number, ...choices) => {
    const done = await answer(number, ...choices);
    if (done.ok) acknowledged.set(number, choices[0]);
    return done;
  };
  await playToEnd(chair, (options) => dice.pick(options));
  await outage;
  const { archive } = expectOk(parseArchive(expectOk(await guest.api.archive(id))));
  expect(acknowledged.size).toBeGreaterThan(5);
  for (const [number, choice] of acknowledged) expect(archive.entries[number]).toEqual({ answer: choice });
});
