/** Connections that never say anything; when the server closes one, another one is opened. */
import { WebSocket } from 'ws';

/** As many from one address as the server allows. */
const PER_ADDRESS = 250;
/** Connections that are opened in an interval of so many milliseconds. */
const OPENED_AT_ONCE = 20;
const INTERVAL = 100;

export class SilentConnections {
  private readonly url: string;
  private readonly wanted: number;
  private readonly sockets = new Set<WebSocket>();
  private readonly timer: NodeJS.Timeout;
  private opened = 0;

  /** `url`: the address of the connection to a table. */
  constructor(url: string, wanted: number) {
    this.url = url;
    this.wanted = wanted;
    this.timer = setInterval(() => this.openSome(), INTERVAL);
  }

  get count(): number {
    return this.sockets.size;
  }

  /** Resolves when all have been opened once. */
  async waitUntilOpened(): Promise<void> {
    while (this.opened < this.wanted) await new Promise((resolve) => setTimeout(resolve, INTERVAL));
  }

  close(): void {
    clearInterval(this.timer);
    for (const socket of this.sockets) socket.terminate();
  }

  private openSome(): void {
    for (let i = 0; i < OPENED_AT_ONCE && this.sockets.size < this.wanted; i++) this.open();
  }

  private open(): void {
    const network = Math.floor(this.opened++ / PER_ADDRESS) % Math.ceil(this.wanted / PER_ADDRESS);
    const socket = new WebSocket(this.url, {
      localAddress: `127.0.2.${network + 1}`,
      perMessageDeflate: false,
    });
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
  }
}
