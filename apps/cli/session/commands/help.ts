/** The help command: the available commands, then the barred choices with their reasons. */
import type { AnyParts } from '@ludoteca/kernel';
import type { Chair, TextRow, VisibleQuestion } from '@ludoteca/kit';
import { formatCommand } from '../../terminal/command-hint.ts';
import { interruptionOf, type ScreenCommand } from '../../terminal/ui.ts';
import type { NextStep, TerminalSession } from '../terminal-session.ts';
import { wrapRows } from '../../terminal/text-layout.ts';

/** Indent of the further lines of a long sentence. */
const HANGING_INDENT = 2;

export async function showHelp(
  session: TerminalSession,
  chair: Chair<AnyParts>,
  asked: VisibleQuestion<AnyParts> | undefined,
  commands: readonly ScreenCommand[],
): Promise<NextStep> {
  const usages = commands.map((command) => ({ usage: formatCommand(command), about: command.about }));
  const indent = Math.max(...usages.map(({ usage }) => usage.length)) + 2;
  const commandRows = usages.map(({ usage, about }): TextRow => [
    { text: usage.padEnd(indent), role: 'possible' },
    { text: about },
  ]);
  const barredRows = asked === undefined ? [] : await formatBarred(session, chair, asked);
  const body = (width: number): readonly TextRow[] => [
    ...wrapRows(commandRows, width, indent),
    ...wrapRows(barredRows, width, HANGING_INDENT),
  ];
  return interruptionOf(await session.ui.showText([{ text: session.texts.help.title }], body)) ?? 'again';
}

/** Choices that are barred for the same reason share a row. */
async function formatBarred(
  { gameTexts, seating, texts }: TerminalSession,
  chair: Chair<AnyParts>,
  asked: VisibleQuestion<AnyParts>,
): Promise<readonly TextRow[]> {
  const labelsByReason = new Map<string, string[]>();
  for (const choice of await chair.barred()) {
    const reason = gameTexts.reason(await chair.why(choice), seating.names);
    const label = gameTexts.option(choice, asked, seating.names);
    labelsByReason.set(reason, [...(labelsByReason.get(reason) ?? []), label]);
  }
  if (labelsByReason.size === 0) return [];
  const rows = Array.from(labelsByReason, ([reason, labels]): TextRow => [
    { text: texts.help.because(labels, reason), role: 'quiet' },
  ]);
  return [[], [{ text: texts.help.barred }], ...rows];
}
