/** Clients that record what they are sent, and tables without a network. */
import { catalogue } from '@ludoteca/games';
import type { Archive, ArchiveEntry, Json, Position, AnyParts, Watcher } from '@ludoteca/kernel';
import type { ServerProblem, ServerMessage } from '@ludoteca/wire';
import { fixedRandom } from '../testing/fixed-random.testing.ts';
import { createInProcessPool } from '../execution/in-process-worker.testing.ts';
import { SOLE_SERVER } from '../leases/leases.ts';
import { Metrics } from '../observability/metrics.ts';
import type { ServerContext } from '../server-context.ts';
import { DEFAULT_LIMITS } from '../http/limits.ts';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';
import type { TableRow } from '../storage/storage.ts';
import { UsageLimits } from '../usage/usage-limits.ts';
import type { Client, MessageText } from './subscribers.ts';
import { TableRegistry } from './table-registry.ts';
import type { Table } from './table.ts';

export class RecordingClient implements Client {
  readonly guest: string | undefined;
  readonly texts: string[] = [];
  readonly closedWith: ServerProblem[] = [];

  constructor(guest?: string) {
    this.guest = guest;
  }

  send(text: MessageText): void {
    this.texts.push(text.toString());
  }

  close(problem: ServerProblem): void {
    this.closedWith.push(problem);
  }
}

const clock = (): number => 0;

/** A server context whose matches are executed in the process of the test. */
export function createContext(overrides: Partial<ServerContext> = {}): ServerContext {
  const context = {
    games: catalogue,
    storage: new MemoryStorage(),
    leases: SOLE_SERVER,
    limits: DEFAULT_LIMITS,
    pace: 0,
    clock,
    monotonic: () => 0,
    random: fixedRandom('house'),
    log: (what: string, error: unknown) => {
      throw new Error(what, { cause: error });
    },
    metrics: new Metrics(),
    usage: new UsageLimits(DEFAULT_LIMITS, clock),
    ...overrides,
  };
  return { ...context, workers: overrides.workers ?? createInProcessPool(context) };
}

/** The row of a table for this archive, with a guest at every seat. */
const createRow = ({ game, version, settings, seats }: Archive): TableRow => ({
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

/** A table that continues from a position, with one client per seat and a spectator. */
export class ResumedTable {
  private readonly table: Table;
  private readonly clients: ReadonlyMap<Watcher, RecordingClient>;
  private asked: number | undefined;
  private number: number;

  private constructor(table: Table, clients: ReadonlyMap<Watcher, RecordingClient>, number: number) {
    this.table = table;
    this.clients = clients;
    this.number = number;
    this.readQuestion();
  }

  static async from(archive: Archive, position: Position<AnyParts>): Promise<ResumedTable> {
    const context = createContext();
    const row = createRow(archive);
    const { number } = position;
    await context.storage.addTable(row);
    await context.storage.appendEntries(
      row.id,
      0,
      archive.entries.map((entry) => ({ entry, at: 0 })),
    );
    await context.storage.saveSnapshot(row.id, {
      number,
      version: archive.version,
      position: position as unknown as Json,
    });
    const table = await new TableRegistry(context).get(row.id);
    const clients = new Map<Watcher, RecordingClient>([['spectator', new RecordingClient()]]);
    for (const [seat, { guest }] of row.seats.entries()) clients.set(seat, new RecordingClient(guest));
    for (const client of clients.values()) await table.connect(client, number);
    return new ResumedTable(table, clients, number);
  }

  /** Makes the request that leads to this entry, as its seat would, and forgets earlier messages. */
  async enter(entry: ArchiveEntry): Promise<ServerMessage> {
    for (const { texts } of this.clients.values()) texts.length = 0;
    const seat = 'withdraw' in entry ? entry.withdraw : (this.asked ?? 'spectator');
    const reply = await this.request(
      seat,
      'answer' in entry ? { answer: { number: this.number, choices: [entry.answer] } } : { withdraw: true },
    );
    if ('done' in reply) this.readQuestion();
    return reply;
  }

  /** All messages to this watcher since the latest entry, the replies to its `why` and `barred`, and the table. */
  async messagesTo(watcher: Watcher): Promise<readonly string[]> {
    const asked = [
      await this.request(watcher, { why: 'odd' }),
      await this.request(watcher, { barred: true }),
    ];
    const client = this.clientOf(watcher);
    return [
      ...client.texts,
      ...[...asked, this.table.info(client.guest)].map((reply) => JSON.stringify(reply)),
    ];
  }

  viewOf(watcher: Watcher): string {
    return JSON.stringify(this.latest(watcher).sight.view);
  }

  private async request(watcher: Watcher, body: object): Promise<ServerMessage> {
    const reply = await this.table.handleRequest(this.clientOf(watcher), { id: 1, ...body } as never);
    return JSON.parse(reply.text) as ServerMessage;
  }

  private readQuestion(): void {
    const { asked } = this.latest('spectator').sight;
    this.asked = asked?.seat;
    this.number = asked?.number ?? this.number;
  }

  private clientOf(watcher: Watcher): RecordingClient {
    return this.clients.get(watcher)!;
  }

  private latest(watcher: Watcher): Extract<ServerMessage, { news: unknown }> {
    const news = this.clientOf(watcher).texts.findLast((text) => text.startsWith('{"news"'));
    return JSON.parse(news!) as Extract<ServerMessage, { news: unknown }>;
  }
}
