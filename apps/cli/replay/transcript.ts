import { at, type Question, type Recording, type AnyParts, type Watcher } from '@ludoteca/kernel';
import {
  type Language,
  type PlayerNames,
  observe,
  type AnyCatalogueEntry,
  type GameTexts,
  formatZone,
} from '@ludoteca/kit';
import { numberSeats } from '../args/game-args.ts';
import { quoteIfUnsafe, replaceUnprintable } from '../terminal/sanitize.ts';
import { allWatchers } from './watchers.ts';
import type { ReplayTimeline, TimelineStep } from './replay-timeline.ts';
import { replayTexts, type ReplayTexts } from './texts/replay-texts.ts';

const MAX_NAME_LENGTH = 40;

/** A film and how it is told. */
export interface ReplayContext {
  readonly timeline: ReplayTimeline;
  readonly recording: Recording;
  readonly entry: AnyCatalogueEntry;
  readonly language: Language;
  readonly gameTexts: GameTexts<AnyParts>;
  readonly texts: ReplayTexts;
  readonly names: PlayerNames;
  /** Through whose eyes it may be told. */
  readonly watchers: readonly Watcher[];
}

export const createReplayContext = (
  timeline: ReplayTimeline,
  { recording, entry }: Pick<ReplayContext, 'recording' | 'entry'>,
  language: Language,
  watchers = allWatchers(recording.archive.seats),
): ReplayContext => ({
  timeline,
  recording,
  entry,
  language,
  gameTexts: entry.texts[language],
  texts: replayTexts[language],
  names: playerNamesIn(recording, language),
  watchers,
});

/** Those who played where the archive says who they were, else the seats. */
const playerNamesIn = ({ archive, players }: Recording, language: Language): PlayerNames =>
  numberSeats(archive.seats, language).map((seat, i) =>
    quoteIfUnsafe(players?.[i]?.name || seat, MAX_NAME_LENGTH),
  );

/** What the eyes of a watcher are called. */
export const watcherName = ({ texts: { around }, names }: ReplayContext, watcher: Watcher): string =>
  typeof watcher === 'number' ? at(names, watcher) : around[watcher];

/** What match this is. The seed tells all that is hidden: it is for judges, and for whoever holds the archive. */
export function matchLine(
  { recording, gameTexts, texts: { telling } }: ReplayContext,
  withSeed: boolean,
): string {
  const { seats, entries, seed } = recording.archive;
  const line = telling.match(gameTexts.name, seats, entries.length);
  return withSeed ? `${line}, ${telling.seed(quoteIfUnsafe(seed))}` : line;
}

/** What led to a place, as a watcher knows it: the entry, then what came of it. */
export function stepLines(context: ReplayContext, watcher: Watcher, place: number): readonly string[] {
  const { timeline, gameTexts, names } = context;
  const line = entryLine(context, watcher, place, at(timeline.steps, place));
  const sentences = timeline
    .eventsFor(place, watcher)
    .flatMap((event) => gameTexts.event(event, names) ?? []);
  return [
    ...(line === undefined ? [] : [line]),
    ...sentences.map((sentence) => `   ${replaceUnprintable(sentence)}`),
  ];
}

/** An answer may be a secret: it is told to its seat and to the judge, the rest hear what comes of it. */
function entryLine(
  { gameTexts, names, texts: { telling } }: ReplayContext,
  watcher: Watcher,
  number: number,
  { entry, question }: TimelineStep,
): string | undefined {
  if (entry === undefined || question === undefined) return undefined;
  if ('withdraw' in entry) return telling.withdraw(number, at(names, entry.withdraw));
  const name = at(names, question.seat);
  if ('lapse' in entry) return telling.lapse(number, name);
  return knowsAnswer(watcher, question)
    ? telling.answer(number, name, replaceUnprintable(gameTexts.option(entry.answer, question, names)))
    : telling.hidden(number, name);
}

const knowsAnswer = (watcher: Watcher, { seat }: Question<AnyParts>): boolean =>
  watcher === 'judge' || watcher === seat;

/** The steps up to a place, the opening first. */
export const transcriptLines = (context: ReplayContext, watcher: Watcher, upTo: number): readonly string[] =>
  Array.from({ length: upTo + 1 }, (_, place) => stepLines(context, watcher, place)).flat();

/** By this a log is known as one of ours. */
export const LOG_MARK = 'Ludoteca: ';

/** Everything that happened up to a place, as a watcher knows it: what is read as the log and what is exported. */
export function logLines(context: ReplayContext, watcher: Watcher, upTo: number): readonly string[] {
  const {
    timeline,
    gameTexts,
    names,
    texts: { telling },
  } = context;
  const { outcome } = timeline.at(upTo);
  return [
    `${LOG_MARK}${typeof watcher === 'number' ? telling.log.seat(at(names, watcher)) : telling.log[watcher]}`,
    matchLine(context, watcher === 'judge'),
    '',
    ...transcriptLines(context, watcher, upTo),
    ...(outcome === undefined ? [] : ['', gameTexts.outcome(outcome, names)]),
  ];
}

/** The table at a place, a line a zone. */
export function tableLines(
  { timeline, gameTexts, names, texts: { telling } }: ReplayContext,
  watcher: Watcher,
  place: number,
): readonly string[] {
  const { view, asked, outcome } = observe(timeline.at(place), watcher);
  return [
    telling.table(place),
    ...gameTexts.zones(view, watcher, names, asked).map(formatZone),
    ...(asked === undefined ? [] : [gameTexts.question(asked, names)]),
    ...(outcome === undefined ? [] : [gameTexts.outcome(outcome, names)]),
  ];
}
