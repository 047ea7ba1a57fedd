/** A connection that comes back: it says hello, hears messages, and when it is lost it tries again until it is closed. */
import type { Hello, Request, ToClient } from './wire.ts';

/** As much of a socket as is needed: browsers' and Node's both fit. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEars {
  open(): void;
  message(text: string): void;
  /** The connection is gone, or could not be made. */
  closed(): void;
}

/** What a link needs of the world around it. */
export interface Hands {
  /** Opens a connection to `/api/tables/:id/live`. */
  connect(ears: SocketEars): Socket;
  /** Resolves when it is time to try again after so many failures in a row, 1 at least. */
  backoff(attempts: number): Promise<void>;
  /** Resolves when a reply to what was sent now should long have come. Without it one waits for ever. */
  patience?(): Promise<void>;
  /** Whose seat it is. Without one watches. */
  readonly token?: string;
  /** A listener that fails harms nobody else; the failure comes here. */
  fault?(error: unknown): void;
}

/** `lost`: it will be tried again; `closed`: it will not. */
export type LinkState = 'connecting' | 'live' | 'lost' | 'closed';

interface LinkEars {
  hello(): Hello;
  message(message: ToClient): void;
  changed(): void;
}

export class Link {
  state: LinkState = 'connecting';
  private attempts = 0;
  private socket: Socket | undefined;
  /** Sockets of earlier attempts are not listened to any more. */
  private attempt: object = {};
  private readonly hands: Hands;
  private readonly ears: LinkEars;

  constructor(hands: Hands, ears: LinkEars) {
    this.hands = hands;
    this.ears = ears;
  }

  connect(): void {
    const attempt = {};
    this.attempt = attempt;
    const current = (): boolean => this.attempt === attempt;
    this.turn('connecting');
    this.socket = this.hands.connect({
      open: () => {
        if (current()) this.socket?.send(JSON.stringify(this.ears.hello()));
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

  send(request: Request): void {
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
    if (this.hands.patience === undefined) return;
    const { attempt } = this;
    await this.hands.patience();
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
    else this.ears.message(message);
  }

  private async retry(): Promise<void> {
    const attempt = {};
    this.attempt = attempt;
    this.attempts++;
    this.turn('lost');
    await this.hands.backoff(this.attempts);
    if (this.attempt === attempt) this.connect();
  }

  private turn(state: LinkState): void {
    this.state = state;
    this.ears.changed();
  }
}

function parsed(text: string): ToClient | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null ? (message as ToClient) : undefined;
  } catch {
    return undefined;
  }
}
