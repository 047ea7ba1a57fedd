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
        if (current()) this.ears.message(JSON.parse(text) as ToClient);
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

  close(): void {
    this.attempt = {};
    this.socket?.close();
    if (this.state !== 'closed') this.turn('closed');
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
