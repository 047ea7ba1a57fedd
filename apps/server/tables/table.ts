/** One table: its seats, its subscribers, and its match, which is loaded into memory when it is needed. */
import type { Watcher } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import {
  type Guest,
  type JoinRequest,
  type RevealRequest,
  type ServerProblem,
  RefusedError,
  type ClientRequest,
  type TableInfo,
  type TableState,
  type ServerMessage,
} from '@ludoteca/wire';
import type { ServerContext } from '../server-context.ts';
import type { StoredTable, TableRow } from '../storage/storage.ts';
import { LiveMatch } from './live-match.ts';
import { loadMatch, type LoadedMatch, requireSameRules } from './load-match.ts';
import { freezeIfFull, remainingRevealTime, revealNonce } from './reveal-phase.ts';
import { hasOnePerson, type MatchSave } from './save-files.ts';
import { findSeat, isAbandoned, isFull, removeGuest, seatGuest } from './seats.ts';
import { type Client, Subscribers } from './subscribers.ts';
import { toTableInfo } from './table-info.ts';

export class Table {
  private row: TableRow;
  /** The number of entries when the row was read. */
  private readonly storedEntries: number;
  private readonly context: ServerContext;
  private readonly entry: AnyCatalogueEntry;
  private readonly onClosed: () => void;
  private readonly subscribers: Subscribers;
  private liveMatch: LiveMatch | undefined;
  private loading: Promise<void> | undefined;
  private closed = false;
  private lastUsed: number;
  private pendingAnnouncement: NodeJS.Immediate | undefined;
  /** Ends the phase in which nonces are revealed. */
  private revealTimer: NodeJS.Timeout | undefined;
  /** Changes of the row happen one after another. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(context: ServerContext, entry: AnyCatalogueEntry, stored: StoredTable, onClosed: () => void) {
    const { entries, ...row } = stored;
    this.context = context;
    this.entry = entry;
    this.row = row;
    this.storedEntries = entries;
    this.onClosed = onClosed;
    this.lastUsed = context.clock();
    this.subscribers = new Subscribers(context.limits, (guest) => this.watcherOf(guest));
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

  isSeated({ id }: Pick<Guest, 'id'>): boolean {
    return findSeat(this.row, id) !== undefined;
  }

  join(guest: Guest, request: JoinRequest): Promise<void> {
    return this.enqueue(async () => {
      requireSameRules(this.entry.game, this.row);
      const { clock, limits } = this.context;
      const row = seatGuest(this.row, guest, request);
      await this.storeRow(freezeIfFull(row, clock() + limits.revealTimeout));
      await this.startIfReady();
    });
  }

  /** Publishes the nonce of a guest; the last one starts the match. */
  reveal(guest: Guest, { nonce }: RevealRequest): Promise<void> {
    return this.enqueue(async () => {
      const row = revealNonce(this.row, guest, nonce);
      if (row !== this.row) await this.storeRow(row);
      await this.startIfReady();
    });
  }

  leave(guest: Guest): Promise<void> {
    return this.enqueue(async () => {
      const row = removeGuest(this.row, guest.id);
      return isAbandoned(row) ? this.deleteTable() : this.storeRow(row);
    });
  }

  /** The id of the rematch table, which the first request creates. */
  rematch(guest: Guest, createRematch: (row: TableRow) => Promise<string>): Promise<string> {
    return this.enqueue(async () => {
      const { state, rematch } = this.row;
      if (state !== 'over') throw new RefusedError({ problem: 'not over yet' });
      if (findSeat(this.row, guest.id) === undefined) throw new RefusedError({ problem: 'not seated' });
      if (rematch !== undefined && (await this.context.storage.findTable(rematch)) !== undefined)
        return rematch;
      const created = await createRematch(this.row);
      await this.storeRow({ ...this.row, rematch: created });
      return created;
    });
  }

  /** Starts the match if no seat is free and no nonce is awaited. */
  start(): Promise<void> {
    return this.enqueue(() => this.startIfReady());
  }

  /** `since`: the last entry number that this client has received. */
  async connect(client: Client, since = -1): Promise<void> {
    const liveMatch = await this.matchInMemory();
    const entries = liveMatch?.match.number ?? -1;
    if (since > entries) throw new RefusedError({ problem: 'ahead', facts: { entries } });
    this.subscribers.add(client);
    const you = this.watcherOf(client.guest);
    const send = (message: ServerMessage): void => client.send(JSON.stringify(message));
    send({ table: this.infoFor(you), you });
    if (liveMatch !== undefined) send(liveMatch.newsSince(you, since));
    this.announceSoon();
  }

  disconnect(client: Client): void {
    if (this.subscribers.delete(client)) this.announceSoon();
  }

  async handleRequest({ guest }: Client, request: ClientRequest): Promise<ServerMessage> {
    const { id } = request;
    if (this.liveMatch === undefined) throw new RefusedError({ problem: 'not playing yet' });
    const chair = this.liveMatch.chair(this.watcherOf(guest));
    if ('why' in request) return { id, reason: await chair.why(request.why) };
    if ('barred' in request) return { id, barred: await chair.barred() };
    const result =
      'answer' in request
        ? await chair.answer(request.answer.number, ...request.answer.choices)
        : await chair.withdraw();
    return result.ok ? { id, done: true } : { id, refused: result.problem };
  }

  /** The match once it is over; before that it is secret. */
  async finishedMatch(): Promise<LiveMatch['match']> {
    const liveMatch = await this.matchInMemory();
    if (liveMatch?.match.outcome === undefined) throw new RefusedError({ problem: 'not over yet' });
    return liveMatch.match;
  }

  /** A save of the match, for a guest who plays alone against computers. */
  async createSave(guest: Guest): Promise<MatchSave> {
    if (findSeat(this.row, guest.id) === undefined) throw new RefusedError({ problem: 'not seated' });
    if (!hasOnePerson(this.row)) throw new RefusedError({ problem: 'others play' });
    const liveMatch = await this.matchInMemory();
    if (liveMatch === undefined) throw new RefusedError({ problem: 'not playing yet' });
    const save = liveMatch.createSave();
    if (save === undefined) throw new RefusedError({ problem: 'no save now' });
    return save;
  }

  /** Closes the table if it is unused, and deletes it if it is abandoned. Returns whether it did. */
  unloadIfIdle(now: number): Promise<boolean> {
    return this.enqueue(async () => {
      const isRecent = this.row.state !== 'over' && now - this.lastUsed < this.context.limits.idleTableAge;
      if (!this.subscribers.isEmpty || isRecent) return false;
      if (isAbandoned(this.row)) await this.deleteTable();
      if (this.row.state === 'playing') await this.liveMatch?.saveSnapshot();
      await this.close({ problem: 'closing' });
      return true;
    });
  }

  async close(problem: ServerProblem): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    this.onClosed();
    clearImmediate(this.pendingAnnouncement);
    clearTimeout(this.revealTimer);
    this.subscribers.closeAll(problem);
    await this.liveMatch?.close();
  }

  private watcherOf(guest: string | undefined): Watcher {
    return guest === undefined ? 'spectator' : (findSeat(this.row, guest) ?? 'spectator');
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

  private async storeRow(row: TableRow): Promise<void> {
    await this.context.storage.updateTable(row);
    this.row = row;
    this.announce();
  }

  private async startIfReady(): Promise<void> {
    if (this.row.state !== 'open' || !isFull(this.row)) return;
    const { clock, limits } = this.context;
    const wait = remainingRevealTime(this.row, clock(), limits.revealTimeout);
    if (wait === 0) await this.startMatch();
    else this.revealTimer ??= setTimeout(() => this.endReveal(), wait);
  }

  /** Starts the match without the nonces that are missing. A failure closes the table: the next client opens and starts it. */
  private endReveal(): void {
    this.enqueue(() => this.startMatch()).catch((error: unknown) => {
      if (this.closed) return;
      this.context.log(`the start of table ${this.row.id}`, error);
      void this.close({ problem: 'fault' });
    });
  }

  private async startMatch(): Promise<void> {
    if (this.row.state !== 'open') return;
    const row: TableRow = { ...this.row, state: 'playing' };
    const loaded = await loadMatch(this.context, this.entry.game, row);
    // A client that connects after the row changed and before the match is hosted must not load it a second time.
    this.loading = this.beginMatch(row, loaded).finally(() => {
      this.loading = undefined;
    });
    await this.loading;
    clearTimeout(this.revealTimer);
  }

  private async beginMatch(row: TableRow, loaded: LoadedMatch): Promise<void> {
    await this.storeRow(row);
    const liveMatch = this.hostMatch(loaded);
    this.publish((watcher) => liveMatch.newsSince(watcher, -1));
  }

  /** The match, loaded if necessary; undefined while the table is open. */
  private async matchInMemory(): Promise<LiveMatch | undefined> {
    if (this.row.state !== 'open' && this.liveMatch === undefined) {
      this.loading ??= this.loadMatch();
      await this.loading;
    }
    this.requireOpen();
    return this.liveMatch;
  }

  private async loadMatch(): Promise<void> {
    try {
      this.hostMatch(await loadMatch(this.context, this.entry.game, this.row));
    } finally {
      this.loading = undefined;
    }
  }

  private hostMatch(loaded: LoadedMatch): LiveMatch {
    this.requireOpen();
    const liveMatch: LiveMatch = new LiveMatch(this.context, this.row, this.entry, loaded, {
      onDurable: (since) => this.publish((watcher) => liveMatch.newsSince(watcher, since)),
      onEnded: () => this.finish(),
      onLost: (error) => {
        this.context.log(`table ${this.row.id} is loaded anew`, error);
        void this.close({ problem: 'fault' });
      },
    });
    this.liveMatch = liveMatch;
    if (loaded.match.outcome === undefined) liveMatch.startComputers();
    else if (this.row.state !== 'over') this.finish();
    return liveMatch;
  }

  private publish(message: (watcher: Watcher) => ServerMessage): void {
    this.lastUsed = this.context.clock();
    this.subscribers.publish(message);
  }

  private infoFor(watcher: Watcher): TableInfo {
    const { guests, spectators } = this.subscribers;
    const entries = this.liveMatch?.match.number ?? this.storedEntries;
    return toTableInfo(this.row, { guests, spectators, entries }, watcher);
  }

  private announce(): void {
    clearImmediate(this.pendingAnnouncement);
    this.pendingAnnouncement = undefined;
    this.publish((you) => ({ table: this.infoFor(you), you }));
  }

  /** Clients that come and go in the same moment cause one message. */
  private announceSoon(): void {
    this.lastUsed = this.context.clock();
    this.pendingAnnouncement ??= setImmediate(() => this.announce());
  }

  /** The entries prove that the match is over; the row is only updated to match, and may fail to be. */
  private finish(): void {
    this.row = { ...this.row, state: 'over' };
    this.announce();
    this.enqueue(() => this.context.storage.updateTable(this.row)).catch((error: unknown) => {
      this.context.log(`the end of table ${this.row.id}`, error);
    });
  }
}
