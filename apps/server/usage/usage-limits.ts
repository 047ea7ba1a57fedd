/** How much addresses and guests may use: requests, bytes, tables and storage. A refusal counts nothing and says when to retry. */
import { RefusedError, type ProblemKey } from '@ludoteca/wire';
import type { Limits } from '../http/limits.ts';
import { RateLimit } from './rate-limit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Bytes of an entry in the database besides its text. */
const ENTRY_BYTES = 200;
const GUEST_BYTES = 500;
/** Bytes of a table besides its row: a snapshot of an ordinary match. */
const TABLE_BYTES = 32 * 1024;

interface Charge {
  readonly limit: RateLimit;
  readonly key: string;
  readonly amount: number;
}

/** The user of a resource. The address is that of a network, see `toAddressGroup`. */
export interface Usage {
  readonly address: string;
  readonly guest?: string | undefined;
}

export class UsageLimits {
  private readonly requests: RateLimit;
  private readonly guestRequests: RateLimit;
  private readonly creations: RateLimit;
  private readonly tables: RateLimit;
  private readonly receivedBytes: RateLimit;
  private readonly storedBytes: readonly RateLimit[];
  private readonly guestStoredBytes: readonly RateLimit[];

  constructor(limits: Limits, clock: () => number) {
    const create = (max: number, length: number): RateLimit => new RateLimit(max, length, clock);
    this.requests = create(limits.requestsPerMinute, MINUTE);
    this.guestRequests = create(limits.requestsPerGuestPerMinute, MINUTE);
    this.creations = create(limits.creationsPerMinute, MINUTE);
    this.tables = create(limits.tablesPerDay, DAY);
    this.receivedBytes = create(limits.receivedBytesPerMinute, MINUTE);
    this.storedBytes = [create(limits.storedBytesPerHour, HOUR), create(limits.storedBytesPerDay, DAY)];
    this.guestStoredBytes = [
      create(limits.guestStoredBytesPerHour, HOUR),
      create(limits.guestStoredBytesPerDay, DAY),
    ];
  }

  countRequest({ address }: Usage, bytes: number): void {
    this.charge('too many', [
      { limit: this.requests, key: address, amount: 1 },
      { limit: this.receivedBytes, key: address, amount: bytes },
    ]);
  }

  countGuestRequest(guest: string): void {
    this.charge('too many', [{ limit: this.guestRequests, key: guest, amount: 1 }]);
  }

  /** A message on a connection, whose number is limited by the connection. */
  countMessage({ address }: Usage, bytes: number): void {
    this.charge('too many', [{ limit: this.receivedBytes, key: address, amount: bytes }]);
  }

  /** A request that creates something, or tries a password. */
  countCreation({ address }: Usage, kind: 'guest' | 'session' | 'table'): void {
    this.charge('too many', [{ limit: this.creations, key: `${kind} ${address}`, amount: 1 }]);
  }

  countStoredGuest(usage: Usage): void {
    this.charge('storage quota', this.storageCharges(usage, GUEST_BYTES));
  }

  /** `bytes`: of its settings and its start position. */
  countStoredTable(usage: Usage, bytes: number): void {
    this.charge('storage quota', [
      { limit: this.tables, key: usage.address, amount: 1 },
      ...this.storageCharges(usage, bytes + TABLE_BYTES),
    ]);
  }

  /** `bytes`: of the text that is stored: an answer, a chat message or a report. */
  countStoredText(usage: Usage, bytes: number): void {
    this.charge('storage quota', this.storageCharges(usage, bytes + ENTRY_BYTES));
  }

  private storageCharges({ address, guest }: Usage, amount: number): readonly Charge[] {
    return [
      ...this.storedBytes.map((limit) => ({ limit, key: address, amount })),
      ...(guest === undefined ? [] : this.guestStoredBytes.map((limit) => ({ limit, key: guest, amount }))),
    ];
  }

  private charge(problem: ProblemKey, charges: readonly Charge[]): void {
    const wait = Math.max(...charges.map(({ limit, key, amount }) => limit.waitFor(key, amount)));
    if (wait > 0) throw new RefusedError({ problem, facts: { seconds: Math.ceil(wait / 1000) } });
    for (const { limit, key, amount } of charges) limit.add(key, amount);
  }
}
