/** The far end of hosted chairs, for tests: it says what a test says, when the test says it. */
import type { SomeParts } from '@ludoteca/kernel';
import type { Sight } from '@ludoteca/kit';
import { HostedChair } from './hosted.ts';
import type { SocketEars } from './link.ts';
import type { Request, Step, TableInfo, ToClient } from './wire.ts';

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

/** The server's end of every connection that a chair makes, one after another. */
export class FarEnd {
  readonly sent: unknown[] = [];
  readonly attempts: number[] = [];
  connections = 0;
  closed = 0;
  private ears: SocketEars | undefined;
  private again: (() => void) | undefined;
  private readonly late: (() => void)[] = [];

  chair(token?: string): HostedChair {
    return new HostedChair({
      ...(token === undefined ? {} : { token }),
      connect: (ears) => {
        this.connections++;
        this.ears = ears;
        return {
          send: (text) => this.sent.push(JSON.parse(text)),
          close: () => this.closed++,
        };
      },
      backoff: (attempts) => {
        this.attempts.push(attempts);
        return new Promise((resolve) => {
          this.again = resolve;
        });
      },
      patience: () => new Promise((resolve) => this.late.push(resolve)),
    });
  }

  /** The ears of the connection that is there now. */
  get current(): SocketEars {
    return this.ears!;
  }

  say(...messages: ToClient[]): void {
    for (const message of messages) this.ears!.message(JSON.stringify(message));
  }

  /** Takes the hello and tells that the match has come so far. */
  welcome(...steps: Step[]): void {
    this.ears!.open();
    this.say({ table, you: 0 }, { news: steps, sight: sightAfter(steps.at(-1)?.number ?? 0) });
  }

  cut(): void {
    this.ears!.closed();
  }

  /** Lets the time to wait pass. */
  async later(): Promise<void> {
    this.again!();
    await Promise.resolve();
    await Promise.resolve();
  }

  /** Lets so much time pass that every reply should long have come. */
  async muchLater(): Promise<void> {
    for (const resolve of this.late.splice(0)) resolve();
    await Promise.resolve();
    await Promise.resolve();
  }

  get requests(): Request[] {
    return this.sent.filter((message) => 'id' in (message as object)) as Request[];
  }
}

export const sightAfter = (number: number): Sight<SomeParts> => ({
  view: { number },
  asked: { number, seat: 0, prompt: 'turn', frame: { do: 'turn', seat: 0 }, options: [1, 2] },
  outcome: undefined,
});
export const step = (number: number, left?: number): Step => ({
  number,
  events: [{ did: `entry ${number}` }],
  ...(left === undefined ? {} : { left }),
});
