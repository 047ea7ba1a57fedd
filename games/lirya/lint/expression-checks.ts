/** Checks of selectors, filters, values, conditions, costs and targets that depend on their place or on several fields. */
import { isRecord, type Schema, schema } from '@ludoteca/kernel';
import type { PluginPart } from '../plugins/part-checks.ts';
import type { LintCheck } from './lint-context.ts';

const isKind = (input: unknown, ...kinds: readonly string[]): input is { readonly [key: string]: unknown } =>
  isRecord(input) && kinds.some((kind) => Object.hasOwn(input, kind));

/** A range needs at least one end, and `min` must not exceed `max`. */
export const checkRange: LintCheck = (input, path, context) => {
  if (!isRecord(input)) return;
  const { min, max } = input;
  if (min === undefined && max === undefined) context.report('range', path);
  if (typeof min === 'number' && typeof max === 'number' && min > max) context.report('range', path);
};

export const checkCardReference: LintCheck = (input, path, context) => {
  if (typeof input !== 'string') context.report('not text', path);
  else if (context.content.findCard(input) === undefined)
    context.report('no such card', path, { id: input.slice(0, 60) });
};

/** The set must require the plug-in, and the plug-in must have the part. */
export const checkPluginPart =
  (part: PluginPart): LintCheck =>
  (input, path, context) => {
    const { plugins } = context.content;
    const [, plugin = '', name = ''] =
      (typeof input === 'string' && /^([a-z][a-z0-9-]*):([a-z][a-z0-9-]*)$/u.exec(input)) || [];
    if (!plugins.has(plugin)) return context.report('plug-in', path, { plugin });
    const offered = plugins.get(plugin)?.[part];
    if (offered !== undefined && !offered.includes(name))
      context.report('not one of', path, { among: offered.map((one) => `${plugin}:${one}`) });
  };

/** One of the words of the game, or a part of a plug-in. */
export const checkWordOrPart = (words: readonly string[], part: PluginPart): LintCheck => {
  const word = schema.oneOf(...words);
  const checkPart = checkPluginPart(part);
  return (input, path, context) =>
    typeof input === 'string' && input.includes(':')
      ? checkPart(input, path, context)
      : word.check(input, path, context);
};

/** Fields of filters that apply to cards in play only. */
export const IN_PLAY_FIELDS = [
  'line',
  'attack',
  'defence',
  'health',
  'level',
  'state',
  'keyword',
  'damaged',
  'equipped',
  'other',
  'did',
];

export const forbidFields =
  (barred: readonly string[]): LintCheck =>
  (input, path, context) => {
    if (!isRecord(input)) return;
    for (const field of barred)
      if (Object.hasOwn(input, field)) context.report('not in play', `${path}.${field}`);
    if (Object.hasOwn(input, 'not')) forbidFields(barred)(input.not, `${path}.not`, context);
  };

export const checkPileFilter = forbidFields(['side', ...IN_PLAY_FIELDS]);

/** Selectors that require a choice or randomness are refused, others are checked by the schema. */
export const checkFixed =
  (selector: Schema<unknown>): LintCheck =>
  (input, path, context) => {
    if (isKind(input, 'pick', 'random', 'highest', 'lowest')) context.report('no choice', path);
    else selector.check(input, path, context);
  };

/** Reports named selectors that refer to nothing at this place. */
export const checkReference: LintCheck = (input, path, context) => {
  const { type, hasTrigger, inLoop, paysCards } = context.scope;
  if (input === 'source' && type === 'spell') context.report('no source', path);
  if (input === 'bearer' && type !== 'equipment') context.report('no bearer', path);
  if ((input === 'subject' || input === 'cause') && !hasTrigger) context.report('no trigger', path);
  if (input === 'it' && !inLoop) context.report('no loop', path);
  if (input === 'cost' && !paysCards) context.report('nothing paid', path);
};

export const checkTargetNumber: LintCheck = (input, path, context) => {
  const most = context.scope.targets.length;
  if (!Number.isInteger(input) || Number(input) < 0 || Number(input) >= most)
    context.report('no such target', path, { most });
};

export const checkRememberedName: LintCheck = (input, path, context) => {
  if (typeof input === 'string' && !context.rememberedNames.has(input))
    context.report('never remembered', path, { word: input.slice(0, 40) });
};

export const checkCounterName: LintCheck = (input, path, context) => {
  if (typeof input === 'string' && !context.counterNames.has(input))
    context.report('never counted', path, { word: input.slice(0, 40) });
};

export const namesPlayers = (input: unknown): boolean =>
  input === 'you' || input === 'opponent' || input === 'both players';

export const checkPlayerSelector: LintCheck = (input, path, context) => {
  const selectsPlayers =
    namesPlayers(input) ||
    input === 'subject' ||
    input === 'cause' ||
    isKind(input, 'owner', 'controller') ||
    (isKind(input, 'target') && context.scope.targets[Number(input.target)]?.includes('player') === true);
  if (!selectsPlayers) context.report('no player', path);
};

export const checkCardSelector: LintCheck = (input, path, context) => {
  if (namesPlayers(input)) context.report('no card', path);
};

/** A value that depended on hidden cards would reveal them. */
export const checkHiddenCards: LintCheck = (input, path, context) => {
  if (isRecord(input) && input.cards !== 'discard' && input.like !== undefined)
    context.report('hidden cards', `${path}.like`);
};

export const checkValue: LintCheck = (input, path, context) => {
  if (input === 'amount' && !context.scope.hasTrigger) context.report('no trigger', path);
  if (isKind(input, 'byLevel') && context.scope.type !== 'structure') context.report('by level', path);
};

export const checkChance: LintCheck = (_, path, context) => {
  if (!context.scope.inDecision) context.report('chance', path);
};

const COST_KINDS = ['energy', 'discard', 'sacrifice', 'damage', 'life', 'counters'];
const costKindOf = (input: unknown): string => COST_KINDS.find((kind) => isKind(input, kind)) ?? 'source';

/** Costs must be payable together: each kind once, and a cost that removes the source from play last. */
export const checkCosts: LintCheck = (input, path, context) => {
  if (!Array.isArray(input)) return;
  const kinds = input.map(costKindOf);
  kinds.forEach((kind, i) => {
    if (kinds.indexOf(kind) < i) context.report('cost twice', `${path}[${i}]`);
    else if (kind === 'source' && i < kinds.length - 1) context.report('cost last', `${path}[${i}]`);
  });
};

const SOURCE_COSTS: ReadonlySet<string> = new Set(['source', 'damage', 'counters']);

/** A card that is being played is not in play yet and cannot pay with itself. */
export const checkCardCosts: LintCheck = (input, path, context) => {
  if (Array.isArray(input))
    input.forEach((one, i) => {
      if (SOURCE_COSTS.has(costKindOf(one))) context.report('card cost', `${path}[${i}]`);
    });
};

/** Whether a card is sacrificed or discarded as a cost. */
export const paysCards = (input: unknown): boolean =>
  Array.isArray(input) &&
  input.some((one) => costKindOf(one) === 'sacrifice' || costKindOf(one) === 'discard');

export const checkLimit: LintCheck = (input, path, context) => {
  if (isRecord(input) && Object.keys(input).length === 0) context.report('range', path);
};

export const checkTarget: LintCheck = (input, path, context) => {
  if (!isRecord(input)) return;
  const { min = 1, max = 1, what, like } = input;
  if (Number(min) > Number(max)) context.report('range', path);
  if (what === 'stack') forbidFields(IN_PLAY_FIELDS)(like, `${path}.like`, context);
};

/** The kind of each declared target. */
export const targetKindsOf = (input: unknown): readonly string[] =>
  Array.isArray(input)
    ? input.map((one: unknown) => (isRecord(one) && typeof one.what === 'string' ? one.what : 'card'))
    : [];
