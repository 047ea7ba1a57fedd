/** Parses noun phrases into object filters. Articles and numbers in front of them belong to the caller. */
import type { CardType, ObjectFilter } from '../abilities/index.ts';
import { type Adjective, parseAdjective, mergeFilters } from './adjectives.ts';
import type { NounPhrase, Parser } from './parser.ts';
import { parsePostmodifiers } from './postmodifiers.ts';
import { PERMANENT_TYPES, TYPE_WORDS } from './lexicon/word-tables.ts';
import { isInvariantNoun, OUTLAWS, SUBTYPE_WORDS } from './lexicon/subtypes.ts';
import { SELF_TOKEN, type Token } from './tokenizer.ts';

/** One of the nouns that "or" joins: "artifact creature", "Elf". */
interface NounHead {
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly plural: boolean;
  /** Singular and plural are the same word: "Merfolk". */
  readonly isInvariant: boolean;
  /** The adjectives in front of this noun, if it is not the first one. */
  readonly own?: ObjectFilter;
}

/** Where a noun is expected, the name of a card called Elf means the subtype. */
const nounWord = ({ text, raw }: Token): string => (text === SELF_TOKEN ? raw.toLowerCase() : text);

const parseSubtype = (parser: Parser): string | undefined => {
  // "Urza's" is written with a possessive ending, which is a token of its own.
  if (parser.accept("urza's")) return "Urza's";
  const token = parser.acceptToken(
    (one) => one.raw.charAt(0) !== one.text.charAt(0) && SUBTYPE_WORDS.has(nounWord(one)),
  );
  return token === undefined ? undefined : SUBTYPE_WORDS.get(nounWord(token));
};

const CLASS_WORDS = {
  card: 'card',
  cards: 'card',
  spell: 'spell',
  spells: 'spell',
  permanent: 'permanent',
  permanents: 'permanent',
  token: 'token',
  tokens: 'token',
} as const;

/** "artifact creature", "Elf", "Goblin creature". */
function parseHead(parser: Parser): NounHead | undefined {
  const outlaw = parser.acceptAny('outlaws', 'outlaw');
  if (outlaw !== undefined)
    return {
      types: [],
      subtypes: [],
      plural: outlaw === 'outlaws',
      isInvariant: false,
      own: { subtypes: OUTLAWS },
    };
  const types: CardType[] = [];
  const subtypes: string[] = [];
  let [plural, isInvariant] = [false, false];
  for (;;) {
    const token = parser.tokens[parser.index];
    const word = token === undefined ? '' : nounWord(token);
    const type = parser.acceptWord(TYPE_WORDS);
    const sub = type === undefined ? parseSubtype(parser) : undefined;
    if (type !== undefined) types.push(type);
    else if (sub !== undefined) subtypes.push(sub);
    else break;
    plural = word !== type && word !== sub?.toLowerCase() && sub !== "Urza's";
    isInvariant = sub !== undefined && !plural && isInvariantNoun(sub);
    if (plural) break;
  }
  const known = types.length + subtypes.length;
  return known === 0 || subtypes.length > 2 ? undefined : { types, subtypes, plural, isInvariant };
}

const toFilter = ({ types, subtypes, own }: NounHead): ObjectFilter => ({
  ...own,
  ...(types.length === 1 ? { types } : types.length > 1 ? { allTypes: types } : {}),
  ...(subtypes.length > 0 ? { subtypes: subtypes.slice(0, 1) } : {}),
  // "Human Soldier" has both subtypes.
  ...(subtypes.length > 1 ? { any: [{ subtypes: subtypes.slice(1, 2) }] } : {}),
});

/** "artifact, enchantment, or land" as one filter. */
function joinHeads(list: readonly NounHead[]): ObjectFilter {
  const [only] = list;
  if (list.length === 1 && only !== undefined) return toFilter(only);
  const plain = (one: NounHead): boolean =>
    one.own === undefined && one.types.length + one.subtypes.length === 1;
  if (list.every((one) => plain(one) && one.types.length === 1))
    return { types: list.flatMap(({ types }) => types) };
  if (list.every((one) => plain(one) && one.subtypes.length === 1))
    return { subtypes: list.flatMap(({ subtypes }) => subtypes) };
  return { any: list.map(toFilter) };
}

const CONJUNCTIONS = [', and/or', ', or', ', and', 'and/or', 'or', 'and', ','] as const;

function parseHeads(parser: Parser): readonly NounHead[] | undefined {
  const first = parser.try(parseHead);
  if (first === undefined) return undefined;
  const list = [first];
  for (;;) {
    const next = parser.try((inner) => {
      const conjunction = inner.acceptAny(...CONJUNCTIONS);
      if (
        conjunction === undefined ||
        (conjunction === 'and' && !first.plural && !precedesClassWord(inner) && !followsEach(inner))
      )
        return undefined;
      const words = parseAdjectives(inner);
      const head = parseHead(inner);
      const own = mergeFilters(words.map(({ filter }) => filter));
      if (head === undefined || own === undefined) return undefined;
      return words.length === 0 ? head : { ...head, own };
    });
    if (next === undefined) return list;
    list.push(next);
  }
}

/** "instant and sorcery spells": the plural noun comes at the end, so "and" joins the types. */
const precedesClassWord = (parser: Parser): boolean => Object.hasOwn(CLASS_WORDS, parser.peek(1));

/** "each creature and planeswalker they control" */
const followsEach = ({ tokens, index }: Parser): boolean => tokens[index - 3]?.text === 'each';

function parseAdjectives(parser: Parser): readonly Adjective[] {
  const list: Adjective[] = [];
  for (;;) {
    const next = parser.try((inner) => {
      if (list.length > 0) inner.accept(',');
      return parseAdjective(inner);
    });
    if (next === undefined) return list;
    list.push(next);
  }
}

/** Whether adjectives in front of several nouns apply to each of them for certain. */
const isUnambiguous = (list: readonly NounHead[], words: readonly Adjective[]): boolean =>
  list.length < 2 ||
  words.length === 0 ||
  (list.every(({ own }) => own === undefined) &&
    (words.every(({ distributes }) => distributes) || list.every(({ types }) => types.length === 0)));

/** "noncreature artifact or noncreature enchantment": every noun has its own adjectives. */
function distributeAdjectives(
  list: readonly NounHead[] | undefined,
  words: readonly Adjective[],
): readonly NounHead[] | undefined {
  const [first, ...others] = list ?? [];
  if (first === undefined || others.length === 0 || words.length === 0) return undefined;
  const own = mergeFilters(words.map(({ filter }) => filter));
  return own !== undefined && others.every((other) => other.own !== undefined)
    ? [{ ...first, own }, ...others]
    : undefined;
}

export function parseNounPhrase(parser: Parser): NounPhrase | undefined {
  return parser.try((inner) => {
    const leading = parseAdjectives(inner);
    const heads = inner.try(parseHeads);
    const distributed = distributeAdjectives(heads, leading);
    const [words, kinds] = distributed === undefined ? [leading, heads] : [[], distributed];
    const word = inner.peek();
    const classNoun = inner.acceptWord(CLASS_WORDS);
    if (kinds === undefined && classNoun === undefined) return undefined;
    const isOfSpells = classNoun === 'spell' && isSpellOnlyList(kinds);
    if (kinds !== undefined && !isOfSpells && !isUnambiguous(kinds, words)) return undefined;
    let plural = classNoun === undefined ? (kinds?.at(-1)?.plural ?? false) : word !== classNoun;
    let filter = mergeFilters([
      ...words.map(({ filter: one }) => one),
      kinds === undefined ? {} : joinHeads(kinds),
    ]);
    if (filter === undefined) return undefined;
    if (classNoun === 'token') filter = { ...filter, token: true };
    if (classNoun === 'spell') filter = { ...filter, zone: 'stack', stack: 'spell' };
    let kind: NounPhrase['kind'] =
      classNoun === 'token' ? ('permanent' as const) : (classNoun ?? 'permanent');
    // "permanent card": a card with a permanent type.
    const isOfNoType =
      filter.types === undefined && filter.allTypes === undefined && filter.any === undefined;
    const cards = classNoun === 'permanent' && isOfNoType ? inner.acceptAny('cards', 'card') : undefined;
    if (cards !== undefined) {
      kind = 'card';
      plural = cards === 'cards';
      filter = { ...filter, types: PERMANENT_TYPES };
    }
    if (kind === 'permanent' && isSpellOnly(kinds)) return undefined;
    const whole = parsePostmodifiers(inner, filter, kind, kinds?.map(toFilter) ?? []);
    if (whole === undefined) return undefined;
    const isInvariant = classNoun === undefined && kinds?.at(-1)?.isInvariant === true;
    return { filter: whole, plural, kind, ...(isInvariant ? { isInvariant } : {}) };
  });
}

/** "red instant or sorcery spell": the adjective applies to both. */
const isSpellOnlyList = (kinds: readonly NounHead[] | undefined): boolean =>
  kinds?.every(
    ({ types, own }) => own === undefined && types.every((type) => type === 'instant' || type === 'sorcery'),
  ) === true;

/** Instants and sorceries are called cards or spells, never permanents. */
const isSpellOnly = (kinds: readonly NounHead[] | undefined): boolean =>
  kinds?.some(({ types }) => types.includes('instant') || types.includes('sorcery')) === true;
