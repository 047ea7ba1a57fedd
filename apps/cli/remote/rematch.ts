import type { TableInfo } from '@ludoteca/wire';
import type { SessionEnd } from '../session/local-session.ts';
import { interruptionOf } from '../terminal/interruption.ts';
import type { UiReply } from '../terminal/ui.ts';
import { takeSeat } from './take-seat.ts';
import type { RemoteSession } from './remote-session.ts';

const YES = '1';
const NO = '2';

/** Asks whoever has played whether to play again: at the next table if so. */
export async function offerRematch(session: RemoteSession): Promise<SessionEnd | TableInfo> {
  const { chair, server } = session;
  if (typeof chair.watcher !== 'number') return 'over';
  let error: string | undefined;
  for (;;) {
    const reply = await askRematch(session, error);
    if (interruptionOf(reply) !== undefined) return 'over';
    if (reply.kind !== 'picks') continue;
    if (reply.keys[0] !== YES) return 'over';
    const next = await server.api.rematch(session.table().id);
    if (next.ok) return (await takeSeat(server, next.value, chair.watcher)) ?? next.value;
    error = server.formatProblem(next.problem);
  }
}

/** The question is put anew when somebody else wants to play again. */
async function askRematch(
  { ui, chair, server, entry, playOptions }: RemoteSession,
  error?: string,
): Promise<UiReply> {
  const { again } = server.texts;
  const isWanted = (): boolean => chair.table?.rematch !== undefined;
  const wanted = isWanted();
  const gone = new AbortController();
  const stop = chair.onChange(() => {
    if (isWanted() && !wanted) gone.abort();
  });
  try {
    return await ui.ask(
      {
        title: [{ text: entry.texts[playOptions.language].name, role: 'quiet' }],
        body: () => [],
        news: [],
        question: [{ text: wanted ? again.wanted : again.question }],
        options: [
          { key: YES, label: again.yes },
          { key: NO, label: again.no },
        ],
        commands: [],
        // Whoever presses Enter once more than needed has not agreed to another match.
        defaultKey: NO,
        ...(error === undefined ? {} : { error }),
      },
      gone.signal,
    );
  } finally {
    stop();
  }
}
