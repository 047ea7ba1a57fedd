import { MAX_FILE_BYTES } from '@ludoteca/kit';

/** How much a server takes from one client. */
export interface Limits {
  /** Requests to `/api` a minute and address. */
  readonly requests: number;
  /** Guests and tables made a minute and address. */
  readonly makes: number;
  /** Bytes of a message on a connection. */
  readonly message: number;
  /** Bytes of a request's body. */
  readonly body: number;
  /** Bytes of a wish for a table: what files of the guest's hold may come with it, in its settings or as a save. */
  readonly wish: number;
  /** Messages a second on a connection, and how many at once. */
  readonly rate: number;
  readonly burst: number;
  /** Bytes that may wait for a client that does not read. */
  readonly unread: number;
  /** Connections of spectators to one table. */
  readonly crowd: number;
  /** Connections of one guest to a table where it sits: no spectator takes their place. */
  readonly own: number;
  /** Connections to the server, of all and of one address. */
  readonly connections: number;
  readonly connectionsEach: number;
  /** Milliseconds that a request may take to come in. */
  readonly request: number;
  /** Tables of a guest that are not over: made, or sat at. */
  readonly tables: number;
  /** Milliseconds between two signs of life that are asked of a connection. */
  readonly heartbeat: number;
  /** Milliseconds after which a table that nobody is connected to is put away. */
  readonly idle: number;
  /** Milliseconds after which an open table that nobody is connected to is gone. */
  readonly waiting: number;
  /** Milliseconds after which a guest who never sat down is forgotten. */
  readonly forgotten: number;
}

const DAY = 24 * 60 * 60_000;

export const LIMITS: Limits = {
  requests: 600,
  makes: 60,
  message: 16 * 1024,
  body: 16 * 1024,
  wish: 2 * MAX_FILE_BYTES + 16 * 1024,
  rate: 20,
  burst: 40,
  unread: 1024 * 1024,
  crowd: 200,
  own: 8,
  connections: 5000,
  connectionsEach: 250,
  request: 10_000,
  tables: 50,
  heartbeat: 30_000,
  idle: 10 * 60_000,
  waiting: DAY,
  forgotten: 30 * DAY,
};

/** Fills up at a rate, to the brim at most: each taking needs one drop. */
export class Bucket {
  private drops: number;
  private filled: number;
  private readonly rate: number;
  private readonly brim: number;
  private readonly clock: () => number;

  constructor({ rate, burst }: Pick<Limits, 'rate' | 'burst'>, clock: () => number) {
    this.rate = rate;
    this.brim = burst;
    this.drops = burst;
    this.clock = clock;
    this.filled = clock();
  }

  take(): boolean {
    const now = this.clock();
    this.drops = Math.min(this.brim, this.drops + ((now - this.filled) * this.rate) / 1000);
    this.filled = now;
    if (this.drops < 1) return false;
    this.drops--;
    return true;
  }
}
