/** The typed language once more, as shapes: what objects, players and the game are told to do or not to do. */
import type { GameRule, ObjectRule } from './changes.ts';
import { condition, COST_TEXT, filter, value } from './grammar.ts';
import { either, fields, integer, list, type Shape, tagged, word } from './shapes.ts';
import { STEPS } from './words.ts';

const RULES = [
  'cannot attack',
  'cannot block',
  'cannot be blocked',
  'cannot attack alone',
  'cannot block alone',
  'attacks if able',
  'blocks if able',
  'all must block',
  'must be blocked',
  'does not untap',
  'may stay tapped',
  'attacks despite defender',
  'blocks any number',
  'cannot be countered',
  'cannot be regenerated',
  'cannot activate',
  'cannot be sacrificed',
  'deals damage by toughness',
  'deals no combat damage',
  'takes no combat damage',
  'takes no damage',
  'its damage is prevented',
  'its combat damage is prevented',
  'cannot have counters',
  'cannot be enchanted',
  'cannot be equipped',
  'dies into exile',
  'leaves into exile',
] as const satisfies readonly ObjectRule['is'][];
const rule = (is: ObjectRule['is'], needed: { [key: string]: Shape }): Shape =>
  fields({ is: word(is), ...needed });
export const objectRule: Shape = either(
  fields({ is: word(...RULES) }),
  rule('cannot be blocked by', { what: filter }),
  rule('cannot be blocked but by', { what: filter }),
  rule('cannot be blocked by more than', { count: integer(0, 100) }),
  rule('cannot be blocked but by so many', { count: integer(0, 100) }),
  rule('blocks only', { what: filter }),
  rule('blocks additional', { count: integer(0, 100) }),
  rule('cannot attack unless', { condition }),
  rule('cannot block unless', { condition }),
  fields({ is: word('attacks for'), mana: COST_TEXT }, { at: word('you', 'your side') }),
  rule('blocks for', { mana: COST_TEXT }),
);

const SIDE = word('you', 'opponent', 'each');
const gameRules = {
  'extra lands': fields({ says: word('extra lands'), count: integer(0, 20) }),
  'no maximum hand size': fields({ says: word('no maximum hand size') }),
  'maximum hand size': fields({ says: word('maximum hand size'), whose: SIDE, more: integer(-100, 100) }),
  cost: fields({ says: word('cost'), whose: SIDE, what: either(word('this'), filter), generic: value }),
  'cast as with flash': fields({ says: word('cast as with flash'), what: filter }),
  'cast only': fields(
    { says: word('cast only') },
    { during: list(word(...STEPS)), whose: word('you', 'opponent'), if: condition },
  ),
  'most attackers': fields({ says: word('most attackers'), count: integer(1, 100) }),
  'player hexproof': fields({ says: word('player hexproof') }),
  'player shroud': fields({ says: word('player shroud') }),
  'cannot gain life': fields({ says: word('cannot gain life'), whose: SIDE }),
  'cannot be prevented': fields({ says: word('cannot be prevented') }),
  'skip step': fields({ says: word('skip step'), whose: SIDE, step: word('untap', 'upkeep', 'draw') }),
  'cannot lose': fields({ says: word('cannot lose'), whose: SIDE }),
  'cannot win': fields({ says: word('cannot win'), whose: SIDE }),
  'cannot cast': fields({ says: word('cannot cast'), whose: SIDE, what: filter }),
  'one spell a turn': fields({ says: word('one spell a turn'), whose: SIDE }),
} as const satisfies { readonly [K in GameRule['says']]: Shape };

export const gameRule: Shape = tagged('says', gameRules);
