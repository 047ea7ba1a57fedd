/** "At the beginning of …" */
import type { Step, Whose } from '../abilities/index.ts';
import type { Parser } from './parser.ts';
import type { TriggerClause } from './trigger-head.ts';

const STEP_PHRASES: { readonly [words: string]: { readonly step: Step; readonly nth?: number } } = {
  upkeep: { step: 'upkeep' },
  'draw step': { step: 'draw' },
  'end step': { step: 'end' },
  'first main phase': { step: 'main1' },
  'precombat main phase': { step: 'main1' },
  'second main phase': { step: 'main2', nth: 1 },
  'postcombat main phase': { step: 'main2' },
};
const STEP_OWNERS: { readonly [words: string]: Whose } = {
  your: 'you',
  "each player's": 'each',
  "each opponent's": 'opponent',
  each: 'each',
  the: 'each',
  "enchanted creature's controller's": 'host',
  "the enchanted creature's controller's": 'host',
  "enchanted player's": 'host',
};
/** Behind the step: "the upkeep of enchanted creature's controller". */
const HOST_CONTROLLERS = ['creature', 'permanent', 'land', 'artifact', 'enchantment'].map(
  (host) => `of enchanted ${host}'s controller`,
);

const COMBAT_PHRASES: { readonly [words: string]: Whose } = {
  'combat on your turn': 'you',
  'each combat': 'each',
  "combat on each player's turn": 'each',
};

function parseStep(reader: Parser): { step: Step; whose: Whose; nth?: number } | undefined {
  for (const [words, whose] of Object.entries(COMBAT_PHRASES))
    if (reader.says(words)) return { step: 'begin-combat', whose };
  for (const [words, whose] of Object.entries(STEP_OWNERS)) {
    if (!reader.says(words)) continue;
    for (const [name, one] of Object.entries(STEP_PHRASES))
      if (reader.says(name))
        return {
          ...one,
          whose: words === 'the' && reader.oneOf(...HOST_CONTROLLERS) !== undefined ? 'host' : whose,
        };
    return undefined;
  }
  return undefined;
}

export function parseStepTrigger(reader: Parser): TriggerClause | undefined {
  if (reader.says('at end of combat'))
    return { when: { on: 'step', step: 'end-combat', whose: 'each' }, context: {} };
  if (!reader.says('at the beginning of')) return undefined;
  const found = reader.try(parseStep);
  if (found === undefined) return undefined;
  const { whose } = found;
  return { when: { on: 'step', ...found }, context: whose === 'you' ? {} : { player: 'that player' } };
}
