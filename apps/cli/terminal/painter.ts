/** Writes the differences between two rendered screens to a terminal. */
import type { RowEncoder } from './row-encoder.ts';
import type { RenderedScreen, ScreenSize } from './render-parts.ts';

const CSI = '\u001b[';
/** Terminals that support it show everything in between at once; others ignore it. */
const SYNCHRONIZED_UPDATE = [`${CSI}?2026h`, `${CSI}?2026l`] as const;
const HIDE_CURSOR = `${CSI}?25l`;
export const SHOW_CURSOR = `${CSI}?25h`;
const CLEAR_SCREEN = `${CSI}0m${CSI}2J`;
const CLEAR_REST_OF_LINE = `${CSI}K`;

const moveCursor = (row: number, column: number): string => `${CSI}${row + 1};${column + 1}H`;

export class Painter {
  private readonly encode: RowEncoder;
  private lines: readonly string[] | undefined;
  private size: ScreenSize | undefined;

  constructor(encode: RowEncoder) {
    this.encode = encode;
  }

  /** The next screen is written completely. */
  invalidate(): void {
    this.lines = undefined;
  }

  /** The bytes to write, as one piece. */
  paint({ rows, cursor }: RenderedScreen, size: ScreenSize): string {
    const same = this.size?.columns === size.columns && this.size.rows === size.rows;
    const old = same ? this.lines : undefined;
    const lines = Array.from({ length: size.rows }, (_, row) => this.encode(rows[row] ?? []));
    const changes = lines.map((line, row) =>
      line === (old?.[row] ?? '')
        ? ''
        : `${moveCursor(row, 0)}${line}${old === undefined ? '' : CLEAR_REST_OF_LINE}`,
    );
    this.lines = lines;
    this.size = { columns: size.columns, rows: size.rows };
    return [
      SYNCHRONIZED_UPDATE[0],
      HIDE_CURSOR,
      old === undefined ? CLEAR_SCREEN : '',
      ...changes,
      cursor === undefined ? '' : moveCursor(cursor.row, cursor.column) + SHOW_CURSOR,
      SYNCHRONIZED_UPDATE[1],
    ].join('');
  }
}
