/** A proxy in front of PostgreSQL that tests can cut, as a network can be, and that can delay and repeat notifications. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dice } from '@ludoteca/kernel';
import { NotificationFaults } from './notification-faults.testing.ts';

const SOCKET = '.s.PGSQL.5432';

export class PostgresProxy {
  /** The address of the database through this proxy. */
  readonly url: string;
  private readonly server: Server;
  private readonly folder: string;
  private readonly sockets = new Set<Socket>();
  private readonly disturbances: NotificationFaults[] = [];
  /** Given if notifications are delayed and repeated. */
  private readonly dice: Dice | undefined;

  private constructor(url: string, folder: string, server: Server, dice: Dice | undefined) {
    this.url = url;
    this.folder = folder;
    this.server = server;
    this.dice = dice;
  }

  /** Notifications that were delayed or repeated. */
  get disturbedNotifications(): number {
    return this.disturbances.reduce((sum, { count }) => sum + count, 0);
  }

  /** `url`: of a database behind a Unix socket. `dice`: given if notifications are to be delayed and repeated. */
  static async open(url: string, dice?: Dice): Promise<PostgresProxy> {
    const target = /@([^/]*)\//.exec(url)?.[1] ?? '';
    const folder = await mkdtemp(join(tmpdir(), 'ludoteca-proxy-'));
    const server = createServer();
    const proxy = new PostgresProxy(url.replace(target, encodeURIComponent(folder)), folder, server, dice);
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

  private disturb(client: Socket, database: Socket, dice: Dice): void {
    const faults = new NotificationFaults(dice, (bytes) => {
      if (!client.destroyed) client.write(bytes);
    });
    this.disturbances.push(faults);
    database.on('data', (bytes: Buffer) => faults.receive(bytes));
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
    }
    client.pipe(database);
    if (this.dice === undefined) database.pipe(client);
    else this.disturb(client, database, this.dice);
  }
}
