/** Clients that connect one after another while hostile connections are open, and how long each waits until it is shown its table. */
import { WebSocket } from 'ws';

const INTERVAL = 500;
/** Milliseconds after which a client gives up. */
const MAX_WAIT = 5000;

export interface ArrivalReport {
  readonly tried: number;
  readonly failed: number;
  /** The longest wait of the others, in milliseconds. */
  readonly slowest: number;
}

export class ArrivingClients {
  private readonly url: string;
  private readonly timer: NodeJS.Timeout;
  private readonly attempts: Promise<number | undefined>[] = [];

  constructor(url: string) {
    this.url = url;
    this.timer = setInterval(() => this.attempts.push(this.arrive()), INTERVAL);
  }

  async finish(): Promise<ArrivalReport> {
    clearInterval(this.timer);
    const waits = await Promise.all(this.attempts);
    const succeeded = waits.filter((wait) => wait !== undefined);
    return {
      tried: waits.length,
      failed: waits.length - succeeded.length,
      slowest: Math.max(0, ...succeeded),
    };
  }

  private arrive(): Promise<number | undefined> {
    const begun = performance.now();
    const socket = new WebSocket(this.url, { perMessageDeflate: false });
    socket.on('error', () => undefined);
    socket.on('open', () => socket.send(JSON.stringify({ hello: 1 })));
    return new Promise<number | undefined>((resolve) => {
      const timer = setTimeout(() => resolve(undefined), MAX_WAIT);
      socket.on('close', () => resolve(undefined));
      socket.on('message', (data: Buffer) => {
        if (data.toString().startsWith('{"table"')) resolve(performance.now() - begun);
      });
      socket.on('close', () => clearTimeout(timer));
    }).finally(() => socket.terminate());
  }
}
