import { type Json, type Reason, deepEqual, type AnyParts } from '@ludoteca/kernel';
import { type Language, LANGUAGES, observe, type AnyCatalogueEntry, type GameTexts } from '@ludoteca/kit';
import { bytes, must } from '../breach.ts';
import { type Here, type Played, seatsOf, type Trial, watchersOf } from '../walk.ts';

export const NAMES: readonly string[] = ['Ann', 'Ben', 'Cleo', 'Dora', 'Ezio', 'Fede', 'Gina', 'Hugo'];

type Words = GameTexts<AnyParts>;

/** A sentence that can be shown to people. */
export function said(what: string, sentence: string | undefined): string {
  must(typeof sentence === 'string' && sentence.trim() !== '', `${what} has no words`);
  must(!/undefined|\bNaN\b|\[object/.test(sentence), `${what} reads "${sentence}"`);
  return sentence;
}

const inEveryLanguage = ({ entry }: Trial, speak: (words: Words, language: Language) => void): void =>
  LANGUAGES.forEach((language) => speak(entry.texts[language], language));

/** A key that no texts have shows what texts say when they know no better. */
const knows = (words: Words, reason: Reason): boolean =>
  words.reason(reason, NAMES) !== words.reason({ ...reason, why: 'a key that nobody has' }, NAMES);

/** The reasons that were found to have words: laws meet the same few again and again. */
const spoken = new WeakMap<AnyCatalogueEntry, Set<string>>();

/** A reason has words of its own in every language; only the kernel's general refusal may say the general thing. */
export function mustSay({ trial }: Pick<Here, 'trial'>, reason: Reason): void {
  const known = spoken.get(trial.entry) ?? new Set();
  spoken.set(trial.entry, known);
  const key = bytes(reason);
  if (known.has(key)) return;
  inEveryLanguage(trial, (words, language) => {
    said(`reason ${key} in ${language}`, words.reason(reason, NAMES));
    must(reason.why === 'not offered' || knows(words, reason), `no words for ${key} in ${language}`);
  });
  known.add(key);
}

/** Questions, options, events and zones have words in every language; no two options of a question read the same. */
export function speaksEveryLanguage(here: Here): void {
  const { match, events, trial } = here;
  const { question } = match;
  const seen = match.redact(events);
  for (const watcher of watchersOf(match)) for (const event of seen.get(watcher)) mustTell(trial, event);
  inEveryLanguage(trial, (words, language) => {
    for (const watcher of ['spectator', ...seatsOf(match)] as const) {
      const { view, asked } = observe(match, watcher);
      const own = question?.seat === watcher ? question.options : [];
      if (asked !== undefined) said(`${asked.prompt} in ${language}`, words.question(asked, NAMES));
      mustShow(
        `the table of ${watcher} in ${language}`,
        words,
        words.zones(view, watcher, NAMES, asked),
        own,
      );
    }
    if (question === undefined) return;
    const menu = question.options.map((option) =>
      said(
        `option ${bytes(option)} of ${question.prompt} in ${language}`,
        words.option(option, question, NAMES),
      ),
    );
    must(new Set(menu).size === menu.length, `options read alike in ${language}: ${menu.join(' / ')}`);
  });
}

/** An event is told in every language or in none. */
function mustTell({ entry }: Trial, event: AnyParts['event']): void {
  const told = LANGUAGES.filter((language) => {
    const sentence = entry.texts[language].event(event, NAMES);
    if (sentence !== undefined) said(`event ${bytes(event)} in ${language}`, sentence);
    return sentence !== undefined;
  });
  must(
    told.length === 0 || told.length === LANGUAGES.length,
    `${bytes(event)} is told only in ${told.join()}`,
  );
}

function mustShow(
  what: string,
  words: Words,
  zones: ReturnType<Words['zones']>,
  options: readonly Json[],
): void {
  must(zones.length > 0, `${what} is empty`);
  must(new Set(zones.map(({ id }) => id)).size === zones.length, `${what} has two zones of the same id`);
  for (const { name, items: things } of zones) {
    said(`a zone of ${what}`, name);
    for (const thing of things) {
      said(`a thing in ${name} of ${what}`, thing.name);
      must(
        thing.count === undefined || thing.count >= 0,
        `${thing.name} in ${name} of ${what} counts ${thing.count}`,
      );
      for (const choice of thing.options ?? [])
        must(
          options.some((option) => deepEqual(option, choice)),
          `${thing.name} stands for ${bytes(choice)}: not offered`,
        );
    }
  }
  mustStand(what, zones, options);
}

/** Faces put options on things; only a bare word, such as to pass or to be done, may be about none. */
function mustStand(what: string, zones: ReturnType<Words['zones']>, options: readonly Json[]): void {
  const standing = zones.flatMap(({ items: things }) => things.flatMap((thing) => thing.options ?? []));
  for (const option of options)
    must(
      typeof option === 'string' || standing.some((choice) => deepEqual(choice, option)),
      `nothing in ${what} stands for ${bytes(option)}`,
    );
}

/** What one might expect and is not offered is explained, in words of its own. */
export function explainsWhatIsBarred(here: Here): void {
  for (const barred of here.match.barred()) {
    const reason = here.match.why(barred);
    must(reason.why !== 'not offered', `${bytes(barred)} is barred without a reason`);
    mustSay(here, reason);
  }
}

/** The end has words too. */
export function speaksOfTheEnd({ trial, match }: Played): void {
  const { outcome } = match;
  if (outcome !== undefined)
    inEveryLanguage(trial, (words, language) =>
      said(`the outcome in ${language}`, words.outcome(outcome, NAMES.slice(0, match.seats))),
    );
}
