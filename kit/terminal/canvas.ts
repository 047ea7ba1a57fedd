import { at } from '@ludoteca/kernel';
import type { TextRow, TextSpan } from '../catalogue/catalogue-entry.ts';

const BLANK: TextSpan = { text: ' ' };

/** A sheet on which things are laid over one another: what comes later covers what was there. Every character is one column wide. */
export class Canvas {
  private readonly lines: TextSpan[][] = [];

  lay(left: number, top: number, rows: readonly TextRow[]): void {
    rows.forEach((row, y) => {
      const line = this.line(top + y);
      let x = left;
      for (const span of row) for (const text of span.text) line[x++] = { ...span, text };
    });
  }

  /** What is seen from above, characters of one colour together. */
  rows(): readonly TextRow[] {
    return this.lines.map((line) => {
      const row: TextSpan[] = [];
      // Array.from: places where nothing was laid are holes.
      for (const span of Array.from(line, (laid) => laid ?? BLANK)) {
        const last = row.at(-1);
        if (last !== undefined && last.role === span.role && last.seat === span.seat)
          row[row.length - 1] = { ...last, text: last.text + span.text };
        else row.push(span);
      }
      return row;
    });
  }

  private line(y: number): TextSpan[] {
    while (this.lines.length <= y) this.lines.push([]);
    return at(this.lines, y);
  }
}
