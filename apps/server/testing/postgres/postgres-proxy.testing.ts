/** A proxy in front of PostgreSQL that tests can cut, as a network can be. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SOCKET = '.s.PGSQL.5432';

export class PostgresProxy {
  /** The address of the database through this proxy. */
  readonly url: string;
  private readonly server: Server;
  private readonly folder: string;
  private readonly sockets = new Set<Socket>();

  private constructor(url: string, folder: string, server: Server) {
    this.url = url;
    this.folder = folder;
    this.server = server;
  }

  /** `url`: of a database behind a Unix socket. */
  static async open(url: string): Promise<PostgresProxy> {
    const target = /@([^/]*)\//.exec(url)?.[1] ?? '';
    const folder = await mkdtemp(join(tmpdir(), 'ludoteca-proxy-'));
    const server = createServer();
    const proxy = new PostgresProxy(url.replace(target, encodeURIComponent(folder)), folder, server);
    server.on('connection', (client) => proxy.relay(client, decodeURIComponent(target)));
    server.listen(join(folder, SOCKET));
    await once(server, 'listening');
    return proxy;
  }

  /** Breaks all connections. New ones can be opened. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.server.close();
    this.cut();
    await rm(this.folder, { recursive: true, force: true });
  }

  private relay(client: Socket, folder: string): void {
    const database = connect(join(folder, SOCKET));
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }
}
