/** A player of a load test. It reads only what it needs for an answer, so that the clients cost little beside the server. */
import type { Dice, Json } from '@ludoteca/kernel';
import { patch, type ServerMessage } from '@ludoteca/wire';
import { WebSocket } from 'ws';

/** Sends an answer to the open question. Resolves when the server has acknowledged it. */
export type PendingAnswer = () => Promise<void>;

export interface LoadClientOptions {
  /** The address of the connection to the table. */
  readonly url: string;
  readonly token: string;
  /** Whether it accepts changes of observations, as the clients of Ludoteca do. */
  readonly deltas: boolean;
  readonly dice: Dice;
  /** Clients come from many addresses, as those of a public server do. */
  readonly localAddress: string;
  readonly onQuestion: (answer: PendingAnswer) => void;
  readonly onOver: () => void;
}

/** Messages that answers do not depend on. */
const IGNORED = /^\{"(table|waiting|chat)"/;

interface Sight {
  readonly asked?: { readonly number: number; readonly options?: readonly Json[] };
  readonly outcome?: Json;
}

export class LoadClient {
  private readonly socket: WebSocket;
  private readonly options: LoadClientOptions;
  private closed = false;
  private lastId = 0;
  /** Answers are acknowledged in their order; the news of one, with the next question, come before its acknowledgement. */
  private readonly unacknowledged: (() => void)[] = [];
  /** The latest observation, if changes are applied to it. */
  private sight: Json = null;

  constructor(options: LoadClientOptions) {
    this.options = options;
    const { token, deltas, localAddress } = options;
    this.socket = new WebSocket(options.url, { perMessageDeflate: false, localAddress });
    const hello = { hello: 1, token, ...(deltas ? { deltas } : {}) };
    this.socket.on('open', () => this.socket.send(JSON.stringify(hello)));
    this.socket.on('message', (data: Buffer) => this.receive(data.toString()));
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => {
      if (!this.closed) throw new Error(`the connection to ${options.url} was lost`);
    });
  }

  close(): void {
    this.closed = true;
    this.socket.terminate();
  }

  private receive(text: string): void {
    if (this.closed) return;
    if (text.startsWith('{"id"')) this.takeReply(text);
    else if (IGNORED.test(text)) return;
    // Without changes only observations with options, or with an outcome, matter.
    else if (this.options.deltas || text.includes('"options":') || text.includes('"outcome":'))
      this.takeNews(JSON.parse(text) as ServerMessage);
  }

  private takeReply(text: string): void {
    if (!text.includes('"done":true')) throw new Error(`an answer was refused: ${text}`);
    this.unacknowledged.shift()?.();
  }

  private takeNews(message: ServerMessage): void {
    if ('change' in message) {
      const patched = patch(this.sight, message.change);
      if (!patched.ok) throw new Error('a change does not fit the observation');
      this.sight = patched.value;
    } else if ('news' in message) this.sight = message.sight as unknown as Json;
    else throw new Error(JSON.stringify(message));
    const { asked, outcome } = this.sight as unknown as Sight;
    if (outcome !== undefined) this.options.onOver();
    else if (asked?.options !== undefined) {
      const { number, options } = asked;
      this.options.onQuestion(() => this.answer(number, this.options.dice.pick(options)));
    }
  }

  private answer(number: number, choice: Json): Promise<void> {
    return new Promise((resolve) => {
      this.unacknowledged.push(resolve);
      this.socket.send(JSON.stringify({ id: ++this.lastId, answer: { number, choices: [choice] } }));
    });
  }
}
