/** Measurement of benchmark rows. */
import process from 'node:process';
import type { Measurement } from './measurements.ts';

/** A row: runs some work and returns the number of units. */
export interface BenchRow {
  readonly name: string;
  /** Rows in µs report the time of one unit, all others the units per second. */
  readonly unit: Measurement['unit'];
  run(round: number): number | Promise<number>;
}

export type RowResult = Omit<Measurement, 'measured'>;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const WARM_UP_ROUNDS = 2;

/**
 * Runs all rows in turn, round by round, so that disturbances affect all equally, and returns the median of each row. Processor time
 * is measured, because the machine may be shared.
 */
export async function measure(
  rows: readonly BenchRow[],
  rounds: number,
  onRound: (round: number) => void,
): Promise<RowResult[]> {
  const values = rows.map((): number[] => []);
  for (let round = 0; round < rounds + WARM_UP_ROUNDS; round++) {
    onRound(round);
    for (const [i, row] of rows.entries()) {
      const before = process.cpuUsage();
      const units = await row.run(round);
      const { user, system } = process.cpuUsage(before);
      const each = (user + system) / units;
      if (round >= WARM_UP_ROUNDS) values[i]?.push(row.unit === 'µs' ? each : 1e6 / each);
    }
  }
  return rows.map(({ name, unit }, i) => ({ name, unit, value: median(values[i] ?? []) }));
}
