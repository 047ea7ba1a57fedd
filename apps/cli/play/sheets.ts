import { at, type Outcome, type Seat, type AnyParts, type Watcher } from '@ludoteca/kernel';
import {
  type VisibleQuestion,
  drawTable,
  type TextRow,
  type SeatExplanation,
  stackBlocks,
  formatZone,
} from '@ludoteca/kit';
import { nameRow, outcomeRows } from '../outcome.ts';
import type { Sheet } from '../ui/ui.ts';
import type { Told } from './diary.ts';
import type { Here } from './here.ts';

/** On a screen that is redrawn, so many sentences at least lead to a question, if need be such as were read before. */
const LEAST = 3;

/** The game, and whose decision it is. */
const titleOf = (here: Here, seat: Seat): TextRow => [
  { text: `${here.texts.name} · `, role: 'quiet' },
  ...nameRow(here.seating.names, seat),
];

/** What is told in sentences: what happened, and why where somebody wants to hear it. */
const rowsOf = (here: Here, told: readonly Told[]): readonly TextRow[] =>
  told.flatMap((one) => ('did' in one ? eventRow(here, one) : remarkRow(here, one)) ?? []);

function eventRow({ texts, seating }: Here, event: AnyParts['event']): [TextRow] | undefined {
  const text = texts.event(event, seating.names);
  return text === undefined ? undefined : [[{ text }]];
}

function remarkRow(
  { texts, seating, reasons }: Here,
  { seat, reason }: SeatExplanation,
): [TextRow] | undefined {
  const { names } = seating;
  return reasons
    ? [[{ text: `${at(names, seat)}: ${texts.reason(reason, names)}`, role: 'quiet' }]]
    : undefined;
}

/** Everything the watcher has learned. */
export const logRows = (here: Here, watcher: Watcher): readonly TextRow[] =>
  rowsOf(here, here.room.log(watcher));

/** What has happened since the watcher last looked. */
export const freshRows = (here: Here, watcher: Watcher): readonly TextRow[] =>
  rowsOf(here, here.room.news(watcher));

const quietly = (row: TextRow): TextRow => row.map(({ text }) => ({ text, role: 'quiet' }));

/** What led to what is shown now, and what there is to say besides; lines that stay are not told twice. */
function newsRows(here: Here, watcher: Watcher): readonly TextRow[] {
  const fresh = freshRows(here, watcher);
  const missing = LEAST - fresh.length;
  if (here.ui.plain || missing <= 0) return [...fresh, ...here.aside];
  const log = logRows(here, watcher);
  const earlier = log.slice(0, log.length - fresh.length).slice(-missing);
  return [...earlier.map(quietly), ...fresh, ...here.aside];
}

/** Lines that stay may be read aloud: a line a place. */
const bodyOf = (
  { ui, texts, seating, room, manner }: Here,
  watcher: Watcher,
  asked = room.sight(watcher).asked,
): Sheet['body'] => {
  const { entry, names } = seating;
  const sight = { ...room.sight(watcher), asked };
  if (ui.plain)
    return () =>
      texts.zones(sight.view, watcher, names, asked).map((zone): TextRow => [{ text: formatZone(zone) }]);
  return (width) => drawTable(entry, { ...sight, watcher, names, language: manner.language, width });
};

/** Lines that stay have room for all. */
function briefOf({ ui, seating, room, manner }: Here, watcher: Watcher): Pick<Sheet, 'brief'> {
  const { entry, names } = seating;
  const { terminal } = entry;
  if (ui.plain || terminal?.drawBrief === undefined) return {};
  const drawing = { ...room.sight(watcher), watcher, names, language: manner.language };
  return { brief: (width) => terminal.drawBrief?.({ ...drawing, width }) ?? [] };
}

/** The table as the watcher sees it, and that this seat decides. */
export const sheetOf = (here: Here, watcher: Watcher, seat: Seat): Sheet => ({
  title: titleOf(here, seat),
  body: bodyOf(here, watcher),
  ...briefOf(here, watcher),
  news: newsRows(here, watcher),
});

/** The same while something else is asked there: no key of the match's question means anything now. */
export function asideSheet(here: Here, watcher: Watcher, seat: Seat): Sheet {
  const { asked } = here.room.sight(watcher);
  return { ...sheetOf(here, watcher, seat), body: bodyOf(here, watcher, asked && withoutOptions(asked)) };
}

function withoutOptions(asked: VisibleQuestion<AnyParts>): VisibleQuestion<AnyParts> {
  if (!('options' in asked)) return asked;
  const { options: _, ...rest } = asked;
  return rest;
}

/** What the audience sees while a seat that is not here decides. */
export function waitingSheet(here: Here, seat: Seat): Sheet {
  const { title, ...rest } = sheetOf(here, here.audience, seat);
  const thinks: TextRow = [{ text: ` ${here.words.thinks}`, role: 'quiet' }];
  return { ...rest, title: [...title, ...thinks] };
}

/** Calls whoever must decide: it says what about as everybody may know it, and nothing else. */
export function curtainOf(
  here: Here,
  seat: Seat,
): { readonly title: TextRow; readonly body: readonly TextRow[] } {
  const { words, texts, room, seating } = here;
  const { asked } = room.sight('spectator');
  const body = [
    words.curtain.calls(at(seating.names, seat)),
    ...(asked === undefined ? [] : [texts.question(asked, seating.names)]),
    words.curtain.others,
  ];
  return { title: titleOf(here, seat), body: body.map((text) => [{ text }]) };
}

/** The table at the end, with what led there. */
export function endingRows(here: Here, outcome: Outcome, width: number): readonly TextRow[] {
  const { audience, texts, seating } = here;
  return stackBlocks([
    bodyOf(here, audience)(width),
    newsRows(here, audience),
    outcomeRows(texts, seating.names, outcome),
  ]);
}
