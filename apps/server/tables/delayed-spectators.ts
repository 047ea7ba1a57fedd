/** Spectators of a table with a spectator delay: they are shown everything, some time after it has happened. */
import { RefusedError } from '@ludoteca/wire';
import type { ServerContext } from '../server-context.ts';
import type { TableRow } from '../storage/storage.ts';
import type { RemoteMatch } from './remote-match.ts';
import { termsOf } from './seat-control.ts';

/** The table that they watch. */
export interface WatchedTable {
  row(): TableRow;
  /** Absent until it has started. */
  match(): Pick<RemoteMatch, 'number' | 'createPastNews'> | undefined;
  /** Whether spectators are connected. */
  isWatched(): boolean;
  /** Sends all spectators the news. */
  publish(news: Buffer): void;
  /** Sends everyone the table: spectators have been shown everything. */
  announce(): void;
  /** News could not be created; it is tried again. */
  onFailed(error: unknown): void;
}

/** Entries that are not shown yet, up to this number. */
interface PendingEntries {
  readonly number: number;
  /** When they are shown, on the monotonic clock. */
  readonly due: number;
}

/** Milliseconds between two news: entries that are due meanwhile are sent together. */
const MIN_INTERVAL = 1000;

export class DelayedSpectators {
  private readonly context: Pick<ServerContext, 'monotonic' | 'clock' | 'storage'>;
  private readonly table: WatchedTable;
  /** The number of entries that have been shown; -1: not even the opening. */
  private shown = -1;
  private pending: readonly PendingEntries[] = [];
  private timer: NodeJS.Timeout | undefined;
  private lastShownAt = -Infinity;
  private isClosed = false;
  /** News are created and sent one after another. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(context: Pick<ServerContext, 'monotonic' | 'clock' | 'storage'>, table: WatchedTable) {
    this.context = context;
    this.table = table;
  }

  /** Continues a stored match, by the times of its entries. */
  async load(): Promise<void> {
    const { clock, monotonic, storage } = this.context;
    const entries = await storage.readEntries(this.table.row().id);
    const now = clock();
    const hidden = entries.findIndex(({ at }) => now - at < this.delay);
    this.shown = hidden === -1 ? entries.length : hidden;
    this.pending = entries.slice(this.shown).map(({ at }, i) => ({
      number: this.shown + i + 1,
      // The time of day may have been set back since.
      due: monotonic() + this.delay - Math.max(0, now - at),
    }));
    this.schedule();
  }

  /** The number of entries that have been shown. The opening is never hidden. */
  get number(): number {
    return Math.max(0, this.shown);
  }

  /** Whether the players may know more: what spectators are told must not change when a player answers. */
  get isBehind(): boolean {
    return this.table.row().state !== 'over' || this.pending.length > 0 || this.number < this.matchNumber;
  }

  /** The match has started, or has other entries than before. */
  update(): void {
    const number = this.matchNumber;
    const last = this.pending.at(-1)?.number ?? this.shown;
    if (number < last) this.takeBack(number);
    else if (last === -1) this.inBackground(() => this.showOpening());
    else if (number > last) {
      this.pending = [...this.pending, { number, due: this.context.monotonic() + this.delay }];
      this.schedule();
    }
  }

  /** Calls `deliver` with what has been shown since that number. Later news are published. */
  subscribe(since: number, deliver: (news: Buffer) => void): Promise<void> {
    return this.enqueue(async () => {
      const { number } = this;
      deliver(await this.createNews(since > number ? -1 : since, number));
    });
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private get delay(): number {
    return (termsOf(this.table.row()).spectatorDelay ?? 0) * 1000;
  }

  private get matchNumber(): number {
    return this.table.match()?.number ?? -1;
  }

  private createNews(since: number, until: number): Promise<Buffer> {
    const match = this.table.match();
    if (match === undefined) throw new RefusedError({ problem: 'not playing yet' });
    return match.createPastNews(since, until);
  }

  private enqueue(operation: () => Promise<void>): Promise<void> {
    const result = this.queue.then(() => {
      if (this.isClosed) throw new RefusedError({ problem: 'closing' });
      return operation();
    });
    this.queue = result.catch(() => undefined);
    return result;
  }

  private inBackground(operation: () => Promise<void>): void {
    this.enqueue(operation).catch((error: unknown) => {
      if (this.isClosed) return;
      this.table.onFailed(error);
      this.schedule();
    });
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const [next] = this.pending;
    if (next === undefined || this.isClosed) return;
    const now = this.context.monotonic();
    this.timer = setTimeout(
      () => this.inBackground(() => this.showDue()),
      Math.max(0, next.due - now, this.lastShownAt + MIN_INTERVAL - now),
    );
  }

  private async showOpening(): Promise<void> {
    if (this.table.isWatched()) this.table.publish(await this.createNews(-1, 0));
    this.shown = 0;
  }

  private async showDue(): Promise<void> {
    const now = this.context.monotonic();
    this.lastShownAt = now;
    const due = this.pending.findLast((entries) => entries.due <= now);
    if (due !== undefined) {
      if (this.table.isWatched()) this.table.publish(await this.createNews(this.shown, due.number));
      this.shown = due.number;
      this.pending = this.pending.filter(({ number }) => number > due.number);
    }
    if (!this.isBehind) this.table.announce();
    this.schedule();
  }

  /** Spectators who have seen entries that were taken back are shown everything again. */
  private takeBack(number: number): void {
    this.pending = this.pending.filter((entries) => entries.number <= number);
    this.inBackground(async () => {
      if (this.shown <= number) return;
      this.shown = number;
      if (this.table.isWatched()) this.table.publish(await this.createNews(-1, number));
    });
  }
}
