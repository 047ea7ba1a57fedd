/** Tables without a network, for tests: whoever is told something writes it down. */
import { catalogue } from '@ludoteca/games';
import type { Archive, ArchiveEntry, Json, Position, AnyParts, Watcher } from '@ludoteca/kernel';
import type { ServerProblem, ServerMessage } from '@ludoteca/wire';
import { fixedChance } from '../fixed-chance.testing.ts';
import type { House } from '../house.ts';
import { LIMITS } from '../limits.ts';
import { MemoryStorage } from '../storage/memory.testing.ts';
import type { TableRow } from '../storage/port.ts';
import type { Visitor } from './crowd.ts';
import { Host } from './host.ts';
import type { Table } from './table.ts';

export class Scribe implements Visitor {
  readonly guest: string | undefined;
  readonly texts: string[] = [];
  readonly problems: ServerProblem[] = [];

  constructor(guest?: string) {
    this.guest = guest;
  }

  tell(text: string): void {
    this.texts.push(text);
  }

  end(problem: ServerProblem): void {
    this.problems.push(problem);
  }
}

export const houseFor = (given: Partial<House> = {}): House => ({
  games: catalogue,
  storage: new MemoryStorage(),
  limits: LIMITS,
  pace: 0,
  clock: () => 0,
  random: fixedChance('house'),
  log: (what, error) => {
    throw new Error(what, { cause: error });
  },
  ...given,
});

/** The table of an archive, with a person at every seat. */
const rowOf = ({ game, version, settings, seats }: Archive): TableRow => ({
  id: 'table',
  game,
  version,
  maker: 'guest 0',
  settings,
  state: 'playing',
  seats: Array.from({ length: seats }, (_, seat) => ({
    kind: 'person',
    name: `Guest ${seat}`,
    guest: `guest ${seat}`,
    nonce: null,
  })),
  listed: false,
  made: 0,
  secret: 'secret',
});

/** A table that goes on from a position, with somebody at every seat and a spectator. */
export class Gathering {
  private readonly table: Table;
  private readonly scribes: ReadonlyMap<Watcher, Scribe>;
  private asked: number | undefined;
  private number: number;

  private constructor(table: Table, scribes: ReadonlyMap<Watcher, Scribe>, number: number) {
    this.table = table;
    this.scribes = scribes;
    this.number = number;
    this.look();
  }

  static async from(archive: Archive, position: Position<AnyParts>): Promise<Gathering> {
    const house = houseFor();
    const row = rowOf(archive);
    const { number } = position;
    await house.storage.addTable(row);
    await house.storage.append(
      row.id,
      0,
      archive.entries.map((entry) => ({ entry, at: 0 })),
    );
    await house.storage.keepSnapshot(row.id, {
      number,
      version: archive.version,
      position: position as unknown as Json,
    });
    const table = await new Host(house).table(row.id);
    const scribes = new Map<Watcher, Scribe>([['spectator', new Scribe()]]);
    for (const [seat, { guest }] of row.seats.entries()) scribes.set(seat, new Scribe(guest));
    for (const scribe of scribes.values()) await table.enter(scribe, number);
    return new Gathering(table, scribes, number);
  }

  /** Enters what an archive holds, as the seat that did it would; what the seat is told of it is not written down. */
  async enter(entry: ArchiveEntry): Promise<ServerMessage> {
    for (const { texts } of this.scribes.values()) texts.length = 0;
    const seat = 'withdraw' in entry ? entry.withdraw : (this.asked ?? 'spectator');
    const reply = await this.request(
      seat,
      'answer' in entry ? { answer: { number: this.number, choices: [entry.answer] } } : { withdraw: true },
    );
    if ('done' in reply) this.look();
    return reply;
  }

  /** Everything that this watcher was told of the latest entry, and what it may ask. */
  async heardBy(watcher: Watcher): Promise<readonly string[]> {
    const asked = [
      await this.request(watcher, { why: 'odd' }),
      await this.request(watcher, { barred: true }),
    ];
    return [...this.scribe(watcher).texts, ...asked.map((reply) => JSON.stringify(reply))];
  }

  viewOf(watcher: Watcher): string {
    return JSON.stringify(this.latest(watcher).sight.view);
  }

  private request(watcher: Watcher, plea: object): Promise<ServerMessage> {
    return this.table.request(this.scribe(watcher), { id: 1, ...plea } as never);
  }

  private look(): void {
    const { asked } = this.latest('spectator').sight;
    this.asked = asked?.seat;
    this.number = asked?.number ?? this.number;
  }

  private scribe(watcher: Watcher): Scribe {
    return this.scribes.get(watcher)!;
  }

  private latest(watcher: Watcher): Extract<ServerMessage, { news: unknown }> {
    const news = this.scribe(watcher).texts.findLast((text) => text.startsWith('{"news"'));
    return JSON.parse(news!) as Extract<ServerMessage, { news: unknown }>;
  }
}
