import type { Ink } from './colours.ts';
import type { Picture, Size } from './picture.ts';

const CSI = '\u001b[';
/** Terminals that know it show all between the two at once; others pass it over. */
const TOGETHER = [`${CSI}?2026h`, `${CSI}?2026l`] as const;
const HIDE = `${CSI}?25l`;
export const SHOW = `${CSI}?25h`;
const CLEAR = `${CSI}0m${CSI}2J`;
const REST_OF_LINE = `${CSI}K`;

const goTo = (row: number, column: number): string => `${CSI}${row + 1};${column + 1}H`;

/** Knows what the screen shows, and writes no more than what changes it into the next picture. */
export class Painter {
  private readonly ink: Ink;
  private lines: readonly string[] | undefined;
  private size: Size | undefined;

  constructor(ink: Ink) {
    this.ink = ink;
  }

  /** The screen shows something else by now: the next picture is painted whole. */
  forget(): void {
    this.lines = undefined;
  }

  /** All that must be written, as one piece. */
  paint({ rows, cursor }: Picture, size: Size): string {
    const same = this.size?.columns === size.columns && this.size.rows === size.rows;
    const old = same ? this.lines : undefined;
    const lines = Array.from({ length: size.rows }, (_, row) => this.ink(rows[row] ?? []));
    const changes = lines.map((line, row) =>
      line === (old?.[row] ?? '') ? '' : `${goTo(row, 0)}${line}${old === undefined ? '' : REST_OF_LINE}`,
    );
    this.lines = lines;
    this.size = { columns: size.columns, rows: size.rows };
    return [
      TOGETHER[0],
      HIDE,
      old === undefined ? CLEAR : '',
      ...changes,
      cursor === undefined ? '' : goTo(cursor.row, cursor.column) + SHOW,
      TOGETHER[1],
    ].join('');
  }
}
