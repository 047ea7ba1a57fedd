/** Settings as the command line gives them: a value, or a file. */
import type { Json } from '@ludoteca/kernel';
import type { FormField, FileField, Language, AnyCatalogueEntry } from '@ludoteca/kit';
import { Complaint } from './complaint.ts';
import { faultyAs } from './entries.ts';
import type { Trouble } from './files/load.ts';
import { quoted, shown, shownPath } from './foreign.ts';
import { texts } from './options.ts';
import { troubleSentence } from './problem.ts';
import { valueIn } from './setting-file.ts';

const words = {
  set: 'a setting of the game (ludoteca games lists them), or KEY=@FILE where it may come from a file; may be given several times',
  deck: 'a file, the name of something that ships, or a code where the game has codes, for the first setting that may come from a file; given again, for the next',
  noPair: (word: string) => `--set needs a key and a value, key=value, not ${quoted(word)}`,
  twice: (key: string) => `--set ${shown(key)} is given twice; give it once`,
  both: (key: string) => `--set ${key} and --deck both say what ${key} is; give one of them`,
  noDeck: (id: string) => `--deck: nothing that is set in ${id} comes from a file`,
  decks: (id: string, keys: readonly string[], given: number) =>
    `--deck is given ${given} times; in ${id} only ${keys.join(' and ')} may come from a file`,
  ships: (names: readonly string[]) => `these ship: ${names.join(', ')}`,
  refused: (option: string, path: string, why: string) => `--${option} ${shownPath(path)}: ${why}`,
};

/** The options of every command that starts matches. */
export const settingOptions = { set: texts('KEY=VALUE', words.set), deck: texts('FILE', words.deck) };

/** What these options say. */
export interface SettingWords {
  readonly set: readonly string[];
  readonly deck: readonly string[];
}

export interface GivenSettings {
  readonly settings: { readonly [key: string]: Json };
  /** What `--set` says to have the same again, where the value came from a file. */
  readonly sources: { readonly [key: string]: string };
}

/** One setting, as it was given: in a word, or by a file. */
type Pair = readonly [
  key: string,
  given: { readonly word: string } | { readonly path: string },
  option: string,
];

/** Settings from words like `cards=7`. What the form cannot make sense of stays a text: the game says what is wrong with it. */
export async function settingsFrom(
  entry: AnyCatalogueEntry,
  given: SettingWords,
  language: Language,
): Promise<GivenSettings> {
  const set = given.set.map((word) => pairOf(entry, word));
  const twice = set.find(([key], i) => set.findIndex(([other]) => other === key) < i);
  if (twice !== undefined) throw new Complaint(words.twice(twice[0]));
  const decks = decksOf(entry, given.deck);
  const both = decks.find(([key]) => set.some(([other]) => other === key));
  if (both !== undefined) throw new Complaint(words.both(both[0]));
  const pairs = await Promise.all([...set, ...decks].map((pair) => settingOf(entry, pair, language)));
  return {
    // A key may be anything: none of them is assigned to.
    settings: Object.fromEntries(pairs.map(({ key, value }) => [key, value])),
    sources: Object.fromEntries(
      pairs.flatMap(({ key, source }) => (source === undefined ? [] : [[key, source]])),
    ),
  };
}

interface GivenSetting {
  readonly key: string;
  readonly value: Json;
  readonly source?: string;
}

async function settingOf(
  entry: AnyCatalogueEntry,
  [key, given, option]: Pair,
  language: Language,
): Promise<GivenSetting> {
  const field = fieldOf(entry, key);
  if ('word' in given || field?.kind !== 'file')
    return { key, value: valueOf(field, 'word' in given ? given.word : given.path) };
  const read = await valueIn(field, given.path);
  if (!read.ok) {
    const refused = (why: string): string => words.refused(option, given.path, why);
    if ('trouble' in read.problem) throw new Complaint(refused(noFile(read.problem.trouble, field)));
    throw faultyAs(entry, read.problem.reasons, language, refused);
  }
  return { key, value: read.value, source: `@${given.path}` };
}

/** Whoever mistyped the name of something that ships learns the names. */
function noFile(trouble: Trouble, { among }: FileField): string {
  const sentence = troubleSentence(trouble);
  return trouble.what === 'missing' ? `${sentence}; ${words.ships(among)}` : sentence;
}

const fieldOf = ({ form }: AnyCatalogueEntry, key: string): FormField | undefined =>
  Object.hasOwn(form, key) ? form[key] : undefined;

function pairOf(entry: AnyCatalogueEntry, word: string): Pair {
  const [, key, value] = /^([^=]+)=(.*)$/.exec(word) ?? [];
  if (key === undefined || value === undefined) throw new Complaint(words.noPair(word));
  const isFile = fieldOf(entry, key)?.kind === 'file' && value.startsWith('@');
  return [key, isFile ? { path: value.slice(1) } : { word: value }, `set ${key}`];
}

/** They fill the settings that may come from a file, one after another. */
function decksOf({ game, form }: AnyCatalogueEntry, decks: readonly string[]): readonly Pair[] {
  const fields = Object.entries(form).flatMap(([key, field]): [string, FileField][] =>
    field.kind === 'file' ? [[key, field]] : [],
  );
  if (decks.length > 0 && fields.length === 0) throw new Complaint(words.noDeck(game.id));
  if (decks.length > fields.length)
    throw new Complaint(
      words.decks(
        game.id,
        fields.map(([key]) => key),
        decks.length,
      ),
    );
  return fields.slice(0, decks.length).map(([key, { among }], i): Pair => {
    const word = decks[i] ?? '';
    return [key, among.includes(word) ? { word } : { path: word }, 'deck'];
  });
}

function valueOf(field: FormField | undefined, word: string): Json {
  if (field?.kind === 'number' && /^-?\d+(\.\d+)?$/.test(word)) return Number(word);
  if (field?.kind === 'flag' && (word === 'true' || word === 'false')) return word === 'true';
  return word;
}
