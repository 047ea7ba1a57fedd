/** People who come to a server through the command line, on terminals that a test types at. */
import { join as inFolder } from 'node:path';
import type { AnyParts } from '@ludoteca/kernel';
import type { PlayerNames, Observation } from '@ludoteca/kit';
import type { Server } from '@ludoteca/server';
import type { RemoteChair, GuestCredentials } from '@ludoteca/wire';
import { taken } from '../../../kernel/result.testing.ts';
import { apiAt, arrive, open, type Person, until } from '../../server/party.testing.ts';
import { MemoryStorage } from '../../server/storage/memory.testing.ts';
import { type Around, call, type Called, contentsOf, emptyFolder } from '../call.testing.ts';
import { entryOf } from '../replay/matches.testing.ts';
import { type FakeUi, fakeUi, type Habits, picks, type Shown, type Step } from '../ui/fake.testing.ts';
import type { Reply } from '../ui/ui.ts';
import { words } from './words/index.ts';

const { again } = words.en;
export const asksAgain = ({ question }: Shown): boolean => [again.question, again.wanted].includes(question);

/** Takes what is offered first, and does not play again. */
export const takesFirst = (shown: Shown): Reply => picks(asksAgain(shown) ? '2' : shown.options[0]!.key);

/** The same whenever something is asked, for longer than any match. */
export const always = (step: Step): readonly Step[] => Array.from({ length: 1000 }, () => step);

/** Somebody who has come through the command line: the terminal, and how it all ended. */
export interface Coming {
  readonly ui: FakeUi;
  readonly called: Promise<Called>;
}

/** Runs `ludoteca join …` for somebody who does these steps. */
export function join(
  args: readonly string[],
  steps: readonly Step[],
  { entries, stop, ...habits }: Habits & Pick<Around, 'entries' | 'stop'> = {},
): Coming {
  const ui = fakeUi(steps, habits);
  const around: Around = {
    ui: () => ui,
    ...(entries === undefined ? {} : { entries }),
    ...(stop === undefined ? {} : { stop }),
  };
  return { ui, called: call(['join', ...args], [], around) };
}

export interface UnoTable {
  readonly server: Server;
  readonly storage: MemoryStorage;
  readonly ada: Person;
  readonly id: string;
  readonly link: string;
  /** Where the command line keeps who one is. */
  readonly dir: string;
  /** What Bea gives the command line. */
  readonly asBea: readonly string[];
}

/** A table of uno where Ada sits and others may come. */
export async function unoTable(seats = ['person', 'person', 'greedy']): Promise<UnoTable> {
  const storage = new MemoryStorage();
  const server = await open({ storage });
  const ada = await arrive(server, 'Ada');
  const { id } = taken(await ada.api.make({ game: 'uno', seats }));
  taken(await ada.api.join(id));
  const dir = await emptyFolder();
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

/** A server at the address of one that was closed; it serves when this resolves, whatever connections were left over. */
export async function reopen({ address }: Server, storage = new MemoryStorage()): Promise<Server> {
  const server = await open({ storage, port: Number(new URL(address).port) });
  while (!(await apiAt(server).games()).ok);
  return server;
}

/** The guest that the command line has kept in a folder. */
export async function guestIn(dir: string): Promise<GuestCredentials> {
  const [file] = (await contentsOf(inFolder(dir, 'guests'))).values();
  return JSON.parse(String(file)) as GuestCredentials;
}

/** What a chair shows and has told, as texts: all that whoever sits there may know. */
export class Knowledge {
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

  /** The number of the question that is open. */
  get number(): number {
    return this.sight?.asked?.number ?? -1;
  }

  /** Waits for the next question after that number which is put to the seat of this chair. */
  async asked(after: number): Promise<void> {
    const { chair } = this;
    await until(chair, () => this.number > after && this.sight?.asked?.seat === chair.watcher);
  }

  texts(): readonly string[] {
    const { texts } = entryOf(this.chair.table!.game);
    const { view, asked } = this.sight!;
    const zones = texts.en.zones(view, this.chair.watcher, this.names, asked);
    const told = this.chair.story.flatMap(({ events }) =>
      events.map((event) => texts.en.event(event, this.names) ?? ''),
    );
    return [...told, ...zones.flatMap(({ items: things }) => things.map(({ name }) => name))];
  }
}

/** Every word that was shown. */
export const textOf = ({ title, body, news, question, options }: Shown): string =>
  [title, ...body, ...news, question, ...options.map(({ label }) => label)].join('\n');
