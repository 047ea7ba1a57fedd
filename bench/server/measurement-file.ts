/** Rows of a measurement that are finished, in a file: a measurement that was interrupted continues with the others. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** One line of the file. */
interface FinishedRow {
  /** What was measured, with its options. */
  readonly key: string;
  readonly lines: readonly string[];
}

export class MeasurementFile {
  private readonly path: string | undefined;
  private readonly lines = new Map<string, readonly string[]>();

  /** Without a path nothing is kept. */
  constructor(path: string | undefined) {
    this.path = path;
    if (path === undefined || !existsSync(path)) return;
    for (const text of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
      const { key, lines } = JSON.parse(text) as FinishedRow;
      this.lines.set(key, lines);
    }
  }

  /** The lines of a finished row; otherwise it is measured, and kept at once. */
  async complete(key: string, measureLines: () => Promise<readonly string[]>): Promise<readonly string[]> {
    const finished = this.lines.get(key);
    if (finished !== undefined) return finished;
    const lines = await measureLines();
    const row: FinishedRow = { key, lines };
    if (this.path !== undefined) appendFileSync(this.path, `${JSON.stringify(row)}\n`);
    return lines;
  }
}
