import { toPlainText, type TextRow } from '@ludoteca/kit';

const WIDTHS = [60, 100, 160];

/** What is drawn in a narrow, a usual and a wide terminal, one under the other: to be kept and read in review. */
export const screens = (draw: (width: number) => readonly TextRow[]): string =>
  WIDTHS.map((width) => {
    const lines = draw(width).map((row) => toPlainText(row).trimEnd());
    return [`── ${width} columns `.padEnd(width, '─'), ...lines, ''].join('\n');
  }).join('\n');
