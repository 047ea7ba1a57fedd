/** Asks a short question beside the match, such as a confirmation. */
import { helpCommand, showAnswerHelp } from '../terminal/answer-help.ts';
import { terminalTexts } from '../terminal/texts.ts';
import { interruptionOf, type Screen } from '../terminal/ui.ts';
import type { SessionEnd } from './local-session.ts';
import type { TerminalSession } from './terminal-session.ts';

export interface SideQuestion {
  readonly screen: Screen;
  readonly question: string;
  /** The options; Enter alone picks the first. */
  readonly labels: readonly string[];
  /** Whether keys typed before the question appears are ignored. */
  readonly discardTypeahead?: boolean;
}

/** The index of the picked option, or how the session ended. */
export async function askSideQuestion(
  { ui, messages, texts, playOptions }: TerminalSession,
  { screen, question, labels, discardTypeahead = false }: SideQuestion,
): Promise<number | SessionEnd> {
  const terminal = terminalTexts[playOptions.language];
  const options = labels.map((label, i) => ({ key: String(i + 1), label }));
  // Plain lines are still there above the question.
  const context = ui.isPlain ? { ...screen, body: () => [], news: [] } : screen;
  for (;;) {
    const reply = await ui.ask({
      ...context,
      question: [{ text: question }],
      options,
      commands: [helpCommand(terminal)],
      defaultKey: '1',
      discardTypeahead,
      ...messages.takeError(),
    });
    const ended = interruptionOf(reply.kind === 'word' ? await showAnswerHelp(ui, terminal) : reply);
    if (ended !== undefined) return ended;
    if (reply.kind === 'word') continue;
    const picked = reply.kind === 'picks' ? options.findIndex(({ key }) => key === reply.keys[0]) : -1;
    if (picked !== -1) return picked;
    messages.setError(texts.pick('1', String(labels.length)));
  }
}
