import { at, type Seat } from '@ludoteca/kernel';
import { interruptionOf } from '../terminal/interruption.ts';
import { chairsOf, type TerminalSession } from './terminal-session.ts';
import { waitingScreen } from './presenter.ts';
import type { SessionEnd } from './local-session.ts';
import { runCommand, availableCommands } from './commands.ts';

/** Keeps the table in sight while somebody elsewhere decides, until anything happens there or a word is typed here. */
export async function waitForRemoteSeat(
  session: TerminalSession,
  seat: Seat,
): Promise<SessionEnd | undefined> {
  const { ui, feed, texts, seating, audience, note, error } = session;
  const screen = waitingScreen(session, seat);
  session.note = undefined;
  session.error = undefined;
  // Lines that stay are not told twice, and whoever only watches has nothing to catch up with.
  if (ui.isPlain || session.onlyWatches) session.markSeen(audience);
  const reply = await ui.wait(
    {
      ...screen,
      waiting: [{ text: texts.waiting(at(seating.names, seat)) }],
      commands: availableCommands(session),
      ...(note === undefined ? {} : { note }),
      ...(error === undefined ? {} : { error }),
    },
    feed.updateSignal(),
  );
  if (reply.kind !== 'word') return interruptionOf(reply);
  const next = await runCommand(session, at(chairsOf(seating), 0), feed.observation(audience).asked, reply);
  return next === 'again' || next === 'on' ? undefined : next;
}
