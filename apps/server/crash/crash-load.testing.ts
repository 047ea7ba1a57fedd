/** Clients that play matches at a server that keeps crashing, and record which answers it acknowledged. */
import { createHash } from 'node:crypto';
import { catalogue } from '@ludoteca/games';
import {
  type Dice,
  createFastDice,
  type Json,
  parseArchive,
  type Recording,
  type Result,
  verify,
  type Watcher,
} from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import {
  type RemoteChair,
  type ServerApi,
  PERSON,
  type ServerProblem,
  type ProblemKey,
  TRANSIENT_PROBLEMS,
} from '@ludoteca/wire';
import { expect } from 'vitest';
import { scaleVolume } from '@ludoteca/testkit';
import { expectOk } from '../../../kernel/result.testing.ts';
import type { Storage } from '../storage/storage.ts';
import { apiFor, connectChair } from '../testing/server.testing.ts';
import type { Server } from '../serve.ts';
import { shortSettings } from '../testing/table-settings.testing.ts';

/** How many questions a seat answers, unless the caller says otherwise, after the last crash before it withdraws. */
const LAST_ANSWERS = scaleVolume(1_000);

/** Leaves at least one seat for a computer. */
const countPeople = ({ game: { seats } }: AnyCatalogueEntry): number => Math.min(seats.min, seats.max - 1);

/** An address where no server listens. */
export const NO_SERVER: Server = { address: 'http://127.0.0.1:9', close: async () => undefined };

/** All steps of a match as a client has received them. */
export interface ReceivedMatch {
  readonly table: string;
  readonly watcher: Watcher;
  /** See `digestSteps`. */
  readonly steps: string;
}

export interface CrashLoadOptions {
  /** How many questions a seat answers after the last crash before it withdraws: enough to see that its match continues. */
  readonly lastAnswers?: number;
  /** Whether every table has a spectator. */
  readonly isWatched?: boolean;
}

/** A short form of steps, in which each number and each event counts. */
export const digestSteps = (
  steps: readonly { readonly number: number; readonly events: readonly unknown[] }[],
): string =>
  createHash('sha256')
    .update(JSON.stringify(steps.map(({ number, events }) => [number, events])))
    .digest('hex');

export class CrashLoad {
  /** A running server; before the first one has started, an address where none listens. Called for every connection and request. */
  findServer: () => Server = () => NO_SERVER;
  /** The acknowledged answers by table and number. */
  readonly acknowledged = new Map<string, Map<number, Json>>();
  readonly finishedTables: string[] = [];
  readonly received: ReceivedMatch[] = [];
  /** Called for every acknowledged answer. */
  onAcknowledged: () => void = () => undefined;
  /** Whether a connection breaks now; called for every message. */
  shouldBreak: () => boolean = () => false;
  private readonly options: CrashLoadOptions;
  private isStopping = false;

  constructor(options: CrashLoadOptions = {}) {
    this.options = options;
  }

  /** Plays matches of a game, one after another, until `finishMatches`. */
  async play(entry: AnyCatalogueEntry, name: string): Promise<void> {
    const dice = createFastDice(name);
    const tokens: string[] = [];
    while (tokens.length < countPeople(entry))
      tokens.push(
        (await this.retryUntilReachable((api) => api.createGuest({ name: `${name} ${tokens.length}` })))
          .token,
      );
    while (!this.isStopping) {
      const id = await this.createTable(entry, tokens);
      this.acknowledged.set(id, new Map());
      const { isWatched = false } = this.options;
      await Promise.all([
        ...tokens.map((token) => this.playSeat(id, token, dice)),
        ...(isWatched ? [this.watch(id)] : []),
      ]);
      this.finishedTables.push(id);
    }
  }

  /** Lets every table answer some more questions, and starts no others. */
  finishMatches(): void {
    this.isStopping = true;
  }

  private async createTable(entry: AnyCatalogueEntry, tokens: readonly string[]): Promise<string> {
    const seats = [...tokens.map(() => PERSON), 'random'];
    const request = { game: entry.game.id, seats, settings: shortSettings(entry) };
    const { id } = await this.retryUntilReachable((api) => api.createTable(request), tokens[0]);
    for (const token of tokens)
      await this.retryUntilReachable(
        async (api) => acceptProblems(await api.join(id), ['already seated', 'already playing']),
        token,
      );
    return id;
  }

  /** Answers at random until the match is over or the seat withdraws, across losses of the connection. */
  private playSeat(id: string, token: string, dice: Dice): Promise<void> {
    const { shouldBreak } = this;
    const chair = connectChair(() => this.findServer(), id, { token, shouldBreak });
    const { lastAnswers: most = LAST_ANSWERS } = this.options;
    let lastAnswers = 0;
    return new Promise((resolve, reject) => {
      chair.subscribe(({ observation: { asked, outcome } }) => {
        if (outcome !== undefined) {
          if (this.finish(id, chair)) resolve();
          else reject(new Error(`seat ${chair.watcher} of table ${id} has not received every step once`));
        } else if (asked?.seat === chair.watcher && 'options' in asked) {
          const { number, options } = asked;
          if (this.isStopping && lastAnswers++ === most) {
            chair.withdraw().catch(reject);
            return;
          }
          const choice = dice.pick(options);
          chair.answer(number, choice).then((done) => {
            if (done.ok) this.remember(id, number, choice);
          }, reject);
        }
      });
    });
  }

  /** Watches a match to its end, across losses of the connection. */
  private watch(id: string): Promise<void> {
    const { shouldBreak } = this;
    const chair = connectChair(() => this.findServer(), id, { shouldBreak });
    return new Promise((resolve, reject) => {
      chair.subscribe(({ observation: { outcome } }) => {
        if (outcome === undefined) return;
        if (this.finish(id, chair)) resolve();
        else reject(new Error(`a spectator of table ${id} has not received every step once`));
      });
    });
  }

  /** Returns whether the client has received every step once and in order. */
  private finish(table: string, chair: RemoteChair): boolean {
    const { watcher, steps } = chair;
    chair.close();
    this.received.push({ table, watcher, steps: digestSteps(steps) });
    return steps.every(({ number }, i) => number === i);
  }

  private remember(id: string, number: number, choice: Json): void {
    this.acknowledged.get(id)?.set(number, choice);
    this.onAcknowledged();
  }

  /** Repeats a request until a server replies; throws if it refuses. */
  private async retryUntilReachable<V>(
    ask: (api: ServerApi) => Promise<Result<V, ServerProblem>>,
    token?: string,
  ): Promise<V> {
    for (;;) {
      const reply = await ask(apiFor(this.findServer(), token));
      if (reply.ok) return reply.value;
      if (!TRANSIENT_PROBLEMS.has(reply.problem.problem) && reply.problem.problem !== 'unreachable')
        throw new Error(`refused: ${JSON.stringify(reply.problem)}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

/** Accepts refusals of a repeated request that the server had executed before it crashed. */
function acceptProblems<V>(
  reply: Result<V, ServerProblem>,
  done: readonly ProblemKey[],
): Result<V | undefined, ServerProblem> {
  return !reply.ok && done.includes(reply.problem.problem) ? { ok: true, value: undefined } : reply;
}

/** Checks that the server has an archive of every finished match, and that it can be replayed with everything it claims. */
export async function expectVerified({ finishedTables, findServer }: CrashLoad): Promise<void> {
  for (const id of finishedTables) {
    const recording = await fetchRecording(findServer, id);
    const { game } = catalogue.find((entry) => entry.game.id === recording.archive.game)!;
    expectOk(verify(game, recording));
  }
}

/** Servers that share a database may be starting again, and take each other's tables over. */
export async function fetchRecording(findServer: () => Server, id: string): Promise<Recording> {
  let bytes: Uint8Array | undefined;
  await expect
    .poll(async () => {
      const reply = await apiFor(findServer()).archive(id);
      if (reply.ok) bytes = reply.value;
      return bytes;
    })
    .toBeDefined();
  return expectOk(parseArchive(bytes!));
}

/** Checks that all acknowledged answers are stored and that no write is partial. */
export async function expectStored(storage: Storage, { acknowledged }: CrashLoad): Promise<void> {
  for (const [id, answers] of acknowledged) {
    const entries = await storage.readEntries(id);
    for (const [number, answer] of answers) expect(entries[number]?.entry).toEqual({ answer });
    expect((await storage.findTable(id))?.entries).toBe(entries.length);
  }
}
