/** A server without a network that a test controls step by step. */
import type { AnyParts } from '@ludoteca/kernel';
import type { Observation } from '@ludoteca/kit';
import { RemoteChair } from './remote-chair.ts';
import type { SocketHandlers } from './connection.ts';
import type { ClientRequest } from './client-messages.ts';
import type { MatchStep, TableInfo, ServerMessage } from './messages.ts';

export const table: TableInfo = {
  id: 'table',
  game: 'lots',
  settings: {},
  state: 'playing',
  seats: ['Ada', 'Bea'].map((name) => ({ kind: 'person', name, here: true, nonce: null })),
  listed: false,
  made: 0,
  entries: 0,
  watching: 0,
  commitment: 'c',
};

export class FakeServer {
  readonly received: unknown[] = [];
  readonly attempts: number[] = [];
  connections = 0;
  closed = 0;
  private handlers: SocketHandlers | undefined;
  private endBackoff: (() => void) | undefined;
  private readonly replyTimeouts: (() => void)[] = [];

  chair(token?: string): RemoteChair {
    return new RemoteChair({
      ...(token === undefined ? {} : { token }),
      connect: (handlers) => {
        this.connections++;
        this.handlers = handlers;
        return {
          send: (text) => this.received.push(JSON.parse(text)),
          close: () => this.closed++,
        };
      },
      backoff: (attempts) => {
        this.attempts.push(attempts);
        return new Promise((resolve) => {
          this.endBackoff = resolve;
        });
      },
      replyTimeout: () => new Promise((resolve) => this.replyTimeouts.push(resolve)),
    });
  }

  /** The handlers of the latest connection. */
  get currentHandlers(): SocketHandlers {
    return this.handlers!;
  }

  send(...messages: ServerMessage[]): void {
    for (const message of messages) this.handlers!.onMessage(JSON.stringify(message));
  }

  /** Accepts the hello and sends these steps. */
  welcome(...steps: MatchStep[]): void {
    this.handlers!.onOpen();
    this.send({ table, you: 0 }, { news: steps, sight: observationAfter(steps.at(-1)?.number ?? 0) });
  }

  disconnect(): void {
    this.handlers!.onClose();
  }

  /** Ends the delay before the next attempt to connect. */
  async passBackoff(): Promise<void> {
    this.endBackoff!();
    await Promise.resolve();
    await Promise.resolve();
  }

  /** Makes all missing replies overdue. */
  async passReplyTimeout(): Promise<void> {
    for (const resolve of this.replyTimeouts.splice(0)) resolve();
    await Promise.resolve();
    await Promise.resolve();
  }

  get requests(): ClientRequest[] {
    return this.received.filter((message) => 'id' in (message as object)) as ClientRequest[];
  }
}

export const observationAfter = (number: number): Observation<AnyParts> => ({
  view: { number },
  asked: { number, seat: 0, prompt: 'turn', frame: { do: 'turn', seat: 0 }, options: [1, 2] },
  outcome: undefined,
});
export const step = (number: number, left?: number): MatchStep => ({
  number,
  events: [{ did: `entry ${number}` }],
  ...(left === undefined ? {} : { left }),
});
