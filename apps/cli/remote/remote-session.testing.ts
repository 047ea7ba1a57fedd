/** Joins tables of a server through the command line, with scripted terminals. */
import { join } from 'node:path';
import type { AnyParts } from '@ludoteca/kernel';
import type { PlayerNames, Observation } from '@ludoteca/kit';
import type { Server } from '@ludoteca/server';
import type { RemoteChair, GuestCredentials } from '@ludoteca/wire';
import { expectOk } from '../../../kernel/result.testing.ts';
import {
  apiFor,
  registerGuest,
  startServer,
  type TestGuest,
  waitUntil,
} from '../../server/testing/server.testing.ts';
import { MemoryStorage } from '../../server/storage/memory-storage.testing.ts';
import {
  type CliTestOptions,
  callCli,
  type CliResult,
  readFolder,
  makeTempFolder,
} from '../testing/cli.testing.ts';
import { entryOf } from '../replay/matches.testing.ts';
import {
  type FakeUi,
  fakeUi,
  type FakeUiOptions,
  pick,
  type ShownScreen,
  type ScriptStep,
} from '../terminal/fake-ui.testing.ts';
import type { UiReply } from '../terminal/ui.ts';
import { remoteTexts } from './texts/index.ts';

const { rematch } = remoteTexts.en;
export const asksRematch = ({ question }: ShownScreen): boolean =>
  [rematch.question, rematch.wanted].includes(question);

/** Picks the first option, and declines a rematch. */
export const pickFirst = (shown: ShownScreen): UiReply =>
  pick(asksRematch(shown) ? '2' : shown.options[0]!.key);

/** Enough repetitions for any match. */
export const repeatStep = (step: ScriptStep): readonly ScriptStep[] =>
  Array.from({ length: 1000 }, () => step);

/** The terminal, and the result of the command. */
export interface JoinedRun {
  readonly ui: FakeUi;
  readonly result: Promise<CliResult>;
}

export function joinTable(
  args: readonly string[],
  steps: readonly ScriptStep[],
  { entries, stop, ...fakeOptions }: FakeUiOptions & Pick<CliTestOptions, 'entries' | 'stop'> = {},
): JoinedRun {
  const ui = fakeUi(steps, fakeOptions);
  const around: CliTestOptions = {
    openUi: () => ui,
    ...(entries === undefined ? {} : { entries }),
    ...(stop === undefined ? {} : { stop }),
  };
  return { ui, result: callCli(['join', ...args], [], around) };
}

export interface UnoTable {
  readonly server: Server;
  readonly storage: MemoryStorage;
  readonly ada: TestGuest;
  readonly id: string;
  readonly link: string;
  /** The data folder of the command line. */
  readonly dir: string;
  /** The arguments of Bea. */
  readonly asBea: readonly string[];
}

/** A table of Uno with Ada at it and free seats. */
export async function unoTable(seats = ['person', 'person', 'greedy']): Promise<UnoTable> {
  const storage = new MemoryStorage();
  const server = await startServer({ storage });
  const ada = await registerGuest(server, 'Ada');
  const { id } = expectOk(await ada.api.createTable({ game: 'uno', seats }));
  expectOk(await ada.api.join(id));
  const dir = await makeTempFolder();
  const link = `${server.address}/t/${id}`;
  return {
    server,
    storage,
    ada,
    id,
    link,
    dir,
    asBea: [link, '--name', 'Bea', '--lang', 'en', '--dir', dir],
  };
}

/** A new server at the address of a closed one; it accepts requests when this resolves. */
export async function reopenServer({ address }: Server, storage = new MemoryStorage()): Promise<Server> {
  const server = await startServer({ storage, port: Number(new URL(address).port) });
  while (!(await apiFor(server).games()).ok);
  return server;
}

/** The stored guest credentials. */
export async function readGuest(dir: string): Promise<GuestCredentials> {
  const [file] = (await readFolder(join(dir, 'guests'))).values();
  return JSON.parse(String(file)) as GuestCredentials;
}

/** Everything a chair may know, as texts. */
export class ChairKnowledge {
  private readonly chair: RemoteChair;
  private readonly names: PlayerNames;
  private sight: Observation<AnyParts> | undefined;

  constructor(chair: RemoteChair, names: PlayerNames) {
    this.chair = chair;
    this.names = names;
    chair.subscribe((news) => {
      this.sight = news.observation;
    });
  }

  get number(): number {
    return this.sight?.asked?.number ?? -1;
  }

  /** Waits for the next question to the seat after that number. */
  async asked(after: number): Promise<void> {
    const { chair } = this;
    await waitUntil(chair, () => this.number > after && this.sight?.asked?.seat === chair.watcher);
  }

  texts(): readonly string[] {
    const { texts } = entryOf(this.chair.table!.game);
    const { view, asked } = this.sight!;
    const zones = texts.en.zones(view, this.chair.watcher, this.names, asked);
    const sentences = this.chair.steps.flatMap(({ events }) =>
      events.map((event) => texts.en.event(event, this.names) ?? ''),
    );
    return [...sentences, ...zones.flatMap(({ items }) => items.map(({ name }) => name))];
  }
}

export const allTextOf = ({ title, body, news, question, options }: ShownScreen): string =>
  [title, ...body, ...news, question, ...options.map(({ label }) => label)].join('\n');
