/** The fencing tokens of the leases that this server holds. Every write to a table is refused if the database has another token for it. */
import { WriteRefusedError } from './group-commit.ts';

/** Another server may have changed the table: nothing was written. */
export class LeaseLostError extends WriteRefusedError {
  constructor(tableId: string) {
    super(`another server has the lease of table ${tableId}`);
  }
}

export class LeaseTokens {
  private readonly tokens = new Map<string, number>();
  /** Whether other servers are to be notified of changes. */
  hasPeers = false;
  /** Called when a write was refused. */
  onRefused: (tableId: string) => void = () => undefined;

  /** The process of PostgreSQL that executes the writes of this server; it changes with the connection. */
  writerProcess: number | undefined;

  isOwnProcess(process: number): boolean {
    return process === this.writerProcess;
  }

  get tableIds(): readonly string[] {
    return Array.from(this.tokens.keys());
  }

  find(tableId: string): number | undefined {
    return this.tokens.get(tableId);
  }

  /** Throws `LeaseLostError` if this server has no lease of the table. */
  require(tableId: string): number {
    return this.tokens.get(tableId) ?? this.refuse(tableId);
  }

  set(tableId: string, token: number): void {
    this.tokens.set(tableId, token);
  }

  delete(tableId: string): void {
    this.tokens.delete(tableId);
  }

  /** A write of the table is refused. */
  refuse(tableId: string): never {
    this.tokens.delete(tableId);
    this.onRefused(tableId);
    throw new LeaseLostError(tableId);
  }
}
