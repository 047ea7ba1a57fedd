import { at, type Outcome, type Seat } from '@ludoteca/kernel';
import type { Ui } from '../ui/ui.ts';
import { askPerson } from './asking.ts';
import { waitElsewhere } from './elsewhere.ts';
import { endedBy, Here, type Seating } from './here.ts';
import { pickFrom } from './menu.ts';
import { curtainOf, endingRows, freshRows, outcomeRows, sheetOf, waitingSheet } from './sheets.ts';
import { type Ended, type Manner, PACES } from './sitting.ts';
import { changePace } from './spoken.ts';

/** Plays any game at this terminal, from chairs and texts alone, until the match is over or everybody here leaves. */
export async function playAt(ui: Ui, seating: Seating, manner: Manner): Promise<Ended> {
  const here = new Here(ui, seating, manner);
  try {
    for (;;) {
      here.check();
      const { asked, outcome } = here.room.sight(here.audience);
      if (outcome !== undefined) return await end(here, outcome);
      if (asked === undefined) throw new Error('a match that is not over asks nobody');
      const ended = await decide(here, asked.seat);
      if (ended !== undefined) return ended;
    }
  } finally {
    here.leave();
  }
}

/** Lets a seat decide, wherever it is; undefined when the match goes on. */
async function decide(here: Here, seat: Seat): Promise<Ended | undefined> {
  const chair = here.chairOf(seat);
  if (chair === undefined) return wait(here, seat);
  if (here.seating.people.length > 1 && here.looker !== seat) {
    const { title, body } = curtainOf(here, seat);
    const ended = endedBy(await here.ui.curtain(title, body));
    if (ended !== undefined) return ended;
  }
  here.looker = seat;
  return askPerson(here, chair);
}

/** Who sits elsewhere answers in their own time; a computer that is hosted here does when people could follow so far. */
async function wait(here: Here, seat: Seat): Promise<Ended | undefined> {
  const { ui, seating } = here;
  const { local } = seating;
  if (local === undefined) return waitElsewhere(here, seat);
  narrate(here, seat);
  const reply = await ui.pause(PACES[here.pace]);
  const ended = endedBy(reply);
  if (ended !== undefined) return ended;
  if (reply?.kind === 'word') changePace(here, reply.word);
  try {
    await local.think(seat);
  } catch (error) {
    return tryAgain(here, seat, error);
  }
}

/** Those who only watch are told line by line; whoever plays keeps the table in sight. */
function narrate(here: Here, seat: Seat): void {
  const { ui, audience } = here;
  if (here.onlyWatches) ui.tell(freshRows(here, audience));
  else ui.show(waitingSheet(here, seat));
  if (here.onlyWatches || ui.plain) here.look(audience);
}

/** The answer of a computer met with trouble: it may pass, and until then the match stays as it is. */
async function tryAgain(here: Here, seat: Seat, error: unknown): Promise<Ended | undefined> {
  const { words, seating } = here;
  here.complaint = here.trouble(error);
  const question = words.trouble.question(at(seating.names, seat));
  const picked = await pickFrom(here, sheetOf(here, here.audience, seat), question, [
    words.trouble.again,
    words.quit.leave,
  ]);
  if (typeof picked !== 'number') return picked;
  return picked === 0 ? undefined : 'left';
}

/** Lines that stay tell the end; on a screen it is looked at first. */
async function end(here: Here, outcome: Outcome): Promise<Ended> {
  const { ui, words, audience, seating } = here;
  const narrated = here.onlyWatches && seating.local !== undefined;
  if (ui.plain || narrated) ui.tell(freshRows(here, audience));
  else await ui.read([{ text: words.over }], (width) => endingRows(here, outcome, width));
  ui.tell(outcomeRows(here, outcome));
  return 'over';
}
