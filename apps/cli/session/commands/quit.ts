/** The quit command: leaves the match for now, or withdraws from it. */
import { formatRefusal } from '@ludoteca/kit';
import { askSideQuestion } from '../side-question.ts';
import type { NextStep, Person, TerminalSession } from '../terminal-session.ts';

/** A watcher leaves at once. Withdrawing is always confirmed, whatever the person prefers. */
export async function leaveMatch(session: TerminalSession, person: Person | undefined): Promise<NextStep> {
  if (person === undefined || session.onlyWatches) return 'left';
  const { texts, presenter } = session;
  const { leave, withdraw, stay, question, sure } = texts.quit;
  const screen = presenter.sideQuestionScreen(person.seat, person.seat);
  const how = await askSideQuestion(session, { screen, question, labels: [leave, withdraw, stay] });
  if (typeof how !== 'number') return how;
  if (how !== 1) return how === 0 ? 'left' : 'again';
  const labels = [texts.confirm.no, texts.confirm.yes];
  const confirmed = await askSideQuestion(session, {
    screen,
    question: sure,
    labels,
    discardTypeahead: true,
  });
  if (typeof confirmed !== 'number') return confirmed;
  return confirmed === 0 ? 'again' : withdrawFromMatch(session, person);
}

async function withdrawFromMatch(session: TerminalSession, { seat, chair }: Person): Promise<NextStep> {
  const { gameTexts, seating, playOptions, messages } = session;
  try {
    const withdrawn = await chair.withdraw();
    if (withdrawn.ok) {
      session.withdraw(seat);
      return 'on';
    }
    messages.setError(
      formatRefusal(playOptions.language, withdrawn.problem, (reason) =>
        gameTexts.reason(reason, seating.names),
      ),
    );
  } catch (error) {
    messages.setError(session.describeFailure(error));
  }
  return 'again';
}
