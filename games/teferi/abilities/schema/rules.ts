/** Validators for the rules that continuous effects add for objects, players and the game. */
import type { GameRule, ObjectRule } from '../changes.ts';
import { condition, COST_TEXT, filter, value } from './references.ts';
import { either, objectWith, integer, arrayOf, type Validator, tagged, oneOf } from './validators.ts';
import { STEPS } from '../game-terms.ts';

const PLAIN_RULES = [
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
const rule = (is: ObjectRule['is'], needed: { [key: string]: Validator }): Validator =>
  objectWith({ is: oneOf(is), ...needed });
export const objectRule: Validator = either(
  objectWith({ is: oneOf(...PLAIN_RULES) }),
  rule('cannot be blocked by', { what: filter }),
  rule('cannot be blocked but by', { what: filter }),
  rule('cannot be blocked by more than', { count: integer(0, 100) }),
  rule('cannot be blocked but by so many', { count: integer(0, 100) }),
  rule('blocks only', { what: filter }),
  rule('blocks additional', { count: integer(0, 100) }),
  rule('cannot attack unless', { condition }),
  rule('cannot block unless', { condition }),
  objectWith({ is: oneOf('attacks for'), mana: COST_TEXT }, { at: oneOf('you', 'your side') }),
  rule('blocks for', { mana: COST_TEXT }),
);

const WHOSE = oneOf('you', 'opponent', 'each');
const gameRules = {
  'extra lands': objectWith({ says: oneOf('extra lands'), count: integer(0, 20) }),
  'no maximum hand size': objectWith({ says: oneOf('no maximum hand size') }),
  'maximum hand size': objectWith({
    says: oneOf('maximum hand size'),
    whose: WHOSE,
    more: integer(-100, 100),
  }),
  cost: objectWith({
    says: oneOf('cost'),
    whose: WHOSE,
    what: either(oneOf('this'), filter),
    generic: value,
  }),
  'cast as with flash': objectWith({ says: oneOf('cast as with flash'), what: filter }),
  'cast only': objectWith(
    { says: oneOf('cast only') },
    { during: arrayOf(oneOf(...STEPS)), whose: oneOf('you', 'opponent'), if: condition },
  ),
  'most attackers': objectWith({ says: oneOf('most attackers'), count: integer(1, 100) }),
  'player hexproof': objectWith({ says: oneOf('player hexproof') }),
  'player shroud': objectWith({ says: oneOf('player shroud') }),
  'cannot gain life': objectWith({ says: oneOf('cannot gain life'), whose: WHOSE }),
  'cannot be prevented': objectWith({ says: oneOf('cannot be prevented') }),
  'skip step': objectWith({ says: oneOf('skip step'), whose: WHOSE, step: oneOf('untap', 'upkeep', 'draw') }),
  'cannot lose': objectWith({ says: oneOf('cannot lose'), whose: WHOSE }),
  'cannot win': objectWith({ says: oneOf('cannot win'), whose: WHOSE }),
  'cannot cast': objectWith({ says: oneOf('cannot cast'), whose: WHOSE, what: filter }),
  'one spell a turn': objectWith({ says: oneOf('one spell a turn'), whose: WHOSE }),
} as const satisfies { readonly [K in GameRule['says']]: Validator };

export const gameRule: Validator = tagged('says', gameRules);
