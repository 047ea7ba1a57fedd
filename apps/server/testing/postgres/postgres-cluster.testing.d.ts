export declare class PostgresCluster {
  private readonly folder;
  private readonly binaries;
  private running;
  private constructor();
  /** Creates a cluster and starts it. */
  static create(): Promise<PostgresCluster>;
  /** The address of a database of this cluster. */
  url(database?: string): string;
  start(): Promise<void>;
  /** Ends all its connections. The data stays. */
  stop(): Promise<void>;
  delete(): Promise<void>;
  private get data();
}
