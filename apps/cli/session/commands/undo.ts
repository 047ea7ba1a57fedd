/** The undo command: takes back the person's latest decision in a match hosted here. */
import type { Seat } from '@ludoteca/kernel';
import type { NextStep, TerminalSession } from '../terminal-session.ts';

export async function undo(session: TerminalSession, seat: Seat | undefined): Promise<NextStep> {
  const { seating, feed, texts, messages, autoPass } = session;
  const { local } = seating;
  if (seat === undefined || local === undefined) {
    messages.setError(texts.undo.nothing);
    return 'again';
  }
  try {
    const undone = await local.undo(seat, autoPass.passedQuestions);
    if (typeof undone === 'string') {
      messages.setError(texts.undo[undone]);
      return 'again';
    }
    autoPass.forgetFrom(undone.number);
    feed.replaceLog(local.replayLog(session.watchers));
    messages.setNote(texts.undo.done);
    return 'on';
  } catch (error) {
    messages.setError(session.describeFailure(error));
    return 'again';
  }
}
