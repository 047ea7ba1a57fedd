/** Plays a match of any game at this terminal, from chairs and texts alone. */
import { at, type Outcome, type Seat } from '@ludoteca/kernel';
import type { SeatExplanation, TextRow } from '@ludoteca/kit';
import { formatOutcome } from '../terminal/outcome.ts';
import { interruptionOf, type Ui } from '../terminal/ui.ts';
import { askPerson } from './ask-person.ts';
import { changePace } from './commands/pace.ts';
import type { LocalHost } from './local-host.ts';
import type { LocalSessionEnd, SessionEnd } from './local-session.ts';
import { PACE_MILLISECONDS, type PlayOptions } from './play-options.ts';
import { SaveOffers } from './save-offers.ts';
import { askSideQuestion } from './side-question.ts';
import { type SessionSeating, TerminalSession } from './terminal-session.ts';
import { waitForRemoteSeat } from './wait-for-remote-seat.ts';

/** Plays until the match is over or all people at this terminal have left. */
export const playMatch = (ui: Ui, seating: SessionSeating, playOptions: PlayOptions): Promise<SessionEnd> =>
  playToEnd(new TerminalSession(ui, seating, playOptions));

/** The same for a match that is hosted here. */
export async function playLocalMatch(
  ui: Ui,
  seating: SessionSeating & { readonly local: LocalHost },
  playOptions: PlayOptions,
): Promise<LocalSessionEnd> {
  const session = new TerminalSession(ui, seating, playOptions);
  const ended = await playToEnd(session);
  const isLeft = ended === 'left' || ended === 'input ended';
  return isLeft && session.hasFailed ? 'failed' : ended;
}

async function playToEnd(session: TerminalSession): Promise<SessionEnd> {
  const saveOffers = new SaveOffers(session);
  try {
    for (;;) {
      session.check();
      const { asked, outcome } = session.feed.observation(session.audience);
      if (isExerciseOver(session)) return await showExerciseResult(session);
      if (outcome !== undefined) return await showOutcome(session, outcome);
      if (asked === undefined) throw new Error('a match that is not over asks nobody');
      const ended = (await saveOffers.offer(asked.seat)) ?? (await letSeatDecide(session, asked.seat));
      if (ended !== undefined) return ended;
    }
  } finally {
    session.close();
  }
}

async function letSeatDecide(session: TerminalSession, seat: Seat): Promise<SessionEnd | undefined> {
  const person = session.personAt(seat);
  if (person === undefined) return waitForSeat(session, seat);
  if (session.autoPass.isPassedElsewhere(person)) return waitForRemoteSeat(session, seat);
  if (session.seating.people.length > 1 && session.viewer !== seat) {
    const { title, body } = session.presenter.curtain(seat);
    const ended = interruptionOf(await session.ui.showCurtain(title, body));
    if (ended !== undefined) return ended;
  }
  session.showTo(seat);
  return askPerson(session, person);
}

/** Waits for a seat elsewhere, or lets a computer player hosted here answer after a pause. */
async function waitForSeat(session: TerminalSession, seat: Seat): Promise<SessionEnd | undefined> {
  const { ui, seating, feed } = session;
  const { local } = seating;
  if (local === undefined) return waitForRemoteSeat(session, seat);
  const hasNews = showProgress(session, seat);
  const reply = await ui.pause(hasNews ? PACE_MILLISECONDS[session.settings.pace] : 0);
  const ended = interruptionOf(reply);
  if (ended !== undefined) return ended;
  if (reply?.kind === 'word') {
    changePace(session, reply.rest.trim() || reply.word);
    if (session.onlyWatches) session.messages.addNotice(session.messages.take().note ?? '');
  }
  try {
    await local.playComputerTurn(seat, (explanation) =>
      feed.setExplanation(maySeeExplanation(session, explanation) ? explanation : undefined),
    );
  } catch (error) {
    feed.setExplanation(undefined);
    return offerRetry(session, seat, error);
  }
}

/** An explanation with secret facts is shown only where no person plays. */
const maySeeExplanation = ({ seating }: TerminalSession, explanation: SeatExplanation | undefined): boolean =>
  explanation?.secret !== true || seating.people.length === 0;

/** Shows the table and the events. Returns whether there is an event to read: passing without a choice takes no time. */
function showProgress(session: TerminalSession, seat: Seat): boolean {
  const { ui, audience, presenter, onlyWatches, texts } = session;
  const screen = presenter.waitingScreen(seat);
  ui.show(onlyWatches && !ui.isPlain ? { ...screen, hint: texts.watching } : screen);
  const hasNews = session.takeProgress();
  if (onlyWatches || ui.isPlain) session.markSeen(audience);
  return hasNews;
}

/** The answer of a computer player failed, for example on a full disk: the person can retry or leave. */
async function offerRetry(
  session: TerminalSession,
  seat: Seat,
  error: unknown,
): Promise<SessionEnd | undefined> {
  const { texts, seating, messages, presenter } = session;
  messages.setError(session.describeFailure(error));
  const picked = await askSideQuestion(session, {
    screen: presenter.sideQuestionScreen(session.audience, seat),
    question: texts.failures.question(at(seating.names, seat)),
    labels: [texts.failures.again, texts.quit.leave],
  });
  if (typeof picked !== 'number') return picked;
  return picked === 0 ? undefined : 'left';
}

const isExerciseOver = ({ seating }: TerminalSession): boolean =>
  seating.local?.guide !== undefined && seating.local.guide.attempt.state !== 'open';

/** The final table and what there is to learn from it. */
async function showExerciseResult(session: TerminalSession): Promise<SessionEnd> {
  const { ui, texts, audience, presenter, seating, playOptions } = session;
  const guide = seating.local?.guide;
  const isSolved = guide?.attempt.state === 'solved';
  const title = isSolved ? texts.exercise.solved : texts.exercise.failed;
  const closing = isSolved ? (guide.exercise.closing?.[playOptions.language] ?? '') : texts.exercise.again;
  const result: readonly TextRow[] = [
    [{ text: title, role: isSolved ? 'good' : 'warn' }],
    [{ text: closing }],
  ];
  if (ui.isPlain) ui.print([...presenter.unseenRows(audience), ...result]);
  else {
    const reply = await ui.showText([{ text: title }], (width) => presenter.resultRows(result, width));
    const ended = interruptionOf(reply);
    if (ended !== undefined) return ended;
  }
  return 'over';
}

async function showOutcome(session: TerminalSession, outcome: Outcome): Promise<SessionEnd> {
  const { ui, texts, audience, gameTexts, seating, presenter } = session;
  if (ui.isPlain) ui.print(presenter.unseenRows(audience));
  else await ui.showText([{ text: texts.over }], (width) => presenter.finalRows(outcome, width));
  ui.print(formatOutcome(gameTexts, seating.names, outcome));
  return 'over';
}
