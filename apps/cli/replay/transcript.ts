/** Formats a recorded match as lines of text. */
import { at, type Question, type RecoveredRecording, type AnyParts, type Watcher } from '@ludoteca/kernel';
import {
  type Language,
  type PlayerNames,
  observe,
  type AnyCatalogueEntry,
  type GameTexts,
  formatZone,
  type ReplayTimeline,
  type TimelineStep,
} from '@ludoteca/kit';
import { numberSeats } from '../args/game-args.ts';
import { quoteIfUnsafe, replaceUnprintable } from '../terminal/sanitize.ts';
import { allWatchers } from './watchers.ts';
import { replayTexts, type ReplayTexts } from './texts/replay-texts.ts';

const MAX_NAME_LENGTH = 40;

/** A timeline with the texts and names to show it. */
export interface ReplayContext {
  readonly timeline: ReplayTimeline;
  readonly recording: RecoveredRecording;
  readonly entry: AnyCatalogueEntry;
  readonly isCutOff?: true;
  readonly language: Language;
  readonly gameTexts: GameTexts<AnyParts>;
  readonly texts: ReplayTexts;
  readonly names: PlayerNames;
  /** The watchers whose view may be shown. */
  readonly watchers: readonly Watcher[];
}

export const createReplayContext = (
  timeline: ReplayTimeline,
  { recording, entry, isCutOff }: Pick<ReplayContext, 'recording' | 'entry' | 'isCutOff'>,
  language: Language,
  watchers = allWatchers(recording.archive.seats),
): ReplayContext => ({
  timeline,
  recording,
  entry,
  ...(isCutOff && { isCutOff }),
  language,
  gameTexts: entry.texts[language],
  texts: replayTexts[language],
  names: namesInRecording(recording, language),
  watchers,
});

/** The names in the archive, else numbered seats. */
export const namesInRecording = ({ archive, players }: RecoveredRecording, language: Language): PlayerNames =>
  numberSeats(archive.seats, language).map((seat, i) =>
    quoteIfUnsafe(players?.[i]?.name || seat, MAX_NAME_LENGTH),
  );

export const watcherName = (
  { texts: { viewer: viewerTexts }, names }: ReplayContext,
  watcher: Watcher,
): string => (typeof watcher === 'number' ? at(names, watcher) : viewerTexts[watcher]);

/** The seed reveals all hidden information, so it is only shown to the judge. */
export function matchLine(
  { recording, gameTexts, texts: { transcript } }: ReplayContext,
  withSeed: boolean,
): string {
  const { seats, entries, seed } = recording.archive;
  const line = transcript.match(gameTexts.name, seats, entries.length);
  return withSeed ? `${line}, ${transcript.seed(quoteIfUnsafe(seed))}` : line;
}

/** The entry of the place and the events that followed it, as the watcher may know them. */
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

/** An answer may be secret: only its seat and the judge see it. */
function entryLine(
  { gameTexts, names, texts: { transcript } }: ReplayContext,
  watcher: Watcher,
  number: number,
  { entry, question }: TimelineStep,
): string | undefined {
  if (entry === undefined || question === undefined) return undefined;
  if ('withdraw' in entry) return transcript.withdraw(number, at(names, entry.withdraw));
  const name = at(names, question.seat);
  if ('lapse' in entry) return transcript.lapse(number, name);
  return knowsAnswer(watcher, question)
    ? transcript.answer(number, name, replaceUnprintable(gameTexts.option(entry.answer, question, names)))
    : transcript.hidden(number, name);
}

const knowsAnswer = (watcher: Watcher, { seat }: Question<AnyParts>): boolean =>
  watcher === 'judge' || watcher === seat;

/** The steps up to a place, the opening first. */
export const transcriptLines = (context: ReplayContext, watcher: Watcher, upTo: number): readonly string[] =>
  Array.from({ length: upTo + 1 }, (_, place) => stepLines(context, watcher, place)).flat();

/** Marks a file as a log of this program. */
export const LOG_MARK = 'Ludoteca: ';

/** The log that is shown and exported. */
export function logLines(context: ReplayContext, watcher: Watcher, upTo: number): readonly string[] {
  const { timeline, gameTexts, names, texts } = context;
  const { transcript } = texts;
  const { outcome } = timeline.at(upTo);
  return [
    `${LOG_MARK}${typeof watcher === 'number' ? transcript.log.seat(at(names, watcher)) : transcript.log[watcher]}`,
    matchLine(context, watcher === 'judge'),
    '',
    ...transcriptLines(context, watcher, upTo),
    ...(outcome === undefined ? [] : ['', gameTexts.outcome(outcome, names)]),
  ];
}

/** One line for each zone. */
export function tableLines(
  { timeline, gameTexts, names, texts: { transcript } }: ReplayContext,
  watcher: Watcher,
  place: number,
): readonly string[] {
  const { view, asked, outcome } = observe(timeline.at(place), watcher);
  return [
    transcript.table(place),
    ...gameTexts.zones(view, watcher, names, asked).map(formatZone),
    ...(asked === undefined ? [] : [gameTexts.question(asked, names, view)]),
    ...(outcome === undefined ? [] : [gameTexts.outcome(outcome, names)]),
  ];
}
