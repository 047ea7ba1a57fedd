/** All open WebSocket connections, with the limits on their number. */
import { RefusedError } from '@ludoteca/wire';
import type { Limits } from '../http/limits.ts';
import type { ConnectionKind } from '../observability/metrics.ts';
import type { ClientConnection } from './client-connection.ts';

export class ConnectionRegistry {
  private readonly addresses = new Map<ClientConnection, string>();
  private readonly limits: Limits;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Throws if the server, or this address, has as many connections as it may have. */
  requireCapacity(address: string): void {
    const { connections, connectionsPerAddress } = this.limits;
    const ofAddress = Array.from(this.addresses.values()).filter((other) => other === address).length;
    const isAddressFull = ofAddress >= connectionsPerAddress;
    if (isAddressFull || this.addresses.size >= connections)
      throw new RefusedError({
        problem: 'crowded',
        facts: { most: isAddressFull ? connectionsPerAddress : connections },
      });
  }

  add(connection: ClientConnection, address: string): void {
    this.addresses.set(connection, address);
  }

  delete(connection: ClientConnection): void {
    this.addresses.delete(connection);
  }

  countByKind(): ReadonlyMap<ConnectionKind, number> {
    const counts = new Map<ConnectionKind, number>();
    for (const { kind } of this.addresses.keys()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return counts;
  }

  pingAll(): void {
    for (const connection of this.addresses.keys()) connection.ping();
  }

  terminateAll(): void {
    for (const connection of this.addresses.keys()) connection.terminate();
  }
}
