/** All open WebSocket connections, with the limits on their number. */
import { RefusedError, type ServerProblem } from '@ludoteca/wire';
import type { ServerContext } from '../server-context.ts';
import type { ConnectionKind } from '../observability/metrics.ts';

/** The kinds that are closed for newer connections, in this order. Players are never closed. */
const EVICTABLE_KINDS: readonly ConnectionKind[] = ['waiting', 'spectator'];

/** A connection of a client to a table of this server, or of another one. */
export interface RegisteredConnection {
  readonly address: string;
  readonly guest: string | undefined;
  readonly kind: ConnectionKind;
  /** The address of the server to which it is relayed. */
  readonly server?: string;
  /** Terminates the connection if the last ping was not answered. */
  ping(): void;
  terminate(): void;
  /** Closes the connection for a newer one. */
  evict(problem: ServerProblem): void;
}

export class ConnectionRegistry {
  /** In the order of their opening. */
  private readonly connections = new Set<RegisteredConnection>();
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

  add(connection: RegisteredConnection): void {
    this.connections.add(connection);
  }

  delete(connection: RegisteredConnection): void {
    this.connections.delete(connection);
  }

  countByKind(): ReadonlyMap<ConnectionKind, number> {
    return countBy(this.connections, ({ kind }) => kind);
  }

  /** Closes the connections that are relayed to these servers, which have stopped: their clients connect again. */
  closeRelaysTo(servers: readonly string[]): void {
    for (const connection of this.connections)
      if (connection.server !== undefined && servers.includes(connection.server))
        connection.evict({ problem: 'closing' });
  }

  pingAll(): void {
    for (const connection of this.connections) connection.ping();
  }

  terminateAll(): void {
    for (const connection of this.connections) connection.terminate();
  }

  private evictOneOf(candidates: readonly RegisteredConnection[], most: number): void {
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
function oldestOfBusiestAddress(
  candidates: readonly RegisteredConnection[],
): RegisteredConnection | undefined {
  const counts = countBy(candidates, ({ address }) => address);
  const most = Math.max(...counts.values());
  return candidates.find(({ address }) => counts.get(address) === most);
}

function countBy<K>(
  connections: Iterable<RegisteredConnection>,
  keyOf: (connection: RegisteredConnection) => K,
): ReadonlyMap<K, number> {
  const counts = new Map<K, number>();
  for (const connection of connections) {
    const key = keyOf(connection);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
