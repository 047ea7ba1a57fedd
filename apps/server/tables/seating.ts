/** The people at the seats of a table: joining, revealing nonces, leaving, and the start of the match when all are there. */
import type { AnyParts, Game } from '@ludoteca/kernel';
import { type Guest, type JoinRequest, RefusedError, type RevealRequest } from '@ludoteca/wire';
import type { ServerContext } from '../server-context.ts';
import type { TableRow } from '../storage/storage.ts';
import { requireRules } from './match-header.ts';
import { freezeIfFull, remainingRevealTime, revealNonce } from './reveal-phase.ts';
import { findSeat, forgetGuest, isAbandoned, isFull, removeGuest, seatGuest } from './seats.ts';

/** The table as far as seating changes it. Operations are to be called inside `enqueue`, and run one after another. */
export interface SeatedTable {
  row(): TableRow;
  enqueue<R>(operation: () => Promise<R>): Promise<R>;
  store(row: TableRow): Promise<void>;
  delete(): Promise<void>;
  /** Whether the match cannot be finished. */
  isStuck(): boolean;
  isQuarantined(): boolean;
  startMatch(): Promise<void>;
  /** The match could not be started when the time for nonces was over. */
  onStartFailed(error: unknown): void;
}

export class Seating {
  private readonly context: ServerContext;
  private readonly game: Game<AnyParts>;
  private readonly table: SeatedTable;
  /** Ends the phase in which nonces are revealed. */
  private revealTimer: NodeJS.Timeout | undefined;

  constructor(context: ServerContext, game: Game<AnyParts>, table: SeatedTable) {
    this.context = context;
    this.game = game;
    this.table = table;
  }

  join(guest: Guest, request: JoinRequest): Promise<void> {
    return this.table.enqueue(async () => {
      const { clock, limits } = this.context;
      requireRules(this.game, this.table.row());
      const row = seatGuest(this.table.row(), guest, request);
      await this.table.store(freezeIfFull(row, clock() + limits.revealTimeout));
      await this.startIfReady();
    });
  }

  /** Publishes the nonce of a guest; the last one starts the match. */
  reveal(guest: Guest, { nonce }: RevealRequest): Promise<void> {
    return this.table.enqueue(async () => {
      const row = revealNonce(this.table.row(), guest, nonce);
      if (row !== this.table.row()) await this.table.store(row);
      await this.startIfReady();
    });
  }

  /** A guest may also leave a match that cannot be finished. */
  leave(guest: Guest): Promise<void> {
    return this.table.enqueue(async () => {
      const remove = this.table.isStuck() ? forgetGuest : removeGuest;
      const row = remove(this.table.row(), guest.id);
      return isAbandoned(row) ? this.table.delete() : this.table.store(row);
    });
  }

  /** The id of the rematch table, which the first request creates. */
  rematch(guest: Guest, createRematch: (row: TableRow) => Promise<string>): Promise<string> {
    return this.table.enqueue(async () => {
      const row = this.table.row();
      const { state, rematch } = row;
      if (state !== 'over') throw new RefusedError({ problem: 'not over yet' });
      if (findSeat(row, guest.id) === undefined) throw new RefusedError({ problem: 'not seated' });
      if (rematch !== undefined && (await this.context.storage.findTable(rematch)) !== undefined)
        return rematch;
      const created = await createRematch(row);
      await this.table.store({ ...row, rematch: created });
      return created;
    });
  }

  /** Starts the match if no seat is free and no nonce is awaited. */
  async startIfReady(): Promise<void> {
    const row = this.table.row();
    if (row.state !== 'open' || !isFull(row) || this.table.isQuarantined()) return;
    const { clock, limits } = this.context;
    const wait = remainingRevealTime(row, clock(), limits.revealTimeout);
    if (wait === 0) await this.table.startMatch();
    else this.revealTimer ??= setTimeout(() => this.endReveal(), wait);
  }

  stopWaiting(): void {
    clearTimeout(this.revealTimer);
  }

  /** Starts the match without the nonces that are missing. */
  private endReveal(): void {
    this.table
      .enqueue(() => this.table.startMatch())
      .catch((error: unknown) => this.table.onStartFailed(error));
  }
}
