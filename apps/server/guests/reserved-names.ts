/** Names that no person may have: those of computer players in every language, and of administrators. */
import { type AnyCatalogueEntry, COMPUTER_NAMES, LANGUAGES } from '@ludoteca/kit';
import { playerNames } from '@ludoteca/players';
import { PERSON } from '@ludoteca/wire';
import { computeNameSkeleton } from './name-skeleton.ts';

const OPERATORS = [
  'admin',
  'administrator',
  'amministratore',
  'administrador',
  'moderator',
  'moderatore',
  'moderador',
  'ludoteca',
  'server',
  'servidor',
];

const skeletonsByGames = new WeakMap<readonly AnyCatalogueEntry[], ReadonlySet<string>>();

/** Whether a name can be confused with one of these, also with a number after it. */
export function isReservedName(games: readonly AnyCatalogueEntry[], name: string): boolean {
  const reserved = skeletonsByGames.get(games) ?? collectSkeletons(games);
  skeletonsByGames.set(games, reserved);
  const isReserved = (text: string): boolean => reserved.has(computeNameSkeleton(text));
  // Computers of one kind are numbered, in Arabic or in Roman numerals.
  return isReserved(name) || isReserved(name.replace(/[\s._-]*(?:\d+|[ivx]+)$/i, ''));
}

function collectSkeletons(games: readonly AnyCatalogueEntry[]): ReadonlySet<string> {
  const names = games.flatMap((entry) => [
    ...playerNames(entry),
    ...LANGUAGES.flatMap((language) => Object.values(entry.texts[language].players ?? {})),
  ]);
  const common = LANGUAGES.flatMap((language) => Object.values(COMPUTER_NAMES[language]));
  return new Set([...OPERATORS, PERSON, ...names, ...common].map(computeNameSkeleton));
}
