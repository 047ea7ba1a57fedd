import { at, type Seat } from '@ludoteca/kernel';
import { endedBy } from '../ui/ended.ts';
import { chairsOf, type Here } from './here.ts';
import { waitingSheet } from './sheets.ts';
import type { Ended } from './sitting.ts';
import { hearWord, wordsFor } from './spoken.ts';

/** Keeps the table in sight while somebody elsewhere decides, until anything happens there or a word is typed here. */
export async function waitElsewhere(here: Here, seat: Seat): Promise<Ended | undefined> {
  const { ui, room, words, seating, audience, note, complaint } = here;
  const sheet = waitingSheet(here, seat);
  here.note = undefined;
  here.complaint = undefined;
  // Lines that stay are not told twice, and whoever only watches has nothing to catch up with.
  if (ui.plain || here.onlyWatches) here.look(audience);
  const reply = await ui.wait(
    {
      ...sheet,
      waiting: [{ text: words.waiting(at(seating.names, seat)) }],
      words: wordsFor(here),
      ...(note === undefined ? {} : { note }),
      ...(complaint === undefined ? {} : { complaint }),
    },
    room.whenNews(),
  );
  if (reply.kind !== 'word') return endedBy(reply);
  const next = await hearWord(here, at(chairsOf(seating), 0), room.sight(audience).asked, reply);
  return next === 'again' || next === 'on' ? undefined : next;
}
