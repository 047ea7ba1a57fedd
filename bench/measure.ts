import process from 'node:process';

/** One thing to measure: does some of it and returns how many units that was. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  run(round: number): number;
}

export interface Measured {
  readonly name: string;
  readonly unit: string;
  /** Units per second of CPU time, the median of all rounds. */
  readonly perSecond: number;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Runs all rows in turn, round after round, so that whatever disturbs the machine disturbs them alike. The first rounds only warm up. */
export function measure(rows: readonly Row[], rounds: number, tell: (round: number) => void): Measured[] {
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
