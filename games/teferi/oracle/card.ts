/** A card from its printed words: all of it, or the words that could not be read. */
import type { Ability, CardDefinition, Colour } from '../abilities/index.ts';
import { parseManaCost } from '../layers/mana-cost.ts';
import { type TextLine, splitLines, parseCardText } from './card-text.ts';
import { parseTypeLine, type TypeLine } from './type-line.ts';

/** As files of cards give it. */
export interface PrintedCard {
  readonly name: string;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly text: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  /** Where the file tells them and the cost does not: a colour indicator. */
  readonly colours?: readonly Colour[];
}

/** Why a card is refused. */
export interface CardRefusal {
  readonly name: string;
  readonly why: 'cost' | 'types' | 'size' | 'text' | 'too long' | 'no enchant';
  /** Where in its text, from 1; 0: not in the text. */
  readonly line: number;
  readonly column: number;
  /** What could not be read. */
  readonly words: string;
}

export type CardParseResult =
  | { readonly ok: true; readonly card: CardDefinition }
  | { readonly ok: false; readonly refusal: CardRefusal };

const STAT_PATTERN = /^-?\d{1,3}$/;
const STAR_PATTERN = /^(?:\d\+)?\*$/;
const MAX_TEXT_LENGTH = 6000;

export function parseCard(printed: PrintedCard): CardParseResult {
  const { name, manaCost, typeLine, text } = printed;
  const no = (why: CardRefusal['why'], words: string, line?: TextLine, column = 0): CardParseResult => ({
    ok: false,
    refusal: { name, why, line: line?.number ?? 0, column, words: words.slice(0, 80) },
  });
  if (text.length > MAX_TEXT_LENGTH || name.length > 200) return no('too long', text);
  const types = parseTypeLine(typeLine);
  if (types === undefined) return no('types', typeLine);
  const cost = manaCost === '' ? undefined : parseManaCost(manaCost);
  if (manaCost !== '' && cost === undefined) return no('cost', manaCost);
  const lines = splitLines(text);
  const read = parseCardText(lines, printed, types, (cost?.xs ?? 0) > 0);
  if (!read.ok) return no('text', read.words, read.line, read.column);
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
  return { ok: true, card };
}

const isEnchantKeyword = (ability: Ability): boolean =>
  ability.kind === 'keyword' && ability.keyword === 'enchant';

type PrintedStats = Pick<CardDefinition, 'power' | 'toughness' | 'loyalty'>;

/** A star is 0 here: a defining ability says what it is. */
function parsePrintedStats(
  printed: PrintedCard,
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
