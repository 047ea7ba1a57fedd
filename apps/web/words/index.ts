import { type ByLanguage, type Facts, type Language, LANGUAGES } from '@ludoteca/kit';
import { PERSON, type Problem, type SeatInfo } from '@ludoteca/wire';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { Words } from './words.ts';

export { type Proof, type Theme, THEMES, type Verdict, type Words } from './words.ts';

export const WORDS: ByLanguage<Words> = { it, en, pt };

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** The first language of the browser that is spoken here. */
export function languageFor(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/** Why a request was refused, in a sentence. */
export function problemIn({ problems }: Words, { problem, facts }: Problem): string {
  const fill = typeof facts === 'object' && facts !== null && !Array.isArray(facts) ? (facts as Facts) : {};
  return problems[problem](fill);
}

/** What a computer player is called. One without a word of its own goes by its name. */
export const playerName = ({ make }: Words, name: string): string =>
  Object.hasOwn(make.players, name) ? (make.players[name] ?? name) : name;

const ORDER = ['', ' II', ' III', ' IV', ' V', ' VI'] as const;

/** What everybody at a table is called: people as they like, computers in the reader's language, none twice. */
export function namesAt(words: Words, seats: readonly SeatInfo[]): readonly string[] {
  return seats.map(({ kind, name }, seat) => {
    if (kind === PERSON) return name;
    const before = seats.slice(0, seat).filter((other) => other.kind === kind).length;
    return `${playerName(words, kind)}${ORDER[before] ?? ''}`;
  });
}
