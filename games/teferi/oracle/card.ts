/** Parses a printed card into its definition, or reports the first part that is not supported. */
import type { Ability, CardDefinition, Colour } from '../abilities/index.ts';
import { parseManaCost } from '../layers/mana-cost.ts';
import { parseFaces } from './card-faces.ts';
import { completeOwnCopies } from './own-copies.ts';
import { splitLines, parseCardText, type UnreadLine } from './card-text.ts';
import { parseTypeLine, type TypeLine } from './type-line.ts';

/** A card as card files describe it. */
export interface PrintedCardText {
  readonly name: string;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly text: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  /** The colour indicator, for cards without a mana cost. */
  readonly colours?: readonly Colour[];
  /** The faces of a card with several; its own text is then empty. */
  readonly faces?: { readonly layout: string; readonly cards: readonly PrintedCardText[] };
}

/** Why a card cannot be parsed. */
export interface CardRefusal {
  readonly name: string;
  readonly why: 'faces' | 'cost' | 'types' | 'size' | 'text' | 'too long' | 'no enchant';
  /** Line and column in the text, counted from 1; 0 if the fault is not in the text. */
  readonly line: number;
  readonly column: number;
  /** The text at which parsing failed. */
  readonly words: string;
  /** For every line that cannot be parsed the sentence in which parsing stopped; empty if the fault is not in the text. */
  readonly sentences: readonly string[];
}

export type CardParseResult =
  | { readonly ok: true; readonly card: CardDefinition }
  | { readonly ok: false; readonly refusal: CardRefusal };

const STAT_PATTERN = /^-?\d{1,3}$/;
const STAR_PATTERN = /^(?:\d\+)?\*$/;
const MAX_TEXT_LENGTH = 6000;
/** The length to which reported words are cut. */
const MAX_WORDS = 80;

const toTextRefusal = (name: string, unread: readonly [UnreadLine, ...UnreadLine[]]): CardRefusal => {
  const [{ line, column, words }] = unread;
  const sentences = unread.map(({ sentence }) => sentence);
  return { name, why: 'text', line: line.number, column, words: words.slice(0, MAX_WORDS), sentences };
};

export function parseCard(printed: PrintedCardText): CardParseResult {
  if (printed.faces !== undefined) return parseFaces(printed, printed.faces, parseFace);
  return parseFace(printed);
}

function parseFace(printed: PrintedCardText): CardParseResult {
  const { name, manaCost, typeLine, text } = printed;
  const no = (why: CardRefusal['why'], words: string): CardParseResult => ({
    ok: false,
    refusal: { name, why, line: 0, column: 0, words: words.slice(0, MAX_WORDS), sentences: [] },
  });
  if (text.length > MAX_TEXT_LENGTH || name.length > 200) return no('too long', text);
  const types = parseTypeLine(typeLine);
  if (types === undefined) return no('types', typeLine);
  const cost = manaCost === '' ? undefined : parseManaCost(manaCost);
  if (manaCost !== '' && cost === undefined) return no('cost', manaCost);
  const lines = splitLines(text);
  const read = parseCardText(lines, printed, types, (cost?.xs ?? 0) > 0);
  if (!read.ok) return { ok: false, refusal: toTextRefusal(name, read.unread) };
  const size = parsePrintedStats(printed, types, read.abilities);
  if (size === undefined)
    return no('size', `${printed.power ?? ''}/${printed.toughness ?? printed.loyalty ?? ''}`);
  if (types.subtypes.includes('Aura') && !read.abilities.some(isEnchantKeyword))
    return no('no enchant', typeLine);
  const { supertypes, subtypes } = types;
  const card: CardDefinition = {
    name,
    ...(manaCost === '' ? {} : { cost: manaCost }),
    ...(supertypes.length === 0 ? {} : { supertypes }),
    types: types.types,
    ...(subtypes.length === 0 ? {} : { subtypes }),
    ...(printed.colours === undefined || cost !== undefined ? {} : { colours: printed.colours }),
    ...size,
    text,
    abilities: read.abilities,
  };
  return { ok: true, card: completeOwnCopies(card) };
}

const isEnchantKeyword = (ability: Ability): boolean =>
  ability.kind === 'keyword' && ability.keyword === 'enchant';

type PrintedStats = Pick<CardDefinition, 'power' | 'toughness' | 'loyalty'>;

/** Power and toughness or loyalty; a star is 0 and needs a characteristic-defining ability (604.3). */
function parsePrintedStats(
  printed: PrintedCardText,
  { types, subtypes }: TypeLine,
  abilities: readonly Ability[],
): PrintedStats | undefined {
  const { power = '', toughness = '', loyalty = '' } = printed;
  if (types.includes('planeswalker'))
    return STAT_PATTERN.test(loyalty) ? { loyalty: Number(loyalty) } : undefined;
  const sized = types.includes('creature') || subtypes.includes('Vehicle');
  if (!sized) return {};
  const defining = abilities.find((ability) => ability.kind === 'defining');
  const read = (text: string, defined: boolean): number | undefined =>
    STAT_PATTERN.test(text)
      ? defined
        ? undefined
        : Number(text)
      : STAR_PATTERN.test(text) && defined
        ? 0
        : undefined;
  const [attack, defence] = [
    read(power, defining?.power !== undefined),
    read(toughness, defining?.toughness !== undefined),
  ];
  return attack === undefined || defence === undefined ? undefined : { power: attack, toughness: defence };
}
