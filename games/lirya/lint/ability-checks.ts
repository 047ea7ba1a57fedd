/** Checks of abilities and keywords that depend on their place or on several fields. */
import { isRecord, type Schema } from '@ludoteca/kernel';
import { TRIGGER_EVENTS, type TriggerEvent } from '../card-definition/enumerations.ts';
import { checkGiftRecipients, checkKeywordNumber } from './effect-checks.ts';
import {
  checkWordOrPart,
  forbidFields,
  IN_PLAY_FIELDS,
  paysCards,
  targetKindsOf,
} from './expression-checks.ts';
import type { LintCheck, LintScope } from './lint-context.ts';

/** The targets and costs that the effects of an ability or a spell can refer to. */
export const scopeOf = (input: unknown): Partial<LintScope> =>
  isRecord(input) ? { targets: targetKindsOf(input.targets), paysCards: paysCards(input.costs) } : {};

/** Texts must be among the words, other values a filter. */
export const filterUnlessWord =
  (word: Schema<unknown>, filter: Schema<unknown>): LintCheck =>
  (input, path, context) => {
    if (input === 'bearer' && context.scope.type !== 'equipment') context.report('no bearer', path);
    else (typeof input === 'string' ? word : filter).check(input, path, context);
  };

export const checkTriggerEvent = checkWordOrPart(TRIGGER_EVENTS, 'triggers');

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
export const checkTrigger: LintCheck = (input, path, context) => {
  if (!isRecord(input)) return;
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

export const checkStaticGifts: LintCheck = (input, path, context) => {
  if (isRecord(input)) checkGiftRecipients(input.to, input.gives, `${path}.gives`, context);
};

/** A53, and the costs of abilities used from the hand. */
export const checkActivated: LintCheck = (input, path, context) => {
  if (!isRecord(input)) return;
  const costs: readonly unknown[] = Array.isArray(input.costs) ? input.costs : [];
  if (costs.length === 0 && input.limit === undefined) context.report('no cost', path);
  if (costs.includes('discard source') !== (input.from === 'hand'))
    context.report('from hand', `${path}.from`);
  // Uses of a discarded card cannot be counted.
  if (input.from === 'hand' && input.limit !== undefined) context.report('from hand', `${path}.limit`);
};

export const checkReplacement: LintCheck = (input, path, context) => {
  if (!isRecord(input)) return;
  const { instead, prevent, redirect, survive } = input;
  const wounds = prevent !== undefined || redirect !== undefined;
  const fits = instead === 'damage' ? wounds && survive === undefined : !wounds && survive !== undefined;
  if (!fits) context.report('replacement', `${path}.instead`);
};

export const checkPrintedKeyword: LintCheck = (input, path, context) => {
  if (typeof input === 'string') checkKeywordNumber(input, undefined, path, context);
  else if (isRecord(input) && Object.hasOwn(input, 'keyword'))
    checkKeywordNumber(input.keyword, input.n, path, context);
};

/** No keyword may be repeated. */
export const checkKeywords: LintCheck = (input, path, context) => {
  if (!Array.isArray(input)) return;
  const names = input.map((one: unknown) => (isRecord(one) ? one.keyword : one));
  names.forEach((name, i) => {
    if (names.indexOf(name) < i) context.report('keyword twice', `${path}[${i}]`);
  });
};
