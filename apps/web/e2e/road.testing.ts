import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Server } from '@ludoteca/server';

/** The road between a browser and a server. It can be cut, and lead to another server when it is mended. */
export class Road {
  readonly address: string;
  private port: number | undefined;
  private readonly travelling = new Set<Socket>();
  /** Whoever comes while the road is cut waits: a network that is gone says nothing. */
  private readonly stranded = new Set<Socket>();
  private readonly gate;

  private constructor(gate: ReturnType<typeof createServer>, server: Server) {
    this.gate = gate;
    this.address = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
    this.mend(server);
  }

  static async to(server: Server): Promise<Road> {
    const gate = createServer((socket) => road.meet(socket)).listen(0, '127.0.0.1');
    await once(gate, 'listening');
    const road: Road = new Road(gate, server);
    return road;
  }

  cut(): void {
    this.port = undefined;
    for (const socket of this.travelling) socket.destroy();
  }

  mend(server: Server): void {
    this.port = Number(new URL(server.address).port);
    for (const socket of this.stranded) this.meet(socket);
    this.stranded.clear();
  }

  close(): void {
    this.cut();
    for (const socket of this.stranded) socket.destroy();
    this.gate.close();
  }

  private meet(socket: Socket): void {
    socket.on('error', () => undefined);
    if (this.port === undefined) this.stranded.add(socket);
    else this.lead(socket, this.port);
  }

  private lead(from: Socket, port: number): void {
    const to = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      this.travelling.add(one);
      one.pipe(other);
      one.on('error', () => undefined);
      one.on('close', () => {
        this.travelling.delete(one);
        other.destroy();
      });
    }
  }
}
