import { at, type Outcome, type Seat, type AnyParts, type Watcher } from '@ludoteca/kernel';
import {
  type VisibleQuestion,
  drawTable,
  type TextRow,
  type SeatExplanation,
  stackBlocks,
  formatZone,
} from '@ludoteca/kit';
import { formatSeatName, formatOutcome } from '../terminal/outcome.ts';
import type { Screen } from '../terminal/ui.ts';
import type { LogItem } from './event-log.ts';
import type { TerminalSession } from './terminal-session.ts';

/** On a screen that is redrawn, so many sentences at least lead to a question, if need be such as were read before. */
const MIN_SENTENCES = 3;

/** The game, and whose decision it is. */
const titleOf = (session: TerminalSession, seat: Seat): TextRow => [
  { text: `${session.gameTexts.name} · `, role: 'quiet' },
  ...formatSeatName(session.seating.names, seat),
];

/** What is told in sentences: what happened, and why where somebody wants to hear it. */
const rowsOf = (session: TerminalSession, items: readonly LogItem[]): readonly TextRow[] =>
  items.flatMap((one) => ('did' in one ? eventRow(session, one) : remarkRow(session, one)) ?? []);

function eventRow({ gameTexts, seating }: TerminalSession, event: AnyParts['event']): [TextRow] | undefined {
  const text = gameTexts.event(event, seating.names);
  return text === undefined ? undefined : [[{ text }]];
}

function remarkRow(
  { gameTexts, seating, reasons }: TerminalSession,
  { seat, reason }: SeatExplanation,
): [TextRow] | undefined {
  const { names } = seating;
  return reasons
    ? [[{ text: `${at(names, seat)}: ${gameTexts.reason(reason, names)}`, role: 'quiet' }]]
    : undefined;
}

/** Everything the watcher has learned. */
export const logRows = (session: TerminalSession, watcher: Watcher): readonly TextRow[] =>
  rowsOf(session, session.feed.log(watcher));

/** What has happened since the watcher last looked. */
export const unseenRows = (session: TerminalSession, watcher: Watcher): readonly TextRow[] =>
  rowsOf(session, session.feed.news(watcher));

const quietly = (row: TextRow): TextRow => row.map(({ text }) => ({ text, role: 'quiet' }));

/** What led to what is shown now, and what there is to say besides; lines that stay are not told twice. */
function newsRows(session: TerminalSession, watcher: Watcher): readonly TextRow[] {
  const unseen = unseenRows(session, watcher);
  const missing = MIN_SENTENCES - unseen.length;
  if (session.ui.isPlain || missing <= 0) return [...unseen, ...session.aside];
  const log = logRows(session, watcher);
  const earlier = log.slice(0, log.length - unseen.length).slice(-missing);
  return [...earlier.map(quietly), ...unseen, ...session.aside];
}

/** Lines that stay may be read aloud: a line a place. */
const bodyOf = (
  { ui, gameTexts, seating, feed, playOptions }: TerminalSession,
  watcher: Watcher,
  asked = feed.observation(watcher).asked,
): Screen['body'] => {
  const { entry, names } = seating;
  const observation = { ...feed.observation(watcher), asked };
  if (ui.isPlain)
    return () =>
      gameTexts
        .zones(observation.view, watcher, names, asked)
        .map((zone): TextRow => [{ text: formatZone(zone) }]);
  return (width) =>
    drawTable(entry, { ...observation, watcher, names, language: playOptions.language, width });
};

/** Lines that stay have room for all. */
function briefOf(
  { ui, seating, feed, playOptions }: TerminalSession,
  watcher: Watcher,
): Pick<Screen, 'brief'> {
  const { entry, names } = seating;
  const { terminal } = entry;
  if (ui.isPlain || terminal?.drawBrief === undefined) return {};
  const drawing = { ...feed.observation(watcher), watcher, names, language: playOptions.language };
  return { brief: (width) => terminal.drawBrief?.({ ...drawing, width }) ?? [] };
}

/** The table as the watcher sees it, and that this seat decides. */
export const matchScreen = (session: TerminalSession, watcher: Watcher, seat: Seat): Screen => ({
  title: titleOf(session, seat),
  body: bodyOf(session, watcher),
  ...briefOf(session, watcher),
  news: newsRows(session, watcher),
});

/** The same while something else is asked there: no key of the match's question means anything now. */
export function sideQuestionScreen(session: TerminalSession, watcher: Watcher, seat: Seat): Screen {
  const { asked } = session.feed.observation(watcher);
  return {
    ...matchScreen(session, watcher, seat),
    body: bodyOf(session, watcher, asked && withoutOptions(asked)),
  };
}

function withoutOptions(asked: VisibleQuestion<AnyParts>): VisibleQuestion<AnyParts> {
  if (!('options' in asked)) return asked;
  const { options: _, ...rest } = asked;
  return rest;
}

/** What the audience sees while a seat that is not here decides. */
export function waitingScreen(session: TerminalSession, seat: Seat): Screen {
  const { title, ...rest } = matchScreen(session, session.audience, seat);
  const thinks: TextRow = [{ text: ` ${session.texts.thinks}`, role: 'quiet' }];
  return { ...rest, title: [...title, ...thinks] };
}

/** Calls whoever must decide: it says what about as everybody may know it, and nothing else. */
export function curtainScreen(
  session: TerminalSession,
  seat: Seat,
): { readonly title: TextRow; readonly body: readonly TextRow[] } {
  const { texts, gameTexts, feed, seating } = session;
  const { asked } = feed.observation('spectator');
  const body = [
    texts.curtain.calls(at(seating.names, seat)),
    ...(asked === undefined ? [] : [gameTexts.question(asked, seating.names)]),
    texts.curtain.others,
  ];
  return { title: titleOf(session, seat), body: body.map((text) => [{ text }]) };
}

/** The table at the end, with what led there. */
export function finalRows(session: TerminalSession, outcome: Outcome, width: number): readonly TextRow[] {
  const { audience, gameTexts, seating } = session;
  return stackBlocks([
    bodyOf(session, audience)(width),
    newsRows(session, audience),
    formatOutcome(gameTexts, seating.names, outcome),
  ]);
}
