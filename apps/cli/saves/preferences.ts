/** Reads and writes the user's preferences. */
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { isPlainJson, ok, refuse, type Result } from '@ludoteca/kernel';
import { type Language, LANGUAGES } from '@ludoteca/kit';
import { privateDisk } from '../files/disk.ts';
import { makeDurableFolder } from '../files/folders.ts';
import { readFileBytes } from '../files/read-file.ts';
import { saveAtomically } from '../files/atomic-save.ts';
import {
  type PlayOptions,
  type Pace,
  PACE_MILLISECONDS,
  EXPLANATION_MODES,
  type ExplanationMode,
  SAVE_PROMPT_MODES,
  type SavePromptMode,
} from '../session/play-options.ts';
import { cleanPlayerName } from '../session/seated-player.ts';

export interface Preferences extends PlayOptions {
  /** The user's name at the table. */
  readonly name: string;
}

const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);
const isPace = (value: unknown): value is Pace =>
  typeof value === 'string' && Object.hasOwn(PACE_MILLISECONDS, value);
const isRounds = (value: unknown): value is SavePromptMode =>
  SAVE_PROMPT_MODES.includes(value as SavePromptMode);
const isReasons = (value: unknown): value is ExplanationMode =>
  EXPLANATION_MODES.includes(value as ExplanationMode);

const checks: { readonly [K in keyof Preferences]: (value: unknown) => boolean } = {
  language: isLanguage,
  pace: isPace,
  confirm: (value) => typeof value === 'boolean',
  rounds: isRounds,
  reasons: isReasons,
  name: (value) => typeof value === 'string' && value !== '' && cleanPlayerName(value) === value,
};
const PREFERENCE_KEYS = [
  'language',
  'pace',
  'confirm',
  'rounds',
  'reasons',
  'name',
] as const satisfies readonly (keyof Preferences)[];

/** The language of the locale and the login name. */
export const defaultPreferences = (language: Language, user = loginName): Preferences => ({
  language,
  pace: 'normal',
  confirm: true,
  rounds: 'ask',
  reasons: 'auto',
  name: cleanPlayerName(user()) || 'Ludo',
});

function loginName(): string {
  try {
    return userInfo().username;
  } catch {
    // The user has no login name on this machine.
    return '';
  }
}

/** The preferences, and the keys whose values were invalid and got defaults. */
export interface LoadedPreferences {
  readonly preferences: Preferences;
  readonly lost: readonly (keyof Preferences)[];
}

const pathIn = (folder: string): string => join(folder, 'preferences.json');

export async function readPreferences(folder: string, defaults: Preferences): Promise<LoadedPreferences> {
  const bytes = await readFileBytes(pathIn(folder));
  if (!bytes.ok && bytes.problem.what === 'missing') return { preferences: defaults, lost: [] };
  const read = bytes.ok ? parsePreferences(bytes.value) : refuse(undefined);
  if (!read.ok) return { preferences: defaults, lost: PREFERENCE_KEYS };
  const stored = read.value;
  // A missing key, written by an older version, gets its default silently.
  const lost = PREFERENCE_KEYS.filter(
    (field) => Object.hasOwn(stored, field) && !checks[field](stored[field]),
  );
  const good = PREFERENCE_KEYS.filter((field) => Object.hasOwn(stored, field) && !lost.includes(field));
  const valid = Object.fromEntries(good.map((field) => [field, stored[field]])) as Partial<Preferences>;
  return { preferences: { ...defaults, ...valid }, lost };
}

function parsePreferences(bytes: Uint8Array): Result<{ readonly [field: string]: unknown }, undefined> {
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
  await makeDurableFolder(folder, privateDisk);
  await saveAtomically(
    pathIn(folder),
    Buffer.from(`${JSON.stringify(preferences, undefined, 2)}\n`),
    privateDisk,
  );
}
