/** 603.7: what is done later. */
import type { Effect, Trigger, What } from '../language.ts';
import type { Parser } from '../parser.ts';

const DELAYED_TRIGGERS: { readonly [words: string]: Trigger } = {
  'at the beginning of the next end step': { on: 'step', step: 'end', whose: 'each' },
  'at the beginning of your next end step': { on: 'step', step: 'end', whose: 'you' },
  "at the beginning of the next turn's upkeep": { on: 'step', step: 'upkeep', whose: 'each' },
  'at the beginning of your next upkeep': { on: 'step', step: 'upkeep', whose: 'you' },
  'at end of combat': { on: 'step', step: 'end-combat', whose: 'each' },
  'at the end of combat': { on: 'step', step: 'end-combat', whose: 'each' },
};

export function parseDelayedTrigger(reader: Parser): Trigger | undefined {
  for (const [words, trigger] of Object.entries(DELAYED_TRIGGERS)) if (reader.says(words)) return trigger;
  return undefined;
}

/** A delayed ability has no targets of its own: what it is about is noted, and called `made` in it. */
export function delayEffects(effects: readonly Effect[], trigger: Trigger): readonly Effect[] | undefined {
  const [only] = effects;
  if (effects.length === 1 && only !== undefined && 'what' in only && isSingleObject(only.what)) {
    const { what } = only;
    return [{ do: 'later', when: trigger, about: what, effects: [{ ...only, what: 'made' } as Effect] }];
  }
  return mentionsContext(effects) ? undefined : [{ do: 'later', when: trigger, effects }];
}

const isSingleObject = (what: unknown): what is What =>
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
  reader: Parser,
  effects: readonly Effect[],
): readonly Effect[] | undefined {
  const trigger = parseDelayedTrigger(reader);
  return trigger === undefined ? undefined : delayEffects(effects, trigger);
}
