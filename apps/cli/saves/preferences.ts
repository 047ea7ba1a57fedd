/** Reads and writes the user's preferences. */
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { encodeJson, findInvalidFields, parseJson, type Schema, schema } from '@ludoteca/kernel';
import { type Language, LANGUAGES } from '@ludoteca/kit';
import { privateDisk } from '../files/disk.ts';
import { makeDurableFolder } from '../files/folders.ts';
import { readFileBytes } from '../files/read-file.ts';
import { saveAtomically } from '../files/atomic-save.ts';
import { EXPLANATION_MODES, PACES, type PlayOptions, SAVE_PROMPT_MODES } from '../session/play-options.ts';
import { cleanPlayerName } from '../session/seated-player.ts';

export interface Preferences extends Omit<PlayOptions, 'hints'> {
  /** The user's name at the table. */
  readonly name: string;
}

const { flag, oneOf, optional } = schema;

/** A missing key, written by an older version, gets its default. */
const FIELDS = {
  language: optional(oneOf(...LANGUAGES)),
  pace: optional(oneOf(...PACES)),
  confirm: optional(flag),
  rounds: optional(oneOf(...SAVE_PROMPT_MODES)),
  reasons: optional(oneOf(...EXPLANATION_MODES)),
  name: optional(
    schema.custom<string>(
      (name) => typeof name === 'string' && name !== '' && cleanPlayerName(name) === name,
      'name',
    ),
  ),
};
const preferencesSchema: Schema<Partial<Preferences>> = schema.object(FIELDS, 'open');
/** Any fields: only those that are invalid get their defaults. */
const storedSchema = schema.record(schema.anyJson, 1000, 200);
const PREFERENCE_KEYS = Object.keys(FIELDS) as readonly (keyof Preferences)[];

/** The language of the locale and the login name. */
export const defaultPreferences = (language: Language, user = loginName): Preferences => ({
  language,
  pace: 'normal',
  confirm: false,
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
  const stored = bytes.ok ? parseJson(storedSchema, Buffer.from(bytes.value).toString('utf8')) : undefined;
  if (stored === undefined) return { preferences: defaults, lost: PREFERENCE_KEYS };
  const invalid = findInvalidFields(preferencesSchema, stored);
  const valid = Object.entries(stored).filter(([key]) => Object.hasOwn(FIELDS, key) && !invalid.has(key));
  return {
    preferences: { ...defaults, ...Object.fromEntries(valid) },
    lost: PREFERENCE_KEYS.filter((key) => invalid.has(key)),
  };
}

/** Durable when it resolves. */
export async function writePreferences(folder: string, preferences: Preferences): Promise<void> {
  await makeDurableFolder(folder, privateDisk);
  await saveAtomically(pathIn(folder), encodeJson(preferences), privateDisk);
}
