import { at, type Outcome, type Seat, type SomeParts, type Watcher } from '@ludoteca/kernel';
import { drawTable, type Row, seatSign, stacked, zoneLine } from '@ludoteca/kit';
import type { Sheet } from '../ui/ui.ts';
import type { Here } from './here.ts';

/** On a screen that is redrawn, so many sentences at least lead to a question, if need be such as were read before. */
const LEAST = 3;

const nameRow = ({ seating }: Here, seat: Seat): Row => [
  seatSign(seat),
  { text: ` ${at(seating.names, seat)}`, role: 'seat', seat },
];

/** The game, and whose decision it is. */
const titleOf = (here: Here, seat: Seat): Row => [
  { text: `${here.texts.name} · `, role: 'quiet' },
  ...nameRow(here, seat),
];

const sentences = ({ texts, seating }: Here, events: readonly SomeParts['event'][]): readonly string[] =>
  events.flatMap((event) => texts.event(event, seating.names) ?? []);

/** Everything the watcher has learned. */
export const logRows = (here: Here, watcher: Watcher): readonly Row[] =>
  sentences(here, here.room.log(watcher)).map((text) => [{ text }]);

/** What has happened since the watcher last looked. */
export const freshRows = (here: Here, watcher: Watcher): readonly Row[] =>
  sentences(here, here.room.news(watcher)).map((text) => [{ text }]);

/** What led to what is shown now, and what there is to say besides; lines that stay are not told twice. */
function newsRows(here: Here, watcher: Watcher): readonly Row[] {
  const fresh = freshRows(here, watcher);
  const missing = LEAST - fresh.length;
  if (here.ui.plain || missing <= 0) return [...fresh, ...here.aside];
  const log = sentences(here, here.room.log(watcher));
  const earlier = log.slice(0, log.length - fresh.length).slice(-missing);
  return [...earlier.map((text): Row => [{ text, role: 'quiet' }]), ...fresh, ...here.aside];
}

/** Lines that stay may be read aloud: a line a place. */
const bodyOf = ({ ui, texts, seating, room, manner }: Here, watcher: Watcher): Sheet['body'] => {
  const { entry, names } = seating;
  const sight = room.sight(watcher);
  if (ui.plain)
    return () =>
      texts.zones(sight.view, watcher, names, sight.asked).map((zone): Row => [{ text: zoneLine(zone) }]);
  return (width) => drawTable(entry, { ...sight, watcher, names, language: manner.language, width });
};

/** The table as the watcher sees it, and that this seat decides. */
export const sheetOf = (here: Here, watcher: Watcher, seat: Seat): Sheet => ({
  title: titleOf(here, seat),
  body: bodyOf(here, watcher),
  news: newsRows(here, watcher),
});

/** What the audience sees while a seat that is not here decides. */
export function waitingSheet(here: Here, seat: Seat): Sheet {
  const { title, ...rest } = sheetOf(here, here.audience, seat);
  const thinks: Row = [{ text: ` ${here.words.thinks}`, role: 'quiet' }];
  return { ...rest, title: [...title, ...thinks] };
}

/** Calls whoever must decide: it says what about as everybody may know it, and nothing else. */
export function curtainOf(here: Here, seat: Seat): { readonly title: Row; readonly body: readonly Row[] } {
  const { words, texts, room, seating } = here;
  const { asked } = room.sight('spectator');
  const body = [
    words.curtain.calls(at(seating.names, seat)),
    ...(asked === undefined ? [] : [texts.question(asked, seating.names)]),
    words.curtain.others,
  ];
  return { title: titleOf(here, seat), body: body.map((text) => [{ text }]) };
}

/** Who won, then everybody by place. */
export function outcomeRows(here: Here, outcome: Outcome): readonly Row[] {
  const { texts, seating } = here;
  const { places } = outcome;
  const seats = places.map((_, seat) => seat).toSorted((a, b) => at(places, a) - at(places, b));
  return [
    [{ text: texts.outcome(outcome, seating.names), role: 'good' }],
    ...seats.map((seat) => placeRow(here, outcome, seat)),
  ];
}

function placeRow(here: Here, { places, scores }: Outcome, seat: Seat): Row {
  const score: Row = scores === undefined ? [] : [{ text: `: ${at(scores, seat)}` }];
  return [{ text: `${at(places, seat)}. ` }, ...nameRow(here, seat), ...score];
}

/** The table at the end, with what led there. */
export function endingRows(here: Here, outcome: Outcome, width: number): readonly Row[] {
  const { audience } = here;
  return stacked([bodyOf(here, audience)(width), newsRows(here, audience), outcomeRows(here, outcome)]);
}
