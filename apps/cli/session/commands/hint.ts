/** The hint command: what an expert would answer, and why. */
import type { AnyParts, Seat } from '@ludoteca/kernel';
import { formatHint, type VisibleQuestion } from '@ludoteca/kit';
import type { TerminalSession } from '../terminal-session.ts';

/** Exercises have solutions of their own. */
export const hasHints = ({ seating: { local, remote, people } }: TerminalSession): boolean =>
  people.length > 0 && (remote !== undefined || (local !== undefined && local.guide === undefined));

/** Between people at one terminal hints are off unless they were switched on; at a remote table the server decides. */
const mayHint = ({ seating: { remote, people }, playOptions: { hints } }: TerminalSession): boolean =>
  remote !== undefined || (hints === undefined ? people.length === 1 : hints === 'yes');

export async function showHint(
  session: TerminalSession,
  seat: Seat | undefined,
  asked: VisibleQuestion<AnyParts> | undefined,
): Promise<void> {
  const { seating, messages, texts, gameTexts, playOptions, feed } = session;
  if (seat === undefined || asked === undefined) return messages.setError(texts.hints.notAsked);
  if (!mayHint(session)) return messages.setError(texts.hints.off);
  try {
    const hint = await (seating.local?.findHint(seat) ?? seating.remote?.findHint());
    const { view } = feed.observation(seat);
    const formatOption = (choice: AnyParts['choice'][string]): string =>
      gameTexts.option(choice, asked, seating.names, view);
    messages.setNote(formatHint(playOptions.language, hint, formatOption).join(' '));
  } catch (error) {
    messages.setError(session.describeFailure(error));
  }
}
