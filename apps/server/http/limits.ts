/** How much the server accepts from its clients, and the default values. */
import { MAX_FILE_BYTES } from '@ludoteca/kit';

export interface Limits {
  /** Requests to `/api` per address. */
  readonly requestsPerMinute: number;
  /** Guests and tables created per address. */
  readonly creationsPerMinute: number;
  /** Size of a WebSocket message. */
  readonly messageBytes: number;
  /** Size of a request body. */
  readonly bodyBytes: number;
  /** Size of the body that creates a table: it may contain files, in its settings or as a save. */
  readonly createTableBytes: number;
  /** Average rate of messages on a connection, and how many may come at once. */
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  /** Bytes that may be queued for a client that does not read. */
  readonly unreadBytes: number;
  readonly spectatorsPerTable: number;
  /** Connections of one guest to a table where it has a seat. Spectators do not count. */
  readonly connectionsPerSeat: number;
  /** Connections to the server, in total and per address. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Milliseconds until a request must have arrived completely. */
  readonly requestTimeout: number;
  /** CPU time that one operation of a match may take, and more for each entry that is replayed, in milliseconds. */
  readonly workMilliseconds: number;
  readonly replayMilliseconds: number;
  /** The heap of a worker. */
  readonly workerMegabytes: number;
  /** Unfinished tables that a guest has created or sits at. */
  readonly tablesPerGuest: number;
  /** Milliseconds between two pings of a connection. */
  readonly pingInterval: number;
  /** Milliseconds after which a table without connections is unloaded. */
  readonly idleTableAge: number;
  /** Milliseconds after which an open table without connections is deleted. */
  readonly openTableAge: number;
  /** Milliseconds after which a guest without any table is deleted. */
  readonly unusedGuestAge: number;
}

const DAY = 24 * 60 * 60_000;

export const DEFAULT_LIMITS: Limits = {
  requestsPerMinute: 600,
  creationsPerMinute: 60,
  messageBytes: 16 * 1024,
  bodyBytes: 16 * 1024,
  createTableBytes: 2 * MAX_FILE_BYTES + 16 * 1024,
  messagesPerSecond: 20,
  messageBurst: 40,
  unreadBytes: 1024 * 1024,
  spectatorsPerTable: 200,
  connectionsPerSeat: 8,
  connections: 5000,
  connectionsPerAddress: 250,
  requestTimeout: 10_000,
  workMilliseconds: 1000,
  replayMilliseconds: 2,
  workerMegabytes: 384,
  tablesPerGuest: 50,
  pingInterval: 30_000,
  idleTableAge: 10 * 60_000,
  openTableAge: DAY,
  unusedGuestAge: 30 * DAY,
};
