/** Executes the operations of one match in its worker, which opens the match from storage first if it must. */
import type { AnyParts, Game } from '@ludoteca/kernel';
import { isLevel } from '@ludoteca/kit';
import {
  type ExecutorResult,
  type MatchSeat,
  type MatchStatus,
  REPLAYING_OPERATIONS,
  type TableOperations,
} from '../execution/operations.ts';
import { randomBase64Url, type ServerContext } from '../server-context.ts';
import type { SeatRow, StoredSnapshot, TableRow } from '../storage/storage.ts';
import { createHeader, requireRules } from './match-header.ts';
import { computerAt } from './turn-scheduler.ts';
import { isWorkLimit } from './worker-replies.ts';

export type ExecutedOperation = Exclude<keyof TableOperations, 'open' | 'close'>;

/** The match as its execution needs to know it. */
export interface ExecutedMatch {
  row(): TableRow;
  /** The number of durable entries. */
  number(): number;
  /** Whether an operation of this table has exceeded its budget before. */
  isSuspect(): boolean;
  onOpened(status: MatchStatus): Promise<void>;
  /** An operation has exceeded its budget. */
  onOverrun(): Promise<void>;
}

export class MatchExecution {
  private readonly context: ServerContext;
  private readonly game: Game<AnyParts>;
  private readonly match: ExecutedMatch;

  constructor(context: ServerContext, game: Game<AnyParts>, match: ExecutedMatch) {
    this.context = context;
    this.game = game;
    this.match = match;
  }

  execute<K extends ExecutedOperation>(
    operation: K,
    request: TableOperations[K]['request'],
  ): Promise<ExecutorResult<TableOperations[K]['result']>> {
    const { workers } = this.context;
    const budget = REPLAYING_OPERATIONS.has(operation) ? this.replayBudget : undefined;
    return this.whenOpen((table) => workers.request(table, operation, request, budget));
  }

  /** Executes an operation that needs earlier steps, with all entries if these steps are not in memory. */
  async executeWithSteps<K extends 'news' | 'pastNews' | 'recall'>(
    operation: K,
    request: TableOperations[K]['request'],
  ): Promise<ExecutorResult<TableOperations[K]['result']>> {
    const executed = await this.execute(operation, request);
    if (!('needsEntries' in executed.result)) return executed;
    const stored = await this.context.storage.readEntries(this.match.row().id);
    return this.execute(operation, { ...request, entries: stored.map(({ entry }) => entry) });
  }

  ensureOpen(): Promise<void> {
    return this.whenOpen(async () => undefined);
  }

  private async whenOpen<R>(execute: (table: string) => Promise<R>): Promise<R> {
    const { workers } = this.context;
    const { id } = this.match.row();
    try {
      return await workers.repeat(async () => {
        if (!workers.isOpen(id)) await this.open();
        return execute(id);
      });
    } catch (error) {
      if (isWorkLimit(error)) await this.match.onOverrun();
      throw error;
    }
  }

  private get replayBudget(): number {
    const { workMilliseconds, replayMilliseconds } = this.context.limits;
    return workMilliseconds + this.match.number() * replayMilliseconds;
  }

  private async open(): Promise<void> {
    const row = this.match.row();
    requireRules(this.game, row);
    const snapshot = await this.context.storage.readSnapshot(row.id);
    const isUsable = snapshot?.version === row.version && snapshot.number <= this.match.number();
    const status = (isUsable ? await this.openWith(snapshot) : undefined) ?? (await this.openWith());
    if (status === undefined) throw new Error(`table ${row.id} cannot be opened from its entries`);
    await this.match.onOpened(status);
  }

  /** Opens the match from a snapshot and the entries after it, or from all entries. Returns undefined if the snapshot is not enough. */
  private async openWith(snapshot?: StoredSnapshot): Promise<MatchStatus | undefined> {
    const { context } = this;
    const row = this.match.row();
    const isSuspect = this.match.isSuspect();
    const stored = await context.storage.readEntriesSince(row.id, snapshot?.number ?? 0);
    const seats = row.seats.map((seat) => toMatchSeat(seat, isSuspect));
    const seeds = seats.map((seat) => (computerAt(seat) === undefined ? '' : randomBase64Url(context, 16)));
    const entries = stored.map(({ entry }) => entry);
    const header = createHeader(this.game, row);
    const request = { header, seats, seeds, entries, ...(snapshot === undefined ? {} : { snapshot }) };
    const opened = await context.workers.open(row.id, request, this.replayBudget, isSuspect);
    return 'status' in opened ? opened.status : undefined;
  }
}

/** After an overrun, which a search may have caused, computers of all levels play greedily. */
function toMatchSeat({ kind, name, substitute }: SeatRow, isSuspect: boolean): MatchSeat {
  const player = isSuspect && isLevel(substitute ?? kind) ? 'greedy' : substitute;
  return player === undefined ? { kind, name } : { kind, name, substitute: player };
}
