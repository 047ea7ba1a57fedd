/** Shows rows as a text to read, wrapped to the width of the screen. */
import { type TextRow, wrapRow } from '@ludoteca/kit';
import { interruptionOf } from '../../terminal/interruption.ts';
import type { NextStep, TerminalSession } from '../terminal-session.ts';

/** `indent` is the column at which the further lines of a long row begin. */
export const wrapRows = (rows: readonly TextRow[], width: number, indent = 0): readonly TextRow[] =>
  rows.flatMap((row) => wrapRow(row, width, indent));

export async function showRows(
  { ui }: TerminalSession,
  title: string,
  rows: readonly TextRow[],
  from: 'start' | 'end' = 'start',
): Promise<NextStep> {
  const reply = await ui.showText([{ text: title }], (width) => wrapRows(rows, width), from);
  return interruptionOf(reply) ?? 'again';
}
