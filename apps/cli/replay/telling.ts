import { at, type Question, type Recording, type AnyParts, type Watcher } from '@ludoteca/kernel';
import {
  type Language,
  type PlayerNames,
  observe,
  type AnyCatalogueEntry,
  type GameTexts,
  formatZone,
} from '@ludoteca/kit';
import { seatNames } from '../entries.ts';
import { shown, visible } from '../foreign.ts';
import { allEyes } from './eyes.ts';
import type { Film, Step } from './film.ts';
import { words, type Words } from './words/words.ts';

const LONGEST_NAME = 40;

/** A film and how it is told. */
export interface Showing {
  readonly film: Film;
  readonly recording: Recording;
  readonly entry: AnyCatalogueEntry;
  readonly language: Language;
  readonly texts: GameTexts<AnyParts>;
  readonly words: Words;
  readonly names: PlayerNames;
  /** Through whose eyes it may be told. */
  readonly eyes: readonly Watcher[];
}

export const showingOf = (
  film: Film,
  { recording, entry }: Pick<Showing, 'recording' | 'entry'>,
  language: Language,
  eyes = allEyes(recording.archive.seats),
): Showing => ({
  film,
  recording,
  entry,
  language,
  texts: entry.texts[language],
  words: words[language],
  names: namesOf(recording, language),
  eyes,
});

/** Those who played where the archive says who they were, else the seats. */
const namesOf = ({ archive, players }: Recording, language: Language): PlayerNames =>
  seatNames(archive.seats, language).map((seat, i) => shown(players?.[i]?.name || seat, LONGEST_NAME));

/** What the eyes of a watcher are called. */
export const eyesName = ({ words: { around }, names }: Showing, watcher: Watcher): string =>
  typeof watcher === 'number' ? at(names, watcher) : around[watcher];

/** What match this is. The seed tells all that is hidden: it is for judges, and for whoever holds the archive. */
export function matchLine({ recording, texts, words: { telling } }: Showing, withSeed: boolean): string {
  const { seats, entries, seed } = recording.archive;
  const line = telling.match(texts.name, seats, entries.length);
  return withSeed ? `${line}, ${telling.seed(shown(seed))}` : line;
}

/** What led to a place, as a watcher knows it: the entry, then what came of it. */
export function stepLines(showing: Showing, watcher: Watcher, place: number): readonly string[] {
  const { film, texts, names } = showing;
  const line = entryLine(showing, watcher, place, at(film.steps, place));
  const sentences = film.heard(place, watcher).flatMap((event) => texts.event(event, names) ?? []);
  return [...(line === undefined ? [] : [line]), ...sentences.map((sentence) => `   ${visible(sentence)}`)];
}

/** An answer may be a secret: it is told to its seat and to the judge, the rest hear what comes of it. */
function entryLine(
  { texts, names, words: { telling } }: Showing,
  watcher: Watcher,
  number: number,
  { past, question }: Step,
): string | undefined {
  if (past === undefined || question === undefined) return undefined;
  if ('withdraw' in past) return telling.withdraw(number, at(names, past.withdraw));
  const name = at(names, question.seat);
  if ('lapse' in past) return telling.lapse(number, name);
  return knows(watcher, question)
    ? telling.answer(number, name, visible(texts.option(past.answer, question, names)))
    : telling.hidden(number, name);
}

const knows = (watcher: Watcher, { seat }: Question<AnyParts>): boolean =>
  watcher === 'judge' || watcher === seat;

/** The steps up to a place, the opening first. */
export const storyLines = (showing: Showing, watcher: Watcher, upTo: number): readonly string[] =>
  Array.from({ length: upTo + 1 }, (_, place) => stepLines(showing, watcher, place)).flat();

/** By this a log is known as one of ours. */
export const LOG_MARK = 'Ludoteca: ';

/** Everything that happened up to a place, as a watcher knows it: what is read as the log and what is exported. */
export function logLines(showing: Showing, watcher: Watcher, upTo: number): readonly string[] {
  const {
    film,
    texts,
    names,
    words: { telling },
  } = showing;
  const { outcome } = film.at(upTo);
  return [
    `${LOG_MARK}${typeof watcher === 'number' ? telling.log.seat(at(names, watcher)) : telling.log[watcher]}`,
    matchLine(showing, watcher === 'judge'),
    '',
    ...storyLines(showing, watcher, upTo),
    ...(outcome === undefined ? [] : ['', texts.outcome(outcome, names)]),
  ];
}

/** The table at a place, a line a zone. */
export function tableLines(
  { film, texts, names, words: { telling } }: Showing,
  watcher: Watcher,
  place: number,
): readonly string[] {
  const { view, asked, outcome } = observe(film.at(place), watcher);
  return [
    telling.table(place),
    ...texts.zones(view, watcher, names, asked).map(formatZone),
    ...(asked === undefined ? [] : [texts.question(asked, names)]),
    ...(outcome === undefined ? [] : [texts.outcome(outcome, names)]),
  ];
}
