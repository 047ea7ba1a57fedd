import type { TableInfo } from '@ludoteca/wire';
import type { Ended } from '../play/sitting.ts';
import { endedBy } from '../ui/ended.ts';
import type { Reply } from '../ui/ui.ts';
import { takeSeat } from './seat.ts';
import type { Visit } from './visit.ts';

const YES = '1';
const NO = '2';

/** Asks whoever has played whether to play again: at the next table if so. */
export async function playAgain(visit: Visit): Promise<Ended | TableInfo> {
  const { chair, server } = visit;
  if (typeof chair.watcher !== 'number') return 'over';
  let complaint: string | undefined;
  for (;;) {
    const reply = await askAgain(visit, complaint);
    if (endedBy(reply) !== undefined) return 'over';
    if (reply.kind !== 'picks') continue;
    if (reply.keys[0] !== YES) return 'over';
    const next = await server.api.rematch(visit.table().id);
    if (next.ok) return (await takeSeat(server, next.value, chair.watcher)) ?? next.value;
    complaint = server.words.problems[next.problem.problem];
  }
}

/** The question is put anew when somebody else wants to play again. */
async function askAgain({ ui, chair, server, entry, manner }: Visit, complaint?: string): Promise<Reply> {
  const { again } = server.words;
  const isWanted = (): boolean => chair.table?.rematch !== undefined;
  const wanted = isWanted();
  const gone = new AbortController();
  const stop = chair.onChange(() => {
    if (isWanted() && !wanted) gone.abort();
  });
  try {
    return await ui.ask(
      {
        title: [{ text: entry.texts[manner.language].name, role: 'quiet' }],
        body: () => [],
        news: [],
        question: [{ text: wanted ? again.wanted : again.question }],
        options: [
          { key: YES, label: again.yes },
          { key: NO, label: again.no },
        ],
        words: [],
        // Whoever presses Enter once more than needed has not agreed to another match.
        usual: NO,
        ...(complaint === undefined ? {} : { complaint }),
      },
      gone.signal,
    );
  } finally {
    stop();
  }
}
