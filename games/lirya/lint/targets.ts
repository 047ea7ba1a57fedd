/** Targets, which are chosen on announcement. */
import type { TargetSpec } from '../card-definition/index.ts';
import { allOf, object, isObject, array, optional, oneOf, type Validator, integer } from './validators.ts';
import { filter, IN_PLAY_FIELDS, side, forbidFields } from './expressions.ts';

const target: Validator = allOf(
  object<TargetSpec>({
    what: optional(oneOf(['card', 'player', 'card or player', 'stack', 'attack'])),
    like: optional(filter),
    side: optional(side),
    item: optional(oneOf(['spell', 'card', 'ability'])),
    min: optional(integer(0, 8)),
    max: optional(integer(1, 8)),
  }),
  (given, path, lint) => {
    if (!isObject(given)) return;
    const { min = 1, max = 1, what, like } = given;
    if (Number(min) > Number(max)) lint.report('range', path);
    if (what === 'stack') forbidFields(IN_PLAY_FIELDS)(like, `${path}.like`, lint);
  },
);
export const targets = array(target, 1, 3);

/** What each target is, of whatever was given as targets. */
export const targetKindsOf = (given: unknown): readonly string[] =>
  Array.isArray(given)
    ? given.map((one: unknown) => (isObject(one) && typeof one.what === 'string' ? one.what : 'card'))
    : [];
