import type { RowEncoder } from './row-encoder.ts';
import type { RenderedScreen, ScreenSize } from './render-parts.ts';

const CSI = '\u001b[';
/** Terminals that know it show all between the two at once; others pass it over. */
const SYNCHRONIZED_UPDATE = [`${CSI}?2026h`, `${CSI}?2026l`] as const;
const HIDE_CURSOR = `${CSI}?25l`;
export const SHOW_CURSOR = `${CSI}?25h`;
const CLEAR_SCREEN = `${CSI}0m${CSI}2J`;
const CLEAR_REST_OF_LINE = `${CSI}K`;

const moveCursor = (row: number, column: number): string => `${CSI}${row + 1};${column + 1}H`;

/** Knows what the screen shows, and writes no more than what changes it into the next picture. */
export class Painter {
  private readonly encode: RowEncoder;
  private lines: readonly string[] | undefined;
  private size: ScreenSize | undefined;

  constructor(encode: RowEncoder) {
    this.encode = encode;
  }

  /** The screen shows something else by now: the next picture is painted whole. */
  invalidate(): void {
    this.lines = undefined;
  }

  /** All that must be written, as one piece. */
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
