/** WebSocket connections to an echo server. */
import { once } from 'node:events';
import { WebSocket } from 'ws';

export class EchoClients {
  private readonly sockets: WebSocket[];
  private nextSocket = 0;

  private constructor(sockets: WebSocket[]) {
    this.sockets = sockets;
  }

  static async open(address: string, connections: number): Promise<EchoClients> {
    const sockets = Array.from({ length: connections }, () => new WebSocket(address));
    await Promise.all(sockets.map((socket) => once(socket, 'open')));
    return new EchoClients(sockets);
  }

  /** Sends a message and waits for its echo; each call uses the next connection. */
  async call(text: string): Promise<void> {
    const socket = this.sockets[this.nextSocket++ % this.sockets.length];
    if (socket === undefined) return;
    const back = once(socket, 'message');
    socket.send(text);
    await back;
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }
}
