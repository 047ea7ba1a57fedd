/** One connection to PostgreSQL that is opened again whenever it is lost, for locks and notifications. */
import { Client, type Notification, type QueryResultRow } from 'pg';
import { messageOf, StorageUnavailableError } from '../storage/storage-error.ts';

export interface ConnectionEvents {
  /** A new connection is open; nothing of the previous one is left. If it throws, the connection is closed again. */
  onOpen(client: Client): Promise<void>;
  onNotification(payload: string | undefined, sender: number): void;
}

/** Milliseconds between two attempts. */
const RETRY_INTERVAL = 200;
/** Milliseconds until an attempt, or a query without a reply, counts as failed. */
const TIMEOUT = 10_000;

export class CoordinationConnection {
  private readonly url: string;
  private readonly events: ConnectionEvents;
  private client: Client | undefined;
  private retryTimer: NodeJS.Timeout | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(url: string, events: ConnectionEvents) {
    this.url = url;
    this.events = events;
  }

  /** Rejects if the first attempt fails. */
  async open(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
      keepAlive: true,
    });
    client.on('error', () => this.handleLost(client));
    client.on('end', () => this.handleLost(client));
    client.on('notification', ({ payload, processId }: Notification) =>
      this.events.onNotification(payload, processId),
    );
    try {
      await client.connect();
      await this.events.onOpen(client);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    if (this.closed) await client.end();
    else this.client = client;
  }

  /** Queries are executed one after another. */
  query<R extends QueryResultRow>(text: string, values: readonly unknown[]): Promise<readonly R[]> {
    const result = this.queue.then(() => this.execute<R>(text, values));
    this.queue = result.catch(() => undefined);
    return result;
  }

  private async execute<R extends QueryResultRow>(
    text: string,
    values: readonly unknown[],
  ): Promise<readonly R[]> {
    const { client } = this;
    if (client === undefined) throw new StorageUnavailableError('there is no connection to the database');
    try {
      return (await client.query<R>(text, [...values])).rows;
    } catch (error) {
      this.handleLost(client);
      throw new StorageUnavailableError(messageOf(error), { cause: error });
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retryTimer);
    await this.queue;
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private handleLost(client: Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    client.end().catch(() => undefined);
    this.retry();
  }

  private retry(): void {
    if (this.closed) return;
    this.retryTimer = setTimeout(() => {
      this.open().catch(() => this.retry());
    }, RETRY_INTERVAL);
  }
}
