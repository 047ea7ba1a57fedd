/** One table: its seats, its subscribers, and its match, which a worker executes. */
import type { Seat, Watcher } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import {
  type Guest,
  type ServerProblem,
  RefusedError,
  type ClientRequest,
  type TableInfo,
  type TableState,
} from '@ludoteca/wire';
import { TableChat } from '../chat/table-chat.ts';
import { rateTable } from '../people/ratings.ts';
import type { ServerContext } from '../server-context.ts';
import type { StoredTable, TableRow } from '../storage/storage.ts';
import { hasRules } from './match-header.ts';
import type { MatchFile } from './match-listener.ts';
import { Quarantine } from './quarantine.ts';
import { RemoteMatch } from './remote-match.ts';
import { TableClients } from './table-clients.ts';
import { MatchControl } from './match-control.ts';
import { allowsHints, termsOf } from './seat-control.ts';
import { findSeat, hasOnePerson, isAbandoned, watcherAt, withResult } from './seats.ts';
import { Seating } from './seating.ts';
import { DelayedSpectators } from './delayed-spectators.ts';
import { type Client, selectNews } from './subscribers.ts';
import { isDelayedForSpectators, toTableInfo } from './table-info.ts';
import { handleClientRequest, type TableReply } from './client-requests.ts';

export class Table {
  private row: TableRow;
  private readonly context: ServerContext;
  private readonly entry: AnyCatalogueEntry;
  private readonly onClosed: () => void;
  private readonly clients: TableClients;
  /** Who sits here. */
  readonly seating: Seating;
  /** What players do besides answering. */
  readonly control: MatchControl;
  readonly chat: TableChat;
  /** The number of entries, and the progress, when the row was read. */
  private readonly stored: Pick<StoredTable, 'entries' | 'progress'>;
  private readonly quarantine: Quarantine;
  /** Absent while the table is open. */
  private match: RemoteMatch | undefined;
  /** Absent if spectators see the match as it is played, and while the table is open. */
  private spectators: DelayedSpectators | undefined;
  private closed = false;
  /** Changes of the row happen one after another. */
  private queue: Promise<unknown> = Promise.resolve();
  private finishing: Promise<void> = Promise.resolve();

  constructor(context: ServerContext, entry: AnyCatalogueEntry, stored: StoredTable, onClosed: () => void) {
    const { entries, overruns, progress, ...row } = stored;
    this.context = context;
    this.entry = entry;
    this.row = row;
    this.stored = progress === undefined ? { entries } : { entries, progress };
    this.quarantine = new Quarantine(context.storage, row.id, overruns);
    this.onClosed = onClosed;
    this.clients = new TableClients(context, {
      watcherOf: (guest) => this.watcherOf(guest),
      infoFor: (watcher) => this.infoFor(watcher),
    });
    this.seating = new Seating(context, entry.game, {
      row: () => this.row,
      enqueue: (operation) => this.enqueue(operation),
      store: (changed) => this.storeRow(changed),
      delete: () => this.deleteTable(),
      isStuck: () => this.isStuck,
      isQuarantined: () => this.quarantine.isActive,
      startMatch: () => this.startMatch(),
      onStartFailed: (error) => this.handleFailedStart(error),
    });
    this.control = new MatchControl(entry, {
      row: () => this.row,
      match: () => this.requireMatch(),
      changeRow: (change) => this.changeRow(change),
      takeBack: (seat) => this.takeBack(seat),
      announce: () => this.clients.announce(),
      delete: () => this.enqueue(() => this.deleteTable()),
      absenceOf: (guest) => this.clients.absenceOf(guest),
    });
    this.chat = new TableChat(context, {
      row: () => this.row,
      clients: () => this.clients,
      isDelayedFor: ({ guest }) => this.isDelayedFor(guest),
    });
    if (row.state !== 'open') this.match = this.createMatch(row);
  }

  /** The table as this guest may know it; without a guest, as anyone may. */
  info(guest?: string): TableInfo {
    return this.infoFor(this.watcherOf(guest));
  }

  get state(): TableState {
    return this.row.state;
  }

  isCreatedBy({ id }: Guest): boolean {
    return this.row.maker === id;
  }

  /** The match is neither over nor can it be continued: it is quarantined, or its rules are gone. */
  get isStuck(): boolean {
    return this.row.state === 'playing' && (this.quarantine.isActive || !hasRules(this.entry.game, this.row));
  }

  /** The ids of the guests who have a seat. */
  get guests(): readonly string[] {
    return this.row.seats.flatMap(({ guest }) => guest ?? []);
  }

  isSeated({ id }: Pick<Guest, 'id'>): boolean {
    return findSeat(this.row, id) !== undefined;
  }

  /** Starts the match if no seat is free and no nonce is awaited. A match with a clock goes on without a client. */
  start(): Promise<void> {
    return this.enqueue(async () => {
      await this.spectators?.load();
      await this.seating.startIfReady();
      if (this.isTimed) this.resume();
    });
  }

  /** Continues the match without a client, after the server that executed it has stopped. */
  resume(): void {
    if (this.row.state === 'playing' && !this.quarantine.isActive) this.match?.wake();
  }

  private takeBack(seat: Seat): Promise<boolean> {
    return this.enqueue(() =>
      this.requireMatch().takeBack(seat, (row) => {
        this.row = row;
        this.clients.announce();
      }),
    );
  }

  /** Stores another row and lets the match know. */
  private changeRow(change: (row: TableRow) => TableRow): Promise<void> {
    return this.enqueue(async () => {
      this.requireUsable();
      await this.storeRow(change(this.row));
      if (this.row.state === 'playing') await this.match?.updateRow(this.row);
    });
  }

  private get isTimed(): boolean {
    return this.row.state === 'playing' && termsOf(this.row).clock !== null;
  }

  /** `since`: the last entry number that this client has received. */
  async connect(client: Client, last = -1, takebacks = 0): Promise<void> {
    // After a takeback the client has entries that are no more.
    const since = takebacks === (this.row.takebacks ?? 0) ? last : -1;
    this.requireUsable();
    this.clients.requireRoom(client);
    const deliver = (news?: Buffer): void => this.welcome(client, news);
    if (this.match === undefined) {
      if (since > -1) throw new RefusedError({ problem: 'ahead', facts: { entries: -1 } });
      deliver();
    } else if (this.spectators !== undefined && this.watcherOf(client.guest) === 'spectator')
      await this.spectators.subscribe(since, deliver);
    else await this.match.subscribe(this.watcherOf(client.guest), since, deliver);
  }

  disconnect(client: Client): void {
    this.clients.delete(client);
  }

  async handleRequest({ guest }: Client, request: ClientRequest): Promise<TableReply> {
    // A refusal would tell which question is open.
    if (this.isDelayedFor(guest)) throw new RefusedError({ problem: 'not seated' });
    return handleClientRequest(this.requireMatch(), this.watcherOf(guest), request, allowsHints(this.row));
  }

  /** The archive of the match once it is over; before that it is secret. */
  async createArchive(guest?: string): Promise<Buffer> {
    if (this.row.state === 'open' || this.isDelayedFor(guest))
      throw new RefusedError({ problem: 'not over yet' });
    return this.requireMatch().files.createArchive();
  }

  /** A save of the match, for a guest who plays alone against computers. */
  async createSave(guest: Guest): Promise<MatchFile> {
    if (findSeat(this.row, guest.id) === undefined) throw new RefusedError({ problem: 'not seated' });
    if (!hasOnePerson(this.row.seats)) throw new RefusedError({ problem: 'others play' });
    const save = await this.requireMatch().files.createSave();
    if (save === undefined) throw new RefusedError({ problem: 'no save now' });
    return save;
  }

  /** Closes the table if it is unused, and deletes it if it is abandoned. Returns whether it did. */
  unloadIfIdle(now: number): Promise<boolean> {
    return this.enqueue(async () => {
      const isRecent =
        this.row.state !== 'over' && now - this.clients.lastUsed < this.context.limits.idleTableAge;
      if (!this.clients.isEmpty || isRecent || this.isTimed) return false;
      if (isAbandoned(this.row)) await this.deleteTable();
      if (this.row.state === 'playing') await this.match?.files.saveSnapshot();
      await this.close({ problem: 'closing' });
      return true;
    });
  }

  /** Removes the match from the memory of its worker if it was not used since that time. */
  releaseMatchIfUnused(since: number): void {
    this.match?.releaseIfUnused(since);
  }

  /** Puts the table into quarantine, so that nobody can go on with its match. */
  async closeForGood(): Promise<void> {
    while (!this.quarantine.isActive) await this.addOverrun();
  }

  /** Finishes the requests that were received, then disconnects all clients. */
  async close(problem: ServerProblem): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.match?.close();
    await this.finishing;
    this.disconnectAll(problem);
  }

  /** Closes the table at once. */
  abort(problem: ServerProblem): void {
    if (this.closed) return;
    this.closed = true;
    this.match?.abort();
    this.disconnectAll(problem);
  }

  private disconnectAll(problem: ServerProblem): void {
    this.onClosed();
    this.seating.stopWaiting();
    this.spectators?.close();
    this.clients.closeAll(problem);
  }

  private watcherOf(guest: string | undefined): Watcher {
    return watcherAt(this.row, guest);
  }

  /** Whether this guest sees the match later than its players. */
  private isDelayedFor(guest: string | undefined): boolean {
    return this.spectators?.isBehind === true && this.watcherOf(guest) === 'spectator';
  }

  private enqueue<R>(operation: () => Promise<R>): Promise<R> {
    const result = this.queue.then(() => {
      this.requireOpen();
      return operation();
    });
    this.queue = result.catch(() => undefined);
    return result;
  }

  private async deleteTable(): Promise<void> {
    await this.context.storage.deleteTable(this.row.id);
    await this.close({ problem: 'no such table' });
  }

  private requireOpen(): void {
    if (this.closed) throw new RefusedError({ problem: 'closing' });
  }

  private requireUsable(): void {
    this.requireOpen();
    this.quarantine.requireInactive();
  }

  private requireMatch(): RemoteMatch {
    this.requireUsable();
    if (this.match === undefined) throw new RefusedError({ problem: 'not playing yet' });
    return this.match;
  }

  private async storeRow(row: TableRow): Promise<void> {
    await this.context.storage.updateTable(row);
    this.row = row;
    this.clients.announce();
  }

  private async startMatch(): Promise<void> {
    if (this.row.state !== 'open') return;
    const row: TableRow = { ...this.row, state: 'playing' };
    const match = this.createMatch(row);
    try {
      await match.start(async () => {
        await this.context.storage.updateTable(row);
        this.row = row;
        // From now on clients that connect wait for the opening.
        this.match = match;
        this.clients.announce();
      });
      this.seating.stopWaiting();
    } catch (error) {
      if (this.match === undefined) match.abort();
      throw error;
    }
  }

  /** Closes the table: the next client opens and starts it. */
  private handleFailedStart(error: unknown): void {
    if (this.closed) return;
    this.logError('the start', error);
    void this.close({ problem: 'fault' });
  }

  private createMatch(row: TableRow): RemoteMatch {
    const { entries, progress } = this.stored;
    if (isDelayedForSpectators(row, this.context.clock())) this.spectators = this.createSpectators();
    const audience = this.spectators === undefined ? 'everyone' : 'players';
    return new RemoteMatch(
      this.context,
      this.entry,
      { row, entries, progress },
      {
        recipients: () => this.clients.recipients(audience),
        isWatched: () => !this.clients.isEmpty,
        onDurable: (recipients, news) => {
          this.clients.publish(selectNews(recipients, news));
          this.spectators?.update();
        },
        onWaiting: (waiting) => this.clients.publishWaiting(waiting, audience),
        onEnded: (places) => this.finish(places),
        onExpired: (number, seat) => this.inBackground('the clock', this.control.expire(number, seat)),
        onOrderEnded: (seat, order) => this.inBackground('the order', this.control.endOrder(seat, order)),
        isSuspect: () => this.quarantine.overruns > 0,
        onOverrun: () => this.addOverrun(),
      },
    );
  }

  private createSpectators(): DelayedSpectators {
    return new DelayedSpectators(this.context, {
      row: () => this.row,
      match: () => this.match,
      isWatched: () => this.clients.presence.spectators > 0,
      publish: (news) => this.clients.publishToSpectators(news),
      announce: () => this.clients.announce(),
      onFailed: (error) => this.logError('the spectators', error),
    });
  }

  private async addOverrun(): Promise<void> {
    await this.quarantine.addOverrun().catch((error: unknown) => this.logError('an overrun', error));
    if (this.quarantine.isActive) this.abort({ problem: 'quarantined' });
  }

  private welcome(client: Client, news?: Buffer): void {
    this.requireOpen();
    this.clients.add(client);
    this.chat.welcome(client);
    if (news !== undefined) client.send(news);
  }

  private infoFor(watcher: Watcher): TableInfo {
    const { match, clients } = this;
    const presence = {
      ...clients.presence,
      entries: match?.number ?? this.stored.entries,
      overruns: this.quarantine.overruns,
      waiting: match?.waiting,
      takeback: match && this.control.takeback,
      shown: this.spectators?.isBehind === true ? this.spectators.number : undefined,
    };
    return toTableInfo(this.row, this.entry.form, presence, watcher);
  }

  private inBackground(what: string, operation: Promise<void>): void {
    operation.catch((error: unknown) => {
      if (!this.closed) this.logError(what, error);
    });
  }

  private logError(what: string, error: unknown): void {
    this.context.log(`${what} of table ${this.row.id}`, error, { table: this.row.id });
  }

  /** The entries prove that the match is over; the row is only updated to match, and may fail to be. */
  private finish(places: readonly number[] | undefined): void {
    if (this.row.state === 'over') return;
    this.row = withResult(this.row, places, this.context.clock());
    this.clients.announce();
    this.finishing = this.queue
      .then(() => rateTable(this.context, this.row))
      .then(() => this.context.storage.updateTable(this.row))
      .catch((error: unknown) => this.logError('the end', error));
    this.queue = this.finishing;
  }
}
