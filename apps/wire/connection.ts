/** A connection that comes back: it says hello, hears messages, and when it is lost it tries again until it is closed. */
import type { HelloMessage, ClientRequest, ServerMessage } from './messages.ts';

/** As much of a socket as is needed: browsers' and Node's both fit. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketHandlers {
  open(): void;
  message(text: string): void;
  /** The connection is gone, or could not be made. */
  closed(): void;
}

/** What a link needs of the world around it. */
export interface ClientEnvironment {
  /** Opens a connection to `/api/tables/:id/live`. */
  connect(ears: SocketHandlers): Socket;
  /** Resolves when it is time to try again after so many failures in a row, 1 at least. */
  backoff(attempts: number): Promise<void>;
  /** Resolves when a reply to what was sent now should long have come. Without it one waits for ever. */
  replyTimeout?(): Promise<void>;
  /** Whose seat it is. Without one watches. */
  readonly token?: string;
  /** A listener that fails harms nobody else; the failure comes here. */
  onListenerError?(error: unknown): void;
}

/** `lost`: it will be tried again; `closed`: it will not. */
export type ConnectionState = 'connecting' | 'live' | 'lost' | 'closed';

interface ConnectionHandlers {
  hello(): HelloMessage;
  message(message: ServerMessage): void;
  changed(): void;
}

export class Connection {
  state: ConnectionState = 'connecting';
  private attempts = 0;
  private socket: Socket | undefined;
  /** Sockets of earlier attempts are not listened to any more. */
  private attempt: object = {};
  private readonly environment: ClientEnvironment;
  private readonly handlers: ConnectionHandlers;

  constructor(hands: ClientEnvironment, ears: ConnectionHandlers) {
    this.environment = hands;
    this.handlers = ears;
  }

  connect(): void {
    const attempt = {};
    this.attempt = attempt;
    const current = (): boolean => this.attempt === attempt;
    this.turn('connecting');
    this.socket = this.environment.connect({
      open: () => {
        if (current()) this.socket?.send(JSON.stringify(this.handlers.hello()));
      },
      message: (text) => {
        if (current()) this.hear(text);
      },
      closed: () => {
        if (current()) void this.retry();
      },
    });
  }

  /** The server has taken the hello. */
  live(): void {
    this.attempts = 0;
    if (this.state !== 'live') this.turn('live');
  }

  send(request: ClientRequest): void {
    this.socket?.send(JSON.stringify(request));
  }

  /** Gives up a connection that cannot be trusted any more for a new one. */
  renew(): void {
    const { socket } = this;
    void this.retry();
    socket?.close();
  }

  /** Renews the connection if it is still the same when a reply should long have come, and it has not. */
  async expect(isMissing: () => boolean): Promise<void> {
    if (this.environment.replyTimeout === undefined) return;
    const { attempt } = this;
    await this.environment.replyTimeout();
    if (this.attempt === attempt && isMissing()) this.renew();
  }

  close(): void {
    this.attempt = {};
    this.socket?.close();
    if (this.state !== 'closed') this.turn('closed');
  }

  /** What is not JSON was not said by a server of ours, or came damaged. */
  private hear(text: string): void {
    const message = parsed(text);
    if (message === undefined) this.renew();
    else this.handlers.message(message);
  }

  private async retry(): Promise<void> {
    const attempt = {};
    this.attempt = attempt;
    this.attempts++;
    this.turn('lost');
    await this.environment.backoff(this.attempts);
    if (this.attempt === attempt) this.connect();
  }

  private turn(state: ConnectionState): void {
    this.state = state;
    this.handlers.changed();
  }
}

function parsed(text: string): ServerMessage | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null ? (message as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}
