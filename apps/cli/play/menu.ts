import type { Sheet } from '../ui/ui.ts';
import { endedBy, type Here } from './here.ts';
import type { Ended } from './sitting.ts';

/** Has one of a few things picked, the first by Enter alone: which, or how the sitting ended. */
export async function pickFrom(
  here: Here,
  sheet: Sheet,
  question: string,
  labels: readonly string[],
): Promise<number | Ended> {
  const { ui } = here;
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
      ...(complaint === undefined ? {} : { complaint }),
    });
    const ended = endedBy(reply);
    if (ended !== undefined) return ended;
    const picked = reply.kind === 'picks' ? options.findIndex(({ key }) => key === reply.keys[0]) : -1;
    if (picked !== -1) return picked;
    here.complaint = here.words.pick('1', String(labels.length));
  }
}
