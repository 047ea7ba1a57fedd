/** The match of a table, which a worker executes: one request after another; new entries are stored first, then published. */
import {
  type AnyParts,
  type ArchiveEntry,
  at,
  deriveTableSeed,
  findVersion,
  type Game,
  type MatchHeader,
  type Refusal,
  type Seat,
  type Watcher,
} from '@ludoteca/kernel';
import { type AnyCatalogueEntry, type AutoPassSettings, defaultAutoPassSettings } from '@ludoteca/kit';
import { completeTerms, type PlayTerms, RefusedError, type WaitInfo } from '@ludoteca/wire';
import type {
  NewsRecipients,
  ExecutorResult,
  MatchStatus,
  TableOperations,
} from '../execution/operations.ts';
import { type ServerContext, randomBase64Url } from '../server-context.ts';
import type { MatchProgress, TableRow } from '../storage/storage.ts';
import { MatchClock } from './match-clock.ts';
import { computerAt, type TurnContext, TurnScheduler } from './turn-scheduler.ts';

/** Number of entries between two snapshots. */
const SNAPSHOT_INTERVAL = 100;

export interface MatchListener {
  /** The watchers that have subscribed. */
  recipients(): NewsRecipients;
  /** New entries are durable; these are the messages for the watchers: the whole ones first. */
  onDurable(recipients: NewsRecipients, news: readonly Buffer[]): void;
  /** Whom the match waits for now, at tables with a clock. */
  onWaiting(waiting: WaitInfo): void;
  onEnded(places: readonly number[] | undefined): void;
  /** The stored entries may differ from those in the memory of the worker. */
  onLost(error: unknown): void;
  /** The match has exceeded a budget before. */
  isSuspect(): boolean;
  /** The match has exceeded a budget now. */
  onOverrun(): Promise<void>;
  /** The time of this seat for the question of that number is over. */
  onExpired(number: number, seat: Seat): void;
}

/** A file for a person. */
export interface MatchFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A table and what is stored of its match. */
export interface StoredMatchState {
  readonly row: TableRow;
  /** The number of entries. */
  readonly entries: number;
  readonly progress: MatchProgress | undefined;
}

type AdvanceOperation = 'play' | 'withdraw' | 'move' | 'pass' | 'lapse';
type Unaddressed<K extends AdvanceOperation> = Omit<TableOperations[K]['request'], keyof NewsRecipients>;

/** A match is played by one version of the rules from its first entry to its last; the game must still have that version. */
export function requireSameRules(game: Game<AnyParts>, { version: made }: TableRow): void {
  if (findVersion(game, made) === undefined)
    throw new RefusedError({ problem: 'other rules', facts: { made, now: game.version } });
}

export class RemoteMatch {
  private readonly context: ServerContext;
  private readonly game: Game<AnyParts>;
  private row: TableRow;
  private readonly listener: MatchListener;
  private readonly scheduler: TurnScheduler;
  private readonly clock: MatchClock | undefined;
  private readonly usual: AutoPassSettings;
  private readonly terms: PlayTerms;
  private status: MatchStatus;
  /** When the open question was asked, by the monotonic clock. */
  private askedSince: number;
  private lastUsed = 0;
  /** Operations run one after another, each when the entries of the previous one are durable and published. */
  private queue: Promise<unknown> = Promise.resolve();
  /** `closing`: the operations in the queue are finished. `aborted`: they are refused. */
  private state: 'open' | 'closing' | 'aborted' = 'open';

  constructor(context: ServerContext, entry: AnyCatalogueEntry, stored: StoredMatchState, listener: MatchListener) {
    const { row, entries, progress } = stored;
    this.context = context;
    this.game = entry.game;
    this.usual = defaultAutoPassSettings(entry.autoPass);
    this.row = row;
    this.listener = listener;
    this.status = { number: entries, ...(progress?.asked === undefined ? {} : { asked: progress.asked }) };
    this.askedSince = context.monotonic();
    this.terms = row.terms ?? completeTerms(row.seats);
    const { clock } = this.terms;
    if (clock !== null)
      this.clock = new MatchClock(clock, row.seats.length, progress?.remaining, context.monotonic);
    this.scheduler = new TurnScheduler({
      think: (number) => this.inBackground(() => this.execute('think', { number })),
      move: (number) => this.inBackground(() => this.moveComputer(number)),
      pass: (number) => this.inBackground(() => this.advance('pass', { number })),
      expire: (number, seat) => listener.onExpired(number, seat),
    });
  }

  /** The number of durable entries. */
  get number(): number {
    return this.status.number;
  }

  /** Opens the match, runs `begin` and publishes the opening. */
  start(begin: () => Promise<void>): Promise<void> {
    return this.enqueue(async () => {
      await this.ensureOpen();
      await begin();
      const { watchers, deltaWatchers } = this.listener.recipients();
      const all = Array.from(new Set([...watchers, ...deltaWatchers]));
      const { parts } = await this.execute('news', { watchers: all, since: -1 });
      this.listener.onDurable({ watchers: all, deltaWatchers: [] }, parts);
    });
  }

  /** Opens the match in the background, so that its clocks run and its computers move without a client. */
  wake(): void {
    this.inBackground(() =>
      this.ensureOpen().catch((error: unknown) => {
        // A client that connects is told why the match cannot go on.
        if (!(error instanceof RefusedError)) throw error;
      }),
    );
  }

  /** Calls `deliver` with all news after that number. Later news are published to the watchers of the listener. */
  subscribe(watcher: Watcher, since: number, deliver: (news: Buffer) => void): Promise<void> {
    return this.enqueue(async () => {
      const { number } = this;
      if (since > number) throw new RefusedError({ problem: 'ahead', facts: { entries: number } });
      deliver(onlyPart(await this.execute('news', { watchers: [watcher], since })));
    });
  }

  /** Returns the refusal, if the answer is refused. */
  play(seat: Seat, number: number, choices: readonly unknown[]): Promise<Refusal | undefined> {
    return this.enqueue(() => {
      this.scheduler.notePersonAnswered();
      return this.advance('play', { seat, number, choices });
    });
  }

  withdraw(seat: Seat, note?: string): Promise<Refusal | undefined> {
    return this.enqueue(() => this.advance('withdraw', note === undefined ? { seat } : { seat, note }));
  }

  /** The question of that number was not answered in time. */
  lapse(number: number): Promise<Refusal | undefined> {
    return this.enqueue(() => this.advance('lapse', { number, note: 'time' }));
  }

  /** Another row of the same table: settings, pace or computers of its seats have changed. */
  async updateRow(row: TableRow): Promise<void> {
    const before = this.row;
    this.row = row;
    const isReseated = row.seats.some((seat, i) => computerAt(seat) !== computerAt(at(before.seats, i)));
    await this.enqueue(async () => {
      if (!isReseated) return this.schedule();
      for (const [seat, { substitute }] of row.seats.entries())
        if (substitute === undefined && before.seats[seat]?.substitute !== undefined) this.clock?.addReturn(seat);
      this.context.workers.release(row.id);
      await this.ensureOpen();
    });
  }

  /** Whom the match waits for, for how long, and the time left. */
  get waiting(): WaitInfo | undefined {
    const { asked } = this.status;
    if (asked === undefined) return undefined;
    const milliseconds = Math.round(this.context.monotonic() - this.askedSince);
    const { clock } = this;
    return { seat: asked, milliseconds, ...(clock === undefined ? {} : { remaining: clock.remaining }) };
  }

  private schedule(): void {
    if (this.state !== 'open') return;
    const context: TurnContext = {
      seats: this.row.seats,
      terms: this.row.terms ?? this.terms,
      usual: this.usual,
      clock: this.clock,
      pace: this.context.pace,
    };
    this.scheduler.schedule(this.status, context);
  }

  /** The reason as JSON. */
  why(watcher: Watcher, choice: unknown): Promise<Buffer> {
    return this.enqueue(async () => onlyPart(await this.execute('why', { watcher, choice })));
  }

  /** The barred choices as JSON. */
  barred(watcher: Watcher): Promise<Buffer> {
    return this.enqueue(async () => onlyPart(await this.execute('barred', { watcher })));
  }

  /** A save of the match; undefined if the game cannot be saved at this moment. */
  createSave(): Promise<MatchFile | undefined> {
    return this.enqueue(async () => {
      const saved = await this.execute('save', { now: this.context.clock() });
      const { name } = saved.result;
      return name === undefined ? undefined : { name, bytes: onlyPart(saved) };
    });
  }

  /** The archive of the match once it is over; before that it is secret. */
  createArchive(): Promise<Buffer> {
    return this.enqueue(async () => {
      await this.ensureOpen();
      if (this.status.asked !== undefined) throw new RefusedError({ problem: 'not over yet' });
      const entries = await this.context.storage.readEntries(this.row.id);
      const stored = entries.map(({ at, position }) => (position === undefined ? { at } : { at, position }));
      return onlyPart(await this.execute('archive', { stored }));
    });
  }

  /** Stores a snapshot if the match is in memory. Failures are logged: snapshots only make opening faster. */
  saveSnapshot(): Promise<void> {
    const { workers, storage, log } = this.context;
    const { id } = this.row;
    return this.enqueue(async () => {
      if (workers.isOpen(id)) await storage.saveSnapshot(id, (await this.execute('snapshot', {})).result);
    }).catch((error: unknown) => log(`no snapshot of table ${id}`, error, { table: id }));
  }

  /** Removes the match from memory if it was not used since that time. The next operation opens it again. */
  releaseIfUnused(since: number): void {
    if (this.lastUsed < since) this.context.workers.release(this.row.id);
  }

  /** Finishes the operations in the queue and refuses later ones. */
  async close(): Promise<void> {
    this.stop('closing');
    await this.queue.catch(() => undefined);
    this.context.workers.release(this.row.id);
  }

  /** Refuses all operations from now on. */
  abort(): void {
    this.stop('aborted');
    this.context.workers.release(this.row.id);
  }

  private stop(state: 'closing' | 'aborted'): void {
    this.state = state;
    this.scheduler.stop();
  }

  private async enqueue<R>(operation: () => Promise<R>): Promise<R> {
    if (this.state !== 'open') throw new RefusedError({ problem: 'closing' });
    const result = this.queue.then(() => {
      if (this.state === 'aborted') throw new RefusedError({ problem: 'closing' });
      this.lastUsed = this.context.clock();
      return operation();
    });
    this.queue = result.catch(() => undefined);
    return result;
  }

  /** Runs an operation that no client waits for. */
  private inBackground(operation: () => Promise<unknown>): void {
    this.enqueue(operation).catch((error: unknown) => {
      if (this.state === 'open')
        this.context.log(`a computer of table ${this.row.id}`, error, { table: this.row.id });
    });
  }

  private async moveComputer(number: number): Promise<void> {
    try {
      await this.advance('move', { number });
    } catch (error) {
      if (!isWorkLimit(error)) throw error;
      // The computer tries once more, unless the table is quarantined now.
      this.schedule();
    }
  }

  private async advance<K extends AdvanceOperation>(
    operation: K,
    request: Unaddressed<K>,
  ): Promise<Refusal | undefined> {
    const recipients = this.listener.recipients();
    const addressed = { ...request, ...recipients } as unknown as TableOperations[K]['request'];
    const { result, parts } = await this.execute(operation, addressed);
    if ('refused' in result) return result.refused;
    const since = this.number;
    this.countDecision(result.entries);
    await this.store(result.entries, result);
    this.setStatus(result.status);
    this.listener.onDurable(recipients, parts);
    if (result.status.asked === undefined) this.listener.onEnded(result.status.places);
    else if (Math.floor(this.number / SNAPSHOT_INTERVAL) > Math.floor(since / SNAPSHOT_INTERVAL))
      void this.saveSnapshot();
    this.schedule();
    const { waiting } = this;
    if (this.clock !== undefined && waiting !== undefined) this.listener.onWaiting(waiting);
    return undefined;
  }

  /** The seat that was asked has decided, unless others have only left the match. */
  private countDecision(entries: readonly ArchiveEntry[]): void {
    const { asked } = this.status;
    const isDecided = entries.some((entry) => !('withdraw' in entry));
    if (asked !== undefined && isDecided) this.clock?.addDecision(asked);
  }

  private setStatus(status: MatchStatus): void {
    if (status.number !== this.status.number) this.askedSince = this.context.monotonic();
    this.status = status;
  }

  /** `position`: the hash of the position after the last entry. */
  private async store(
    entries: readonly ArchiveEntry[],
    { position, status: { asked } }: { readonly position?: string; readonly status: MatchStatus },
  ): Promise<void> {
    const remaining = this.clock?.remaining;
    const progress = {
      ...(asked === undefined ? {} : { asked }),
      ...(remaining === undefined ? {} : { remaining }),
    };
    const time = this.context.clock();
    const stored = entries.map((entry, i) =>
      position !== undefined && i === entries.length - 1
        ? { entry, at: time, position }
        : { entry, at: time },
    );
    try {
      await this.context.storage.appendEntries(this.row.id, this.number, stored, progress);
    } catch (error) {
      this.listener.onLost(error);
      throw error;
    }
  }

  /** Executes an operation in the worker of this table, which opens the match first if it must. */
  private async execute<K extends Exclude<keyof TableOperations, 'open' | 'close'>>(
    operation: K,
    request: TableOperations[K]['request'],
  ): Promise<ExecutorResult<TableOperations[K]['result']>> {
    const { workers } = this.context;
    const budget = operation === 'news' || operation === 'archive' ? this.replayBudget : undefined;
    return this.countOverruns(() =>
      workers.repeat(async () => {
        if (!workers.isOpen(this.row.id)) await this.open();
        return workers.request(this.row.id, operation, request, budget);
      }),
    );
  }

  private async ensureOpen(): Promise<void> {
    const { workers } = this.context;
    await this.countOverruns(() =>
      workers.repeat(async () => {
        if (!workers.isOpen(this.row.id)) await this.open();
      }),
    );
  }

  private async countOverruns<R>(execute: () => Promise<R>): Promise<R> {
    try {
      return await execute();
    } catch (error) {
      if (isWorkLimit(error)) await this.listener.onOverrun();
      throw error;
    }
  }

  /** Operations that may replay all entries have more time. */
  private get replayBudget(): number {
    const { workMilliseconds, replayMilliseconds } = this.context.limits;
    return workMilliseconds + this.number * replayMilliseconds;
  }

  private async open(): Promise<void> {
    const { storage, workers } = this.context;
    const { row } = this;
    requireSameRules(this.game, row);
    const [stored, snapshot] = await Promise.all([storage.readEntries(row.id), storage.readSnapshot(row.id)]);
    const request = {
      header: createHeader(this.game, row),
      seats: row.seats.map(({ kind, name, substitute }) =>
        substitute === undefined ? { kind, name } : { kind, name, substitute },
      ),
      seeds: row.seats.map((seat) =>
        computerAt(seat) === undefined ? '' : randomBase64Url(this.context, 16),
      ),
      entries: stored.map(({ entry }) => entry),
      ...(snapshot === undefined ? {} : { snapshot }),
    };
    const { status } = await workers.open(row.id, request, this.replayBudget, this.listener.isSuspect());
    this.setStatus(status);
    if (status.asked === undefined) this.listener.onEnded(status.places);
    else this.schedule();
  }
}

/** A table from before archive format 2 does not name the cards of its match. */
const createHeader = (
  { id: game, cards: table }: Game<AnyParts>,
  { id, version, seats, settings, secret, from, cards }: TableRow,
): MatchHeader => ({
  game,
  version,
  seats: seats.length,
  settings,
  seed: deriveTableSeed(id, secret, seats),
  dice: 'chacha',
  ...(from === undefined ? {} : { from }),
  ...(cards === undefined ? {} : { cards }),
  ...(table === undefined || cards !== undefined ? {} : { format: 1 }),
});

const isWorkLimit = (error: unknown): boolean =>
  error instanceof RefusedError && error.problem.problem === 'work limit';

function onlyPart({ parts }: ExecutorResult<unknown>): Buffer {
  const [part] = parts;
  if (part === undefined) throw new Error('the reply of the worker has no part');
  return part;
}
