/** Which server may change which table, if several servers share a database. */

/** Makes a server known to others that share its storage. */
export type JoinServers = (listener: LeaseListener) => Promise<Leases>;

/** A server that other servers can reach. */
export interface ServerLocation {
  readonly address: string;
  /** Proves to that server that a request comes from another server of the same database. */
  readonly key: string;
}

/** What a server is told about tables. */
export interface LeaseListener {
  /** Another server may change this table now. */
  onLost(tableId: string): void;
  /** These servers have stopped, or do not respond. */
  onServersGone(addresses: readonly string[]): void;
  /** The leases have been renewed; now other servers may be found to have stopped. */
  onRenewed(): void;
}

/** A table whose server has stopped. */
export interface AbandonedTable {
  readonly id: string;
  readonly game: string;
  readonly version: number;
}

export interface Leases {
  /** Whether other servers use the same database. */
  readonly hasPeers: boolean;
  /**
   * Acquires the lease of a table and resolves to undefined; or to the server that has it. `take`: also from a server that runs, which
   * then cannot change the table any more.
   */
  acquire(tableId: string, how?: 'if free' | 'take'): Promise<ServerLocation | undefined>;
  /** Another server may acquire it from now on. */
  release(tableId: string): Promise<void>;
  /** The other server that has the lease. */
  findHolder(tableId: string): Promise<ServerLocation | undefined>;
  /** Unfinished matches whose server has stopped. */
  findAbandoned(): Promise<readonly AbandonedTable[]>;
  /** The number of matches that each running server of the database has the leases of, by its address. */
  countByServer(): Promise<ReadonlyMap<string, number>>;
  /** Tells the other servers where to find this one. */
  announce(address: string): Promise<void>;
  /** Whether a request comes from another server of the same database. */
  acceptsKey(key: string): boolean;
  close(): Promise<void>;
}

/** One server alone holds every lease. */
export const SOLE_SERVER: Leases = {
  hasPeers: false,
  acquire: async () => undefined,
  release: async () => undefined,
  findHolder: async () => undefined,
  findAbandoned: async () => [],
  countByServer: async () => new Map(),
  announce: async () => undefined,
  acceptsKey: () => false,
  close: async () => undefined,
};
