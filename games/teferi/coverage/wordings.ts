/** Normalises sentences of card texts, so that sentences which differ only in numbers, colours and subtypes are one wording. */
import { COLOUR_WORDS } from '../oracle/lexicon/word-tables.ts';
import { NUMBERS, ORDINALS } from '../oracle/lexicon/numbers.ts';
import { SUBTYPE_WORDS } from '../oracle/lexicon/subtypes.ts';

const NUMBER_PATTERN = /^[+-]?\d+$/;
const STATS_PATTERN = /^[+-]?(?:\d+|x|\*)\/[+-]?(?:\d+|x|\*)$/;
/** Symbols with a meaning beyond an amount of mana. */
const KEPT_SYMBOLS: ReadonlySet<string> = new Set(['{T}', '{Q}', '{E}', '{X}']);

function normaliseWord(word: string): string {
  if (word.startsWith('{')) return KEPT_SYMBOLS.has(word) ? word : '{M}';
  if (NUMBER_PATTERN.test(word) || Object.hasOwn(NUMBERS, word)) return 'N';
  if (STATS_PATTERN.test(word)) return 'N/N';
  if (Object.hasOwn(ORDINALS, word)) return 'NTH';
  if (Object.hasOwn(COLOUR_WORDS, word)) return 'COLOUR';
  return SUBTYPE_WORDS.has(word) ? 'TYPE' : word;
}

/** The wording of a sentence whose words are separated by spaces. */
export function toWording(sentence: string): string {
  const words = sentence.split(' ').map(normaliseWord);
  return words
    .filter((word, i) => word !== '{M}' || words[i - 1] !== '{M}')
    .join(' ')
    .replace(/ (?='|[,;:])/g, '');
}
