/** The match of a table, which a worker executes: one request after another; new entries are stored first, then published. */
import { type ArchiveEntry, type Refusal, type Seat, type Watcher } from '@ludoteca/kernel';
import type { AnyCatalogueEntry, StandingOrder } from '@ludoteca/kit';
import { type AnswerRequest, PERSON, RefusedError, type WaitInfo } from '@ludoteca/wire';
import type {
  AdvanceOperation,
  ExecutorResult,
  MatchStatus,
  TableOperations,
  RequestWithoutRecipients,
} from '../execution/operations.ts';
import type { ServerContext } from '../server-context.ts';
import type { TableRow } from '../storage/storage.ts';
import { AutomaticAnswers } from './automatic-answers.ts';
import { type ExecutedOperation, MatchExecution } from './match-execution.ts';
import { MatchFiles } from './match-files.ts';
import type { MatchListener } from './match-listener.ts';
import { MatchTurns, type StoredMatchState } from './match-turns.ts';
import { OperationQueue } from './operation-queue.ts';
import { withEndedOrder } from './seat-control.ts';
import { computerAt } from './turn-scheduler.ts';
import { onlyPart } from './worker-replies.ts';

/** Number of entries between two snapshots. */
const SNAPSHOT_INTERVAL = 100;

export class RemoteMatch {
  private readonly context: ServerContext;
  private row: TableRow;
  private readonly listener: MatchListener;
  private readonly turns: MatchTurns;
  private readonly automaticAnswers: AutomaticAnswers;
  private readonly execution: MatchExecution;
  readonly files: MatchFiles;
  private readonly hasPeople: boolean;
  private status: MatchStatus;
  private lastUsed = 0;
  /** Each operation runs when the entries of the previous one are durable and published. */
  private readonly queue = new OperationQueue();

  constructor(
    context: ServerContext,
    entry: AnyCatalogueEntry,
    stored: StoredMatchState,
    listener: MatchListener,
  ) {
    const { row, entries, progress } = stored;
    this.context = context;
    this.row = row;
    this.listener = listener;
    this.status = { number: entries, ...(progress?.asked === undefined ? {} : { asked: progress.asked }) };
    this.hasPeople = row.seats.some(({ kind }) => kind === PERSON);
    this.execution = new MatchExecution(context, entry.game, {
      row: () => this.row,
      number: () => this.number,
      isSuspect: () => listener.isSuspect(),
      onOpened: (status) => this.handleOpened(status),
      onOverrun: () => listener.onOverrun(),
    });
    this.files = new MatchFiles(context, entry.game, this.execution, {
      row: () => this.row,
      isOver: () => this.status.asked === undefined,
      enqueue: (operation) => this.enqueue(operation),
    });
    this.automaticAnswers = new AutomaticAnswers(context, this.execution, {
      row: () => this.row,
      asked: () => this.status.asked,
      enqueue: (operation) => this.enqueue(operation),
      inBackground: (operation) => this.inBackground(operation),
      advance: (operation, request) => this.advance(operation, request),
      schedule: (delay) => this.schedule(delay),
      endOrder: (seat, order) => this.endOrder(seat, order),
      onExpired: (number, seat) => listener.onExpired(number, seat),
    });
    this.turns = new MatchTurns(context, entry, stored, this.automaticAnswers);
  }

  /** The number of durable entries. */
  get number(): number {
    return this.status.number;
  }

  get waiting(): WaitInfo | undefined {
    return this.turns.waitInfo(this.status);
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

  /** How many entries remain if this seat takes its latest decision back, and the people who are still in the match. */
  findTakeback(seat: Seat): Promise<TableOperations['takeback']['result']> {
    return this.enqueue(() => this.askTakeback(seat));
  }

  /** Takes the latest decision of a seat back, if it may. `begin` is called with the new row before everything is published again. */
  takeBack(seat: Seat, begin: (row: TableRow) => void): Promise<boolean> {
    return this.enqueue(async () => {
      const { point } = await this.askTakeback(seat);
      if (point === undefined) return false;
      const order = this.row.seats[seat]?.autoPass?.order;
      // The order would give the answer again that is taken back.
      const before = order === undefined ? this.row : withEndedOrder(this.row, seat, order);
      const row = { ...before, takebacks: (this.row.takebacks ?? 0) + 1 };
      this.stopTurns();
      await this.context.storage.takeBack(row, point, this.turns.progressAt(seat));
      this.row = row;
      this.status = { number: point, asked: seat };
      this.context.workers.release(row.id);
      await this.ensureOpen();
      begin(row);
      await this.publishSince(-1);
      return true;
    });
  }

  private async askTakeback(seat: Seat): Promise<TableOperations['takeback']['result']> {
    const { id, secret } = this.row;
    const entries = (await this.context.storage.readEntries(id)).map(({ entry }) => entry);
    const autoPass = this.turns.autoPassOf(this.row.seats[seat]);
    return (await this.execute('takeback', { seat, entries, autoPass, secret })).result;
  }

  /** Lets computers move at once until a person is asked. */
  async skip(): Promise<void> {
    this.turns.skip();
    await this.enqueue(async () => this.schedule());
  }

  /** Another row of the same table: settings, pace or computers of its seats have changed. */
  updateRow(row: TableRow): Promise<void> {
    return this.enqueue(async () => {
      const before = this.row.seats;
      this.row = row;
      this.turns.stop();
      if (row.seats.every((seat, i) => computerAt(seat) === computerAt(before[i] ?? seat)))
        return this.schedule();
      this.automaticAnswers.cancel();
      for (const [seat, { substitute }] of row.seats.entries())
        if (substitute === undefined && before[seat]?.substitute !== undefined) this.turns.noteReturn(seat);
      this.context.workers.release(row.id);
      await this.ensureOpen();
    });
  }

  /** Opens the match, runs `begin` and publishes the opening. */
  start(begin: () => Promise<void>): Promise<void> {
    return this.enqueue(async () => {
      await this.ensureOpen();
      await begin();
      await this.publishSince(-1);
    });
  }

  /** Calls `deliver` with all news after that number. Later news are published to the watchers of the listener. */
  subscribe(watcher: Watcher, since: number, deliver: (news: Buffer) => void): Promise<void> {
    return this.enqueue(async () => {
      const { number } = this;
      if (since > number) throw new RefusedError({ problem: 'ahead', facts: { entries: number } });
      const [news] = await this.createNews([watcher], since);
      if (news !== undefined) deliver(news);
      this.schedule();
    });
  }

  /** The news for spectators since that number, at the moment when the match had `until` entries. */
  createPastNews(since: number, until: number): Promise<Buffer> {
    return this.enqueue(async () =>
      onlyPart(await this.execution.executeWithSteps('pastNews', { since, until })),
    );
  }

  /** Returns the refusal, if the answer is refused. An answer that is sent again is accepted if it was executed before. */
  play(seat: Seat, { number, choices, repeated }: AnswerRequest): Promise<Refusal | undefined> {
    return this.enqueue(async () => {
      if (repeated === true) await this.ensureOpen();
      if (repeated === true && number < this.number && (await this.recall(seat, number, choices)))
        return undefined;
      this.turns.notePersonAnswered();
      const refused = await this.advance('play', { seat, number, choices });
      const order = this.row.seats[seat]?.autoPass?.order;
      if (refused === undefined && order !== undefined) this.endOrder(seat, order);
      return refused;
    });
  }

  /** Whether the seat has answered question `number` with these choices. */
  private async recall(seat: Seat, number: number, choices: readonly unknown[]): Promise<boolean> {
    const { result } = await this.execution.executeWithSteps('recall', { seat, number, choices });
    return 'isAnswered' in result && result.isAnswered;
  }

  withdraw(seat: Seat, note?: string): Promise<Refusal | undefined> {
    return this.enqueue(() => this.advance('withdraw', note === undefined ? { seat } : { seat, note }));
  }

  /** The question of that number was not answered in time. */
  lapse(number: number): Promise<Refusal | undefined> {
    return this.enqueue(() => this.advance('lapse', { number, note: 'time' }));
  }

  /** The reason as JSON. */
  why(watcher: Watcher, choice: unknown): Promise<Buffer> {
    return this.enqueue(async () => onlyPart(await this.execute('why', { watcher, choice })));
  }

  /** The barred choices as JSON. */
  barred(watcher: Watcher): Promise<Buffer> {
    return this.enqueue(async () => onlyPart(await this.execute('barred', { watcher })));
  }

  /** The hint for the open question as JSON. After an overrun, which a search may have caused, there are none but quick ones. */
  hint(watcher: Watcher): Promise<Buffer> {
    const isQuick = this.listener.isSuspect();
    return this.enqueue(async () => onlyPart(await this.execute('hint', { watcher, isQuick })));
  }

  /** Removes the match from memory if it was not used since that time. The next operation opens it again. */
  releaseIfUnused(since: number): void {
    if (this.lastUsed < since) this.context.workers.release(this.row.id);
  }

  /** Finishes the operations in the queue and refuses later ones. */
  async close(): Promise<void> {
    this.stopTurns();
    await this.queue.close();
    this.context.workers.release(this.row.id);
  }

  /** Refuses all operations from now on. */
  abort(): void {
    this.stopTurns();
    this.queue.abort();
    this.context.workers.release(this.row.id);
  }

  private stopTurns(): void {
    this.turns.stop();
    this.automaticAnswers.cancel();
  }

  private enqueue<R>(operation: () => Promise<R>): Promise<R> {
    return this.queue.run(() => {
      this.lastUsed = this.context.clock();
      return operation();
    });
  }

  /** Runs an operation that no client waits for. */
  private inBackground(operation: () => Promise<unknown>): void {
    this.enqueue(operation).catch((error: unknown) => {
      if (this.queue.isOpen)
        this.context.log(`a computer of table ${this.row.id}`, error, { table: this.row.id });
    });
  }

  /** The person is asked from now on, also if the end of the order cannot be stored. */
  private endOrder(seat: Seat, order: StandingOrder): void {
    this.row = withEndedOrder(this.row, seat, order);
    this.turns.stop();
    this.schedule();
    this.listener.onOrderEnded(seat, order);
  }

  /** At a table without people the computers pause while nobody watches. `delay`: additional milliseconds. */
  private schedule(delay = 0): void {
    if (this.queue.isOpen && (this.hasPeople || this.listener.isWatched()))
      this.turns.schedule(this.status, this.row, delay);
    else this.turns.stop();
  }

  /** Sends all watchers the steps after that number. */
  private async publishSince(since: number): Promise<void> {
    const { watchers, deltaWatchers } = this.listener.recipients();
    const all = Array.from(new Set([...watchers, ...deltaWatchers]));
    this.listener.onDurable({ watchers: all, deltaWatchers: [] }, await this.createNews(all, since));
  }

  private async createNews(watchers: readonly Watcher[], since: number): Promise<readonly Buffer[]> {
    return (await this.execution.executeWithSteps('news', { watchers, since })).parts;
  }

  private async advance<K extends AdvanceOperation>(
    operation: K,
    request: RequestWithoutRecipients<K>,
  ): Promise<Refusal | undefined> {
    const recipients = this.listener.recipients();
    const addressed = { ...request, ...recipients } as unknown as TableOperations[K]['request'];
    const { result, parts } = await this.execute(operation, addressed);
    if ('refused' in result) return result.refused;
    const since = this.number;
    await this.store(result.entries, result);
    this.turns.noteEntries(this.status, result.entries);
    this.status = result.status;
    this.listener.onDurable(recipients, parts);
    if (result.status.asked === undefined) this.listener.onEnded(result.status.places);
    else if (Math.floor(this.number / SNAPSHOT_INTERVAL) > Math.floor(since / SNAPSHOT_INTERVAL))
      void this.files.saveSnapshot();
    this.schedule();
    if (this.turns.isTimed) this.listener.onWaiting(this.waiting);
    return undefined;
  }

  /** A failed write may have been executed, so the match is opened again from what is stored. `position`: the hash of the position after the last entry. */
  private async store(
    entries: readonly ArchiveEntry[],
    { position, status }: { readonly position?: string; readonly status: MatchStatus },
  ): Promise<void> {
    const progress = this.turns.progressAfter(this.status, entries, status);
    const now = this.context.clock();
    const stored = entries.map((entry, i) =>
      position !== undefined && i === entries.length - 1 ? { entry, at: now, position } : { entry, at: now },
    );
    try {
      await this.context.storage.appendEntries(this.row.id, this.number, stored, progress);
    } catch (error) {
      this.context.workers.release(this.row.id);
      throw error;
    }
  }

  private execute<K extends ExecutedOperation>(
    operation: K,
    request: TableOperations[K]['request'],
  ): Promise<ExecutorResult<TableOperations[K]['result']>> {
    return this.execution.execute(operation, request);
  }

  private ensureOpen(): Promise<void> {
    return this.execution.ensureOpen();
  }

  private async handleOpened(status: MatchStatus): Promise<void> {
    const since = this.number;
    this.status = status;
    // Entries that were stored although their write had failed.
    if (status.number > since) await this.publishSince(since);
    if (status.asked === undefined) this.listener.onEnded(status.places);
    else this.schedule();
  }
}
