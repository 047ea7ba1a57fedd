import { at, type Seat } from '@ludoteca/kernel';
import type { Row } from '@ludoteca/kit';
import { endedBy } from '../ui/ended.ts';
import type { Sheet } from '../ui/ui.ts';
import { chairsOf, type Here } from './here.ts';
import type { OwnFiles } from './own-files.ts';
import { putSave } from './saving.ts';
import { asideSheet, freshRows } from './sheets.ts';
import type { Ended } from './sitting.ts';
import { hearWord, wordsFor } from './spoken.ts';

const KEYS = { save: '1', board: '2', goOn: '3', leave: '4' } as const;

/** What follows from an answer to the offer. */
type Next = Ended | 'again' | 'on';

/**
 * Offers to save before the question that is open, once, where the world that the game comes from saves when people ask for it. Where
 * only computers play, whoever watches is offered it likewise.
 */
export async function offerSave(here: Here, seat: Seat): Promise<Ended | undefined> {
  const files = here.seating.local?.files;
  const number = here.room.sight(here.audience).asked?.number;
  if (files === undefined || here.rounds === 'go' || number === here.offered) return undefined;
  const bytes = await files.save();
  if (bytes === undefined) return undefined;
  here.offered = number;
  tellNews(here);
  let next: Next = 'again';
  while (next === 'again') next = await offerOnce(here, seat, files, bytes);
  return next === 'on' ? undefined : next;
}

/** Lines that stay tell first what led here. */
function tellNews(here: Here): void {
  const { ui, audience } = here;
  if (!ui.plain && !here.onlyWatches) return;
  ui.tell([...freshRows(here, audience), ...here.aside]);
  here.look(audience);
}

async function offerOnce(here: Here, seat: Seat, files: OwnFiles, bytes: Uint8Array): Promise<Next> {
  const { ui, audience, words, complaint, note } = here;
  const sheet = asideSheet(here, audience, seat);
  const said: readonly Row[] = note === undefined ? [] : [[{ text: note, role: 'good' }]];
  const about: Sheet = ui.plain
    ? { ...sheet, body: () => [], news: said }
    : { ...sheet, news: [...sheet.news, ...said] };
  here.note = undefined;
  here.complaint = undefined;
  const reply = await ui.ask({
    ...about,
    question: [{ text: words.rounds.question }],
    options: (['save', 'board', 'goOn', 'leave'] as const).map((what) => ({
      key: KEYS[what],
      label: words.rounds[what],
    })),
    words: wordsFor(here),
    usual: KEYS.goOn,
    ...(complaint === undefined ? {} : { complaint }),
  });
  const ended = endedBy(reply);
  // Where only computers play nobody has to be there.
  if (ended === 'input ended' && ui.plain && here.onlyWatches) {
    here.rounds = 'go';
    return 'on';
  }
  if (ended !== undefined) return ended;
  if (reply.kind === 'word' && !(reply.word === 'save' && reply.rest.trim() === '')) {
    const chair = chairsOf(here.seating).find(({ watcher }) => watcher === audience);
    const next = await hearWord(here, chair ?? at(chairsOf(here.seating), 0), undefined, reply);
    return next === 'again' && here.rounds === 'go' ? 'on' : next;
  }
  const picked = reply.kind === 'picks' ? reply.keys[0] : KEYS.save;
  if (picked === KEYS.leave) return 'left';
  if (picked === KEYS.board) return endedBy(await ui.read(sheet.title, (width) => sheet.body(width))) ?? 'again';
  if (picked !== KEYS.save) return 'on';
  await putSave(here, files, bytes);
  return 'again';
}
