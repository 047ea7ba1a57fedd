/** Joins tables with one hidden nonce per table, and reveals it only while the server keeps to the protocol of fair seeds. */
import { computeNonceCommitment, refuse, type Result, validate } from '@ludoteca/kernel';
import type { JoinRequest } from '../client-messages.ts';
import type { ServerProblem, TableInfo } from '../messages.ts';
import type { ServerApi } from '../server-api.ts';
import { advanceRecord, isRevealDue } from './advance-record.ts';
import { type FairnessRecord, fairnessRecord, startRecord } from './fairness-record.ts';
import type { FairnessViolation } from './fairness-violations.ts';

/** Where a client stores its records. */
export interface FairnessStore {
  load(table: string): Promise<FairnessRecord | undefined>;
  save(record: FairnessRecord): Promise<void>;
}

export interface FairSeatEnvironment {
  readonly api: Pick<ServerApi, 'join' | 'reveal' | 'leave'>;
  readonly store: FairnessStore;
  /** 32 cryptographically random bytes in hex. */
  readonly createNonce: () => string;
  /** The id of this client's guest. */
  readonly guest: () => string | undefined;
}

type TableResult = Result<TableInfo, ServerProblem>;

export class FairSeat {
  private readonly environment: FairSeatEnvironment;
  /** A record is read, changed and stored by one operation at a time. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(environment: FairSeatEnvironment) {
    this.environment = environment;
  }

  /**
   * Joins with the commitment to the nonce of this table. The nonce is created and stored by the first attempt: a server that refuses
   * joins receives the same commitment again.
   */
  join(table: TableInfo, request: Pick<JoinRequest, 'seat'> = {}): Promise<TableResult> {
    return this.enqueue(async () => {
      const { api, createNonce } = this.environment;
      const record = await this.advance(table.id, table);
      if (record.violation !== undefined) return refuseUnfair(record.violation);
      const own = record.own ?? { nonce: createNonce(), state: 'hidden' as const };
      // The server knows the nonce: a seat taken now could be joined by others who have seen it.
      if (own.state !== 'hidden') return this.violate({ ...record, own }, 'opened again');
      await this.environment.store.save({ ...record, own });
      const joined = await api.join(table.id, {
        ...request,
        commitment: computeNonceCommitment(table.id, own.nonce),
      });
      return joined.ok ? this.follow(table.id, joined.value) : joined;
    });
  }

  /**
   * Compares a state of the table with the record and reveals the nonce when it is due. Returns the latest record. `id`: the table that
   * was asked for; a server that answers with different ids could get a nonce for each.
   */
  update(id: string, table: TableInfo): Promise<FairnessRecord> {
    return this.enqueue(async () => {
      await this.follow(id, table);
      return (await this.environment.store.load(id)) ?? startRecord(table);
    });
  }

  /** Resolves when all operations so far are done. */
  async settle(): Promise<void> {
    await this.queue;
  }

  private async follow(id: string, table: TableInfo): Promise<TableResult> {
    const { api, guest, store } = this.environment;
    const record = await this.advance(id, table);
    if (record.violation !== undefined) return refuseUnfair(record.violation);
    if (record.own === undefined || !isRevealDue(record, table, guest())) return { ok: true, value: table };
    const { nonce } = record.own;
    await store.save({ ...record, own: { nonce, state: 'sent' } });
    const revealed = await api.reveal(id, { nonce });
    // A refusal is no violation: the time may be up, and the check at the end says that the nonce is missing.
    if (!revealed.ok) return { ok: true, value: table };
    const after = await this.advance(id, revealed.value);
    return after.violation === undefined ? revealed : refuseUnfair(after.violation);
  }

  /** Stores the record after this state of the table. At the first violation the seat is given up. */
  private async advance(id: string, table: TableInfo): Promise<FairnessRecord> {
    const { api, guest, store } = this.environment;
    const before = await store.load(id);
    const first = before ?? { ...startRecord(table), table: id };
    const record: FairnessRecord = validate(fairnessRecord, first).ok
      ? advanceRecord(first, table, guest())
      : { table: id, commitment: '', seen: 'open', violation: 'invalid table' };
    if (JSON.stringify(record) !== JSON.stringify(before)) await store.save(record);
    if (record.violation !== undefined && before?.violation === undefined && record.own !== undefined)
      await api.leave(id);
    return record;
  }

  private async violate(record: FairnessRecord, violation: FairnessViolation): Promise<TableResult> {
    await this.environment.store.save({ ...record, violation });
    return refuseUnfair(violation);
  }

  private enqueue<R>(operation: () => Promise<R>): Promise<R> {
    const result = this.queue.then(operation);
    this.queue = result.catch(() => undefined);
    return result;
  }
}

const refuseUnfair = (violation: FairnessViolation): TableResult =>
  refuse({ problem: 'unfair', facts: { violation } });
