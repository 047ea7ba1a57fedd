/** The typed language once more, as shapes: keywords. */
import type { Keyword } from './ability.ts';
import { COSTS, filter, NAME, YES } from './grammar.ts';
import { either, fields, integer, type Shape, word } from './shapes.ts';
import { KEYWORDS } from './words.ts';

const COSTLY: readonly Keyword['keyword'][] = [
  'ward',
  'cycling',
  'equip',
  'flashback',
  'kicker',
  'unearth',
  'evoke',
  'ninjutsu',
];
const COUNTED: readonly Keyword['keyword'][] = [
  'bushido',
  'toxic',
  'crew',
  'modular',
  'fabricate',
  'bloodthirst',
  'renown',
  'afterlife',
];

/** The name of one. */
export const WORD: Shape = matchingWord();
function matchingWord(): Shape {
  return either(
    word(...KEYWORDS),
    word('protection', 'hexproof from', 'landwalk', 'enchant', 'landcycling', 'affinity'),
    word(...COSTLY, ...COUNTED),
  );
}

const keyword = (
  words: Shape,
  needed: { [key: string]: Shape } = {},
  optional: { [key: string]: Shape } = {},
): Shape => fields({ kind: word('keyword'), keyword: words, ...needed }, optional);
export const keywords: Shape = either(
  keyword(word(...KEYWORDS)),
  keyword(word('protection', 'hexproof from'), { from: filter }),
  keyword(word('landwalk'), { land: filter, name: NAME }),
  keyword(word(...COSTLY), { cost: COSTS }),
  keyword(word('enchant'), { what: filter }, { player: YES }),
  keyword(word('landcycling'), { cost: COSTS, what: filter }),
  keyword(word('affinity'), { what: filter }),
  keyword(word(...COUNTED), { count: integer(0, 1000) }),
);
