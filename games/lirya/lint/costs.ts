/** Validators for costs and limits. */
import type { Cost, UseLimit } from '../card-definition/index.ts';
import {
  allOf,
  object,
  isObject,
  type KindOf,
  union,
  array,
  optional,
  type Validator,
  integer,
} from './validators.ts';
import { counterName, filter, MAX_NUMBER, pileFilter, value, shortText } from './expressions.ts';

/** Energy that is paid cannot be negative. */
export const energy: Validator = (input, path, context) =>
  (typeof input === 'number' ? integer(0, MAX_NUMBER) : value)(input, path, context);

const cost: Validator = union(['return source to hand', 'sacrifice source', 'discard source'], {
  energy: object<KindOf<Cost, 'energy'>>({ energy }),
  discard: object<KindOf<Cost, 'discard'>>({ discard: integer(1, 10), like: optional(pileFilter) }),
  sacrifice: object<KindOf<Cost, 'sacrifice'>>({ sacrifice: filter, count: optional(integer(1, 8)) }),
  damage: object<KindOf<Cost, 'damage'>>({ damage: integer(1, 15) }),
  life: object<KindOf<Cost, 'life'>>({ life: integer(1, 19) }),
  counters: object<KindOf<Cost, 'counters'>>({
    counters: allOf(shortText, counterName),
    count: integer(1, MAX_NUMBER),
  }),
});

const COST_KINDS = ['energy', 'discard', 'sacrifice', 'damage', 'life', 'counters'] as const;
const costKindOf = (input: unknown): string =>
  (isObject(input) ? COST_KINDS.find((kind) => Object.hasOwn(input, kind)) : undefined) ?? 'source';

/** Costs must be payable together: each kind once, and a cost that removes the source from play last. */
const checkCombination: Validator = (input, path, context) => {
  if (!Array.isArray(input)) return;
  const kinds = input.map(costKindOf);
  kinds.forEach((kind, i) => {
    if (kinds.indexOf(kind) < i) context.report('cost twice', `${path}[${i}]`);
    else if (kind === 'source' && i < kinds.length - 1) context.report('cost last', `${path}[${i}]`);
  });
};

export const costs: Validator = allOf(array(cost, 1, 5), checkCombination);

const SOURCE_COSTS: ReadonlySet<string> = new Set(['source', 'damage', 'counters']);

/** A card that is being played is not in play yet and cannot pay with itself. */
export const cardCosts: Validator = allOf(costs, (input, path, context) => {
  if (Array.isArray(input))
    input.forEach((one, i) => {
      if (SOURCE_COSTS.has(costKindOf(one))) context.report('card cost', `${path}[${i}]`);
    });
});

export const limit: Validator = allOf(
  object<UseLimit>({ perTurn: optional(integer(1, 20)), perMatch: optional(integer(1, 20)) }),
  (input, path, context) => {
    if (isObject(input) && Object.keys(input).length === 0) context.report('range', path);
  },
);

/** Whether a card is sacrificed or discarded as a cost. */
export const paysCards = (input: unknown): boolean =>
  Array.isArray(input) &&
  input.some((one) => costKindOf(one) === 'sacrifice' || costKindOf(one) === 'discard');
