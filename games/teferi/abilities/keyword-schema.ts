/** Keyword abilities, named as the Comprehensive Rules name them (CR 702). */
import { type Infer, type ObjectOf, type Schema, schema } from '@ludoteca/kernel';
import { NAME, PLAIN_KEYWORD, TRUE } from './basic-schemas.ts';
import { costsSchema } from './costs.ts';
import { PLAIN_KEYWORDS } from './game-terms.ts';
import { filterSchema } from './references.ts';

const { integer, object, oneOf, optional, variants } = schema;

export const KEYWORDS_WITH_COST = [
  'ward',
  'cycling',
  'equip',
  'flashback',
  'kicker',
  'unearth',
  'evoke',
  'ninjutsu',
] as const;
export const KEYWORDS_WITH_NUMBER = [
  'bushido',
  'toxic',
  'crew',
  'modular',
  'fabricate',
  'bloodthirst',
  'renown',
  'afterlife',
] as const;

const kind = oneOf('keyword');
const plainFields = { kind, keyword: PLAIN_KEYWORD };
interface PlainKeywordAbility extends ObjectOf<typeof plainFields> {}
const costFields = { kind, keyword: oneOf(...KEYWORDS_WITH_COST), cost: costsSchema };
interface CostKeywordAbility extends ObjectOf<typeof costFields> {}
const numberFields = { kind, keyword: oneOf(...KEYWORDS_WITH_NUMBER), count: integer(0, 1000) };
interface NumberKeywordAbility extends ObjectOf<typeof numberFields> {}
const otherKeywords = {
  protection: object({ kind, keyword: oneOf('protection'), from: filterSchema }),
  'hexproof from': object({ kind, keyword: oneOf('hexproof from'), from: filterSchema }),
  landwalk: object({ kind, keyword: oneOf('landwalk'), land: filterSchema, name: NAME }),
  enchant: object({ kind, keyword: oneOf('enchant'), what: filterSchema, player: optional(TRUE) }),
  landcycling: object({ kind, keyword: oneOf('landcycling'), cost: costsSchema, what: filterSchema }),
  affinity: object({ kind, keyword: oneOf('affinity'), what: filterSchema }),
};
export type KeywordAbility =
  | PlainKeywordAbility
  | CostKeywordAbility
  | NumberKeywordAbility
  | Infer<(typeof otherKeywords)[keyof typeof otherKeywords]>;

const schemaForEach = <T>(
  names: readonly string[],
  each: Schema<T>,
): { readonly [keyword: string]: Schema<T> } => Object.fromEntries(names.map((name) => [name, each]));
const keywords = {
  ...schemaForEach<KeywordAbility>(PLAIN_KEYWORDS, object(plainFields)),
  ...schemaForEach<KeywordAbility>(KEYWORDS_WITH_COST, object(costFields)),
  ...schemaForEach<KeywordAbility>(KEYWORDS_WITH_NUMBER, object(numberFields)),
  ...otherKeywords,
};
export const keywordSchema: Schema<KeywordAbility> = variants('keyword', keywords);

/** The name of a keyword ability. */
export const keywordNameSchema: Schema<KeywordAbility['keyword']> = oneOf(
  ...(Object.keys(keywords) as KeywordAbility['keyword'][]),
);
