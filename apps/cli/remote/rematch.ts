/** Offers a rematch after a match at a remote table. */
import { rematchSeat, type TableInfo } from '@ludoteca/wire';
import type { SessionEnd } from '../session/local-session.ts';
import { interruptionOf, type UiReply } from '../terminal/ui.ts';
import { takeSeat } from './take-seat.ts';
import type { RemoteSession } from './remote-session.ts';

const YES = '1';
const NO = '2';

/** The table of the rematch, or `over`. */
export async function offerRematch(session: RemoteSession): Promise<SessionEnd | TableInfo> {
  const { chair, server, fairSeat } = session;
  if (typeof chair.watcher !== 'number') return 'over';
  let error: string | undefined;
  for (;;) {
    const reply = await askRematch(session, error);
    if (interruptionOf(reply) !== undefined) return 'over';
    if (reply.kind !== 'picks') continue;
    if (reply.keys[0] !== YES) return 'over';
    const next = await server.api.rematch(session.table().id);
    if (next.ok) {
      const { seats, opened } = session.table();
      const seat =
        typeof chair.watcher === 'number'
          ? rematchSeat(chair.watcher, seats.length, opened === true)
          : chair.watcher;
      return (await takeSeat(server, fairSeat, next.value, seat)) ?? next.value;
    }
    error = server.formatProblem(next.problem);
  }
}

/** Asks again with another sentence as soon as another player wants a rematch. */
async function askRematch(
  { ui, chair, server, entry, playOptions }: RemoteSession,
  error?: string,
): Promise<UiReply> {
  const { rematch: rematchTexts } = server.texts;
  const isWanted = (): boolean => chair.table?.rematch !== undefined;
  const wanted = isWanted();
  const changed = new AbortController();
  const unsubscribe = chair.onChange(() => {
    if (isWanted() && !wanted) changed.abort();
  });
  try {
    return await ui.ask(
      {
        title: [{ text: entry.texts[playOptions.language].name, role: 'quiet' }],
        body: () => [],
        news: [],
        question: [{ text: wanted ? rematchTexts.wanted : rematchTexts.question }],
        options: [
          { key: YES, label: rematchTexts.yes },
          { key: NO, label: rematchTexts.no },
        ],
        commands: [],
        // An accidental Enter must not start another match.
        defaultKey: NO,
        ...(error === undefined ? {} : { error }),
      },
      changed.signal,
    );
  } finally {
    unsubscribe();
  }
}
