/** Sends an answer that the person at this terminal did not type. */
import type { AnyParts, Choice } from '@ludoteca/kernel';
import type { Person, TerminalSession } from './terminal-session.ts';

/** Whether it was accepted. A failure is shown, and the person is asked. */
export async function sendAnswer(
  session: TerminalSession,
  { chair }: Person,
  number: number,
  choice: Choice<AnyParts>,
): Promise<boolean> {
  try {
    const { ok } = await chair.answer(number, choice);
    return ok;
  } catch (error) {
    session.messages.setError(session.describeFailure(error));
    return false;
  }
}
