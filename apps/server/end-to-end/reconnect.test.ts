import { catalogue } from '@ludoteca/games';
import { createFastDice, parseArchive, replay } from '@ludoteca/kernel';
import { type AnyCatalogueEntry, eraseGameType } from '@ludoteca/kit';
import type { RemoteChair, MatchStep, ServerMessage } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { lotsEntry } from '../../../kit/catalogue/lots-entry.testing.ts';
import { scaleVolume } from '../../../testkit/scale.ts';
import {
  registerGuest,
  connectChair,
  startServer,
  createTable,
  waitUntil,
} from '../testing/server.testing.ts';
import type { Server } from '../serve.ts';
import { fitSeats, shortSettings } from '../testing/table-settings.testing.ts';
import { RawSocket } from '../testing/raw-socket.testing.ts';

/** Lots has subset questions, where one answer makes several entries. */
const games: readonly AnyCatalogueEntry[] = [...catalogue, eraseGameType(lotsEntry)];
const DISCONNECTIONS = scaleVolume(250);
const ANSWERS = scaleVolume(4_000);
/** How many questions a seat answers in one match before it withdraws. */
const ANSWERS_IN_MATCH = scaleVolume(2_500);

/** The first news of a client that has received the steps up to `since`. */
async function readNews(server: Server, table: string, since: number | undefined, token?: string) {
  const socket = await RawSocket.open(server, table);
  socket.sendJson({ hello: 1, token, since });
  for (;;) {
    const message: ServerMessage = await socket.nextMessage();
    if (!('news' in message)) continue;
    socket.close();
    return message;
  }
}

/** One accepted answer, which has several choices if the question isSubset a subset. */
interface AcceptedAnswer {
  readonly number: number;
  readonly choices: readonly unknown[];
}

/** Answers at random until the match is over or the seat has answered enough. Resolves to the accepted answers. */
function playAtRandom(chair: RemoteChair, seed: string): Promise<readonly AcceptedAnswer[]> {
  const dice = createFastDice(seed);
  const answers: Promise<readonly AcceptedAnswer[]>[] = [];
  const answer = async (
    number: number,
    options: readonly unknown[],
    isSubset: boolean,
  ): Promise<AcceptedAnswer[]> => {
    const one = dice.pick(options);
    const choices = isSubset && one !== 'done' ? [one, 'done'] : [one];
    return (await chair.answer(number, ...choices)).ok ? [{ number, choices }] : [];
  };
  return new Promise((resolve, reject) => {
    chair.subscribe(({ observation: { asked, outcome } }) => {
      if (outcome !== undefined) resolve(Promise.all(answers).then((each) => each.flat()));
      else if (asked?.seat === chair.watcher && 'options' in asked) {
        if (answers.length === ANSWERS_IN_MATCH) return void chair.withdraw().catch(reject);
        answers.push(answer(asked.number, asked.options, asked.gather === 'subset'));
      }
    });
  });
}

/** The number and answer of each entry of a seat in the archive. */
function archivedEntries(
  entry: AnyCatalogueEntry,
  bytes: Uint8Array,
  seat: number,
): readonly (readonly [number, unknown])[] {
  const { archive } = expectOk(parseArchive(bytes));
  const entries: (readonly [number, unknown])[] = [];
  let asked: number | undefined;
  expectOk(
    replay(entry.game, archive, undefined, (match) => {
      const number = match.number - 1;
      const last = archive.entries[number];
      if (asked === seat && last && 'answer' in last) entries.push([number, last.answer]);
      asked = match.question?.seat;
    }),
  );
  return entries;
}

/** The entries that the accepted answers make. A final 'done' makes none if no option was left. */
const expectedEntries = (accepted: readonly AcceptedAnswer[], archived: ReadonlyMap<number, unknown>) =>
  accepted.flatMap(({ number, choices }) =>
    choices
      .map((choice, i) => [number + i, choice] as const)
      .filter(([at, choice], i) => i === 0 || archived.get(at) === choice),
  );

async function startTable(server: Server, entry: AnyCatalogueEntry) {
  const [ada, bea] = [await registerGuest(server, 'Ada'), await registerGuest(server, 'Bea')];
  const seats = fitSeats(entry, ['person', 'person', 'greedy']);
  const { id } = await createTable(ada, { game: entry.game.id, seats, settings: shortSettings(entry) });
  expectOk(await bea.api.join(id));
  // Without automatic passes, the entries of a seat are exactly its answers.
  for (const { api } of [ada, bea]) expectOk(await api.setAutoPass(id, { stops: [], control: true }));
  return { id, ada, tokens: [ada.guest.token, bea.guest.token] as const };
}

describe.each(games.map((entry) => ({ game: entry.game.id, entry })))('$game', ({ entry }) => {
  test('sends a reconnected client exactly the missed steps, wherever the connection broke', async () => {
    const server = await startServer({ games });
    const { id, tokens } = await startTable(server, entry);
    const chairs = [...tokens, undefined].map((token) => connectChair(() => server, id, { token }));
    await Promise.all(chairs.slice(0, 2).map((chair, i) => playAtRandom(chair, `missed ${i}`)));
    await Promise.all(chairs.map((chair) => waitUntil(chair, () => chair.table?.state === 'over')));
    const dice = createFastDice('cuts');
    for (const [i, chair] of chairs.entries()) {
      const steps: readonly MatchStep[] = chair.steps;
      const positions = [
        undefined,
        0,
        steps.length - 1,
        ...Array.from({ length: DISCONNECTIONS }, () => dice.int(steps.length)),
      ];
      let sight: unknown;
      for (const since of positions) {
        const message = await readNews(server, id, since, tokens[i]);
        expect(message.news).toEqual(steps.slice(since === undefined ? 0 : since + 1));
        sight ??= message.sight;
        expect(message.sight).toEqual(sight);
      }
    }
  });

  test('is played to its end over connections that keep breaking, without missing or duplicate steps and answers', async () => {
    for (let round = 0, given = 0; given < ANSWERS; round++) {
      const server = await startServer({ games });
      const { id, ada, tokens } = await startTable(server, entry);
      const steady = connectChair(() => server, id);
      const dice = createFastDice(`breaking ${round}`);
      const flaky = tokens.map((token) =>
        connectChair(() => server, id, { token, shouldBreak: () => dice.int(8) === 0 }),
      );
      const accepted = await Promise.all(flaky.map((chair, i) => playAtRandom(chair, `${round} ${i}`)));
      await Promise.all(
        [steady, ...flaky].map((chair) => waitUntil(chair, () => chair.table?.state === 'over')),
      );
      const numbers = steady.steps.map(({ number }) => number);
      expect(numbers).toEqual(Array.from(numbers, (_, i) => i));
      for (const chair of flaky) expect(chair.steps.map(({ number }) => number)).toEqual(numbers);
      const archive = expectOk(await ada.api.archive(id));
      for (const [seat, own] of accepted.entries()) {
        const archived = archivedEntries(entry, archive, seat);
        expect(archived).toEqual(expectedEntries(own, new Map(archived)));
        given += own.length;
      }
      await server.close();
    }
  });
});
