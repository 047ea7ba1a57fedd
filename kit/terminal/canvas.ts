/** A character canvas on which blocks of rows overlap. */
import { at } from '@ludoteca/kernel';
import type { TextRow, TextSpan } from './text-row.ts';

const BLANK: TextSpan = { text: ' ' };

/** Draws blocks of rows over one another; later blocks cover earlier ones. Every character is one column wide. */
export class Canvas {
  private readonly lines: TextSpan[][] = [];

  lay(left: number, top: number, rows: readonly TextRow[]): void {
    rows.forEach((row, y) => {
      const line = this.line(top + y);
      let x = left;
      for (const span of row) for (const text of span.text) line[x++] = { ...span, text };
    });
  }

  /** Returns the visible rows, with characters of one colour merged. */
  rows(): readonly TextRow[] {
    return this.lines.map((line) => {
      const row: TextSpan[] = [];
      // `Array.from` visits holes, which are places without a character.
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
