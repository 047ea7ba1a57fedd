import { interruptionOf } from '../terminal/interruption.ts';
import type { Screen } from '../terminal/ui.ts';
import type { TerminalSession } from './terminal-session.ts';
import type { SessionEnd } from './local-session.ts';

/** Something that is asked beside the match, over a sheet that shows no keys of its question. */
export interface SideQuestion {
  readonly screen: Screen;
  readonly question: string;
  /** What can be picked, the first by Enter alone. */
  readonly labels: readonly string[];
  /** Whether it must be read before it is answered. */
  readonly discardTypeahead?: boolean;
}

/** Has one of a few things picked: which, or how the sitting ended. */
export async function askSideQuestion(
  session: TerminalSession,
  aside: SideQuestion,
): Promise<number | SessionEnd> {
  const { ui } = session;
  const { screen, question, labels, discardTypeahead = false } = aside;
  const options = labels.map((label, i) => ({ key: String(i + 1), label }));
  // Lines that stay need not be read again.
  const about = ui.isPlain ? { ...screen, body: () => [], news: [] } : screen;
  for (;;) {
    const { error } = session;
    session.error = undefined;
    const reply = await ui.ask({
      ...about,
      question: [{ text: question }],
      options,
      commands: [],
      defaultKey: '1',
      discardTypeahead,
      ...(error === undefined ? {} : { error }),
    });
    const ended = interruptionOf(reply);
    if (ended !== undefined) return ended;
    const picked = reply.kind === 'picks' ? options.findIndex(({ key }) => key === reply.keys[0]) : -1;
    if (picked !== -1) return picked;
    session.error = session.texts.pick('1', String(labels.length));
  }
}
