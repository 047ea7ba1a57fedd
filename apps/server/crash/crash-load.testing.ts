/** Clients that play matches at a server that keeps crashing, and record which answers it acknowledged. */
import { catalogue } from '@ludoteca/games';
import { type Dice, createFastDice, type Json, parseArchive, type Result, verify } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import {
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

/** How many questions a seat answers after the last crash before it withdraws: enough to see that its match continues. */
const LAST_ANSWERS = scaleVolume(1_000);

/** Leaves at least one seat for a computer. */
const countPeople = ({ game: { seats } }: AnyCatalogueEntry): number => Math.min(seats.min, seats.max - 1);

/** An address where no server listens. */
export const NO_SERVER: Server = { address: 'http://127.0.0.1:9', close: async () => undefined };

export class CrashLoad {
  /** A running server; before the first one has started, an address where none listens. Called for every connection and request. */
  findServer: () => Server = () => NO_SERVER;
  /** The acknowledged answers by table and number. */
  readonly acknowledged = new Map<string, Map<number, Json>>();
  readonly finishedTables: string[] = [];
  /** Called for every acknowledged answer. */
  onAcknowledged: () => void = () => undefined;
  /** Whether a connection breaks now; called for every message. */
  shouldBreak: () => boolean = () => false;
  private isStopping = false;

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
      await Promise.all(tokens.map((token) => this.playSeat(id, token, dice)));
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
    let lastAnswers = 0;
    return new Promise((resolve, reject) => {
      chair.subscribe(({ observation: { asked, outcome } }) => {
        if (outcome !== undefined) {
          const numbers = chair.steps.map(({ number }) => number);
          chair.close();
          if (numbers.every((number, i) => number === i)) resolve();
          else reject(new Error(`table ${id} was received as ${numbers.join(' ')}`));
        } else if (asked?.seat === chair.watcher && 'options' in asked) {
          const { number, options } = asked;
          if (this.isStopping && lastAnswers++ === LAST_ANSWERS) {
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
    const { archive, ...claims } = expectOk(parseArchive(await fetchArchive(findServer, id)));
    const { game } = catalogue.find((entry) => entry.game.id === archive.game)!;
    expectOk(verify(game, { archive, ...claims }));
  }
}

/** Servers that share a database may be starting again, and take each other's tables over. */
async function fetchArchive(findServer: () => Server, id: string): Promise<Uint8Array> {
  let bytes: Uint8Array | undefined;
  await expect
    .poll(async () => {
      const reply = await apiFor(findServer()).archive(id);
      if (reply.ok) bytes = reply.value;
      return bytes;
    })
    .toBeDefined();
  return bytes!;
}

/** Checks that all acknowledged answers are stored and that no write is partial. */
export async function expectStored(storage: Storage, { acknowledged }: CrashLoad): Promise<void> {
  for (const [id, answers] of acknowledged) {
    const entries = await storage.readEntries(id);
    for (const [number, answer] of answers) expect(entries[number]?.entry).toEqual({ answer });
    expect((await storage.findTable(id))?.entries).toBe(entries.length);
  }
}
