/** Shows rows as a text to read, wrapped to the width of the screen. */
import type { TextRow } from '@ludoteca/kit';
import { wrapRows } from '../../terminal/text-layout.ts';
import { interruptionOf } from '../../terminal/ui.ts';
import type { NextStep, TerminalSession } from '../terminal-session.ts';

export async function showRows(
  { ui }: TerminalSession,
  title: string,
  rows: readonly TextRow[],
  from: 'start' | 'end' = 'start',
): Promise<NextStep> {
  const reply = await ui.showText([{ text: title }], (width) => wrapRows(rows, width), from);
  return interruptionOf(reply) ?? 'again';
}
