/** Costs and limits. */
import type { Cost, Limit } from '../vocabulary/index.ts';
import { both, fields, isFields, kinds, list, maybe, type Shape, whole } from './shapes.ts';
import { counter, filter, MOST, pileFilter, value, word } from './terms.ts';

type Kind<K extends PropertyKey> = Extract<Cost, { readonly [key in K]: unknown }>;

/** Energy that is paid: whoever pays gets none. */
export const energy: Shape = (given, path, lint) =>
  (typeof given === 'number' ? whole(0, MOST) : value)(given, path, lint);

const cost: Shape = kinds(['return source to hand', 'sacrifice source', 'discard source'], {
  energy: fields<Kind<'energy'>>({ energy }),
  discard: fields<Kind<'discard'>>({ discard: whole(1, 10), like: maybe(pileFilter) }),
  sacrifice: fields<Kind<'sacrifice'>>({ sacrifice: filter, count: maybe(whole(1, 8)) }),
  damage: fields<Kind<'damage'>>({ damage: whole(1, 15) }),
  life: fields<Kind<'life'>>({ life: whole(1, 19) }),
  counters: fields<Kind<'counters'>>({ counters: both(word, counter), count: whole(1, MOST) }),
});

const KINDS = ['energy', 'discard', 'sacrifice', 'damage', 'life', 'counters'] as const;
const kindOf = (given: unknown): string =>
  (isFields(given) ? KINDS.find((kind) => Object.hasOwn(given, kind)) : undefined) ?? 'source';

/** Costs must be payable together: each kind once, and what takes the source away after all that it pays. */
const together: Shape = (given, path, lint) => {
  if (!Array.isArray(given)) return;
  const its = given.map(kindOf);
  its.forEach((kind, i) => {
    if (its.indexOf(kind) < i) lint.tell('cost twice', `${path}[${i}]`);
    else if (kind === 'source' && i < its.length - 1) lint.tell('cost last', `${path}[${i}]`);
  });
};

export const costs: Shape = both(list(cost, 1, 5), together);

const OF_SOURCE: ReadonlySet<string> = new Set(['source', 'damage', 'counters']);

/** A card that is being played is not in play: it cannot pay with itself. */
export const cardCosts: Shape = both(costs, (given, path, lint) => {
  if (Array.isArray(given))
    given.forEach((one, i) => {
      if (OF_SOURCE.has(kindOf(one))) lint.tell('card cost', `${path}[${i}]`);
    });
});

export const limit: Shape = both(
  fields<Limit>({ perTurn: maybe(whole(1, 20)), perMatch: maybe(whole(1, 20)) }),
  (given, path, lint) => {
    if (isFields(given) && Object.keys(given).length === 0) lint.tell('range', path);
  },
);

/** Whether some card is given up as a cost. */
export const paysCards = (given: unknown): boolean =>
  Array.isArray(given) && given.some((one) => kindOf(one) === 'sacrifice' || kindOf(one) === 'discard');
