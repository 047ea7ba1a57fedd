/** Shows the table while a seat decides elsewhere, until an update arrives or a command is typed. */
import { at, type Seat } from '@ludoteca/kernel';
import { interruptionOf } from '../terminal/ui.ts';
import { availableCommands, runCommand } from './commands/index.ts';
import type { SessionEnd } from './local-session.ts';
import { chairsOf, type TerminalSession } from './terminal-session.ts';

export async function waitForRemoteSeat(
  session: TerminalSession,
  seat: Seat,
): Promise<SessionEnd | undefined> {
  const { ui, feed, texts, seating, audience, messages, presenter } = session;
  const screen = presenter.waitingScreen(seat);
  // Plain lines are not repeated; a watcher without a seat has no question to catch up for.
  if (ui.isPlain || session.onlyWatches) session.markSeen(audience);
  const reply = await ui.wait(
    {
      ...screen,
      waiting: [{ text: texts.waiting(at(seating.names, seat)) }],
      commands: availableCommands(session),
      ...messages.take(),
    },
    feed.updateSignal(),
  );
  if (reply.kind !== 'word') return interruptionOf(reply);
  const { asked } = feed.observation(audience);
  const next = await runCommand(session, at(chairsOf(seating), 0), asked, reply);
  return next === 'again' || next === 'on' ? undefined : next;
}
