/** Compares the printed text of parsed cards with the text written from their abilities, word by word. */
import type { CardDefinition } from '../abilities/index.ts';
import { NUMBERS, ORDINALS } from '../oracle/lexicon/numbers.ts';
import { SUBTYPE_WORDS } from '../oracle/lexicon/subtypes.ts';
import { tokenize } from '../oracle/tokenizer.ts';
import { writeAbility } from '../rules-text/ability-texts.ts';

/** A card whose printed text contains words that its abilities do not express. */
export interface AuditDifference {
  readonly name: string;
  /** The words without a counterpart, in the order of the text. */
  readonly lost: readonly string[];
  readonly printed: string;
  readonly written: string;
}

/** Words that decide what an ability does. All others (articles, pronouns, conjunctions) depend on the wording. */
const DECISIVE_WORDS: ReadonlySet<string> = new Set(
  (
    'target other another all each every nonland nonbasic noncreature nonartifact nontoken legendary basic snow ' +
    'artifact creature enchantment instant land planeswalker sorcery token spell card ' +
    'white blue black red green colorless multicolored monocolored ' +
    'tapped untapped attacking blocking blocked unblocked opponent controls ' +
    'destroy exile sacrifice discard draw mill scry surveil create search shuffle counter tap untap regenerate fight ' +
    'attach proliferate explore prevent damage life power toughness mana value hand graveyard library battlefield ' +
    'combat may unless random instead'
  ).split(' '),
);

/** Phrases that say the same in other words, or nothing that a written text would repeat. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:enchanted|equipped|fortified) (?:creature|land|permanent|artifact|planeswalker|forest|island|player)\b/g,
    'host',
  ],
  [
    /\bthis (?:spell|card|token|creature|land|artifact|enchantment|aura|equipment|vehicle|permanent|planeswalker)\b/g,
    '~',
  ],
  [/\b(?:enters|enter) the battlefield\b/g, 'enters'],
  [/\bleaves the battlefield\b/g, 'leaves'],
  [/\b(?:remains )?on the battlefield\b/g, ''],
  [/\beach (?=opponent|combat|turn|other player|of|with|deal|get|gain|equal)/g, ''],
  [/\bbecomes? the target of (?:a|an) (?:spell or ability|spell|ability)\b/g, 'targeted'],
  [/\bsurveil or scry|scry or surveil\b/g, 'scry'],
  [/\b(?:1 life |a card )?for each\b/g, 'number of'],
  [/\ball graveyards\b/g, 'graveyard'],
  [/\bone or more\b/g, ''],
  [/\bany one color\b/g, 'any color'],
  [/\bone, two, or three\b/g, 'three'],
  [/\bone or two\b/g, 'two'],
  [/\bother player\b/g, 'opponent'],
  [/\band at least (\w+) other creatures? attack\b/g, '$1'],
  [/\banother spell this turn\b/g, 'spell this turn'],
  [/\bfor the first time\b/g, ''],
  [/\bexplores?(?: again)?\b/g, 'reveal top card of library land hand counter may graveyard'],
];

/** Different words for the same thing. */
const SYNONYMS: { readonly [word: string]: string } = {
  every: 'all',
  each: 'all',
  another: 'other',
  sacrificed: 'sacrifice',
  exiled: 'exile',
  discarded: 'discard',
  drawn: 'draw',
  otherwise: 'instead',
};

const singular = (word: string): string => {
  const subtype = SUBTYPE_WORDS.get(word);
  if (subtype !== undefined) return subtype.toLowerCase();
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:[^s]s)$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
};

/** The decisive words of a text. */
function decisiveWords(text: string): string[] {
  const plain = PHRASES.reduce(
    (rest, [phrase, instead]) => rest.replace(phrase, instead),
    text.toLowerCase(),
  );
  const tokens = plain.split('\n').flatMap((line) => tokenize(line) ?? []);
  return tokens.flatMap(({ text: word }) => {
    const known = SYNONYMS[word] ?? word;
    if (Object.hasOwn(NUMBERS, known)) return [String(NUMBERS[known])];
    if (Object.hasOwn(ORDINALS, known)) return [String(ORDINALS[known])];
    if (/^\d+$/.test(known)) return [known];
    const one = SYNONYMS[singular(known)] ?? singular(known);
    return DECISIVE_WORDS.has(one) || SUBTYPE_WORDS.has(one) ? [one] : [];
  });
}

const countTargets = (words: readonly string[]): number => words.filter((word) => word === 'target').length;

/** The words that are not written at all, and each "target" that is not written as often. */
function findLostWords(printed: readonly string[], written: readonly string[]): string[] {
  const found = new Set(written);
  const lost = [...new Set(printed)].filter((word) => !found.has(word));
  return countTargets(printed) === countTargets(written) || lost.includes('target')
    ? lost
    : [...lost, 'target'];
}

/** The name of the card is no part of what it does. */
const withoutName = ({ name, text }: CardDefinition): string =>
  [name, name.split(',')[0] ?? name].reduce((rest, one) => rest.replaceAll(one, '~'), text);

export const writeCardText = ({ abilities }: CardDefinition): string =>
  abilities.map(writeAbility).join('\n');

export function auditCards(cards: readonly CardDefinition[]): readonly AuditDifference[] {
  return cards
    .flatMap((card) => [card, ...(card.faces?.cards ?? [])])
    .flatMap((card): AuditDifference[] => {
      const written = writeCardText(card);
      const lost = findLostWords(decisiveWords(withoutName(card)), decisiveWords(written));
      return lost.length === 0 ? [] : [{ name: card.name, lost, printed: card.text, written }];
    });
}
