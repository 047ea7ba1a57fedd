/** Parses triggers at the beginning of a step or phase, "At the beginning of your upkeep", and those of the levels of a Class. */
import type { TurnStep, TriggerPlayer } from '../abilities/index.ts';
import type { Parser, TriggerClause } from './parser.ts';
import { acceptSelfReference } from './references.ts';
import { parseNumber } from './values.ts';

const STEP_PHRASES: { readonly [words: string]: { readonly step: TurnStep; readonly nth?: number } } = {
  upkeep: { step: 'upkeep' },
  'draw step': { step: 'draw' },
  'end step': { step: 'end' },
  'first main phase': { step: 'main1' },
  'precombat main phase': { step: 'main1' },
  'second main phase': { step: 'main2', nth: 1 },
  'postcombat main phase': { step: 'main2' },
};
const CHOSEN_PLAYERS = "the chosen player's";
const STEP_OWNERS: { readonly [words: string]: TriggerPlayer } = {
  [CHOSEN_PLAYERS]: 'opponent',
  your: 'you',
  "each player's": 'each',
  "each opponent's": 'opponent',
  each: 'each',
  the: 'each',
  "enchanted creature's controller's": 'host',
  "the enchanted creature's controller's": 'host',
  "enchanted player's": 'host',
};
/** The player named behind the step: "the upkeep of enchanted creature's controller". */
const HOST_CONTROLLERS = ['creature', 'permanent', 'land', 'artifact', 'enchantment'].map(
  (host) => `of enchanted ${host}'s controller`,
);

const COMBAT_PHRASES: { readonly [words: string]: TriggerPlayer } = {
  'combat on your turn': 'you',
  'each combat': 'each',
  "combat on each player's turn": 'each',
};

function parseStep(parser: Parser): { step: TurnStep; whose: TriggerPlayer; nth?: number } | undefined {
  for (const [words, whose] of Object.entries(COMBAT_PHRASES))
    if (parser.accept(words)) return { step: 'begin-combat', whose };
  const { chosenOpponent } = parser.context;
  for (const [words, whose] of Object.entries(STEP_OWNERS)) {
    if (words === CHOSEN_PLAYERS && chosenOpponent !== true) continue;
    if (!parser.accept(words)) continue;
    for (const [name, one] of Object.entries(STEP_PHRASES))
      if (parser.accept(name))
        return {
          ...one,
          whose: words === 'the' && parser.acceptAny(...HOST_CONTROLLERS) !== undefined ? 'host' : whose,
        };
    return undefined;
  }
  return undefined;
}

export function parseStepTrigger(parser: Parser): TriggerClause | undefined {
  if (parser.accept('at end of combat'))
    return { when: { on: 'step', step: 'end-combat', whose: 'each' }, context: {} };
  if (!parser.accept('at the beginning of')) return undefined;
  const found = parser.try(parseStep);
  if (found === undefined) return undefined;
  const { whose } = found;
  const host = whose === 'host' ? parser.tokens[parser.index - 3] : undefined;
  // "… of enchanted creature's controller, put a counter on that creature"
  const about =
    host !== undefined && parser.peek(-1) === 'controller'
      ? { it: 'host' as const, itNouns: [host.text] }
      : {};
  return {
    when: { on: 'step', ...found },
    context: whose === 'you' ? {} : { thatPlayer: 'that player', ...about },
  };
}

/** 716.2c: "this Class becomes level 2" */
export function parseClassLevelTrigger(parser: Parser): TriggerClause | undefined {
  if (!acceptSelfReference(parser) || !parser.accept('becomes level')) return undefined;
  const level = parseNumber(parser);
  if (level === undefined) return undefined;
  const when = { on: 'counters', what: 'this', kind: 'class level', reaching: [level - 1] } as const;
  return { when, context: { it: 'this' } };
}
