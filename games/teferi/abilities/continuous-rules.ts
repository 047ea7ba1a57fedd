/** The rules that continuous effects add for objects, players and the game (CR 613.11). */
import { type ObjectOf, type Schema, schema, type TaggedOf } from '@ludoteca/kernel';
import { COUNT, MANA_COST, TURN_STEPS } from './basic-schemas.ts';
import { amountSchema, conditionSchema, filterSchema, thisOrFilter } from './references.ts';

const { integer, object, oneOf, optional, tagged, variants } = schema;

const PLAIN_RULES = [
  'cannot attack',
  'cannot block',
  'cannot be blocked',
  'cannot attack alone',
  'cannot block alone',
  'attacks if able',
  'blocks if able',
  /** All creatures able to block it must do so. */
  'all must block',
  /** At least one creature must block it if able. */
  'must be blocked',
  'does not untap',
  'may stay tapped',
  /** 502.3: it also untaps during each other player's untap step. */
  'untaps with others',
  'attacks despite defender',
  'blocks any number',
  'cannot be countered',
  'cannot be regenerated',
  'cannot activate',
  'cannot be sacrificed',
  'deals damage by toughness',
  /** 510.1c: if it is blocked, its controller may have it assign its combat damage as though it were not. */
  'may assign as unblocked',
  'deals no combat damage',
  'takes no combat damage',
  'takes no damage',
  /** Damage that it would deal is prevented. */
  'its damage is prevented',
  'its combat damage is prevented',
  'cannot have counters',
  'cannot be enchanted',
  /** Spells and abilities of opponents cannot target it. */
  'opponents cannot target',
  'cannot be equipped',
  /** 614.1: exiled instead of dying, or instead of going anywhere else. Not an ability of the object. */
  'dies into exile',
  'leaves into exile',
] as const;
const plainFields = { is: oneOf(...PLAIN_RULES) };
interface PlainObjectRule extends ObjectOf<typeof plainFields> {}
const plainRule: Schema<PlainObjectRule> = object(plainFields);

const detailedRules = {
  'cannot be blocked by': { what: filterSchema },
  'cannot be blocked but by': { what: filterSchema },
  'cannot be blocked by more than': { count: COUNT },
  'cannot be blocked but by so many': { count: COUNT },
  /** 115.1: no spell or ability of a matching source targets it, whoever controls it. */
  'cannot be targeted by': { what: filterSchema },
  'blocks only': { what: filterSchema },
  'blocks additional': { count: COUNT },
  /** The condition is evaluated for the attacker. */
  'cannot attack unless': { condition: conditionSchema },
  'cannot block unless': { condition: conditionSchema },
  /** 508.1h and 509.1d: its controller must pay `mana` for it. `at` limits it to attacks on the ability's controller, or on that player and their planeswalkers. */
  'attacks for': { mana: MANA_COST, at: optional(oneOf('you', 'your side')) },
  'blocks for': { mana: MANA_COST },
};
type DetailedObjectRule = TaggedOf<'is', typeof detailedRules>;
const detailedRule: Schema<DetailedObjectRule> = tagged('is', detailedRules);

/** A restriction, requirement or permission for an object. */
export type ObjectRule = PlainObjectRule | DetailedObjectRule;
export const objectRuleSchema: Schema<ObjectRule> = variants('is', {
  ...Object.fromEntries(PLAIN_RULES.map((is) => [is, plainRule])),
  ...Object.fromEntries(Object.keys(detailedRules).map((is) => [is, detailedRule])),
});

const whose = oneOf('you', 'opponent', 'each');
const gameRules = {
  'extra lands': { count: integer(0, 20) },
  'no maximum hand size': {},
  'maximum hand size': { whose, more: integer(-100, 100) },
  /** Negative: cheaper. Reductions take generic mana only (118.7c). */
  cost: { whose, what: thisOrFilter, generic: amountSchema },
  'cast as with flash': { what: filterSchema },
  /** 609.4b: you may spend mana as though it were of any colour to cast matching spells. */
  'any colour': { what: filterSchema },
  /** 601.3: you may play the cards that another ability of the source has exiled; `spells`: no lands. */
  'play exiled': { cards: oneOf('linked'), spells: optional(oneOf(true)) },
  /** 601.3: the spell itself can be cast only at these times. */
  'cast only': {
    during: optional(TURN_STEPS),
    whose: optional(oneOf('you', 'opponent')),
    if: optional(conditionSchema),
  },
  /** 508.1c: at most so many creatures attack in a combat. */
  'most attackers': { count: integer(1, 100) },
  'player hexproof': {},
  'player shroud': {},
  'cannot gain life': { whose },
  /** Spells and abilities of opponents do not cause you to sacrifice permanents. */
  'no forced sacrifices': {},
  /** With `from`: only combat damage of matching objects. */
  'cannot be prevented': { from: optional(filterSchema) },
  /** 500.11 */
  'skip step': { whose, step: oneOf('untap', 'upkeep', 'draw') },
  'cannot lose': { whose },
  'cannot win': { whose },
  'cannot cast': { whose, what: filterSchema },
  'one spell a turn': { whose },
  /** Spells are cast only at the time of a sorcery. */
  'cast as sorceries': { whose },
  /** 401.5: the top card of the library is known to its owner, or with `shown` to all players. */
  'top card': { whose, shown: optional(oneOf(true)) },
  /** 601.3: matching cards can be played from the top of the library, if their owner knows the top card. */
  'play from top': { what: filterSchema },
  /** 100.2a: a deck may contain so many of the card; without `count` any number. */
  'copies in a deck': { count: optional(COUNT) },
  /** Abilities do not trigger on matching objects that enter, or also not on those that die. */
  'no triggers': { what: filterSchema, dying: optional(oneOf(true)) },
  /** 103.6a: the card in an opening hand may begin the game on the battlefield. */
  'opening hand': {},
  /** 615.12: the damage of the spell itself cannot be prevented. */
  'sure damage': {},
  /** 614.1a: the next matching spell that you cast from your hand returns to the hand as it resolves. */
  'next spell returns': { what: filterSchema },
  /** 702.61: of the spell itself. */
  'split second': {},
  /** 702.88: of the spell itself. */
  rebound: {},
};
/** A rule for players, spells and the game while the ability functions. */
export type GameRule = TaggedOf<'says', typeof gameRules>;
export const gameRuleSchema: Schema<GameRule> = tagged('says', gameRules);
