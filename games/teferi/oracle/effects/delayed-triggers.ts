/** 603.7: what is done later. */
import type { AbilityEffect, TriggerCondition, ObjectReference } from '../language.ts';
import type { Parser } from '../parser.ts';

const DELAYED_TRIGGERS: { readonly [words: string]: TriggerCondition } = {
  'at the beginning of the next end step': { on: 'step', step: 'end', whose: 'each' },
  'at the beginning of your next end step': { on: 'step', step: 'end', whose: 'you' },
  "at the beginning of the next turn's upkeep": { on: 'step', step: 'upkeep', whose: 'each' },
  'at the beginning of your next upkeep': { on: 'step', step: 'upkeep', whose: 'you' },
  'at end of combat': { on: 'step', step: 'end-combat', whose: 'each' },
  'at the end of combat': { on: 'step', step: 'end-combat', whose: 'each' },
};

export function parseDelayedTrigger(parser: Parser): TriggerCondition | undefined {
  for (const [words, trigger] of Object.entries(DELAYED_TRIGGERS)) if (parser.accept(words)) return trigger;
  return undefined;
}

/** A delayed ability has no targets of its own: what it is about is noted, and called `made` in it. */
export function delayEffects(
  effects: readonly AbilityEffect[],
  trigger: TriggerCondition,
): readonly AbilityEffect[] | undefined {
  const [only] = effects;
  if (effects.length === 1 && only !== undefined && 'what' in only && isSingleObject(only.what)) {
    const { what } = only;
    return [
      { do: 'later', when: trigger, about: what, effects: [{ ...only, what: 'made' } as AbilityEffect] },
    ];
  }
  return mentionsContext(effects) ? undefined : [{ do: 'later', when: trigger, effects }];
}

const isSingleObject = (what: unknown): what is ObjectReference =>
  what === 'this' ||
  what === 'it' ||
  what === 'other' ||
  what === 'made' ||
  what === 'host' ||
  (typeof what === 'object' && what !== null && 'target' in what);

/** Whether anything is said of what only the moment knows. */
function mentionsContext(tree: unknown): boolean {
  if (tree === 'made' || tree === 'it' || tree === 'other' || tree === 'that player' || tree === 'that much')
    return true;
  if (typeof tree !== 'object' || tree === null) return false;
  return 'target' in tree || Object.values(tree).some(mentionsContext);
}

export function parseDelayedEffects(
  parser: Parser,
  effects: readonly AbilityEffect[],
): readonly AbilityEffect[] | undefined {
  const trigger = parseDelayedTrigger(parser);
  return trigger === undefined ? undefined : delayEffects(effects, trigger);
}
