/** Abilities and keywords. */
import type {
  ReplacementAbility,
  StaticAbility,
  Trigger,
  TriggeredAbility,
  TriggerEvent,
  UsedAbility,
} from '../vocabulary/index.ts';
import { EVENTS, KEYWORDS, PHASES, STATES } from '../vocabulary/index.ts';
import { costs, limit, paysCards } from './costs.ts';
import { effects, gifts, giftsFit, keywordNumber } from './effects.ts';
import type { Lint } from './lint.ts';
import {
  both,
  fields,
  isFields,
  kinds,
  list,
  maybe,
  oneOf,
  oneOrMore,
  type Shape,
  whole,
  yes,
} from './shapes.ts';
import { targets, targetsIn } from './targets.ts';
import { condition, custom, filter, IN_PLAY, said, settled, value, without } from './terms.ts';

const name = maybe(said(40));

/** The card itself, its bearer, a player, or cards like this. */
const whom =
  (words: readonly string[]): Shape =>
  (given, path, lint) => {
    if (given === 'bearer' && lint.scope.type !== 'equipment') return lint.tell('no bearer', path);
    if (typeof given === 'string') oneOf(words)(given, path, lint);
    else filter(given, path, lint);
  };

const event: Shape = (given, path, lint) =>
  (typeof given === 'string' && given.includes(':') ? custom('triggers') : oneOf(EVENTS))(given, path, lint);

const OF_PLAYERS: ReadonlySet<unknown> = new Set<TriggerEvent>([
  'turn start',
  'turn end',
  'phase',
  'draw',
  'discard',
  'reveal',
  'energy',
]);

/** States go with changes of state, phases with phases, and counting with spells. */
const detailed: Shape = (given, path, lint) => {
  if (!isFields(given)) return;
  const { on, state, phase, nth } = given;
  if (state !== undefined && on !== 'state applied' && on !== 'state removed')
    lint.tell('trigger detail', `${path}.state`);
  if (phase !== undefined && on !== 'phase') lint.tell('trigger detail', `${path}.phase`);
  if (nth !== undefined && on !== 'cast') lint.tell('trigger detail', `${path}.nth`);
  if (on === 'cast') without(IN_PLAY)(given.like, `${path}.like`, lint);
  // Players are like no card.
  if (OF_PLAYERS.has(on))
    for (const field of ['like', 'by'])
      if (given[field] !== undefined) lint.tell('trigger detail', `${path}.${field}`);
};

const trigger: Shape = both(
  fields<Trigger>({
    on: event,
    whose: maybe(whom(['source', 'bearer', 'you', 'opponent', 'anybody'])),
    like: maybe(filter),
    by: maybe(filter),
    state: maybe(oneOf(STATES)),
    phase: maybe(oneOf(PHASES)),
    nth: maybe(whole(1, 10)),
  }),
  detailed,
);

const STATIC = fields<StaticAbility>({
  kind: oneOf(['static']),
  name,
  to: whom(['source', 'bearer', 'you', 'opponent', 'both players']),
  if: maybe(condition),
  gives: gifts,
});

const TRIGGERED = fields<TriggeredAbility>({
  kind: oneOf(['triggered']),
  name,
  trigger: oneOrMore(trigger),
  if: maybe(condition),
  optional: maybe(yes),
  limit: maybe(limit),
  targets: maybe(targets),
  effects,
});

const USED = fields<UsedAbility>({
  kind: oneOf(['activated', 'response']),
  name,
  costs: maybe(costs),
  if: maybe(condition),
  limit: maybe(limit),
  from: maybe(oneOf(['play', 'hand'])),
  targets: maybe(targets),
  effects,
});

const amountOrAll: Shape = (given, path, lint) => {
  if (given !== 'all') value(given, path, lint);
};
const REPLACEMENT = fields<ReplacementAbility>({
  kind: oneOf(['replacement']),
  name,
  instead: oneOf(['damage', 'death']),
  to: maybe(whom(['source', 'bearer', 'you'])),
  if: maybe(condition),
  limit: maybe(limit),
  prevent: maybe(amountOrAll),
  redirect: maybe(settled),
  survive: maybe(whole(1, 15)),
  effects: maybe(effects),
});

type Fields = { readonly [key: string]: unknown };
const listed = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : []);

/** A53, and abilities of the hand. */
function usedWell(given: Fields, path: string, lint: Lint): void {
  if (listed(given.costs).length === 0 && given.limit === undefined) lint.tell('no cost', path);
  const isDiscarded = listed(given.costs).includes('discard source');
  if (isDiscarded !== (given.from === 'hand')) lint.tell('from hand', `${path}.from`);
  // Nobody counts what is gone once it is used.
  if (given.from === 'hand' && given.limit !== undefined) lint.tell('from hand', `${path}.limit`);
}

/** Damage is prevented or redirected, death is survived. */
function replacesWell({ instead, prevent, redirect, survive }: Fields, path: string, lint: Lint): void {
  const wounds = prevent !== undefined || redirect !== undefined;
  const fits = instead === 'damage' ? wounds && survive === undefined : !wounds && survive !== undefined;
  if (!fits) lint.tell('replacement', `${path}.instead`);
}

export const ability: Shape = (given, path, lint) => {
  if (!isFields(given)) return lint.tell('not fields', path);
  const scope = { targets: targetsIn(given.targets), paid: paysCards(given.costs) };
  switch (given.kind) {
    case 'static':
      return lint.within({ standing: true }, () => {
        STATIC(given, path, lint);
        giftsFit(given.to, given.gives, `${path}.gives`, lint);
      });
    case 'triggered':
      return lint.within({ ...scope, triggered: true }, () => TRIGGERED(given, path, lint));
    case 'activated':
    case 'response':
      lint.within(scope, () => USED(given, path, lint));
      return usedWell(given, path, lint);
    case 'replacement':
      lint.within({ triggered: true }, () => REPLACEMENT(given, path, lint));
      return replacesWell(given, path, lint);
    default:
      return lint.tell('not one of', `${path}.kind`, {
        among: ['static', 'triggered', 'activated', 'response', 'replacement'],
      });
  }
};

const keyword: Shape = (given, path, lint) => {
  if (typeof given === 'string' && (KEYWORDS as readonly string[]).includes(given))
    return keywordNumber(given, undefined, path, lint);
  kinds(KEYWORDS, {
    keyword: both(
      fields<{ readonly keyword: string; readonly n: number }>({ keyword: oneOf(KEYWORDS), n: whole(1, 10) }),
      (one, where, look) => {
        if (isFields(one)) keywordNumber(one.keyword, one.n, where, look);
      },
    ),
  })(given, path, lint);
};

const keywordOf = (given: unknown): unknown => (isFields(given) ? given.keyword : given);

/** Each but once. */
export const keywords: Shape = both(list(keyword, 1, 10), (given, path, lint) => {
  listed(given).forEach((one, i) => {
    if (listed(given).findIndex((other) => keywordOf(other) === keywordOf(one)) < i)
      lint.tell('keyword twice', `${path}[${i}]`);
  });
});
