/** Abilities and keywords. */
import type {
  ReplacementAbility,
  StaticAbility,
  Trigger,
  TriggeredAbility,
  TriggerEvent,
  ActivatedAbility,
} from '../card-definition/index.ts';
import { TRIGGER_EVENTS, KEYWORDS, PHASES, STATES } from '../card-definition/index.ts';
import { costs, limit, paysCards } from './costs.ts';
import { effects, gifts, checkGiftRecipients, checkKeywordNumber } from './effects.ts';
import type { LintContext } from './lint-context.ts';
import {
  allOf,
  object,
  isObject,
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

/** The card itself, its bearer, a player, or cards like this. */
const affected =
  (words: readonly string[]): Validator =>
  (given, path, lint) => {
    if (given === 'bearer' && lint.scope.type !== 'equipment') return lint.report('no bearer', path);
    if (typeof given === 'string') oneOf(words)(given, path, lint);
    else filter(given, path, lint);
  };

const triggerEvent: Validator = (given, path, lint) =>
  (typeof given === 'string' && given.includes(':') ? pluginPart('triggers') : oneOf(TRIGGER_EVENTS))(
    given,
    path,
    lint,
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

/** States go with changes of state, phases with phases, and counting with spells. */
const checkTriggerDetails: Validator = (given, path, lint) => {
  if (!isObject(given)) return;
  const { on, state, phase, nth } = given;
  if (state !== undefined && on !== 'state applied' && on !== 'state removed')
    lint.report('trigger detail', `${path}.state`);
  if (phase !== undefined && on !== 'phase') lint.report('trigger detail', `${path}.phase`);
  if (nth !== undefined && on !== 'cast') lint.report('trigger detail', `${path}.nth`);
  if (on === 'cast') forbidFields(IN_PLAY_FIELDS)(given.like, `${path}.like`, lint);
  // Players are like no card.
  if (PLAYER_EVENTS.has(on))
    for (const field of ['like', 'by'])
      if (given[field] !== undefined) lint.report('trigger detail', `${path}.${field}`);
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

const amountOrAll: Validator = (given, path, lint) => {
  if (given !== 'all') value(given, path, lint);
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

type AbilityFields = { readonly [key: string]: unknown };
const toList = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : []);

/** A53, and abilities of the hand. */
function checkActivated(given: AbilityFields, path: string, lint: LintContext): void {
  if (toList(given.costs).length === 0 && given.limit === undefined) lint.report('no cost', path);
  const isDiscarded = toList(given.costs).includes('discard source');
  if (isDiscarded !== (given.from === 'hand')) lint.report('from hand', `${path}.from`);
  // Nobody counts what is gone once it is used.
  if (given.from === 'hand' && given.limit !== undefined) lint.report('from hand', `${path}.limit`);
}

/** Damage is prevented or redirected, death is survived. */
function checkReplacement(
  { instead, prevent, redirect, survive }: AbilityFields,
  path: string,
  lint: LintContext,
): void {
  const wounds = prevent !== undefined || redirect !== undefined;
  const fits = instead === 'damage' ? wounds && survive === undefined : !wounds && survive !== undefined;
  if (!fits) lint.report('replacement', `${path}.instead`);
}

export const ability: Validator = (given, path, lint) => {
  if (!isObject(given)) return lint.report('not fields', path);
  const scope = { targets: targetKindsOf(given.targets), paid: paysCards(given.costs) };
  switch (given.kind) {
    case 'static':
      return lint.withScope({ standing: true }, () => {
        STATIC(given, path, lint);
        checkGiftRecipients(given.to, given.gives, `${path}.gives`, lint);
      });
    case 'triggered':
      return lint.withScope({ ...scope, triggered: true }, () => TRIGGERED(given, path, lint));
    case 'activated':
    case 'response':
      lint.withScope(scope, () => ACTIVATED(given, path, lint));
      return checkActivated(given, path, lint);
    case 'replacement':
      lint.withScope({ triggered: true }, () => REPLACEMENT(given, path, lint));
      return checkReplacement(given, path, lint);
    default:
      return lint.report('not one of', `${path}.kind`, {
        among: ['static', 'triggered', 'activated', 'response', 'replacement'],
      });
  }
};

const keyword: Validator = (given, path, lint) => {
  if (typeof given === 'string' && (KEYWORDS as readonly string[]).includes(given))
    return checkKeywordNumber(given, undefined, path, lint);
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
  })(given, path, lint);
};

const keywordOf = (given: unknown): unknown => (isObject(given) ? given.keyword : given);

/** Each but once. */
export const keywords: Validator = allOf(array(keyword, 1, 10), (given, path, lint) => {
  toList(given).forEach((one, i) => {
    if (toList(given).findIndex((other) => keywordOf(other) === keywordOf(one)) < i)
      lint.report('keyword twice', `${path}[${i}]`);
  });
});
