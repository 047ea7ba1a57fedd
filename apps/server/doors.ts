/** Who is let in at all: requests that mean this server, and as many connections as it can hold. */
import { RefusedError } from '@ludoteca/wire';
import type { FastifyRequest } from 'fastify';
import type { Limits } from './limits.ts';
import type { Connection } from './live.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

export const isLoopback = (address: string): boolean => LOOPBACK.test(address);

/**
 * A page of somewhere else must not use the browser of a guest to speak to this server, and no name of somewhere else may lead to a
 * server that is for this machine alone. Programs send no origin.
 */
export function mustMeanThisServer({ headers }: Pick<FastifyRequest, 'headers'>, local: boolean): void {
  const { host = '', origin } = headers;
  const isHere = !local || isLoopback(host.replace(/:\d+$/, ''));
  const isOurs = origin === undefined || hostOf(origin) === host.toLowerCase();
  if (!isHere || !isOurs) throw new RefusedError({ problem: 'elsewhere' });
}

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/** Every connection to a table that is there now. */
export class Connections {
  private readonly addresses = new Map<Connection, string>();
  private readonly limits: Limits;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Refuses whoever comes from an address that has so many already, or when the house is full. */
  mustHaveRoom(address: string): void {
    const { connections, connectionsEach: each } = this.limits;
    const alike = Array.from(this.addresses.values()).filter((other) => other === address).length;
    const most = alike >= each ? each : connections;
    if (alike >= each || this.addresses.size >= connections)
      throw new RefusedError({ problem: 'crowded', facts: { most } });
  }

  add(connection: Connection, address: string): void {
    this.addresses.set(connection, address);
  }

  delete(connection: Connection): void {
    this.addresses.delete(connection);
  }

  beat(): void {
    for (const connection of this.addresses.keys()) connection.beat();
  }

  cut(): void {
    for (const connection of this.addresses.keys()) connection.cut();
  }
}
