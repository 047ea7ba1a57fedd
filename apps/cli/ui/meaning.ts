import { foldForSearch } from '@ludoteca/kit';
import { quoted, visible } from '../foreign.ts';
import type { Option, Question, Reply } from './ui.ts';
import type { Words } from './words.ts';

/** How many characters a line may have. */
export const LONGEST_LINE = 500;

/** What a typed line means: a reply, or why it is none. */
export type Meaning =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly complaint: string };

const means = (reply: Reply): Meaning => ({ ok: true, reply });
const complains = (complaint: string): Meaning => ({ ok: false, complaint });

/** Numbers always mean keys, lest a wrong number be taken for part of a label. */
const NUMBERS = /^-?\d+(?:[\s,]+-?\d+)*$/;
const partsOf = (text: string): readonly string[] => text.split(/[\s,]+/).filter((part) => part !== '');

/** The options that what is typed so far leaves to choose from. */
export function matching(typed: string, options: readonly Option[]): readonly Option[] {
  const text = visible(typed).trim();
  const wanted = foldForSearch(text);
  if (NUMBERS.test(text)) {
    const parts = partsOf(text);
    return parts.length > 1 ? options : options.filter(({ key }) => key.startsWith(text));
  }
  return options.filter(({ key, label }) => key === text || foldForSearch(label).includes(wanted));
}

/** What a whole line means against a question: keys of options, a word, part of one label. */
export function meaningOf(typed: string, question: Question, words: Words): Meaning {
  const { options, several = false, usual = '' } = question;
  if (typed.length > LONGEST_LINE) return complains(words.tooLong(LONGEST_LINE));
  const text = visible(typed).trim() || usual;
  if (text === '') return complains(options.length === 0 ? words.notAsked : words.empty);
  const keys = keysIn(text, options);
  if (keys !== undefined)
    return keys.length > 1 && !several ? complains(words.oneOnly) : means({ kind: 'picks', keys });
  const word = wordIn(text, question);
  if (word !== undefined) return means(word);
  if (options.length === 0) return complains(words.noWord(quoted(text, 40)));
  return NUMBERS.test(text) ? complains(words.noNumber(quoted(text))) : filtered(text, options, words);
}

/** The keys that a line is made of, in the order of the options; undefined if it is made of anything else. */
function keysIn(text: string, options: readonly Option[]): readonly string[] | undefined {
  const places = new Map(options.map(({ key }, place) => [key, place]));
  const keys = places.has(text) ? [text] : partsOf(text);
  const known = keys.length > 0 && keys.every((key) => places.has(key));
  return known ? inOrder(keys, places) : undefined;
}

const inOrder = (keys: readonly string[], places: ReadonlyMap<string, number>): readonly string[] =>
  keys.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));

function wordIn(text: string, { words }: Question): Reply | undefined {
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/su.exec(text) ?? [];
  const known = words.find(({ word }) => foldForSearch(word) === foldForSearch(first));
  if (known === undefined || (rest !== '' && known.takes === undefined)) return undefined;
  return { kind: 'word', word: known.word, rest };
}

/** A label that is typed whole is meant even where others have it in them. */
function filtered(text: string, options: readonly Option[], words: Words): Meaning {
  const found = matching(text, options);
  const whole = found.filter(({ label }) => foldForSearch(label) === foldForSearch(text));
  const [only, ...others] = whole.length === 1 ? whole : found;
  if (only === undefined) return complains(words.nothing(quoted(text, 40)));
  if (others.length > 0) return complains(words.many(quoted(text, 40), found.length));
  return means({ kind: 'picks', keys: [only.key] });
}

/** What a typed text is where no option is meant: a name, a path. */
export const textIn = (typed: string, usual: string): string | undefined =>
  typed.length > LONGEST_LINE ? undefined : visible(typed).trim() || usual;
