/** Costs of spells and abilities, and payments offered while something resolves (CR 118). */
import { type ObjectOf, type Schema, schema, type TaggedOf } from '@ludoteca/kernel';
import { MANA_COST, NAME, NUMBER, TRUE } from './basic-schemas.ts';
import { amountSchema, conditionSchema, filterSchema, playerSchema, thisOrFilter } from './references.ts';

const { integer, list, object, oneOf, optional, tagged, union } = schema;

const chosenObjects = { what: thisOrFilter, count: optional(amountSchema) };
const countersOfSource = { kind: NAME, count: amountSchema };

const costKinds = {
  /** `times`: so often. */
  mana: { mana: MANA_COST, times: optional(amountSchema) },
  tap: {},
  untap: {},
  life: { life: amountSchema },
  sacrifice: chosenObjects,
  discard: {
    what: union(oneOf('this', 'hand'), filterSchema),
    count: optional(amountSchema),
    random: optional(TRUE),
  },
  /** From the battlefield, unless the filter names another zone. */
  exile: chosenObjects,
  return: chosenObjects,
  /** `count` permanents, or as many as have `power` in total (702.122a). */
  'tap others': { what: filterSchema, count: optional(amountSchema), power: optional(integer(0, 1000)) },
  /** `from`: from matching permanents that you control instead of the source. */
  'remove counters': { ...countersOfSource, from: optional(filterSchema) },
  'put counters': countersOfSource,
  mill: { count: amountSchema },
  /** A matching card of the hand. */
  reveal: { what: filterSchema },
  /** 107.14: {E} */
  energy: { count: amountSchema },
  /** 118.7c: so much generic mana less. */
  reduction: { generic: amountSchema },
  /** 606.4: a loyalty symbol, positive or negative. */
  loyalty: { loyalty: union(NUMBER, oneOf('-X')) },
};
export type Cost = TaggedOf<'pay', typeof costKinds>;
const costSchema: Schema<Cost> = tagged('pay', costKinds);
export const costsSchema = list(costSchema, 12);

const additionalFields = {
  kind: oneOf('additional cost'),
  cost: costsSchema,
  /**
   * 702.33: the caster chooses whether to pay it (`kicker`; the result is `kicked`; so it is with `bargain` and `gift`; with `entwine` all modes are chosen; with `buyback` the spell returns to the hand),
   * or how often, each time instead of {1} (`generic`); `convoke`: each time instead of {1} or of mana of the creature's colour.
   */
  optional: optional(oneOf('kicker', 'buyback', 'bargain', 'entwine', 'gift', 'generic', 'convoke')),
  /** The caster chooses between the cost and this one. */
  or: optional(costsSchema),
};
/** 601.2b: a cost that is paid in addition to the mana cost. */
export interface AdditionalCost extends ObjectOf<typeof additionalFields> {}
export const additionalCostSchema: Schema<AdditionalCost> = object(additionalFields);

/** 702: the keywords that offer an alternative cost, and `other` for costs in sentences. */
export const ALTERNATIVE_COSTS = [
  'flashback',
  'evoke',
  'escape',
  'other',
  'dash',
  'blitz',
  'spectacle',
  'surge',
  'prowl',
  'overload',
  'jump-start',
  'retrace',
  'disturb',
  'bestow',
  'warp',
  /** "You may cast this card from your graveyard", for its mana cost. */
  'from graveyard',
  /** "You may cast this spell as though it had flash if you pay {2} more to cast it." */
  'flash',
] as const;

const alternativeFields = {
  kind: oneOf('alternative cost'),
  cost: costsSchema,
  name: oneOf(...ALTERNATIVE_COSTS),
  /** The alternative is available only while this holds. */
  if: optional(conditionSchema),
};
/** 118.9: a cost paid instead of the mana cost; flashback and escape allow casting from the graveyard. */
export interface AlternativeCost extends ObjectOf<typeof alternativeFields> {}
export const alternativeCostSchema: Schema<AlternativeCost> = object(alternativeFields);

const paymentFields = { who: playerSchema, cost: costsSchema };
/** A payment that a player may make while an ability resolves. */
export interface PaymentOffer extends ObjectOf<typeof paymentFields> {}
export const paymentSchema: Schema<PaymentOffer> = object(paymentFields);
