import { at, type Outcome, type Seat } from '@ludoteca/kernel';
import type { SeatExplanation } from '@ludoteca/kit';
import { type Manner, PACES } from '../manner.ts';
import { outcomeRows } from '../outcome.ts';
import { endedBy } from '../ui/ended.ts';
import type { Ui } from '../ui/ui.ts';
import { askPerson } from './asking.ts';
import { waitElsewhere } from './elsewhere.ts';
import { Here, type Seating } from './here.ts';
import { pickFrom } from './pick.ts';
import { offerSave } from './rounds.ts';
import { asideSheet, curtainOf, endingRows, freshRows, waitingSheet } from './sheets.ts';
import type { Ended } from './sitting.ts';
import { changePace } from './spoken.ts';

/** Plays any game at this terminal, from chairs and texts alone, until the match is over or everybody here leaves. */
export async function playAt(ui: Ui, seating: Seating, manner: Manner): Promise<Ended> {
  const here = new Here(ui, seating, manner);
  // Lines that stay have no keys.
  if (here.onlyWatches && !ui.plain && seating.local !== undefined)
    ui.tell([[{ text: here.words.watching, role: 'quiet' }]]);
  try {
    for (;;) {
      here.check();
      const { asked, outcome } = here.room.sight(here.audience);
      if (outcome !== undefined) return await end(here, outcome);
      if (asked === undefined) throw new Error('a match that is not over asks nobody');
      const ended = (await offerSave(here, asked.seat)) ?? (await decide(here, asked.seat));
      if (ended !== undefined) return ended;
    }
  } finally {
    here.leave();
  }
}

/** Lets a seat decide, wherever it is; undefined when the match goes on. */
async function decide(here: Here, seat: Seat): Promise<Ended | undefined> {
  const person = here.personAt(seat);
  if (person === undefined) return wait(here, seat);
  if (here.seating.people.length > 1 && here.looker !== seat) {
    const { title, body } = curtainOf(here, seat);
    const ended = endedBy(await here.ui.curtain(title, body));
    if (ended !== undefined) return ended;
  }
  here.looker = seat;
  return askPerson(here, person);
}

/** Who sits elsewhere answers in their own time; a computer that is hosted here does when people could follow so far. */
async function wait(here: Here, seat: Seat): Promise<Ended | undefined> {
  const { ui, seating, room } = here;
  const { local } = seating;
  if (local === undefined) return waitElsewhere(here, seat);
  narrate(here, seat);
  const reply = await ui.pause(PACES[here.pace]);
  const ended = endedBy(reply);
  if (ended !== undefined) return ended;
  if (reply?.kind === 'word') {
    changePace(here, reply.rest.trim() || reply.word);
    if (here.onlyWatches) tellNote(here);
  }
  try {
    await local.think(seat, (said) => room.remark(mayHear(here, said) ? said : undefined));
  } catch (error) {
    room.remark(undefined);
    return tryAgain(here, seat, error);
  }
}

/** What only its seat may know is for tables where nobody but computers plays. */
const mayHear = ({ seating }: Here, said: SeatExplanation | undefined): boolean =>
  said?.secret !== true || seating.people.length === 0;

/** Whoever is never asked must be told at once. */
function tellNote(here: Here): void {
  here.ui.tell([[{ text: here.note ?? '', role: 'quiet' }]]);
  here.note = undefined;
}

/** Those who only watch are told line by line; whoever plays keeps the table in sight. */
function narrate(here: Here, seat: Seat): void {
  const { ui, audience } = here;
  if (here.onlyWatches) ui.tell([...freshRows(here, audience), ...here.aside]);
  else ui.show(waitingSheet(here, seat));
  if (here.onlyWatches || ui.plain) here.look(audience);
}

/** The answer of a computer met with trouble: it may pass, and until then the match stays as it is. */
async function tryAgain(here: Here, seat: Seat, error: unknown): Promise<Ended | undefined> {
  const { words, seating } = here;
  here.complaint = here.trouble(error);
  const question = words.trouble.question(at(seating.names, seat));
  const sheet = asideSheet(here, here.audience, seat);
  const labels = [words.trouble.again, words.quit.leave];
  const picked = await pickFrom(here, { sheet, question, labels });
  if (typeof picked !== 'number') return picked;
  return picked === 0 ? undefined : 'left';
}

/** Lines that stay tell the end; on a screen it is looked at first. */
async function end(here: Here, outcome: Outcome): Promise<Ended> {
  const { ui, words, audience, texts, seating } = here;
  const narrated = here.onlyWatches && seating.local !== undefined;
  if (ui.plain || narrated) ui.tell([...freshRows(here, audience), ...here.aside]);
  else await ui.read([{ text: words.over }], (width) => endingRows(here, outcome, width));
  ui.tell(outcomeRows(texts, seating.names, outcome));
  return 'over';
}
