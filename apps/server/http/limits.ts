/** How much the server accepts from its clients, and the default values. */
import { MAX_FILE_BYTES } from '@ludoteca/kit';

export interface Limits {
  /** Requests to `/api` per address. */
  readonly requestsPerMinute: number;
  /** Requests with the token of one guest. */
  readonly requestsPerGuestPerMinute: number;
  /** Guests and tables created per address, counted separately. */
  readonly creationsPerMinute: number;
  /** Tables created per address. */
  readonly tablesPerDay: number;
  /** Bytes of request bodies and messages per address. */
  readonly receivedBytesPerMinute: number;
  /** Bytes stored per address, and per guest. */
  readonly storedBytesPerHour: number;
  readonly storedBytesPerDay: number;
  readonly guestStoredBytesPerHour: number;
  readonly guestStoredBytesPerDay: number;
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
  /** Connections of one guest to all tables. */
  readonly connectionsPerGuest: number;
  /** Milliseconds until a request must have arrived completely. */
  readonly requestTimeout: number;
  /** CPU time that one operation of a match may take, and more for each entry that is replayed, in milliseconds. */
  readonly workMilliseconds: number;
  readonly replayMilliseconds: number;
  /** The heap of a worker. */
  readonly workerMegabytes: number;
  /** Unfinished tables that a guest has created or sits at. */
  readonly tablesPerGuest: number;
  /** Milliseconds for which the start of a match waits for nonces to be revealed. */
  readonly revealTimeout: number;
  /** Milliseconds between two pings of a connection. */
  readonly pingInterval: number;
  /** Milliseconds after which a table without connections is unloaded. */
  readonly idleTableAge: number;
  /** Milliseconds after which an open table without connections is deleted. */
  readonly openTableAge: number;
  /** Milliseconds since the last entry after which a finished match is deleted; may be infinite. */
  readonly finishedTableAge: number;
  /** Milliseconds since the last entry after which an unfinished match is deleted; may be infinite. */
  readonly abandonedTableAge: number;
  /** Milliseconds after which a guest without any table is deleted. */
  readonly unusedGuestAge: number;
}

const DAY = 24 * 60 * 60_000;
const MEBIBYTE = 2 ** 20;

export const DEFAULT_LIMITS: Limits = {
  requestsPerMinute: 600,
  requestsPerGuestPerMinute: 300,
  creationsPerMinute: 60,
  tablesPerDay: 2000,
  receivedBytesPerMinute: 32 * MEBIBYTE,
  storedBytesPerHour: 128 * MEBIBYTE,
  storedBytesPerDay: 512 * MEBIBYTE,
  guestStoredBytesPerHour: 32 * MEBIBYTE,
  guestStoredBytesPerDay: 128 * MEBIBYTE,
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
  connectionsPerGuest: 64,
  requestTimeout: 10_000,
  workMilliseconds: 1000,
  replayMilliseconds: 2,
  workerMegabytes: 384,
  tablesPerGuest: 50,
  revealTimeout: 10_000,
  pingInterval: 30_000,
  idleTableAge: 10 * 60_000,
  openTableAge: DAY,
  finishedTableAge: Infinity,
  abandonedTableAge: Infinity,
  unusedGuestAge: 30 * DAY,
};

/** No limits on the use by one address or guest: for tests and measurements, in which all clients have one address. */
export const UNLIMITED_USAGE = {
  requestsPerMinute: Infinity,
  requestsPerGuestPerMinute: Infinity,
  creationsPerMinute: Infinity,
  tablesPerDay: Infinity,
  receivedBytesPerMinute: Infinity,
  storedBytesPerHour: Infinity,
  storedBytesPerDay: Infinity,
  guestStoredBytesPerHour: Infinity,
  guestStoredBytesPerDay: Infinity,
  messagesPerSecond: 1e9,
  messageBurst: 1e9,
  connectionsPerAddress: Infinity,
  connectionsPerGuest: Infinity,
} satisfies Partial<Limits>;
