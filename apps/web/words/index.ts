import { type ByLanguage, type ReasonFacts, type Language, LANGUAGES } from '@ludoteca/kit';
import { PERSON, type ServerProblem, type SeatInfo } from '@ludoteca/wire';
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
export function problemIn({ problems }: Words, { problem, facts }: ServerProblem): string {
  const fill =
    typeof facts === 'object' && facts !== null && !Array.isArray(facts) ? (facts as ReasonFacts) : {};
  return problems[problem](fill);
}

/** What the players of a game's own are called, by name. */
type OwnPlayers = { readonly [name: string]: string };

/** What a computer player is called: in the words of its game, or of the page. One without a word of its own goes by its name. */
export function playerName({ make }: Words, name: string, own: OwnPlayers = {}): string {
  const called = [own, make.players].find((names) => Object.hasOwn(names, name));
  return called?.[name] ?? name;
}

const ORDER = ['', ' II', ' III', ' IV', ' V', ' VI'] as const;

/** Computers of a kind are called like it, with numbers; one from a save has the name it had there. */
const hasOwnName = (kind: string, name: string): boolean => name !== kind && !name.startsWith(`${kind} `);

/** What everybody at a table is called: people as they like, computers in the reader's language, none twice. */
export function namesAt(words: Words, seats: readonly SeatInfo[], own?: OwnPlayers): readonly string[] {
  return seats.map(({ kind, name }, seat) => {
    if (kind === PERSON || hasOwnName(kind, name)) return name;
    const before = seats.slice(0, seat).filter((other) => other.kind === kind).length;
    return `${playerName(words, kind, own)}${ORDER[before] ?? ''}`;
  });
}
