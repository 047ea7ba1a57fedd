import { at, type Seat, type AnyParts } from '@ludoteca/kernel';
import { optionsOf } from '@ludoteca/kit';
import { endedBy } from '../ui/ended.ts';
import type { Question, Sheet } from '../ui/ui.ts';
import { chairsOf, type Here } from './here.ts';
import type { OwnFiles } from './own-files.ts';
import { putSave } from './saving.ts';
import { asideSheet, freshRows } from './sheets.ts';
import type { Ended } from './sitting.ts';
import { hearWord, wordsFor } from './spoken.ts';

const OFFERS = ['save', 'board', 'goOn', 'noMore', 'leave'] as const;
const keyOf = (offer: (typeof OFFERS)[number]): string => String(OFFERS.indexOf(offer) + 1);

/** What follows from an answer to the offer. */
type Next = Ended | 'again' | 'on';

/**
 * Offers to save before the question that is open, once, where the world that the game comes from saves when people ask for it. Where
 * only computers play, whoever watches is offered it likewise.
 */
export async function offerSave(here: Here, seat: Seat): Promise<Ended | undefined> {
  const files = here.seating.local?.files;
  const number = here.room.sight(here.audience).asked?.number;
  // Whoever has taken back more than the last decision comes there anew.
  if (number !== undefined && here.offered !== undefined && number < here.offered) here.offered = undefined;
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
  const { ui, audience } = here;
  const sheet = asideSheet(here, audience, seat);
  const reply = await ui.ask(questionOf(here, sheet));
  const ended = endedBy(reply);
  // Where only computers play nobody has to be there.
  if (ended === 'input ended' && ui.plain && here.onlyWatches) return askNoMore(here);
  if (ended !== undefined) return ended;
  if (reply.kind === 'word' && !(reply.word === 'save' && reply.rest.trim() === '')) {
    const chair = chairsOf(here.seating).find(({ watcher }) => watcher === audience);
    const next = await hearWord(here, chair ?? at(chairsOf(here.seating), 0), undefined, reply);
    return next === 'again' && here.rounds === 'go' ? 'on' : next;
  }
  const key = reply.kind === 'picks' ? reply.keys[0] : keyOf('save');
  switch (OFFERS.find((offer) => keyOf(offer) === key)) {
    case 'save':
      await putSave(here, files, bytes);
      return 'again';
    case 'board':
      return endedBy(await ui.read(sheet.title, (width) => sheet.body(width))) ?? 'again';
    case 'noMore':
      return askNoMore(here);
    case 'leave':
      return 'left';
    default:
      goOnWithoutAsking(here, seat);
      return 'on';
  }
}

/** Whoever has said to go on need not say it again where the question that follows has no other answer. */
function goOnWithoutAsking(here: Here, seat: Seat): void {
  const { asked } = here.room.sight(here.audience);
  here.standing = {
    seat,
    answer: (sight) =>
      sight.asked?.number === asked?.number && optionsOf<AnyParts>(sight.asked).length === 1
        ? optionsOf<AnyParts>(sight.asked)[0]
        : undefined,
  };
}

function askNoMore(here: Here): Next {
  here.rounds = 'go';
  return 'on';
}

function questionOf(here: Here, sheet: Sheet): Question {
  const { ui, words, complaint, note, onlyWatches } = here;
  here.note = undefined;
  here.complaint = undefined;
  return {
    ...sheet,
    // Lines that stay have told it already.
    news: ui.plain || onlyWatches ? [] : sheet.news,
    body: (width) => (ui.plain ? [] : sheet.body(width)),
    question: [{ text: words.rounds.question }],
    options: OFFERS.map((offer) => ({ key: keyOf(offer), label: words.rounds[offer] })),
    words: wordsFor(here),
    usual: keyOf('goOn'),
    inline: onlyWatches,
    ...(note === undefined ? {} : { note }),
    ...(complaint === undefined ? {} : { complaint }),
  };
}
