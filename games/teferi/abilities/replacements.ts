/** Replacement and prevention effects of static abilities (CR 614 and 615). */
import { type Schema, schema, type TaggedOf } from '@ludoteca/kernel';
import { NAME, NUMBER, TRUE } from './basic-schemas.ts';
import { amountSchema, conditionSchema, filterSchema, objectSchema, thisOrFilter } from './references.ts';

const { integer, object, oneOf, optional, tagged, union } = schema;

const common = { kind: oneOf('replacement'), while: optional(conditionSchema) };
const multiplied = { times: optional(integer(0, 1000)), plus: optional(NUMBER) };

const replacementKinds = {
  'enters tapped': {
    ...common,
    what: thisOrFilter,
    unless: optional(conditionSchema),
    /** Its controller may pay life, or reveal a card from the hand, instead. */
    unlessPaid: optional(object({ life: optional(NUMBER), reveal: optional(filterSchema) })),
  },
  /** 614.12a: its controller chooses as it enters; filters refer to it by `chosen`. */
  'enters with a choice': { ...common, choose: oneOf('creature type', 'colour', 'basic land type') },
  'enters with counters': {
    ...common,
    what: thisOrFilter,
    counter: NAME,
    count: amountSchema,
    if: optional(conditionSchema),
    /** Its controller may let it enter with them. */
    optional: optional(TRUE),
  },
  /** 707.9: its controller may have it enter as a copy of a matching permanent. */
  'enters as a copy': { ...common, of: filterSchema },
  /** 614.1a: a permanent that would go from the battlefield to a graveyard goes to `to` instead. */
  'goes elsewhere': {
    ...common,
    what: thisOrFilter,
    to: oneOf('exile', 'hand', 'library', 'library bottom'),
  },
  /** 702.89a: instead of the enchanted permanent this Aura is destroyed, and all damage on the permanent is removed. */
  'umbra armor': common,
  /** 614.1a: if a spell or ability of an opponent causes its owner to discard it. */
  'discarded onto the battlefield': common,
  /** 614.1a: cards (and tokens if `tokens`) that would be put into such a graveyard from any zone are exiled instead. */
  graveyard: {
    ...common,
    whose: oneOf('you', 'opponent', 'each'),
    tokens: optional(TRUE),
    /** Only matching cards. */
    what: optional(filterSchema),
  },
  /** 615: prevents `amount` of the matching damage. */
  'prevent damage': {
    ...common,
    amount: union(amountSchema, oneOf('all')),
    to: optional(union(objectSchema, oneOf('you'))),
    from: optional(objectSchema),
    combat: optional(TRUE),
    /** A counter of this kind is removed from the source as well. */
    removes: optional(NAME),
  },
  'more damage': {
    ...common,
    from: objectSchema,
    /** `opponent side`: opponents and permanents they control. */
    to: optional(union(objectSchema, oneOf('opponent', 'opponent side', 'any'))),
    ...multiplied,
  },
  'more life': { ...common, ...multiplied },
  'more counters': { ...common, what: filterSchema, counter: NAME, ...multiplied },
  'more tokens': { ...common, times: integer(1, 16) },
};
export type ReplacementAbility = TaggedOf<'instead', typeof replacementKinds>;
export const replacementSchema: Schema<ReplacementAbility> = tagged('instead', replacementKinds);
