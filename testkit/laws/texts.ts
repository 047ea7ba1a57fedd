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

type AnyTexts = GameTexts<AnyParts>;

/** Requires a non-empty, well-formed sentence. */
export function requireText(what: string, sentence: string | undefined): string {
  assert(typeof sentence === 'string' && sentence.trim() !== '', `${what} has no text`);
  assert(!/undefined|\bNaN\b|\[object/.test(sentence), `${what} reads "${sentence}"`);
  return sentence;
}

const inEveryLanguage = (
  { entry }: ConformanceTrial,
  check: (texts: AnyTexts, language: Language) => void,
): void => LANGUAGES.forEach((language) => check(entry.texts[language], language));

/** An unknown key, to find the fallback sentence. */
const hasOwnText = (texts: AnyTexts, reason: Reason): boolean =>
  texts.reason(reason, NAMES) !== texts.reason({ ...reason, why: 'a key that nobody has' }, NAMES);

/** Reasons already checked, since the same ones occur often. */
const checkedReasons = new WeakMap<AnyCatalogueEntry, Set<string>>();

/** Requires a specific sentence for a reason in every language; only the kernel's general refusal may use the fallback. */
export function requireReasonText({ trial }: Pick<MatchMoment, 'trial'>, reason: Reason): void {
  const known = checkedReasons.get(trial.entry) ?? new Set();
  checkedReasons.set(trial.entry, known);
  const key = toJsonText(reason);
  if (known.has(key)) return;
  inEveryLanguage(trial, (texts, language) => {
    requireText(`reason ${key} in ${language}`, texts.reason(reason, NAMES));
    assert(reason.why === 'not offered' || hasOwnText(texts, reason), `no text for ${key} in ${language}`);
  });
  known.add(key);
}

/** Questions, options, events and zones have texts in every language, and options of a question differ. */
export function hasTextsInEveryLanguage(here: MatchMoment): void {
  const { match, events, trial } = here;
  const { question } = match;
  const seen = match.redact(events);
  for (const watcher of watchersOf(match))
    for (const event of seen.get(watcher)) requireEventText(trial, event);
  inEveryLanguage(trial, (texts, language) => {
    for (const watcher of ['spectator', ...seatsOf(match)] as const) {
      const { view, asked } = observe(match, watcher);
      const options = question?.seat === watcher ? question.options : [];
      if (asked !== undefined) requireText(`${asked.prompt} in ${language}`, texts.question(asked, NAMES));
      requireZoneTexts(
        `the table of ${watcher} in ${language}`,
        texts.zones(view, watcher, NAMES, asked),
        options,
      );
    }
    if (question === undefined) return;
    const menu = question.options.map((option) =>
      requireText(
        `option ${toJsonText(option)} of ${question.prompt} in ${language}`,
        texts.option(option, question, NAMES),
      ),
    );
    assert(new Set(menu).size === menu.length, `options read alike in ${language}: ${menu.join(' / ')}`);
  });
}

/** An event has a sentence in every language or in none. */
function requireEventText({ entry }: ConformanceTrial, event: AnyParts['event']): void {
  const languages = LANGUAGES.filter((language) => {
    const sentence = entry.texts[language].event(event, NAMES);
    if (sentence !== undefined) requireText(`event ${toJsonText(event)} in ${language}`, sentence);
    return sentence !== undefined;
  });
  assert(
    languages.length === 0 || languages.length === LANGUAGES.length,
    `${toJsonText(event)} has a text only in ${languages.join()}`,
  );
}

function requireZoneTexts(
  what: string,
  zones: ReturnType<AnyTexts['zones']>,
  options: readonly Json[],
): void {
  assert(zones.length > 0, `${what} is empty`);
  assert(new Set(zones.map(({ id }) => id)).size === zones.length, `${what} has two zones of the same id`);
  for (const { name, items } of zones) {
    requireText(`a zone of ${what}`, name);
    for (const item of items) {
      requireText(`an item in ${name} of ${what}`, item.name);
      assert(
        item.count === undefined || item.count >= 0,
        `${item.name} in ${name} of ${what} counts ${item.count}`,
      );
      for (const choice of item.options ?? [])
        assert(
          options.some((option) => deepEqual(option, choice)),
          `${item.name} stands for ${toJsonText(choice)}: not offered`,
        );
    }
  }
  requireOptionsOnItems(what, zones, options);
}

/** Every option except a bare word belongs to an item. */
function requireOptionsOnItems(
  what: string,
  zones: ReturnType<AnyTexts['zones']>,
  options: readonly Json[],
): void {
  const attached = zones.flatMap(({ items }) => items.flatMap((item) => item.options ?? []));
  for (const option of options)
    assert(
      typeof option === 'string' || attached.some((choice) => deepEqual(choice, option)),
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
    inEveryLanguage(trial, (texts, language) =>
      requireText(`the outcome in ${language}`, texts.outcome(outcome, NAMES.slice(0, match.seats))),
    );
}
