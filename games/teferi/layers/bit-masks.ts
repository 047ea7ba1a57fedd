/** Types, colours, keywords and zones as bit masks, and filters compiled to them: one comparison per field instead of a search in lists. */
import { memoizeByObject } from '@ludoteca/kit';
import {
  CARD_TYPES,
  type CardType,
  COLOURS,
  type Colour,
  type ObjectFilter,
  PLAIN_KEYWORDS,
  type PlainKeyword,
  SUPERTYPES,
  type Supertype,
  ZONES,
  type GameZone,
} from '../abilities/index.ts';

const bits = <W extends string>(words: readonly W[], among: readonly W[] | undefined): number => {
  let mask = 0;
  if (among !== undefined) for (const word of among) mask |= 1 << words.indexOf(word);
  return mask;
};

export const typeBits = (types: readonly CardType[] | undefined): number => bits(CARD_TYPES, types);
export const supertypeBits = (types: readonly Supertype[] | undefined): number => bits(SUPERTYPES, types);
export const colourBits = (colours: readonly Colour[] | undefined): number => bits(COLOURS, colours);
/** The first 31 keywords have a bit; later ones have 0 and are looked up by name. */
export const keywordBit = (keyword: PlainKeyword): number => {
  const place = PLAIN_KEYWORDS.indexOf(keyword);
  return place < 31 ? 1 << place : 0;
};

/** The words of a bit mask, as a frozen list that is built once for each mask. */
function memoizeWords<W extends string>(words: readonly W[]): (mask: number) => readonly W[] {
  const lists = new Map<number, readonly W[]>();
  return (mask) => {
    const known = lists.get(mask);
    if (known !== undefined) return known;
    const list = Object.freeze(words.filter((_, i) => (mask & (1 << i)) !== 0));
    lists.set(mask, list);
    return list;
  };
}
export const typesIn = memoizeWords<CardType>(CARD_TYPES);
export const supertypesIn = memoizeWords<Supertype>(SUPERTYPES);
export const coloursIn = memoizeWords<Colour>(COLOURS);

export const CREATURE = typeBits(['creature']);
export const LAND = typeBits(['land']);
export const PLANESWALKER = typeBits(['planeswalker']);
/** 702.73a: an additional bit beside the card types: every creature type. */
export const EVERY_CREATURE_TYPE = 1 << CARD_TYPES.length;
/** In lists of subtypes the same fact is one entry. */
const EVERY_CREATURE_TYPE_NAME = 'every creature type';
export const subtypeNames = (types: number, subtypes: readonly string[]): string[] =>
  (types & EVERY_CREATURE_TYPE) === 0 ? subtypes.slice() : [...subtypes, EVERY_CREATURE_TYPE_NAME];
export const everyCreatureTypeBit = (subtypes: readonly string[]): number =>
  subtypes.includes(EVERY_CREATURE_TYPE_NAME) ? EVERY_CREATURE_TYPE : 0;
export const PERMANENT = typeBits(['artifact', 'creature', 'enchantment', 'land', 'planeswalker', 'battle']);
export const INSTANT = typeBits(['instant']);
export const LEGENDARY = supertypeBits(['legendary']);
export const SNOW = supertypeBits(['snow']);

/** The fields of a filter with fixed terms, as bit masks. */
export interface FilterBits {
  readonly zones: number;
  readonly types: number;
  readonly allTypes: number;
  readonly notTypes: number;
  readonly supers: number;
  readonly notSupers: number;
  readonly colours: number;
  readonly notColours: number;
  readonly keyword: number;
  readonly notKeyword: number;
  /** The fields other than these masks, controller, owner, `other` and `tapped`. */
  readonly otherFields: readonly UncommonField[];
}

export const zoneBit = (zone: GameZone): number => 1 << ZONES.indexOf(zone);

/** The fields that are compared as masks or directly. */
type PlainField =
  | 'zone'
  | 'types'
  | 'allTypes'
  | 'notTypes'
  | 'supertypes'
  | 'notSupertypes'
  | 'colours'
  | 'notColours'
  | 'controller'
  | 'owner'
  | 'other'
  | 'tapped';
/** The other fields. Keywords beyond the mask are compared by name. */
export type UncommonField = Exclude<keyof ObjectFilter, PlainField>;

/** In the order of comparison. */
const OTHER_FIELDS = Object.keys({
  subtypes: true,
  notSubtypes: true,
  keyword: true,
  notKeyword: true,
  chosen: true,
  token: true,
  kicked: true,
  stack: true,
  aimsAt: true,
  aimsAtPlayer: true,
  name: true,
  manaCost: true,
  attached: true,
  paired: true,
  pairedWith: true,
  openingHand: true,
  layout: true,
  attachment: true,
  attacks: true,
  attachedTo: true,
  is: true,
  power: true,
  toughness: true,
  powerAndToughness: true,
  sameName: true,
  manaValue: true,
  colourCount: true,
  counters: true,
  attacking: true,
  blocking: true,
  blocked: true,
  blocks: true,
  enteredThisTurn: true,
  attackedThisTurn: true,
  newSinceUpkeep: true,
  damagedPlayer: true,
  damagedThisTurn: true,
  any: true,
  not: true,
} satisfies { readonly [F in UncommonField]: true }) as UncommonField[];

/** A keyword within the masks needs no other comparison. */
const isMaskedKeyword = (field: UncommonField, { keyword, notKeyword }: ObjectFilter): boolean => {
  const word = field === 'keyword' ? keyword : field === 'notKeyword' ? notKeyword : undefined;
  return word !== undefined && keywordBit(word) !== 0;
};

export const filterBitsOf = memoizeByObject((filter: ObjectFilter): FilterBits => {
  const { zone = 'battlefield', keyword, notKeyword } = filter;
  let zones = 0;
  for (const one of typeof zone === 'string' ? [zone] : zone) zones |= zoneBit(one);
  return {
    zones,
    types: typeBits(filter.types),
    allTypes: typeBits(filter.allTypes),
    notTypes: typeBits(filter.notTypes),
    supers: supertypeBits(filter.supertypes),
    notSupers: supertypeBits(filter.notSupertypes),
    colours: colourBits(filter.colours),
    notColours: colourBits(filter.notColours),
    keyword: keyword === undefined ? 0 : keywordBit(keyword),
    notKeyword: notKeyword === undefined ? 0 : keywordBit(notKeyword),
    otherFields: OTHER_FIELDS.filter(
      (field) => filter[field] !== undefined && !isMaskedKeyword(field, filter),
    ),
  };
});

export const countBits = (mask: number): number => {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
};
