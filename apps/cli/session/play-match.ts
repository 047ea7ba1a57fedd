import { at, type Outcome, type Seat } from '@ludoteca/kernel';
import type { SeatExplanation } from '@ludoteca/kit';
import { type PlayOptions, PACE_MILLISECONDS } from './play-options.ts';
import { formatOutcome } from '../terminal/outcome.ts';
import { interruptionOf } from '../terminal/interruption.ts';
import type { Ui } from '../terminal/ui.ts';
import { askPerson } from './ask-person.ts';
import { waitForRemoteSeat } from './wait-for-remote-seat.ts';
import { TerminalSession, type SessionSeating } from './terminal-session.ts';
import { askSideQuestion } from './side-question.ts';
import { offerSave } from './offer-save.ts';
import { sideQuestionScreen, curtainScreen, finalRows, unseenRows, waitingScreen } from './presenter.ts';
import type { SessionEnd } from './local-session.ts';
import { changePace } from './commands.ts';

/** Plays any game at this terminal, from chairs and texts alone, until the match is over or everybody here leaves. */
export async function playMatch(
  ui: Ui,
  seating: SessionSeating,
  playOptions: PlayOptions,
): Promise<SessionEnd> {
  const session = new TerminalSession(ui, seating, playOptions);
  // Lines that stay have no keys.
  if (session.onlyWatches && !ui.isPlain && seating.local !== undefined)
    ui.print([[{ text: session.texts.watching, role: 'quiet' }]]);
  try {
    for (;;) {
      session.check();
      const { asked, outcome } = session.feed.observation(session.audience);
      if (outcome !== undefined) return await showOutcome(session, outcome);
      if (asked === undefined) throw new Error('a match that is not over asks nobody');
      const ended = (await offerSave(session, asked.seat)) ?? (await letSeatDecide(session, asked.seat));
      if (ended !== undefined) return ended;
    }
  } finally {
    session.close();
  }
}

/** Lets a seat decide, wherever it is; undefined when the match goes on. */
async function letSeatDecide(session: TerminalSession, seat: Seat): Promise<SessionEnd | undefined> {
  const person = session.personAt(seat);
  if (person === undefined) return waitForSeat(session, seat);
  if (session.seating.people.length > 1 && session.viewer !== seat) {
    const { title, body } = curtainScreen(session, seat);
    const ended = interruptionOf(await session.ui.showCurtain(title, body));
    if (ended !== undefined) return ended;
  }
  session.viewer = seat;
  return askPerson(session, person);
}

/** Who sits elsewhere answers in their own time; a computer that is hosted here does when people could follow so far. */
async function waitForSeat(session: TerminalSession, seat: Seat): Promise<SessionEnd | undefined> {
  const { ui, seating, feed } = session;
  const { local } = seating;
  if (local === undefined) return waitForRemoteSeat(session, seat);
  showProgress(session, seat);
  const reply = await ui.pause(PACE_MILLISECONDS[session.pace]);
  const ended = interruptionOf(reply);
  if (ended !== undefined) return ended;
  if (reply?.kind === 'word') {
    changePace(session, reply.rest.trim() || reply.word);
    if (session.onlyWatches) printNote(session);
  }
  try {
    await local.playComputerTurn(seat, (said) =>
      feed.setExplanation(maySeeExplanation(session, said) ? said : undefined),
    );
  } catch (error) {
    feed.setExplanation(undefined);
    return offerRetry(session, seat, error);
  }
}

/** What only its seat may know is for tables where nobody but computers plays. */
const maySeeExplanation = ({ seating }: TerminalSession, said: SeatExplanation | undefined): boolean =>
  said?.secret !== true || seating.people.length === 0;

/** Whoever is never asked must be told at once. */
function printNote(session: TerminalSession): void {
  session.ui.print([[{ text: session.note ?? '', role: 'quiet' }]]);
  session.note = undefined;
}

/** Those who only watch are told line by line; whoever plays keeps the table in sight. */
function showProgress(session: TerminalSession, seat: Seat): void {
  const { ui, audience } = session;
  if (session.onlyWatches) ui.print([...unseenRows(session, audience), ...session.aside]);
  else ui.show(waitingScreen(session, seat));
  if (session.onlyWatches || ui.isPlain) session.markSeen(audience);
}

/** The answer of a computer met with trouble: it may pass, and until then the match stays as it is. */
async function offerRetry(
  session: TerminalSession,
  seat: Seat,
  error: unknown,
): Promise<SessionEnd | undefined> {
  const { texts, seating } = session;
  session.error = session.describeFailure(error);
  const question = texts.trouble.question(at(seating.names, seat));
  const screen = sideQuestionScreen(session, session.audience, seat);
  const labels = [texts.trouble.again, texts.quit.leave];
  const picked = await askSideQuestion(session, { screen, question, labels });
  if (typeof picked !== 'number') return picked;
  return picked === 0 ? undefined : 'left';
}

/** Lines that stay tell the end; on a screen it is looked at first. */
async function showOutcome(session: TerminalSession, outcome: Outcome): Promise<SessionEnd> {
  const { ui, texts, audience, gameTexts, seating } = session;
  const narrated = session.onlyWatches && seating.local !== undefined;
  if (ui.isPlain || narrated) ui.print([...unseenRows(session, audience), ...session.aside]);
  else await ui.showText([{ text: texts.over }], (width) => finalRows(session, outcome, width));
  ui.print(formatOutcome(gameTexts, seating.names, outcome));
  return 'over';
}
