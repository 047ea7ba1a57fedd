/** 604, on the game: what spells cost, when they can be cast, what players may and may not. */
import type { Ability, Condition, Filter, GameRule, Step, Value } from '../abilities/index.ts';
import { readCost } from '../layers/mana-cost.ts';
import { parseCondition } from './conditions.ts';
import { parseManaSymbols } from './costs.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import type { Parser } from './parser.ts';
import { parseForEach, parseNumber, multiply, parseValue, substituteX } from './values.ts';

type Found = readonly Ability[] | undefined;

/** ", where X is …" */
export function parseWhereX<T>(reader: Parser, tree: T): T | undefined {
  if (!reader.says(', where x is')) return tree;
  const is = parseValue(reader);
  if (is === undefined) return undefined;
  reader.mean({ owesX: undefined });
  return substituteX(tree, is);
}

const toRuleAbility = (one: GameRule, when?: Condition): Found => [
  { kind: 'rule', rule: one, ...(when === undefined ? {} : { while: when }) },
];

/** Generic mana alone: what costs can be changed by. */
function parseGenericMana(reader: Parser): Value | undefined {
  const text = parseManaSymbols(reader);
  const cost = text === undefined ? undefined : readCost(text);
  if (cost === undefined || cost.symbols.length + cost.twobrid.length + cost.phyrexian.length > 0)
    return undefined;
  if (cost.xs === 1 && cost.generic === 0) {
    reader.mean({ owesX: true, x: undefined });
    return 'X';
  }
  return cost.xs === 0 ? cost.generic : undefined;
}

/** "costs {1} less to cast for each …". */
function parseCostChange(reader: Parser): Value | undefined {
  if (reader.oneOf('costs', 'cost') === undefined) return undefined;
  const amount = parseGenericMana(reader);
  const way = reader.oneOf('less to cast', 'more to cast');
  if (amount === undefined || way === undefined) return undefined;
  const each = parseForEach(reader);
  const sum = parseWhereX(reader, multiply(amount, each));
  if (sum === undefined || reader.context.owesX === true) return undefined;
  if (way === 'more to cast') return sum;
  return typeof sum === 'number' ? -sum : { times: sum, by: -1 };
}

/** It is not cast yet when this is asked: one spell before it is enough. */
const parseConditionBeforeCast = (reader: Parser): Condition | undefined =>
  reader.says("you've cast another spell this turn")
    ? { compare: { thisTurn: 'spells cast', who: 'you' }, min: 1 }
    : parseCondition(reader);

function parseOwnCost(reader: Parser): Found {
  if (!reader.says('this spell')) return undefined;
  const sum = parseCostChange(reader);
  if (sum === undefined) return undefined;
  const when = reader.try((inner) => (inner.says('if') ? parseConditionBeforeCast(inner) : undefined));
  const change: Value = when === undefined ? sum : { when, value: sum, otherwise: 0 };
  return toRuleAbility({ says: 'cost', whose: 'you', what: 'this', generic: change });
}

const FORBIDDEN_PLAYERS = {
  you: 'you',
  'each opponent': 'opponent',
  'your opponents': 'opponent',
  players: 'each',
  'each player': 'each',
} as const;

/** "Players can't cast noncreature spells": what follows says when. */
export function parseCastingProhibition(reader: Parser): GameRule | undefined {
  const whose = reader.oneOf('your opponents', 'each opponent', 'each player', 'players', 'you');
  if (whose === undefined || !reader.says("can't cast")) return undefined;
  const found = parseSpells(reader);
  return found?.whose === 'each'
    ? { says: 'cannot cast', whose: FORBIDDEN_PLAYERS[whose], what: found.what }
    : undefined;
}

export function parseSpells(
  reader: Parser,
): { what: Filter; whose: 'you' | 'opponent' | 'each' } | undefined {
  const found = parseNounPhrase(reader);
  if (found?.says !== 'spell' || !found.plural) return undefined;
  const { zone, stack, controller, ...what } = found.filter;
  if (zone !== 'stack' || stack !== 'spell') return undefined;
  if (controller !== undefined && controller !== 'you' && controller !== 'opponent') return undefined;
  return { what, whose: controller ?? 'each' };
}

function parseSpellsCost(reader: Parser): Found {
  const found = reader.try(parseSpells);
  const sum = found === undefined ? undefined : parseCostChange(reader);
  return found === undefined || sum === undefined
    ? undefined
    : toRuleAbility({ says: 'cost', ...found, generic: sum });
}

const FIXED_RULES: { readonly [words: string]: GameRule } = {
  'you have no maximum hand size': { says: 'no maximum hand size' },
  'you have hexproof': { says: 'player hexproof' },
  'you have shroud': { says: 'player shroud' },
  'you may play an additional land on each of your turns': { says: 'extra lands', count: 1 },
  'you may play two additional lands on each of your turns': { says: 'extra lands', count: 2 },
  "your opponents can't gain life": { says: 'cannot gain life', whose: 'opponent' },
  "players can't gain life": { says: 'cannot gain life', whose: 'each' },
  "you can't gain life": { says: 'cannot gain life', whose: 'you' },
  "damage can't be prevented": { says: 'cannot be prevented' },
  "you can't lose the game": { says: 'cannot lose', whose: 'you' },
  "your opponents can't win the game": { says: 'cannot win', whose: 'opponent' },
  "players can't cast more than one spell each turn": { says: 'one spell a turn', whose: 'each' },
  "each player can't cast more than one spell each turn": { says: 'one spell a turn', whose: 'each' },
  "each opponent can't cast more than one spell each turn": { says: 'one spell a turn', whose: 'opponent' },
};
function parseFixedRules(reader: Parser): Found {
  for (const [words, one] of Object.entries(FIXED_RULES)) {
    if (!reader.says(words)) continue;
    const more = reader.try((inner) => (inner.says('and') ? parseFixedRules(inner) : undefined)) ?? [];
    return [{ kind: 'rule', rule: one }, ...more];
  }
  return undefined;
}

const SKIPPING_PLAYERS = {
  'skip your': 'you',
  'each opponent skips their': 'opponent',
  'players skip their': 'each',
} as const;

/** 500.11: "Skip your draw step.", "Players skip their untap steps." */
function parseSkipStep(reader: Parser): Found {
  const skips = reader.oneOf('skip your', 'each opponent skips their', 'players skip their');
  const step = reader.oneOf('untap', 'upkeep', 'draw');
  if (skips === undefined || step === undefined || reader.oneOf('step', 'steps') === undefined)
    return undefined;
  return toRuleAbility({ says: 'skip step', whose: SKIPPING_PLAYERS[skips], step });
}

const HAND_OWNERS = { your: 'you', "each opponent's": 'opponent', "each player's": 'each' } as const;

/** 402.2: "Each opponent's maximum hand size is reduced by one." */
function parseMaxHandSize(reader: Parser): Found {
  const hand = reader.oneOf('your', "each opponent's", "each player's");
  const way = reader.oneOf('maximum hand size is reduced by', 'maximum hand size is increased by');
  const count = hand === undefined || way === undefined ? undefined : parseNumber(reader);
  if (hand === undefined || count === undefined) return undefined;
  const more = way === 'maximum hand size is reduced by' ? -count : count;
  return toRuleAbility({ says: 'maximum hand size', whose: HAND_OWNERS[hand], more });
}

/** "No more than one creature can attack each combat." */
function parseMaxAttackers(reader: Parser): Found {
  if (!reader.says('no more than')) return undefined;
  const count = parseNumber(reader);
  if (count === undefined || reader.oneOf('creature', 'creatures') === undefined) return undefined;
  return reader.says('can attack each combat') ? toRuleAbility({ says: 'most attackers', count }) : undefined;
}

function parseCastWithFlash(reader: Parser): Found {
  if (!reader.says('you may cast')) return undefined;
  const found = reader.try(parseSpells);
  return found?.whose === 'each' && reader.says('as though they had flash')
    ? toRuleAbility({ says: 'cast as with flash', what: found.what })
    : undefined;
}

const TURN_CONDITIONS: readonly (readonly [string, Condition])[] = [
  ['during your turn', { turn: 'you' }],
  ["during your opponents' turns", { not: { turn: 'you' } }],
];

/** "Your opponents can't cast spells during your turn." */
function parseCannotCast(reader: Parser): Found {
  const one = parseCastingProhibition(reader);
  if (one === undefined) return undefined;
  const when = TURN_CONDITIONS.find(([words]) => reader.says(words))?.[1];
  return toRuleAbility(one, when);
}

export const COMBAT_STEPS: readonly Step[] = [
  'begin-combat',
  'declare-attackers',
  'declare-blockers',
  'first-combat-damage',
  'combat-damage',
  'end-combat',
];
const CASTING_TIMES: { readonly [words: string]: Omit<Extract<GameRule, { says: 'cast only' }>, 'says'> } = {
  'during your turn': { whose: 'you' },
  "during an opponent's turn": { whose: 'opponent' },
  'during combat on your turn': { during: COMBAT_STEPS, whose: 'you' },
  "during combat on an opponent's turn": { during: COMBAT_STEPS, whose: 'opponent' },
  'during combat after blockers are declared': { during: COMBAT_STEPS.slice(2) },
  'during combat before blockers are declared': { during: COMBAT_STEPS.slice(0, 2) },
  'during combat': { during: COMBAT_STEPS },
  'during your upkeep': { during: ['upkeep'], whose: 'you' },
  'during your draw step': { during: ['draw'], whose: 'you' },
  'during your main phase': { during: ['main1', 'main2'], whose: 'you' },
  'during the declare attackers step': { during: ['declare-attackers'] },
  'during the declare blockers step': { during: ['declare-blockers'] },
  'during your declare attackers step': { during: ['declare-attackers'], whose: 'you' },
  'before attackers are declared': { during: ['upkeep', 'draw', 'main1', 'begin-combat'] },
};

/** 601.3: "Cast this spell only during combat." */
function parseCastOnly(reader: Parser): Found {
  if (reader.oneOf('cast this spell only', 'cast ~ only') === undefined) return undefined;
  for (const [words, limits] of Object.entries(CASTING_TIMES))
    if (reader.says(words)) return toRuleAbility({ says: 'cast only', ...limits });
  if (!reader.says('if')) return undefined;
  const asked = parseConditionBeforeCast(reader);
  return asked === undefined ? undefined : toRuleAbility({ says: 'cast only', if: asked });
}

/** One sentence about the game. */
export const parseGameRule = (reader: Parser): Found =>
  reader.first<readonly Ability[]>(
    parseCastOnly,
    parseOwnCost,
    parseSpellsCost,
    parseFixedRules,
    parseSkipStep,
    parseMaxHandSize,
    parseMaxAttackers,
    parseCastWithFlash,
    parseCannotCast,
  );
