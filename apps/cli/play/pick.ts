import { endedBy } from '../ui/ended.ts';
import type { Sheet } from '../ui/ui.ts';
import type { Here } from './here.ts';
import type { Ended } from './sitting.ts';

/** Something that is asked beside the match, over a sheet that shows no keys of its question. */
export interface Aside {
  readonly sheet: Sheet;
  readonly question: string;
  /** What can be picked, the first by Enter alone. */
  readonly labels: readonly string[];
  /** Whether it must be read before it is answered. */
  readonly fresh?: boolean;
}

/** Has one of a few things picked: which, or how the sitting ended. */
export async function pickFrom(here: Here, aside: Aside): Promise<number | Ended> {
  const { ui } = here;
  const { sheet, question, labels, fresh = false } = aside;
  const options = labels.map((label, i) => ({ key: String(i + 1), label }));
  // Lines that stay need not be read again.
  const about = ui.plain ? { ...sheet, body: () => [], news: [] } : sheet;
  for (;;) {
    const { complaint } = here;
    here.complaint = undefined;
    const reply = await ui.ask({
      ...about,
      question: [{ text: question }],
      options,
      words: [],
      usual: '1',
      fresh,
      ...(complaint === undefined ? {} : { complaint }),
    });
    const ended = endedBy(reply);
    if (ended !== undefined) return ended;
    const picked = reply.kind === 'picks' ? options.findIndex(({ key }) => key === reply.keys[0]) : -1;
    if (picked !== -1) return picked;
    here.complaint = here.words.pick('1', String(labels.length));
  }
}
