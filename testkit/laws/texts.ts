/** Laws of texts: everything visible has a sentence in every language. */
import { type Json, type Reason, deepEqual, type AnyParts } from '@ludoteca/kernel';
import { type Language, LANGUAGES, observe, type AnyCatalogueEntry, type GameTexts } from '@ludoteca/kit';
import { toJsonText, assert } from '../assertions.ts';
import {
  type MatchMoment,
  type FinishedMatch,
  seatsOf,
  type ConformanceTrial,
  watchersOf,
} from '../random-match.ts';

export const NAMES: readonly string[] = ['Ann', 'Ben', 'Cleo', 'Dora', 'Ezio', 'Fede', 'Gina', 'Hugo'];

type Words = GameTexts<AnyParts>;

/** Requires a non-empty, well-formed sentence. */
export function requireText(what: string, sentence: string | undefined): string {
  assert(typeof sentence === 'string' && sentence.trim() !== '', `${what} has no words`);
  assert(!/undefined|\bNaN\b|\[object/.test(sentence), `${what} reads "${sentence}"`);
  return sentence;
}

const inEveryLanguage = (
  { entry }: ConformanceTrial,
  speak: (words: Words, language: Language) => void,
): void => LANGUAGES.forEach((language) => speak(entry.texts[language], language));

/** An unknown key, to find the fallback sentence. */
const knows = (words: Words, reason: Reason): boolean =>
  words.reason(reason, NAMES) !== words.reason({ ...reason, why: 'a key that nobody has' }, NAMES);

/** Reasons already checked, since the same ones occur often. */
const spoken = new WeakMap<AnyCatalogueEntry, Set<string>>();

/** Requires a specific sentence for a reason in every language; only the kernel's general refusal may use the fallback. */
export function requireReasonText({ trial }: Pick<MatchMoment, 'trial'>, reason: Reason): void {
  const known = spoken.get(trial.entry) ?? new Set();
  spoken.set(trial.entry, known);
  const key = toJsonText(reason);
  if (known.has(key)) return;
  inEveryLanguage(trial, (words, language) => {
    requireText(`reason ${key} in ${language}`, words.reason(reason, NAMES));
    assert(reason.why === 'not offered' || knows(words, reason), `no words for ${key} in ${language}`);
  });
  known.add(key);
}

/** Questions, options, events and zones have texts in every language, and options of a question differ. */
export function hasTextsInEveryLanguage(here: MatchMoment): void {
  const { match, events, trial } = here;
  const { question } = match;
  const seen = match.redact(events);
  for (const watcher of watchersOf(match)) for (const event of seen.get(watcher)) mustTell(trial, event);
  inEveryLanguage(trial, (words, language) => {
    for (const watcher of ['spectator', ...seatsOf(match)] as const) {
      const { view, asked } = observe(match, watcher);
      const own = question?.seat === watcher ? question.options : [];
      if (asked !== undefined) requireText(`${asked.prompt} in ${language}`, words.question(asked, NAMES));
      mustShow(
        `the table of ${watcher} in ${language}`,
        words,
        words.zones(view, watcher, NAMES, asked),
        own,
      );
    }
    if (question === undefined) return;
    const menu = question.options.map((option) =>
      requireText(
        `option ${toJsonText(option)} of ${question.prompt} in ${language}`,
        words.option(option, question, NAMES),
      ),
    );
    assert(new Set(menu).size === menu.length, `options read alike in ${language}: ${menu.join(' / ')}`);
  });
}

/** An event has a sentence in every language or in none. */
function mustTell({ entry }: ConformanceTrial, event: AnyParts['event']): void {
  const told = LANGUAGES.filter((language) => {
    const sentence = entry.texts[language].event(event, NAMES);
    if (sentence !== undefined) requireText(`event ${toJsonText(event)} in ${language}`, sentence);
    return sentence !== undefined;
  });
  assert(
    told.length === 0 || told.length === LANGUAGES.length,
    `${toJsonText(event)} is told only in ${told.join()}`,
  );
}

function mustShow(
  what: string,
  words: Words,
  zones: ReturnType<Words['zones']>,
  options: readonly Json[],
): void {
  assert(zones.length > 0, `${what} is empty`);
  assert(new Set(zones.map(({ id }) => id)).size === zones.length, `${what} has two zones of the same id`);
  for (const { name, items } of zones) {
    requireText(`a zone of ${what}`, name);
    for (const thing of items) {
      requireText(`a thing in ${name} of ${what}`, thing.name);
      assert(
        thing.count === undefined || thing.count >= 0,
        `${thing.name} in ${name} of ${what} counts ${thing.count}`,
      );
      for (const choice of thing.options ?? [])
        assert(
          options.some((option) => deepEqual(option, choice)),
          `${thing.name} stands for ${toJsonText(choice)}: not offered`,
        );
    }
  }
  mustStand(what, zones, options);
}

/** Every option except a bare word belongs to an item. */
function mustStand(what: string, zones: ReturnType<Words['zones']>, options: readonly Json[]): void {
  const standing = zones.flatMap(({ items }) => items.flatMap((thing) => thing.options ?? []));
  for (const option of options)
    assert(
      typeof option === 'string' || standing.some((choice) => deepEqual(choice, option)),
      `nothing in ${what} stands for ${toJsonText(option)}`,
    );
}

/** Every barred choice has a specific explanation. */
export function explainsBarredChoices(here: MatchMoment): void {
  for (const barred of here.match.barred()) {
    const reason = here.match.why(barred);
    assert(reason.why !== 'not offered', `${toJsonText(barred)} is barred without a reason`);
    requireReasonText(here, reason);
  }
}

/** Outcomes have texts. */
export function hasOutcomeTexts({ trial, match }: FinishedMatch): void {
  const { outcome } = match;
  if (outcome !== undefined)
    inEveryLanguage(trial, (words, language) =>
      requireText(`the outcome in ${language}`, words.outcome(outcome, NAMES.slice(0, match.seats))),
    );
}
