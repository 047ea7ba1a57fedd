/** Targets, which are chosen on announcement. */
import type { Target } from '../vocabulary/index.ts';
import { both, fields, isFields, list, maybe, oneOf, type Shape, whole } from './shapes.ts';
import { filter, IN_PLAY, side, without } from './terms.ts';

const target: Shape = both(
  fields<Target>({
    what: maybe(oneOf(['card', 'player', 'card or player', 'stack', 'attack'])),
    like: maybe(filter),
    side: maybe(side),
    item: maybe(oneOf(['spell', 'card', 'ability'])),
    min: maybe(whole(0, 8)),
    max: maybe(whole(1, 8)),
  }),
  (given, path, lint) => {
    if (!isFields(given)) return;
    const { min = 1, max = 1, what, like } = given;
    if (Number(min) > Number(max)) lint.tell('range', path);
    if (what === 'stack') without(IN_PLAY)(like, `${path}.like`, lint);
  },
);
export const targets = list(target, 1, 3);

/** What each target is, of whatever was given as targets. */
export const targetsIn = (given: unknown): readonly string[] =>
  Array.isArray(given)
    ? given.map((one: unknown) => (isFields(one) && typeof one.what === 'string' ? one.what : 'card'))
    : [];
