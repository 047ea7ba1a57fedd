/** A WebSocket connection to a table that reconnects by itself until it is closed. */
import type { ClientRequest, HelloMessage } from './client-messages.ts';
import type { ServerMessage } from './messages.ts';

/** The used part of a WebSocket, of browsers and of Node. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketHandlers {
  onOpen(): void;
  onMessage(text: string): void;
  /** The connection was lost or could not be established. */
  onClose(): void;
}

/** The platform-dependent functions and the credentials that a connection needs. */
export interface ClientEnvironment {
  /** Opens a connection to `/api/tables/:id/live`. */
  connect(handlers: SocketHandlers): Socket;
  /** Resolves when it is time for the next attempt. `attempts`: failures in a row, at least 1. */
  backoff(attempts: number): Promise<void>;
  /** Resolves when a reply to a request sent now is overdue. Without it a reply is awaited forever. */
  replyTimeout?(): Promise<void>;
  /** The guest's token. Without it the client is a spectator. */
  readonly token?: string;
  /** Receives what a listener throws; other listeners are still called. */
  onListenerError?(error: unknown): void;
}

/** `lost`: it will reconnect; `closed`: it will not. */
export type ConnectionState = 'connecting' | 'live' | 'lost' | 'closed';

interface ConnectionHandlers {
  createHello(): HelloMessage;
  onMessage(message: ServerMessage): void;
  onStateChange(): void;
}

export class Connection {
  state: ConnectionState = 'connecting';
  private attempts = 0;
  private socket: Socket | undefined;
  /** The identity of the current attempt: handlers of earlier ones are ignored. */
  private attempt: object = {};
  private readonly environment: ClientEnvironment;
  private readonly handlers: ConnectionHandlers;

  constructor(environment: ClientEnvironment, handlers: ConnectionHandlers) {
    this.environment = environment;
    this.handlers = handlers;
  }

  connect(): void {
    const attempt = {};
    this.attempt = attempt;
    const isCurrent = (): boolean => this.attempt === attempt;
    this.setState('connecting');
    this.socket = this.environment.connect({
      onOpen: () => {
        if (isCurrent()) this.socket?.send(JSON.stringify(this.handlers.createHello()));
      },
      onMessage: (text) => {
        if (isCurrent()) this.receive(text);
      },
      onClose: () => {
        if (isCurrent()) void this.retry();
      },
    });
  }

  /** The server has accepted the hello. */
  markLive(): void {
    this.attempts = 0;
    if (this.state !== 'live') this.setState('live');
  }

  send(request: ClientRequest): void {
    this.socket?.send(JSON.stringify(request));
  }

  /** Replaces a connection that is no longer reliable. */
  renew(): void {
    const { socket } = this;
    void this.retry();
    socket?.close();
  }

  /** Renews the connection if a reply is still missing when it is overdue. */
  async expectReply(isMissing: () => boolean): Promise<void> {
    if (this.environment.replyTimeout === undefined) return;
    const { attempt } = this;
    await this.environment.replyTimeout();
    if (this.attempt === attempt && isMissing()) this.renew();
  }

  close(): void {
    this.attempt = {};
    this.socket?.close();
    if (this.state !== 'closed') this.setState('closed');
  }

  /** Text that is not a JSON object is not from our server, or damaged. */
  private receive(text: string): void {
    const message = parseMessage(text);
    if (message === undefined) this.renew();
    else this.handlers.onMessage(message);
  }

  private async retry(): Promise<void> {
    const attempt = {};
    this.attempt = attempt;
    this.attempts++;
    this.setState('lost');
    await this.environment.backoff(this.attempts);
    if (this.attempt === attempt) this.connect();
  }

  private setState(state: ConnectionState): void {
    this.state = state;
    this.handlers.onStateChange();
  }
}

function parseMessage(text: string): ServerMessage | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null ? (message as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}
