/** Validators for abilities and keywords. */
import {
  type ReplacementAbility,
  type StaticAbility,
  type Trigger,
  type TriggeredAbility,
  type TriggerEvent,
  type ActivatedAbility,
  TRIGGER_EVENTS,
  KEYWORDS,
  PHASES,
  STATES,
} from '../card-definition/index.ts';
import { costs, limit, paysCards } from './costs.ts';
import { effects, gifts, checkGiftRecipients, checkKeywordNumber } from './effects.ts';
import type { LintContext } from './lint-context.ts';
import {
  allOf,
  object,
  isObject,
  type JsonObject,
  union,
  array,
  optional,
  oneOf,
  oneOrArray,
  type Validator,
  integer,
  onlyTrue,
} from './validators.ts';
import { targets, targetKindsOf } from './targets.ts';
import {
  condition,
  pluginPart,
  filter,
  IN_PLAY_FIELDS,
  localizedText,
  fixedSelector,
  value,
  forbidFields,
} from './expressions.ts';

const name = optional(localizedText(40));

/** A named card or player, or a filter. */
const affected =
  (words: readonly string[]): Validator =>
  (input, path, context) => {
    if (input === 'bearer' && context.scope.type !== 'equipment') return context.report('no bearer', path);
    if (typeof input === 'string') oneOf(words)(input, path, context);
    else filter(input, path, context);
  };

const triggerEvent: Validator = (input, path, context) =>
  (typeof input === 'string' && input.includes(':') ? pluginPart('triggers') : oneOf(TRIGGER_EVENTS))(
    input,
    path,
    context,
  );

const PLAYER_EVENTS: ReadonlySet<unknown> = new Set<TriggerEvent>([
  'turn start',
  'turn end',
  'phase',
  'draw',
  'discard',
  'reveal',
  'energy',
]);

/** `state` requires an event about states, `phase` a phase event, `nth` a cast event. */
const checkTriggerDetails: Validator = (input, path, context) => {
  if (!isObject(input)) return;
  const { on, state, phase, nth } = input;
  if (state !== undefined && on !== 'state applied' && on !== 'state removed')
    context.report('trigger detail', `${path}.state`);
  if (phase !== undefined && on !== 'phase') context.report('trigger detail', `${path}.phase`);
  if (nth !== undefined && on !== 'cast') context.report('trigger detail', `${path}.nth`);
  if (on === 'cast') forbidFields(IN_PLAY_FIELDS)(input.like, `${path}.like`, context);
  // A filter never matches a player.
  if (PLAYER_EVENTS.has(on))
    for (const field of ['like', 'by'])
      if (input[field] !== undefined) context.report('trigger detail', `${path}.${field}`);
};

const trigger: Validator = allOf(
  object<Trigger>({
    on: triggerEvent,
    whose: optional(affected(['source', 'bearer', 'you', 'opponent', 'anybody'])),
    like: optional(filter),
    by: optional(filter),
    state: optional(oneOf(STATES)),
    phase: optional(oneOf(PHASES)),
    nth: optional(integer(1, 10)),
  }),
  checkTriggerDetails,
);

const STATIC = object<StaticAbility>({
  kind: oneOf(['static']),
  name,
  to: affected(['source', 'bearer', 'you', 'opponent', 'both players']),
  if: optional(condition),
  gives: gifts,
});

const TRIGGERED = object<TriggeredAbility>({
  kind: oneOf(['triggered']),
  name,
  trigger: oneOrArray(trigger),
  if: optional(condition),
  optional: optional(onlyTrue),
  limit: optional(limit),
  targets: optional(targets),
  effects,
});

const ACTIVATED = object<ActivatedAbility>({
  kind: oneOf(['activated', 'response']),
  name,
  costs: optional(costs),
  if: optional(condition),
  limit: optional(limit),
  from: optional(oneOf(['play', 'hand'])),
  targets: optional(targets),
  effects,
});

const amountOrAll: Validator = (input, path, context) => {
  if (input !== 'all') value(input, path, context);
};
const REPLACEMENT = object<ReplacementAbility>({
  kind: oneOf(['replacement']),
  name,
  instead: oneOf(['damage', 'death']),
  to: optional(affected(['source', 'bearer', 'you'])),
  if: optional(condition),
  limit: optional(limit),
  prevent: optional(amountOrAll),
  redirect: optional(fixedSelector),
  survive: optional(integer(1, 15)),
  effects: optional(effects),
});

const toList = (input: unknown): readonly unknown[] => (Array.isArray(input) ? input : []);

/** A53, and the costs of abilities used from the hand. */
function checkActivated(input: JsonObject, path: string, context: LintContext): void {
  if (toList(input.costs).length === 0 && input.limit === undefined) context.report('no cost', path);
  const isDiscarded = toList(input.costs).includes('discard source');
  if (isDiscarded !== (input.from === 'hand')) context.report('from hand', `${path}.from`);
  // Uses of a discarded card cannot be counted.
  if (input.from === 'hand' && input.limit !== undefined) context.report('from hand', `${path}.limit`);
}

function checkReplacement(
  { instead, prevent, redirect, survive }: JsonObject,
  path: string,
  context: LintContext,
): void {
  const wounds = prevent !== undefined || redirect !== undefined;
  const fits = instead === 'damage' ? wounds && survive === undefined : !wounds && survive !== undefined;
  if (!fits) context.report('replacement', `${path}.instead`);
}

export const ability: Validator = (input, path, context) => {
  if (!isObject(input)) return context.report('not fields', path);
  const scope = { targets: targetKindsOf(input.targets), paysCards: paysCards(input.costs) };
  switch (input.kind) {
    case 'static':
      return context.withScope({ isStatic: true }, () => {
        STATIC(input, path, context);
        checkGiftRecipients(input.to, input.gives, `${path}.gives`, context);
      });
    case 'triggered':
      return context.withScope({ ...scope, hasTrigger: true }, () => TRIGGERED(input, path, context));
    case 'activated':
    case 'response':
      context.withScope(scope, () => ACTIVATED(input, path, context));
      return checkActivated(input, path, context);
    case 'replacement':
      context.withScope({ hasTrigger: true }, () => REPLACEMENT(input, path, context));
      return checkReplacement(input, path, context);
    default:
      return context.report('not one of', `${path}.kind`, {
        among: ['static', 'triggered', 'activated', 'response', 'replacement'],
      });
  }
};

const keyword: Validator = (input, path, context) => {
  if (typeof input === 'string' && (KEYWORDS as readonly string[]).includes(input))
    return checkKeywordNumber(input, undefined, path, context);
  union(KEYWORDS, {
    keyword: allOf(
      object<{ readonly keyword: string; readonly n: number }>({
        keyword: oneOf(KEYWORDS),
        n: integer(1, 10),
      }),
      (one, where, look) => {
        if (isObject(one)) checkKeywordNumber(one.keyword, one.n, where, look);
      },
    ),
  })(input, path, context);
};

const keywordOf = (input: unknown): unknown => (isObject(input) ? input.keyword : input);

/** No keyword may be repeated. */
export const keywords: Validator = allOf(array(keyword, 1, 10), (input, path, context) => {
  toList(input).forEach((one, i) => {
    if (toList(input).findIndex((other) => keywordOf(other) === keywordOf(one)) < i)
      context.report('keyword twice', `${path}[${i}]`);
  });
});
