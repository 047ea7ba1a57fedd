/** A WebSocket that sends anything and receives messages one by one. */
import type { ServerMessage } from '@ludoteca/wire';
import { type ClientOptions, WebSocket } from 'ws';
import { afterTest, liveUrl } from './server.testing.ts';
import type { Server } from '../serve.ts';

export class RawSocket {
  /** Resolves to the close code. */
  readonly closed: Promise<number>;
  private readonly socket: WebSocket;
  private readonly received: string[] = [];
  private readonly waiting: ((text: string) => void)[] = [];

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      const wait = this.waiting.shift();
      if (wait === undefined) this.received.push(data.toString());
      else wait(data.toString());
    });
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      socket.on('close', (code: number) => resolve(code));
    });
    afterTest(() => socket.terminate());
  }

  static open(server: Server, table: string, options: ClientOptions = {}): Promise<RawSocket> {
    const socket = new WebSocket(liveUrl(server, table), options);
    const raw = new RawSocket(socket);
    return new Promise((resolve, reject) => {
      socket.on('open', () => resolve(raw));
      socket.on('error', reject);
    });
  }

  send(data: string | Buffer): void {
    this.socket.send(data);
  }

  sendJson(message: unknown): void {
    this.send(JSON.stringify(message));
  }

  async nextMessage(): Promise<ServerMessage> {
    const text =
      this.received.shift() ?? (await new Promise<string>((resolve) => this.waiting.push(resolve)));
    return JSON.parse(text) as ServerMessage;
  }

  /** The next message that is neither a table nor news. */
  async nextReply(): Promise<ServerMessage> {
    for (;;) {
      const message = await this.nextMessage();
      if (!('table' in message) && !('news' in message)) return message;
    }
  }

  /** Stops reading, like a client that hangs. */
  pause(): void {
    this.socket.pause();
  }

  close(): void {
    this.socket.close();
  }
}
