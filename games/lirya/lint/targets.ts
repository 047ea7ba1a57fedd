/** Validators for targets. */
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
  (input, path, context) => {
    if (!isObject(input)) return;
    const { min = 1, max = 1, what, like } = input;
    if (Number(min) > Number(max)) context.report('range', path);
    if (what === 'stack') forbidFields(IN_PLAY_FIELDS)(like, `${path}.like`, context);
  },
);
export const targets = array(target, 1, 3);

/** The kind of each declared target. */
export const targetKindsOf = (input: unknown): readonly string[] =>
  Array.isArray(input)
    ? input.map((one: unknown) => (isObject(one) && typeof one.what === 'string' ? one.what : 'card'))
    : [];
