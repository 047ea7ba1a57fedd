/** The quarantine of a table, whose match is not executed any more after it has exceeded its budgets too often. */
import { RefusedError } from '@ludoteca/wire';
import type { Storage } from '../storage/storage.ts';

/** A match that has exceeded its budget so often is not executed any more. */
const MAX_OVERRUNS = 2;

export const isQuarantined = (overruns: number): boolean => overruns >= MAX_OVERRUNS;

export class Quarantine {
  private readonly storage: Storage;
  private readonly table: string;
  private count: number;

  /** `overruns`: how often the match has exceeded a budget before. */
  constructor(storage: Storage, table: string, overruns: number) {
    this.storage = storage;
    this.table = table;
    this.count = overruns;
  }

  get overruns(): number {
    return this.count;
  }

  get isActive(): boolean {
    return isQuarantined(this.count);
  }

  /** The match has exceeded a budget, also if that cannot be stored. */
  async addOverrun(): Promise<void> {
    this.count++;
    await this.storage.addOverrun(this.table);
  }

  requireInactive(): void {
    if (this.isActive) throw new RefusedError({ problem: 'quarantined' });
  }
}
