/** Servers of a new release replace those of the previous one, one after the other, while matches are played. */
import { type AnyParts, type Game, parseArchive, verify } from '@ludoteca/kernel';
import { eraseGameType } from '@ludoteca/kit';
import type { RemoteChair } from '@ludoteca/wire';
import { expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { lots } from '../../../kernel/lots.testing.ts';
import { lotsEntry } from '../../../kit/catalogue/lots-entry.testing.ts';
import { createPostgresUrl } from '../testing/postgres/postgres-url.testing.ts';
import {
  apiFor,
  connectChair,
  createTable,
  playToEnd,
  registerGuest,
  waitUntil,
} from '../testing/server.testing.ts';
import { type SharingServer, startSharingServer } from '../testing/shared-servers.testing.ts';

/** The next release still has the rules of the previous one for matches that have begun. */
const NEXT = { ...lots, version: lots.version + 1, earlier: [lots] };
const OLD_RELEASE = [eraseGameType(lotsEntry)];
const NEW_RELEASE = [eraseGameType({ ...lotsEntry, game: NEXT })];
const VERIFIED_BY = [...OLD_RELEASE, ...NEW_RELEASE].map(({ game }): Game<AnyParts> => game);

/** Always draws: the match is over after so many answers, less the cards that are dealt. */
const CARDS = 40;
const draw = (): string => 'draw';

interface PlayedTable {
  readonly id: string;
  readonly chairs: readonly RemoteChair[];
}

/** A table for two, whose clients connect to the server that `findServer` returns. */
async function openTable(server: SharingServer, findServer: () => SharingServer): Promise<PlayedTable> {
  const [ada, bea] = [await registerGuest(server, 'Ada'), await registerGuest(server, 'Bea')];
  const request = { game: 'lots', seats: ['person', 'person'], settings: { cards: CARDS } };
  const { id } = await createTable(ada, { ...request, terms: { clock: null } });
  expectOk(await bea.api.join(id));
  const chairs = [ada, bea].map(({ guest }) => connectChair(findServer, id, { token: guest.token }));
  return { id, chairs: [...chairs, connectChair(findServer, id)] };
}

function findQuestion(chair: RemoteChair): number | undefined {
  let asked: number | undefined;
  chair.subscribe(({ observation }) => {
    asked = observation.asked?.seat === chair.watcher ? observation.asked.number : undefined;
  })();
  return asked;
}

async function answerQuestions({ chairs }: PlayedTable, count: number): Promise<void> {
  for (let answered = 0; answered < count; answered++) {
    const isAsked = (chair: RemoteChair): boolean => findQuestion(chair) !== undefined;
    await Promise.race(chairs.map((chair) => waitUntil(chair, () => isAsked(chair))));
    const chair = chairs.find(isAsked)!;
    expectOk(await chair.answer(findQuestion(chair)!, draw()));
  }
}

test('matches are played on while every server is replaced, by the rules with which they began', async () => {
  const url = await createPostgresUrl();
  // Both create the tables of the database: one waits for the other.
  const old = await Promise.all([1, 2].map(() => startSharingServer(url, { games: OLD_RELEASE })));
  let entrance = old[0]!;
  const begun = await openTable(entrance, () => entrance);
  await answerQuestions(begun, 4);

  const firstNew = await startSharingServer(url, { games: NEW_RELEASE });
  await expect.poll(() => firstNew.leases.hasPeers && old[1]!.leases.hasPeers).toBe(true);
  // A match of the new rules can be reached through a server that does not know them.
  let otherEntrance = old[1]!;
  const later = await openTable(firstNew, () => otherEntrance);
  await answerQuestions(later, 4);

  entrance = old[1]!;
  await old[0]!.close();
  await answerQuestions(begun, 4);
  const secondNew = await startSharingServer(url, { games: NEW_RELEASE });
  [entrance, otherEntrance] = [firstNew, secondNew];
  await old[1]!.close();

  await Promise.all([...begun.chairs, ...later.chairs].map((chair) => playToEnd(chair, draw)));
  const api = apiFor(secondNew);
  for (const [{ id, chairs }, version] of [
    [begun, lots.version],
    [later, NEXT.version],
  ] as const) {
    const recording = expectOk(parseArchive(expectOk(await api.archive(id))));
    expect(recording.archive.version).toBe(version);
    expectOk(
      verify(
        VERIFIED_BY.find((game) => game.version === version)!,
        recording,
      ),
    );
    expect(recording.archive.entries).toHaveLength(CARDS - 2);
    for (const { steps } of chairs)
      expect(steps.map(({ number }) => number)).toEqual(Array.from({ length: CARDS - 1 }, (_, i) => i));
  }
});
