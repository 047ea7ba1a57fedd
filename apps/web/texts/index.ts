/** The texts of the page in all languages, and names of players. */
import { type ByLanguage, type ReasonFacts, type Language, LANGUAGES } from '@ludoteca/kit';
import { PERSON, type ServerProblem, type SeatInfo } from '@ludoteca/wire';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { PageTexts } from './page-texts.ts';

export { type Theme, THEMES, TURN_ALERTS, type TurnAlert, type PageTexts } from './page-texts.ts';

export const TEXTS: ByLanguage<PageTexts> = { it, en, pt };

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** Chooses the first supported language of the browser. */
export function chooseLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/** Formats a problem of the server. */
export function formatProblem({ problems }: PageTexts, { problem, facts }: ServerProblem): string {
  const fill =
    typeof facts === 'object' && facts !== null && !Array.isArray(facts) ? (facts as ReasonFacts) : {};
  return problems[problem](fill);
}

/** Display names of a game's characters. */
type CharacterNames = { readonly [name: string]: string };

/** Returns the display name of a computer player, or its id if there is none. */
export function formatPlayerName({ make }: PageTexts, name: string, own: CharacterNames = {}): string {
  const called = [own, make.players].find((names) => Object.hasOwn(names, name));
  return called?.[name] ?? name;
}

const NAME_SUFFIXES = ['', ' II', ' III', ' IV', ' V', ' VI'] as const;

/** Whether a computer player has a name from a save instead of its kind and number. */
const hasOwnName = (kind: string, name: string): boolean => name !== kind && !name.startsWith(`${kind} `);

/** Returns unique names of all seats, computer players in the reader's language. */
export function formatPlayerNames(
  texts: PageTexts,
  seats: readonly Pick<SeatInfo, 'kind' | 'name'>[],
  own?: CharacterNames,
): readonly string[] {
  return seats.map(({ kind, name }, seat) => {
    if (kind === PERSON || hasOwnName(kind, name)) return name;
    const before = seats.slice(0, seat).filter((other) => other.kind === kind).length;
    return `${formatPlayerName(texts, kind, own)}${NAME_SUFFIXES[before] ?? ''}`;
  });
}
