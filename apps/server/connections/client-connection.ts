/** One WebSocket connection of a client to a table: rate limit, hello, requests one after another, close codes. */
import type { Socket } from 'node:net';
import process from 'node:process';
import {
  type ClientRequest,
  clientRequest,
  helloMessage,
  TRANSIENT_PROBLEMS,
  type ServerProblem,
  RefusedError,
  type ServerMessage,
} from '@ludoteca/wire';
import type { WebSocket } from '@fastify/websocket';
import type { GuestRegistry } from '../guests/guest-registry.ts';
import { toServerProblem } from '../http/problems.ts';
import { parseOrRefuse, parseWith } from '../http/parse-request.ts';
import type { ConnectionKind } from '../observability/metrics.ts';
import type { ServerContext } from '../server-context.ts';
import type { Client, MessageText } from '../tables/subscribers.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { Table } from '../tables/table.ts';
import type { RegisteredConnection } from './connection-registry.ts';
import { TokenBucket } from './token-bucket.ts';

/** WebSocket close codes. */
const TRY_AGAIN_LATER = 1013;
const POLICY_VIOLATION = 1008;
/** Messages over the rate limit after which a connection is terminated. */
const MAX_REJECTED_MESSAGES = 100;

/** Milliseconds that an evicted client has to complete the closing handshake. */
const EVICTION_TIMEOUT = 1000;

/** Where a connection comes from and to which table it leads. */
export interface ConnectionOptions {
  readonly guests: Pick<GuestRegistry, 'authenticate'>;
  readonly tableId: string;
  /** See `toAddressGroup`. */
  readonly address: string;
  /** Throws if this guest must not have another connection. */
  readonly admitGuest: (guest: string) => void;
  readonly transport: Transport;
}

/** The TCP connection below a WebSocket. */
type Transport = Pick<Socket, 'cork' | 'uncork'>;

export class ClientConnection implements Client, RegisteredConnection {
  guest: string | undefined;
  acceptsDeltas = false;
  readonly address: string;
  /** Set once the hello was accepted. */
  private table: Table | undefined;
  /** Whether a pong came since the last ping. Before the hello no pong counts. */
  private answeredPing = true;
  private rejectedMessages = 0;
  /** The client has been sent the reason for closing: messages it sent before are ignored. */
  private closing = false;
  /** In bytes. The first message may hold a whole match: while a slow client reads it, more than `unreadBytes` are queued. */
  private longestMessage = 0;
  private readonly bucket: TokenBucket;
  /** Messages are handled one after another. */
  private queue: Promise<void> = Promise.resolve();
  private readonly context: ServerContext;
  private readonly tables: TableRegistry;
  private readonly guests: ConnectionOptions['guests'];
  private readonly tableId: string;
  private readonly admitGuest: ConnectionOptions['admitGuest'];
  private readonly socket: WebSocket;
  private readonly transport: Transport;
  private isCorked = false;

  constructor(
    context: ServerContext,
    tables: TableRegistry,
    socket: WebSocket,
    { guests, tableId, address, admitGuest, transport }: ConnectionOptions,
  ) {
    const { limits, clock } = context;
    this.context = context;
    this.tables = tables;
    this.guests = guests;
    this.tableId = tableId;
    this.address = address;
    this.admitGuest = admitGuest;
    this.socket = socket;
    this.transport = transport;
    this.bucket = new TokenBucket(limits.messagesPerSecond, limits.messageBurst, clock);
    socket.on('message', (data: Buffer, isBinary: boolean) => this.receive(data, isBinary));
    socket.on('pong', () => {
      this.answeredPing = this.table !== undefined;
    });
    socket.on('close', () => this.table?.disconnect(this));
    // An error also closes the socket, and the close handler does the rest.
    socket.on('error', () => undefined);
  }

  get kind(): ConnectionKind {
    const { guest, table } = this;
    if (table === undefined) return 'waiting';
    return guest !== undefined && table.isSeated({ id: guest }) ? 'player' : 'spectator';
  }

  send(text: MessageText): void {
    const { socket } = this;
    if (socket.bufferedAmount > this.context.limits.unreadBytes + this.longestMessage) socket.terminate();
    else if (socket.readyState === socket.OPEN) {
      const bytes = Buffer.byteLength(text);
      this.longestMessage = Math.max(this.longestMessage, bytes);
      this.context.metrics.countSentBytes(bytes);
      this.batchWrites();
      socket.send(text, { binary: false });
    }
  }

  close(problem: ServerProblem): void {
    this.closing = true;
    this.sendProblem(problem);
    const isTransient = TRANSIENT_PROBLEMS.has(problem.problem);
    this.socket.close(isTransient ? TRY_AGAIN_LATER : POLICY_VIOLATION, problem.problem);
  }

  /** Closes the connection for a newer one. A client that does not complete the closing handshake must not occupy the socket. */
  evict(problem: ServerProblem): void {
    if (this.table === undefined) this.terminate();
    else this.close(problem);
    setTimeout(() => this.terminate(), EVICTION_TIMEOUT).unref();
  }

  /** Terminates the connection if the last ping was not answered. */
  ping(): void {
    if (!this.answeredPing) this.socket.terminate();
    this.answeredPing = false;
    this.socket.ping();
  }

  terminate(): void {
    this.socket.terminate();
  }

  /** Messages of one moment, such as news and the reply to the answer that caused them, are written together. */
  private batchWrites(): void {
    if (this.isCorked) return;
    this.isCorked = true;
    this.transport.cork();
    process.nextTick(() => {
      this.isCorked = false;
      this.transport.uncork();
    });
  }

  private sendMessage(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  private sendProblem(problem: ServerProblem & { readonly id?: number }): void {
    this.context.metrics.countRefusal(problem.problem);
    this.sendMessage(problem);
  }

  private receive(data: Buffer, isBinary: boolean): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    const { messageBytes: most } = this.context.limits;
    this.context.metrics.countReceivedBytes(data.length);
    const isWithinRate = this.bucket.take();
    if (!isWithinRate && ++this.rejectedMessages > MAX_REJECTED_MESSAGES) {
      this.terminate();
      return;
    }
    const message = isBinary || data.length > most ? undefined : parseJson(data.toString());
    if (!isWithinRate) this.sendProblem({ ...requestIdOf(message), problem: 'too many' });
    else if (data.length > most) this.sendProblem({ problem: 'too large', facts: { most } });
    else this.queue = this.queue.then(() => this.handle(message, data.length));
  }

  private async handle(message: unknown, bytes: number): Promise<void> {
    if (this.closing) return;
    try {
      this.context.usage.countMessage(this, bytes);
      if (this.table === undefined) await this.handleHello(message);
      else await this.handleRequest(this.table, parseOrRefuse(clientRequest, message), bytes);
    } catch (error) {
      const id = requestIdOf(message);
      const fields = { table: this.tableId, ...(id.id === undefined ? {} : { request: id.id }) };
      const problem = toServerProblem(error, (fault) => this.context.log('a message failed', fault, fields));
      if (this.table === undefined) this.close(problem);
      else this.sendProblem({ ...id, ...problem });
    }
  }

  private async handleRequest(table: Table, request: ClientRequest, bytes: number): Promise<void> {
    if ('answer' in request) this.context.usage.countStoredText(this, bytes);
    const start = performance.now();
    const reply = await table.handleRequest(this, request);
    if ('answer' in request)
      this.context.metrics.countAnswer(reply.isRefused ? 'refused' : 'done', performance.now() - start);
    this.send(reply.text);
  }

  private async handleHello(message: unknown): Promise<void> {
    const hello = parseWith(helloMessage, message);
    if (!hello.ok) throw new RefusedError({ ...hello.problem, problem: 'hello' });
    const { token, since, deltas, takebacks } = hello.value;
    this.acceptsDeltas = deltas === true;
    if (token !== undefined) {
      const { id } = await this.guests.authenticate(token);
      this.admitGuest(id);
      this.guest = id;
    }
    const table = await this.tables.get(this.tableId);
    await table.connect(this, since, takebacks);
    this.table = table;
    this.answeredPing = true;
    if (this.socket.readyState !== this.socket.OPEN) table.disconnect(this);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The id of a message that may be malformed. */
function requestIdOf(message: unknown): { id?: number } {
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : undefined;
  return Number.isSafeInteger(id) ? { id: id as number } : {};
}
