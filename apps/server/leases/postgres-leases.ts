/** Leases of tables in a PostgreSQL database that several servers share. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Client } from 'pg';
import type { LeaseTokens } from '../storage/lease-tokens.ts';
import { StorageUnavailableError } from '../storage/storage-error.ts';
import { CHANGE_CHANNEL, parseChange } from '../storage/notify-change.ts';
import { SQL_NOW } from '../storage/sql-time.ts';
import { CoordinationConnection } from './coordination-connection.ts';
import type { AbandonedTable, LeaseListener, Leases, ServerLocation } from './leases.ts';

export interface PostgresLeasesOptions {
  readonly url: string;
  readonly tokens: LeaseTokens;
  /** See `ServerLocation`. */
  readonly key: string;
  readonly listener: LeaseListener;
  /** Milliseconds for which a server that does not respond keeps its leases. */
  readonly duration?: number | undefined;
}

const DURATION = 8000;
/** How often a server renews its leases while they last. */
const RENEWALS = 8;
/** Abandoned tables that are taken over at a time. */
const MAX_ABANDONED = 50;
/** Milliseconds after which a server that has stopped is forgotten. */
const FORGET_AFTER = 24 * 60 * 60_000;
/** Attempts to acquire a lease while it changes hands. */
const ATTEMPTS = 3;

const LOCK_CLASS = "hashtext('ludoteca servers ' || current_schema())";

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export class PostgresLeases implements Leases {
  private readonly tokens: LeaseTokens;
  private readonly key: string;
  private readonly listener: LeaseListener;
  private readonly duration: number;
  private readonly connection: CoordinationConnection;
  /** Empty until it is announced. */
  private address = '';
  /** The number of this server in the database. */
  private id = 0;
  private peers: ReadonlyMap<number, string> = new Map();
  private renewalTimer: NodeJS.Timeout | undefined;
  private renewing: Promise<void> = Promise.resolve();
  /** When the leases were last known to be valid, by a clock that never jumps. */
  private renewedAt = performance.now();
  private closed = false;

  private constructor({ url, tokens, key, listener, duration = DURATION }: PostgresLeasesOptions) {
    this.tokens = tokens;
    this.key = key;
    this.listener = listener;
    this.duration = duration;
    this.connection = new CoordinationConnection(url, {
      onOpen: (client) => this.register(client),
      onNotification: (payload, sender) => this.handleNotification(payload, sender),
    });
  }

  /** Makes a server known to the others. */
  static async join(options: PostgresLeasesOptions): Promise<PostgresLeases> {
    const leases = new PostgresLeases(options);
    await leases.connection.open();
    options.tokens.onRefused = (tableId) => options.listener.onLost(tableId);
    leases.renewalTimer = setInterval(() => leases.renewSoon(), leases.duration / RENEWALS);
    return leases;
  }

  get hasPeers(): boolean {
    return this.peers.size > 0;
  }

  async acquire(tableId: string, how: 'if free' | 'take' = 'if free'): Promise<ServerLocation | undefined> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const [acquired] = await this.connection.query<{ lease: number }>(
        `update tables set server = $2, lease = coalesce(lease, 0) + 1 where id = $1 and (server is null or server = $2 or $3
           or not exists (select 1 from live_servers where live_servers.id = tables.server)) returning lease::float8 as lease`,
        [tableId, this.id, how === 'take'],
      );
      if (acquired !== undefined) {
        this.tokens.set(tableId, acquired.lease);
        return undefined;
      }
      const holder = await this.findHolder(tableId);
      if (holder !== undefined) return holder;
    }
    const tables = await this.connection.query('select id from tables where id = $1', [tableId]);
    if (tables.length > 0) throw new StorageUnavailableError(`the lease of table ${tableId} changes hands`);
    return undefined;
  }

  async release(tableId: string): Promise<void> {
    const token = this.tokens.find(tableId);
    if (token === undefined) return;
    this.tokens.delete(tableId);
    // If this fails, the lease stays with this server, which can acquire it again, until it ends.
    await this.connection
      .query('update tables set server = null where id = $1 and server = $2 and lease = $3', [
        tableId,
        this.id,
        token,
      ])
      .catch(() => undefined);
  }

  async findHolder(tableId: string): Promise<ServerLocation | undefined> {
    if (this.tokens.find(tableId) !== undefined) return undefined;
    const [holder] = await this.connection.query<{ address: string; key: string }>(
      `select address, key from tables join live_servers on live_servers.id = tables.server
       where tables.id = $1 and tables.server <> $2 and address <> ''`,
      [tableId, this.id],
    );
    return holder;
  }

  findAbandoned(): Promise<readonly AbandonedTable[]> {
    return this.connection.query<{ id: string; game: string; version: number }>(
      `select id, game, version::integer as version from tables where server is not null and server <> $1 and state = 'playing'
       and server not in (select id from live_servers) order by random() limit $2`,
      [this.id, MAX_ABANDONED],
    );
  }

  async countByServer(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.connection.query<{ address: string; matches: number }>(
      `select address, count(tables.id)::integer as matches from live_servers
         left join tables on tables.server = live_servers.id and tables.state = 'playing'
       where address <> '' group by live_servers.id, address`,
      [],
    );
    return new Map(rows.map(({ address, matches }) => [address, matches]));
  }

  async announce(address: string): Promise<void> {
    this.address = address;
    // If the database is out of reach, the next renewal does it.
    await this.renew().catch(() => undefined);
  }

  acceptsKey(key: string): boolean {
    return timingSafeEqual(digest(key), digest(this.key));
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.renewalTimer);
    await this.renewing;
    await this.connection.query('delete from servers where id = $1', [this.id]).catch(() => undefined);
    await this.connection.close();
  }

  /** The lock and the subscription belong to the connection. */
  private async register(client: Client): Promise<void> {
    if (this.id === 0) {
      await client.query(`delete from servers where expires < ${SQL_NOW} - ${FORGET_AFTER}`);
      const created = await client.query<{ id: number }>(
        `insert into servers (address, key, expires) values ('', $1, ${SQL_NOW} + $2) returning id`,
        [this.key, this.duration],
      );
      this.id = created.rows[0]?.id ?? 0;
    }
    const { rows } = await client.query<{ locked: boolean }>(
      `select pg_try_advisory_lock(${LOCK_CLASS}, $1) as locked`,
      [this.id],
    );
    if (rows[0]?.locked !== true) throw new Error('the previous connection still has the lock');
    await client.query(`listen ${CHANGE_CHANNEL}`);
    // Notifications that came before are lost, so the next renewal verifies all leases.
    this.renewedAt = -Infinity;
  }

  private renewSoon(): void {
    this.renewing = this.renewing.then(() => this.renew().catch(() => undefined));
  }

  /** Renews all leases at once, and looks for servers that came or went. */
  private async renew(): Promise<void> {
    if (this.closed) return;
    const begun = performance.now();
    const { id, duration, address } = this;
    await this.connection.query(`update servers set expires = ${SQL_NOW} + $2, address = $3 where id = $1`, [
      id,
      duration,
      address,
    ]);
    const isLate = begun - this.renewedAt > duration;
    this.renewedAt = begun;
    if (isLate) await this.verify(this.tokens.tableIds);
    const live = await this.connection.query<{ id: number; address: string }>(
      "select id, address from live_servers where id <> $1 and address <> ''",
      [id],
    );
    const known = this.peers;
    this.peers = new Map(live.map((peer) => [peer.id, peer.address]));
    this.tokens.hasPeers = this.hasPeers;
    const gone = Array.from(known).filter(([peer]) => !this.peers.has(peer));
    if (gone.length > 0) this.listener.onServersGone(gone.map((peer) => peer[1]));
    if (address !== '') this.listener.onRenewed();
  }

  /** Finds out which leases have been lost without notice. */
  private async verify(tableIds: readonly string[]): Promise<void> {
    if (tableIds.length === 0) return;
    const rows = await this.connection.query<{ id: string; lease: number }>(
      'select id, lease::float8 as lease from tables where id = any($1) and server = $2',
      [tableIds, this.id],
    );
    const held = new Map(rows.map(({ id, lease }) => [id, lease]));
    for (const tableId of tableIds) {
      const token = this.tokens.find(tableId);
      if (token === undefined || token === held.get(tableId)) continue;
      this.tokens.delete(tableId);
      this.listener.onLost(tableId);
    }
  }

  /** Own changes are notified too: a table that this server holds is verified only if another process has changed it. */
  private handleNotification(payload: string | undefined, sender: number): void {
    const change = parseChange(payload);
    if (change === undefined || this.tokens.isOwnProcess(sender)) return;
    const { tableId } = change;
    if (this.tokens.find(tableId) !== undefined) this.verify([tableId]).catch(() => undefined);
  }
}
