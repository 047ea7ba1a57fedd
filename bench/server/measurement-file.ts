/** Rows of a measurement that are finished, in a file: a measurement that was interrupted continues with the others. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export interface MeasuredRow {
  readonly lines: readonly string[];
  /** Values that verdicts compare with those of other rows. */
  readonly values: { readonly [name: string]: number };
}

/** One line of the file. */
interface FinishedRow {
  /** What was measured, with its options. */
  readonly key: string;
  readonly row: MeasuredRow;
}

export class MeasurementFile {
  private readonly path: string | undefined;
  private readonly rows = new Map<string, MeasuredRow>();

  /** Without a path nothing is kept. */
  constructor(path: string | undefined) {
    this.path = path;
    if (path === undefined || !existsSync(path)) return;
    for (const text of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
      const { key, row } = JSON.parse(text) as FinishedRow;
      this.rows.set(key, row);
    }
  }

  /** A finished row; otherwise it is measured, and kept at once. */
  async complete(key: string, measure: () => Promise<MeasuredRow>): Promise<MeasuredRow> {
    const finished = this.rows.get(key);
    if (finished !== undefined) return finished;
    const row = await measure();
    const line: FinishedRow = { key, row };
    if (this.path !== undefined) appendFileSync(this.path, `${JSON.stringify(line)}\n`);
    return row;
  }
}
