import { userInfo } from 'node:os';
import { join } from 'node:path';
import { isPlainJson, ok, refuse, type Result } from '@ludoteca/kernel';
import { type Language, LANGUAGES } from '@ludoteca/kit';
import { secretDisk } from '../files/disk.ts';
import { makeFolders } from '../files/folders.ts';
import { readBytes } from '../files/load.ts';
import { save } from '../files/save.ts';
import { type Manner, type Pace, PACES, REASONS, type Reasons, ROUNDS, type Rounds } from '../manner.ts';
import { playerName } from '../sitter.ts';

/** What a person likes, from one day to the next. */
export interface Preferences extends Manner {
  /** What the person is called at the table. */
  readonly name: string;
}

const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);
const isPace = (value: unknown): value is Pace => typeof value === 'string' && Object.hasOwn(PACES, value);
const isRounds = (value: unknown): value is Rounds => ROUNDS.includes(value as Rounds);
const isReasons = (value: unknown): value is Reasons => REASONS.includes(value as Reasons);

const checks: { readonly [K in keyof Preferences]: (value: unknown) => boolean } = {
  language: isLanguage,
  pace: isPace,
  confirm: (value) => typeof value === 'boolean',
  rounds: isRounds,
  reasons: isReasons,
  name: (value) => typeof value === 'string' && value !== '' && playerName(value) === value,
};
const FIELDS = [
  'language',
  'pace',
  'confirm',
  'rounds',
  'reasons',
  'name',
] as const satisfies readonly (keyof Preferences)[];

/** What somebody has who never chose: the language of the surroundings, the name one is known by there. */
export const usualPreferences = (language: Language, user = loginName): Preferences => ({
  language,
  pace: 'normal',
  confirm: true,
  rounds: 'ask',
  reasons: 'auto',
  name: playerName(user()) || 'Ludo',
});

function loginName(): string {
  try {
    return userInfo().username;
  } catch {
    // Whoever runs this has no name on this machine.
    return '';
  }
}

/** Preferences, and which of them were not to be read, so that the usual ones stand in. */
export interface ReadPreferences {
  readonly preferences: Preferences;
  readonly lost: readonly (keyof Preferences)[];
}

const pathIn = (folder: string): string => join(folder, 'preferences.json');

export async function readPreferences(folder: string, usual: Preferences): Promise<ReadPreferences> {
  const bytes = await readBytes(pathIn(folder));
  if (!bytes.ok && bytes.problem.what === 'missing') return { preferences: usual, lost: [] };
  const read = bytes.ok ? parse(bytes.value) : refuse(undefined);
  if (!read.ok) return { preferences: usual, lost: FIELDS };
  const given = read.value;
  // What an older version did not know is not lost.
  const lost = FIELDS.filter((field) => Object.hasOwn(given, field) && !checks[field](given[field]));
  const good = FIELDS.filter((field) => Object.hasOwn(given, field) && !lost.includes(field));
  const taken = Object.fromEntries(good.map((field) => [field, given[field]])) as Partial<Preferences>;
  return { preferences: { ...usual, ...taken }, lost };
}

function parse(bytes: Uint8Array): Result<{ readonly [field: string]: unknown }, undefined> {
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    const isFields =
      isPlainJson(value) && typeof value === 'object' && value !== null && !Array.isArray(value);
    return isFields ? ok(value as { readonly [field: string]: unknown }) : refuse(undefined);
  } catch {
    return refuse(undefined);
  }
}

/** Durable when it resolves. */
export async function writePreferences(folder: string, preferences: Preferences): Promise<void> {
  await makeFolders(folder, secretDisk);
  await save(pathIn(folder), Buffer.from(`${JSON.stringify(preferences, undefined, 2)}\n`), secretDisk);
}
