/** All open WebSocket connections, with the limits on their number. */
import { RefusedError } from '@ludoteca/wire';
import type { ServerContext } from '../server-context.ts';
import type { ConnectionKind } from '../observability/metrics.ts';
import type { ClientConnection } from './client-connection.ts';

/** The kinds that are closed for newer connections, in this order. Players are never closed. */
const EVICTABLE_KINDS: readonly ConnectionKind[] = ['waiting', 'spectator'];

export class ConnectionRegistry {
  /** In the order of their opening. */
  private readonly connections = new Set<ClientConnection>();
  private readonly context: Pick<ServerContext, 'limits' | 'metrics'>;

  constructor(context: Pick<ServerContext, 'limits' | 'metrics'>) {
    this.context = context;
  }

  /**
   * Makes room for a connection of this address if the server, or the address, has as many as it may have: connections that have sent no
   * hello are closed first, then spectators. Throws if there are players only.
   */
  makeRoom(address: string): void {
    const { connections: most, connectionsPerAddress } = this.context.limits;
    const ofAddress = Array.from(this.connections).filter((other) => other.address === address);
    if (ofAddress.length >= connectionsPerAddress) this.evictOneOf(ofAddress, connectionsPerAddress);
    else if (this.connections.size >= most) this.evictOneOf(Array.from(this.connections), most);
  }

  /** Throws if this guest has as many connections as a guest may have. */
  requireGuestCapacity(guest: string): void {
    const { connectionsPerGuest: most } = this.context.limits;
    const ofGuest = Array.from(this.connections).filter((other) => other.guest === guest).length;
    if (ofGuest >= most) throw new RefusedError({ problem: 'crowded', facts: { most } });
  }

  add(connection: ClientConnection): void {
    this.connections.add(connection);
  }

  delete(connection: ClientConnection): void {
    this.connections.delete(connection);
  }

  countByKind(): ReadonlyMap<ConnectionKind, number> {
    return countBy(this.connections, ({ kind }) => kind);
  }

  pingAll(): void {
    for (const connection of this.connections) connection.ping();
  }

  terminateAll(): void {
    for (const connection of this.connections) connection.terminate();
  }

  private evictOneOf(candidates: readonly ClientConnection[], most: number): void {
    for (const kind of EVICTABLE_KINDS) {
      const victim = oldestOfBusiestAddress(candidates.filter((connection) => connection.kind === kind));
      if (victim === undefined) continue;
      this.context.metrics.countEviction(kind);
      this.delete(victim);
      victim.evict({ problem: 'crowded', facts: { most } });
      return;
    }
    throw new RefusedError({ problem: 'crowded', facts: { most } });
  }
}

/** One address with many connections must not displace the few of others. */
function oldestOfBusiestAddress(candidates: readonly ClientConnection[]): ClientConnection | undefined {
  const counts = countBy(candidates, ({ address }) => address);
  const most = Math.max(...counts.values());
  return candidates.find(({ address }) => counts.get(address) === most);
}

function countBy<K>(
  connections: Iterable<ClientConnection>,
  keyOf: (connection: ClientConnection) => K,
): ReadonlyMap<K, number> {
  const counts = new Map<K, number>();
  for (const connection of connections) {
    const key = keyOf(connection);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
