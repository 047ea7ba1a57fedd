/** Hostile content of every game, played at a server with worker processes: only its own table is affected. */
import { catalogue } from '@ludoteca/games';
import { at, createFastDice, type Json } from '@ludoteca/kernel';
import { chooseAction, type HostileContent, scaleVolume } from '@ludoteca/testkit';
import { PERSON, type ProblemKey, RefusedError, type RemoteChair, type ServerProblem } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { expectOk, expectRefused } from '../../../kernel/result.testing.ts';
import { createContentsByGame } from '../../../testkit/contents-by-game.testing.ts';
import { HUGE_VALUES } from '../../../testkit/huge-values.testing.ts';
import { createProcessStarter } from '../execution/worker-process.ts';
import type { Server } from '../serve.ts';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';
import { bundleFile } from '../testing/child-process.testing.ts';
import { connectChair, registerGuest, startServer, waitUntil } from '../testing/server.testing.ts';

const workerFile = bundleFile(new URL('../execution/worker.ts', import.meta.url), 'hostile-worker');

/** Answers at each hostile table. */
const ANSWERS = Math.max(12, scaleVolume(200));
/** Attacks of each kind. */
const ATTACKS = scaleVolume(150);
/** Refusals that a table with hostile content may get. A `fault` would be a defect. */
const ACCEPTED_PROBLEMS: ReadonlySet<ProblemKey> = new Set(['work limit', 'quarantined']);
const MAX_REFUSAL_LENGTH = 25_000;

function requireSmallRefusal(problem: ServerProblem): void {
  const isExpected = ['settings', 'save', 'work limit'].includes(problem.problem);
  if (!isExpected || JSON.stringify(problem).length > MAX_REFUSAL_LENGTH)
    throw new Error(`refused with ${JSON.stringify(problem).slice(0, 1000)}`);
}

function requireAccepted({ problem }: ServerProblem): void {
  if (!ACCEPTED_PROBLEMS.has(problem)) throw new Error(`refused as ${problem}`);
}

const startWithWorkers = (storage: MemoryStorage): Promise<Server> =>
  startServer({
    storage,
    startWorker: createProcessStarter(workerFile, 384),
    workers: 1,
    log: (message, error) => {
      if (message !== 'a request took too much work') throw new Error(message, { cause: error });
    },
  });

type HonestTable = Awaited<ReturnType<typeof openHonestTable>>;

/** A table whose person must be able to answer at any moment. */
async function openHonestTable(server: Server) {
  const { api, guest } = await registerGuest(server, 'Ada');
  const { id } = expectOk(
    await api.createTable({ game: 'uno', seats: [PERSON, 'random'], settings: { hand: 30, decks: 2 } }),
  );
  expectOk(await api.join(id));
  return { id, token: guest.token };
}

async function answerHonestly(server: Server, { id, token }: HonestTable): Promise<void> {
  const chair = connectChair(() => server, id, { token });
  let isAnswered = false;
  await new Promise<void>((resolve, reject) => {
    chair.subscribe(({ observation: { asked, outcome } }) => {
      if (isAnswered) return;
      if (outcome !== undefined) return reject(new Error('the honest match is too short for this test'));
      if (asked?.seat !== chair.watcher || !('options' in asked)) return;
      isAnswered = true;
      chair.answer(asked.number, at(asked.options, 0)).then((done) => {
        // An answer whose acknowledgement was lost with its worker is sent again, and is then late.
        if (!done.ok && done.problem.kind !== 'stale') reject(new Error(JSON.stringify(done.problem)));
        resolve();
      }, reject);
    });
  });
  chair.close();
}

/** Plays a table with hostile content, if the server accepts it. Returns its id. */
async function attack(server: Server, game: string, content: HostileContent): Promise<string | undefined> {
  const seats = Array.from({ length: content.seats ?? 2 }, () => PERSON);
  const guests = await Promise.all(seats.map((_, seat) => registerGuest(server, `Eve ${seat}`)));
  const { file, settings } = content;
  const created = await guests[0]!.api.createTable({
    game,
    seats,
    ...(file === undefined
      ? { settings: settings as { readonly [key: string]: Json } }
      : { file: Buffer.from(file).toString('base64') }),
  });
  if (!created.ok) {
    requireSmallRefusal(created.problem);
    return undefined;
  }
  const { id } = created.value;
  for (const { api } of guests) {
    const joined = await api.join(id);
    if (!joined.ok) requireAccepted(joined.problem);
  }
  await playHostileTable(guests.map(({ guest }) => connectChair(() => server, id, { token: guest.token })));
  return id;
}

const isAcceptedError = (error: unknown): boolean =>
  error instanceof RefusedError && ACCEPTED_PROBLEMS.has(error.problem.problem);

/** Answers until the match is over, has had enough answers, or is stopped. */
function playHostileTable(chairs: readonly RemoteChair[]): Promise<void> {
  const dice = createFastDice('hostile');
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      for (const chair of chairs) chair.close();
      resolve();
    };
    const answer = async (chair: RemoteChair, number: number, choice: Json): Promise<void> => {
      try {
        const done = await chair.answer(number, choice);
        if (!done.ok && done.problem.kind === 'stale') return;
        expectOk(done);
        if (number >= ANSWERS) stop();
      } catch (error) {
        if (isAcceptedError(error) || chair.state === 'closed') stop();
        else reject(error);
      }
    };
    for (const chair of chairs) {
      chair.onChange(() => {
        if (chair.problem !== undefined) stop();
      });
      chair.subscribe(({ observation: { asked, outcome } }) => {
        if (outcome !== undefined) stop();
        else if (asked?.seat === chair.watcher && 'options' in asked)
          void answer(chair, asked.number, chooseAction(asked, dice));
      });
    }
  });
}

/** Content whose check once took minutes, and the settings of every game that may come from a file. */
const LONG_CHECKS = ['unknown names beside long names', 'many definitions'].map((what) => ({
  what,
  value: HUGE_VALUES[what] as Json,
}));
const fileSettings = catalogue.flatMap(({ game, form }) =>
  Object.entries(form).flatMap(([key, { kind }]) => (kind === 'file' ? [{ game: game.id, key }] : [])),
);

test.each(LONG_CHECKS)(
  '$what are refused in every setting with a file, while others play',
  async ({ value }) => {
    const server = await startWithWorkers(new MemoryStorage());
    const honest = await openHonestTable(server);
    const eve = await registerGuest(server, 'Eve');
    expect(fileSettings.length).toBeGreaterThan(2);
    for (const { game, key } of fileSettings) {
      const settings = { [key]: value };
      const [created] = await Promise.all([
        eve.api.createTable({ game, seats: [PERSON, PERSON], settings }),
        answerHonestly(server, honest),
      ]);
      requireSmallRefusal(expectRefused(created));
    }
    await server.close();
  },
);

describe.each(Object.entries(createContentsByGame()))('hostile content of %s', (game, contents) => {
  const [onTime, onMemory] = ['time', 'memory'].map((demands) =>
    contents.filter((content) => content.demands === demands),
  ) as [HostileContent[], HostileContent[]];

  test('there are three attacks on time and three on memory', () => {
    expect(Math.min(onTime.length, onMemory.length)).toBeGreaterThanOrEqual(3);
  });

  test('affects only its own table, also after a restart', async () => {
    const storage = new MemoryStorage();
    const server = await startWithWorkers(storage);
    const honest = await openHonestTable(server);
    const attacked: string[] = [];
    const attacks = [...onTime.slice(0, ATTACKS), ...onMemory.slice(0, ATTACKS)];
    for (const content of attacks) {
      const [id] = await Promise.all([attack(server, game, content), answerHonestly(server, honest)]);
      if (id !== undefined) attacked.push(id);
    }
    await server.close();
    const restarted = await startWithWorkers(storage);
    for (const id of attacked) {
      const spectator = connectChair(() => restarted, id);
      await waitUntil(spectator, () => spectator.steps.length > 0 || spectator.problem !== undefined);
      if (spectator.problem !== undefined) requireAccepted(spectator.problem);
      spectator.close();
      await answerHonestly(restarted, honest);
    }
    const answers = attacks.length + attacked.length;
    expect((await storage.readEntries(honest.id)).length).toBeGreaterThanOrEqual(answers);
  }, 120_000);
});
