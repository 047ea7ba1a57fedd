/** Measurement of benchmark rows. */
import process from 'node:process';

/** A row: runs some work and returns the number of units. */
export interface BenchRow {
  readonly name: string;
  readonly unit: string;
  run(round: number): number;
}

export interface RowResult {
  readonly name: string;
  readonly unit: string;
  /** Units per second of processor time, median of all rounds. */
  readonly perSecond: number;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Runs all rows in turn, round by round, so that disturbances affect all equally. The first rounds are warm-up. */
export function measure(
  rows: readonly BenchRow[],
  rounds: number,
  tell: (round: number) => void,
): RowResult[] {
  const WARM = 2;
  const rates = rows.map((): number[] => []);
  for (let round = 0; round < rounds + WARM; round++) {
    tell(round);
    for (const [i, row] of rows.entries()) {
      const before = process.cpuUsage();
      const units = row.run(round);
      const { user, system } = process.cpuUsage(before);
      if (round >= WARM) rates[i]?.push((units / (user + system)) * 1e6);
    }
  }
  return rows.map(({ name, unit }, i) => ({ name, unit, perSecond: median(rates[i] ?? []) }));
}
