/** Validators for keyword abilities. */
import type { KeywordAbility } from '../ability.ts';
import { COSTS, filter, NAME, TRUE } from './references.ts';
import { either, objectWith, integer, type Validator, oneOf } from './validators.ts';
import { PLAIN_KEYWORDS } from '../game-terms.ts';

const COST_KEYWORDS: readonly KeywordAbility['keyword'][] = [
  'ward',
  'cycling',
  'equip',
  'flashback',
  'kicker',
  'unearth',
  'evoke',
  'ninjutsu',
];
const NUMBER_KEYWORDS: readonly KeywordAbility['keyword'][] = [
  'bushido',
  'toxic',
  'crew',
  'modular',
  'fabricate',
  'bloodthirst',
  'renown',
  'afterlife',
];

/** The name of a keyword ability. */
export const KEYWORD_NAME: Validator = matchingWord();
function matchingWord(): Validator {
  return either(
    oneOf(...PLAIN_KEYWORDS),
    oneOf('protection', 'hexproof from', 'landwalk', 'enchant', 'landcycling', 'affinity'),
    oneOf(...COST_KEYWORDS, ...NUMBER_KEYWORDS),
  );
}

const keyword = (
  words: Validator,
  needed: { [key: string]: Validator } = {},
  optional: { [key: string]: Validator } = {},
): Validator => objectWith({ kind: oneOf('keyword'), keyword: words, ...needed }, optional);
export const keywords: Validator = either(
  keyword(oneOf(...PLAIN_KEYWORDS)),
  keyword(oneOf('protection', 'hexproof from'), { from: filter }),
  keyword(oneOf('landwalk'), { land: filter, name: NAME }),
  keyword(oneOf(...COST_KEYWORDS), { cost: COSTS }),
  keyword(oneOf('enchant'), { what: filter }, { player: TRUE }),
  keyword(oneOf('landcycling'), { cost: COSTS, what: filter }),
  keyword(oneOf('affinity'), { what: filter }),
  keyword(oneOf(...NUMBER_KEYWORDS), { count: integer(0, 1000) }),
);
