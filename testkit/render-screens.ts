/** Rendering of terminal views for snapshot tests. */
import { toPlainText, type TextRow } from '@ludoteca/kit';

const SCREEN_WIDTHS = [60, 100, 160];

/** Renders a view for a narrow, a normal and a wide terminal. */
export const renderScreens = (draw: (width: number) => readonly TextRow[]): string =>
  SCREEN_WIDTHS.map((width) => {
    const lines = draw(width).map((row) => toPlainText(row).trimEnd());
    return [`── ${width} columns `.padEnd(width, '─'), ...lines, ''].join('\n');
  }).join('\n');
