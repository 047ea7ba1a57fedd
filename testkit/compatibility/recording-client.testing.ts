/** A client of a table of Uno that writes down every message the server sends it. */
import { WebSocket } from 'ws';

/** The fields of a message that a client here must look at. */
interface Message {
  readonly sight?: {
    readonly asked?: {
      readonly number: number;
      readonly seat: number;
      readonly options?: readonly unknown[];
    };
  };
}

const LAST_REQUEST = 1e6;

/** A client that answers every question of its seat and writes down every message it gets. */
export class RecordingClient {
  readonly messages: string[] = [];
  private readonly seat: number;
  private readonly socket: WebSocket;
  private checks: (() => void)[] = [];
  private requests = 0;

  constructor(seat: number, address: string, token: string) {
    this.seat = seat;
    this.socket = new WebSocket(address);
    this.socket.on('open', () => this.send({ hello: 1, token }));
    this.socket.on('message', (data: Buffer) => this.receive(data.toString()));
  }

  /** Resolves once a message with this text in it has come. */
  received(text: string): Promise<void> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (this.messages.some((message) => message.includes(text))) resolve();
        else this.checks.push(check);
      };
      check();
    });
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Resolves once every message to this client has come: requests are taken one after another. */
  finish(): Promise<void> {
    this.send({ id: LAST_REQUEST, barred: true });
    return this.received(`"id":${LAST_REQUEST}`);
  }

  close(): void {
    this.socket.close();
  }

  /** The number of equal consecutive messages about the table depends on time, so they are stored once. */
  private receive(text: string): void {
    if (this.messages.at(-1) !== text) this.messages.push(text);
    const asked = (JSON.parse(text) as Message).sight?.asked;
    if (asked?.seat === this.seat && asked.options !== undefined) this.answer(asked.number, asked.options);
    for (const check of this.checks.splice(0)) check();
  }

  /** Requests barred choices and a reason, sends invalid answers to the first questions, then answers. */
  private answer(number: number, options: readonly unknown[]): void {
    const request = (message: object): void => this.send({ id: ++this.requests, ...message });
    request({ barred: true });
    request({ why: { discard: 0, suit: 1 } });
    if (number < 4) request({ answer: { number, choices: [{ discard: 'none' }] } });
    if (number < 4) request({ answer: { number: number + 1, choices: ['buy'] } });
    request({ answer: { number, choices: [options[number % options.length]] } });
  }
}
