/** A WebSocket connection of a client to a table that another server has the lease of: messages are passed on unread. */
import type { WebSocket } from '@fastify/websocket';
import type { ServerProblem } from '@ludoteca/wire';
import { WebSocket as UpstreamSocket } from 'ws';
import type { RegisteredConnection } from '../connections/connection-registry.ts';
import type { Limits } from '../http/limits.ts';
import type { ServerLocation } from '../leases/leases.ts';
import type { ConnectionKind } from '../observability/metrics.ts';
import { relayHeaders } from './relay-headers.ts';

export interface RelayOptions {
  readonly holder: ServerLocation;
  readonly tableId: string;
  /** See `toAddressGroup`. */
  readonly address: string;
  readonly limits: Pick<Limits, 'unreadBytes'>;
}

/** WebSocket close codes. */
const TRY_AGAIN_LATER = 1013;
const FIRST_OWN_CODE = 1000;
/** Codes that say how a connection ended and cannot be sent. */
const UNSENDABLE: ReadonlySet<number> = new Set([1005, 1006, 1015]);
/** Messages of a client that are kept until the other server has accepted the connection. */
const MAX_WAITING = 20;

export class RelayedConnection implements RegisteredConnection {
  /** Unknown to this server. */
  readonly guest = undefined;
  readonly address: string;
  /** The address of the server that has the table. */
  readonly server: string;
  private readonly limits: RelayOptions['limits'];
  private readonly socket: WebSocket;
  private readonly upstream: UpstreamSocket;
  private waiting: string[] = [];
  private hello: 'none' | 'anonymous' | 'with token' = 'none';
  private answeredPing = true;
  /** In bytes; see `ClientConnection`. */
  private longestMessage = 0;

  constructor(socket: WebSocket, { holder, tableId, address, limits }: RelayOptions) {
    this.socket = socket;
    this.address = address;
    this.server = holder.address;
    this.limits = limits;
    const url = `${holder.address.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(tableId)}/live`;
    this.upstream = new UpstreamSocket(url, {
      headers: relayHeaders(holder, address),
      perMessageDeflate: false,
    });
    this.connectClient();
    this.connectUpstream();
  }

  get kind(): ConnectionKind {
    if (this.hello === 'none') return 'waiting';
    return this.hello === 'with token' ? 'player' : 'spectator';
  }

  ping(): void {
    if (!this.answeredPing) this.terminate();
    this.answeredPing = false;
    this.socket.ping();
  }

  /** Closes the connection with a reason after which the client connects again. */
  close(problem: ServerProblem): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(problem));
    this.socket.close(TRY_AGAIN_LATER, problem.problem);
    this.upstream.terminate();
  }

  evict(problem: ServerProblem): void {
    this.close(problem);
    this.terminate();
  }

  terminate(): void {
    this.socket.terminate();
    this.upstream.terminate();
  }

  private connectClient(): void {
    this.socket.on('message', (data: Buffer) => this.sendUpstream(data.toString()));
    this.socket.on('pong', () => {
      this.answeredPing = this.hello !== 'none';
    });
    this.socket.on('close', () => this.upstream.terminate());
    // An error also closes the socket.
    this.socket.on('error', () => undefined);
  }

  private connectUpstream(): void {
    const { upstream, socket } = this;
    upstream.on('open', () => {
      for (const text of this.waiting.splice(0)) upstream.send(text);
    });
    upstream.on('message', (data: Buffer) => {
      if (socket.bufferedAmount > this.limits.unreadBytes + this.longestMessage) return this.terminate();
      this.longestMessage = Math.max(this.longestMessage, data.length);
      socket.send(data, { binary: false });
    });
    upstream.on('close', (code: number, reason: Buffer) => {
      const isSendable = code >= FIRST_OWN_CODE && !UNSENDABLE.has(code);
      if (isSendable) socket.close(code, reason);
      else this.close({ problem: 'closing' });
    });
    upstream.on('error', () => undefined);
  }

  private sendUpstream(text: string): void {
    if (this.hello === 'none') {
      this.hello = text.includes('"token"') ? 'with token' : 'anonymous';
      this.answeredPing = true;
    }
    const { upstream } = this;
    if (upstream.readyState === upstream.CONNECTING) {
      this.waiting.push(text);
      if (this.waiting.length > MAX_WAITING) this.terminate();
    } else if (upstream.bufferedAmount > this.limits.unreadBytes) this.terminate();
    else if (upstream.readyState === upstream.OPEN) upstream.send(text);
  }
}
