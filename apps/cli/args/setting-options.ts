/** The options `--set` and `--deck`, which give settings as values or files. */
import type { Json } from '@ludoteca/kernel';
import {
  type FormField,
  type FileField,
  type Language,
  type AnyCatalogueEntry,
  inLanguages,
} from '@ludoteca/kit';
import { CliError } from './cli-error.ts';
import { createReasonsError } from './game-args.ts';
import type { ReadProblem } from '../files/read-file.ts';
import { quote, quoteIfUnsafe, formatPath } from '../terminal/sanitize.ts';
import { repeatedOption } from './options.ts';
import { formatReadProblem } from '../files/archive-problem.ts';
import { readSettingFile } from './read-setting-file.ts';

const messages = {
  noPair: (word: string) =>
    inLanguages(
      `--set vuole una chiave e un valore, chiave=valore, non ${quote(word)}`,
      `--set needs a key and a value, key=value, not ${quote(word)}`,
      `--set pede uma chave e um valor, chave=valor, não ${quote(word)}`,
    ),
  twice: (key: string) =>
    inLanguages(
      `--set ${quoteIfUnsafe(key)} è dato due volte; dallo una volta sola`,
      `--set ${quoteIfUnsafe(key)} is given twice; give it once`,
      `--set ${quoteIfUnsafe(key)} foi dado duas vezes; dê uma só`,
    ),
  both: (key: string) =>
    inLanguages(
      `--set ${key} e --deck riguardano entrambi ${key}; usane uno solo`,
      `--set ${key} and --deck both set ${key}; give one of them`,
      `--set ${key} e --deck definem os dois ${key}; use um só`,
    ),
  noDeck: (id: string) =>
    inLanguages(
      `--deck: nessuna impostazione di ${id} viene da un file; dai le impostazioni con --set KEY=VALUE`,
      `--deck: no setting of ${id} comes from a file; give settings with --set KEY=VALUE`,
      `--deck: nenhuma configuração de ${id} vem de um arquivo; dê as configurações com --set KEY=VALUE`,
    ),
  decks: (id: string, keys: readonly string[], given: number) =>
    inLanguages(
      `--deck è dato ${given} volte; in ${id} solo ${keys.join(' e ')} può venire da un file`,
      `--deck is given ${given} times; in ${id} only ${keys.join(' and ')} may come from a file`,
      `--deck foi dado ${given} vezes; em ${id} só ${keys.join(' e ')} pode vir de um arquivo`,
    ),
  ships: (names: readonly string[]) =>
    inLanguages(
      `sono inclusi: ${names.join(', ')}`,
      `these ship: ${names.join(', ')}`,
      `estão incluídos: ${names.join(', ')}`,
    ),
  refused: (option: string, path: string, why: string) => `--${option} ${formatPath(path)}: ${why}`,
};

/** The options of every command that starts matches. */
export const settingOptions = {
  set: repeatedOption('KEY=VALUE'),
  deck: repeatedOption('FILE'),
};

/** The raw values of these options. */
export interface SettingArgs {
  readonly set: readonly string[];
  readonly deck: readonly string[];
}

export interface ParsedSettings {
  readonly settings: { readonly [key: string]: Json };
  /** For settings that came from a file: the value that `--set` needs to repeat them. */
  readonly sources: { readonly [key: string]: string };
}

/** A setting with its unparsed value or file, and the option that gave it. */
type SettingSource = readonly [
  key: string,
  given: { readonly word: string } | { readonly path: string },
  option: string,
];

/** Parses settings such as `cards=7`. A value of the wrong type stays a text, which the game then refuses. */
export async function parseSettings(
  entry: AnyCatalogueEntry,
  given: SettingArgs,
  language: Language,
): Promise<ParsedSettings> {
  const set = given.set.map((word) => parseSetOption(entry, word));
  const twice = set.find(([key], i) => set.findIndex(([other]) => other === key) < i);
  if (twice !== undefined) throw new CliError(messages.twice(twice[0]));
  const decks = parseDeckOptions(entry, given.deck);
  const both = decks.find(([key]) => set.some(([other]) => other === key));
  if (both !== undefined) throw new CliError(messages.both(both[0]));
  const pairs = await Promise.all([...set, ...decks].map((pair) => readSetting(entry, pair, language)));
  return {
    // `fromEntries` is safe for any key, for example `__proto__`.
    settings: Object.fromEntries(pairs.map(({ key, value }) => [key, value])),
    sources: Object.fromEntries(
      pairs.flatMap(({ key, source }) => (source === undefined ? [] : [[key, source]])),
    ),
  };
}

interface ParsedSetting {
  readonly key: string;
  readonly value: Json;
  readonly source?: string;
}

async function readSetting(
  entry: AnyCatalogueEntry,
  [key, given, option]: SettingSource,
  language: Language,
): Promise<ParsedSetting> {
  const field = findField(entry, key);
  if ('word' in given || field?.kind !== 'file')
    return { key, value: parseValue(field, 'word' in given ? given.word : given.path) };
  const read = await readSettingFile(field, given.path);
  if (!read.ok) {
    const refused = (why: string): string => messages.refused(option, given.path, why);
    if ('readProblem' in read.problem)
      throw new CliError(refused(formatMissingFile(read.problem.readProblem, field, language)));
    throw createReasonsError(entry, read.problem.reasons, language, refused);
  }
  return { key, value: read.value, source: `@${given.path}` };
}

/** Lists the shipped names after a mistyped one. */
function formatMissingFile(readProblem: ReadProblem, { among }: FileField, language: Language): string {
  const sentence = formatReadProblem(readProblem, language);
  return readProblem.what === 'missing' ? `${sentence}; ${messages.ships(among)[language]}` : sentence;
}

const findField = ({ form }: AnyCatalogueEntry, key: string): FormField | undefined =>
  Object.hasOwn(form, key) ? form[key] : undefined;

function parseSetOption(entry: AnyCatalogueEntry, word: string): SettingSource {
  const [, key, value] = /^([^=]+)=(.*)$/.exec(word) ?? [];
  if (key === undefined || value === undefined) throw new CliError(messages.noPair(word));
  const isFile = findField(entry, key)?.kind === 'file' && value.startsWith('@');
  return [key, isFile ? { path: value.slice(1) } : { word: value }, `set ${key}`];
}

/** `--deck` fills the file settings in the order of the form. */
function parseDeckOptions(
  { game, form }: AnyCatalogueEntry,
  decks: readonly string[],
): readonly SettingSource[] {
  const fields = Object.entries(form).flatMap(([key, field]): [string, FileField][] =>
    field.kind === 'file' ? [[key, field]] : [],
  );
  if (decks.length > 0 && fields.length === 0) throw new CliError(messages.noDeck(game.id));
  if (decks.length > fields.length)
    throw new CliError(
      messages.decks(
        game.id,
        fields.map(([key]) => key),
        decks.length,
      ),
    );
  return fields.slice(0, decks.length).map(([key, { among }], i): SettingSource => {
    const word = decks[i] ?? '';
    return [key, among.includes(word) ? { word } : { path: word }, 'deck'];
  });
}

function parseValue(field: FormField | undefined, word: string): Json {
  if (field?.kind === 'number' && /^-?\d+(\.\d+)?$/.test(word)) return Number(word);
  if (field?.kind === 'flag' && (word === 'true' || word === 'false')) return word === 'true';
  return word;
}
