/** A network between browser and server that can be interrupted. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Server } from '@ludoteca/server';

/** A TCP proxy that can be cut and connected to another server. */
export class NetworkProxy {
  readonly address: string;
  private port: number | undefined;
  private readonly connected = new Set<Socket>();
  /** Connections that arrive while the network is cut get no reply. */
  private readonly waiting = new Set<Socket>();
  private readonly listener;

  private constructor(listener: ReturnType<typeof createServer>, server: Server) {
    this.listener = listener;
    this.address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
    this.connectTo(server);
  }

  static async to(server: Server): Promise<NetworkProxy> {
    const listener = createServer((socket) => proxy.accept(socket)).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const proxy: NetworkProxy = new NetworkProxy(listener, server);
    return proxy;
  }

  cut(): void {
    this.port = undefined;
    for (const socket of this.connected) socket.destroy();
  }

  connectTo(server: Server): void {
    this.port = Number(new URL(server.address).port);
    for (const socket of this.waiting) this.accept(socket);
    this.waiting.clear();
  }

  close(): void {
    this.cut();
    for (const socket of this.waiting) socket.destroy();
    this.listener.close();
  }

  private accept(socket: Socket): void {
    socket.on('error', () => undefined);
    if (this.port === undefined) this.waiting.add(socket);
    else this.forward(socket, this.port);
  }

  private forward(from: Socket, port: number): void {
    const to = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      this.connected.add(one);
      one.pipe(other);
      one.on('error', () => undefined);
      one.on('close', () => {
        this.connected.delete(one);
        other.destroy();
      });
    }
  }
}
