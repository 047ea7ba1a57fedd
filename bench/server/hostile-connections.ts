/** Hostile connections: each sends invalid messages as fast as it may, and connects again when the server has closed it. */
import { WebSocket } from 'ws';

/** Milliseconds between two messages of a connection: more than the server allows. */
const INTERVAL = 20;
const RECONNECT_DELAY = 200;
/** Another address than that of the players, so that the server can tell them apart. */
const LOCAL_ADDRESS = '127.0.0.2';

const MESSAGES = [
  '{',
  '['.repeat(4000),
  '{"id":1,"__proto__":{"answer":{}},"barred":true}',
  JSON.stringify({ id: 1, answer: { number: 0, choices: [{}] } }),
  JSON.stringify({ id: 2, answer: { number: -1, choices: ['x'.repeat(8000)] } }),
  JSON.stringify({ id: 3, why: { toString: 1 } }),
  JSON.stringify({ id: 4, barred: true }),
  JSON.stringify({ id: 5, withdraw: true }),
];

export class HostileConnections {
  private readonly url: string;
  private readonly sockets = new Set<WebSocket>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private isClosed = false;
  /** Messages that were sent. */
  sent = 0;

  /** `url`: the address of the connection to a table. */
  constructor(url: string, connections: number) {
    this.url = url;
    for (let i = 0; i < connections; i++) this.connect();
  }

  close(): void {
    this.isClosed = true;
    for (const timer of this.timers) clearTimeout(timer);
    for (const socket of this.sockets) socket.terminate();
  }

  private connect(): void {
    const socket = new WebSocket(this.url, { localAddress: LOCAL_ADDRESS, perMessageDeflate: false });
    this.sockets.add(socket);
    let sending: NodeJS.Timeout | undefined;
    socket.on('open', () => {
      socket.send(JSON.stringify({ hello: 1 }));
      sending = setInterval(() => socket.send(MESSAGES[this.sent++ % MESSAGES.length] ?? ''), INTERVAL);
      this.timers.add(sending);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(sending);
      if (sending !== undefined) this.timers.delete(sending);
      this.sockets.delete(socket);
      if (this.isClosed) return;
      const again = setTimeout(() => {
        this.timers.delete(again);
        this.connect();
      }, RECONNECT_DELAY);
      this.timers.add(again);
    });
  }
}
