/** Parses delayed triggers: "at the beginning of the next end step" (603.7). */
import type { AbilityEffect, TriggerCondition, ObjectReference } from '../../abilities/index.ts';
import { someNode } from '../tree.ts';
import type { Parser, ParsedEffects } from '../parser.ts';

const DELAYED_TRIGGERS: { readonly [words: string]: TriggerCondition } = {
  'at the beginning of the next end step': { on: 'step', step: 'end', whose: 'each' },
  'at the beginning of your next end step': { on: 'step', step: 'end', whose: 'you' },
  "at the beginning of the next turn's upkeep": { on: 'step', step: 'upkeep', whose: 'each' },
  'at the beginning of the next upkeep': { on: 'step', step: 'upkeep', whose: 'each' },
  'at the beginning of your next upkeep': { on: 'step', step: 'upkeep', whose: 'you' },
  'at end of combat': { on: 'step', step: 'end-combat', whose: 'each' },
  'at the end of combat': { on: 'step', step: 'end-combat', whose: 'each' },
};

export function parseDelayedTrigger(parser: Parser): TriggerCondition | undefined {
  return parser.acceptPhrase(DELAYED_TRIGGERS);
}

/** A delayed trigger has no targets: the object it acts on is stored as `about` and referred to as `made`. */
export function delayEffects(effects: readonly AbilityEffect[], trigger: TriggerCondition): ParsedEffects {
  const [only] = effects;
  // The object would be the only one that the trigger remembers.
  if (only?.do === 'move' && only.entering?.attachedTo !== undefined) return undefined;
  if (effects.length === 1 && only !== undefined && 'what' in only && isSingleObject(only.what)) {
    const { what } = only;
    return [
      { do: 'later', when: trigger, about: what, effects: [{ ...only, what: 'made' } as AbilityEffect] },
    ];
  }
  // What the trigger chooses as it resolves is its own.
  const [choice, ...rest] = effects;
  const isOwnChoice =
    choice?.do === 'choose' &&
    !someNode(choice, isContextReference) &&
    !someNode(rest, (node) => node !== 'made' && isContextReference(node));
  return someNode(effects, isContextReference) && !isOwnChoice
    ? undefined
    : [{ do: 'later', when: trigger, effects }];
}

const isSingleObject = (what: unknown): what is ObjectReference =>
  what === 'this' ||
  what === 'it' ||
  what === 'other' ||
  what === 'made' ||
  what === 'host' ||
  (typeof what === 'object' && what !== null && 'target' in what);

/** References that are meaningless once the spell or ability has resolved. */
const CONTEXT_REFERENCES: ReadonlySet<unknown> = new Set([
  'made',
  'it',
  'other',
  'that player',
  'that much',
  'that many',
]);
const isContextReference = (node: unknown): boolean =>
  CONTEXT_REFERENCES.has(node) || (typeof node === 'object' && node !== null && 'target' in node);

export function parseDelayedEffects(parser: Parser, effects: readonly AbilityEffect[]): ParsedEffects {
  const trigger = parseDelayedTrigger(parser);
  return trigger === undefined ? undefined : delayEffects(effects, trigger);
}
