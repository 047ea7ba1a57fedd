/** Parses static abilities that change the rules of the game: costs of spells, casting times, prohibitions for players (604). */
import type { Ability, Condition, ObjectFilter, GameRule, TurnStep, Amount } from '../abilities/index.ts';
import { parseManaCost } from '../layers/mana-cost.ts';
import { parseCondition } from './conditions.ts';
import { parseManaSymbols } from './costs.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import type { Parser, ParsedAbilities } from './parser.ts';
import { acceptSelfReference } from './references.ts';
import { parseForEach, parseNumber, multiply, parseValue, substituteX } from './values.ts';

/** ", where X is …" */
export function parseWhereX<T>(parser: Parser, tree: T): T | undefined {
  if (!parser.accept(', where x is')) return tree;
  const is = parseValue(parser);
  if (is === undefined) return undefined;
  parser.updateContext({ xPending: undefined });
  return substituteX(tree, is);
}

const toRuleAbility = (one: GameRule, when?: Condition): ParsedAbilities => [
  { kind: 'rule', rule: one, ...(when === undefined ? {} : { while: when }) },
];

/** Costs can be increased or reduced by generic mana only. */
function parseGenericMana(parser: Parser): Amount | undefined {
  const text = parseManaSymbols(parser);
  const cost = text === undefined ? undefined : parseManaCost(text);
  if (cost === undefined || cost.symbols.length + cost.twobrid.length + cost.phyrexian.length > 0)
    return undefined;
  if (cost.xs === 1 && cost.generic === 0) {
    parser.updateContext({ xPending: true, xKnown: undefined });
    return 'X';
  }
  return cost.xs === 0 ? cost.generic : undefined;
}

/** "{1} less to activate for each …", "{X} less to activate, where X is …"; the amount of the change. */
export function parseCostChangeBy(parser: Parser, way: string): Amount | undefined {
  const amount = parseGenericMana(parser);
  if (amount === undefined || !parser.accept(way)) return undefined;
  const sum = parseWhereX(parser, multiply(amount, parseForEach(parser)));
  return parser.context.xPending === true ? undefined : sum;
}

/** "costs {1} less to cast for each …". */
function parseCostChange(parser: Parser): Amount | undefined {
  if (parser.acceptAny('costs', 'cost') === undefined) return undefined;
  const amount = parseGenericMana(parser);
  const way = parser.acceptAny('less to cast', 'more to cast');
  if (amount === undefined || way === undefined) return undefined;
  const each = parseForEach(parser);
  const sum = parseWhereX(parser, multiply(amount, each));
  if (sum === undefined || parser.context.xPending === true) return undefined;
  if (way === 'more to cast') return sum;
  return typeof sum === 'number' ? -sum : { times: sum, by: -1 };
}

/** The condition is checked before the spell is cast, so "another spell" needs only one. */
const parseConditionBeforeCast = (parser: Parser): Condition | undefined =>
  parser.accept("you've cast another spell this turn")
    ? { compare: { thisTurn: 'spells cast', who: 'you' }, min: 1 }
    : parseCondition(parser);

/** "it targets a tapped creature" */
function parseAimsCondition(parser: Parser): Condition | undefined {
  if (!parser.accept('it targets') || parser.acceptAny('a', 'an') === undefined) return undefined;
  const found = parseNounPhrase(parser);
  return found === undefined || found.plural || found.filter.other === true || found.filter.zone === 'hand'
    ? undefined
    : { aims: found.filter };
}

function parseOwnCost(parser: Parser): ParsedAbilities {
  if (!parser.accept('this spell')) return undefined;
  const sum = parseCostChange(parser);
  if (sum === undefined) return undefined;
  const when = parser.try((inner) =>
    inner.accept('if') ? (inner.try(parseAimsCondition) ?? parseConditionBeforeCast(inner)) : undefined,
  );
  const change: Amount = when === undefined ? sum : { when, value: sum, otherwise: 0 };
  return toRuleAbility({ says: 'cost', whose: 'you', what: 'this', generic: change });
}

const FORBIDDEN_PLAYERS = {
  you: 'you',
  'each opponent': 'opponent',
  'your opponents': 'opponent',
  players: 'each',
  'each player': 'each',
} as const;

/** "Players can't cast noncreature spells"; the caller parses the duration. */
export function parseCastingProhibition(parser: Parser): GameRule | undefined {
  const whose = parser.acceptAny('your opponents', 'each opponent', 'each player', 'players', 'you');
  if (whose === undefined || !parser.accept("can't cast")) return undefined;
  const found = parseSpells(parser);
  return found?.whose === 'each'
    ? { says: 'cannot cast', whose: FORBIDDEN_PLAYERS[whose], what: found.what }
    : undefined;
}

export function parseSpells(
  parser: Parser,
): { what: ObjectFilter; whose: 'you' | 'opponent' | 'each' } | undefined {
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'spell' || !found.plural) return undefined;
  const { zone, stack, controller, ...what } = found.filter;
  if (zone !== 'stack' || stack !== 'spell') return undefined;
  if (controller !== undefined && controller !== 'you' && controller !== 'opponent') return undefined;
  return { what, whose: controller ?? 'each' };
}

/** "Noncreature spells with mana value 4 or greater can't be cast." */
function parseSpellsNotCast(parser: Parser): ParsedAbilities {
  const found = parser.try(parseSpells);
  return found?.whose === 'each' && parser.accept("can't be cast")
    ? toRuleAbility({ says: 'cannot cast', whose: 'each', what: found.what })
    : undefined;
}

function parseSpellsCost(parser: Parser): ParsedAbilities {
  const found = parser.try(parseSpells);
  const sum = found === undefined ? undefined : parseCostChange(parser);
  return found === undefined || sum === undefined
    ? undefined
    : toRuleAbility({ says: 'cost', ...found, generic: sum });
}

const FIXED_RULES: { readonly [words: string]: GameRule } = {
  'you have no maximum hand size': { says: 'no maximum hand size' },
  'you have hexproof': { says: 'player hexproof' },
  'you have shroud': { says: 'player shroud' },
  "spells and abilities your opponents control can't cause you to sacrifice permanents": {
    says: 'no forced sacrifices',
  },
  'you may play an additional land on each of your turns': { says: 'extra lands', count: 1 },
  'you may play two additional lands on each of your turns': { says: 'extra lands', count: 2 },
  "your opponents can't gain life": { says: 'cannot gain life', whose: 'opponent' },
  "players can't gain life": { says: 'cannot gain life', whose: 'each' },
  "you can't gain life": { says: 'cannot gain life', whose: 'you' },
  "damage can't be prevented": { says: 'cannot be prevented' },
  "you can't lose the game": { says: 'cannot lose', whose: 'you' },
  "your opponents can't win the game": { says: 'cannot win', whose: 'opponent' },
  'each opponent can cast spells only any time they could cast a sorcery': {
    says: 'cast as sorceries',
    whose: 'opponent',
  },
  'your opponents can cast spells only any time they could cast a sorcery': {
    says: 'cast as sorceries',
    whose: 'opponent',
  },
  'players can cast spells only any time they could cast a sorcery': {
    says: 'cast as sorceries',
    whose: 'each',
  },
  "players can't cast more than one spell each turn": { says: 'one spell a turn', whose: 'each' },
  "each player can't cast more than one spell each turn": { says: 'one spell a turn', whose: 'each' },
  "each opponent can't cast more than one spell each turn": { says: 'one spell a turn', whose: 'opponent' },
};
function parseFixedRules(parser: Parser): ParsedAbilities {
  for (const [words, one] of Object.entries(FIXED_RULES)) {
    if (!parser.accept(words)) continue;
    const more = parser.try((inner) => (inner.accept('and') ? parseFixedRules(inner) : undefined)) ?? [];
    return [{ kind: 'rule', rule: one }, ...more];
  }
  return undefined;
}

/** 100.2a: "A deck can have any number of cards named ~." */
function parseCopiesInDeck(parser: Parser): ParsedAbilities {
  if (!parser.accept('a deck can have')) return undefined;
  const isAny = parser.accept('any number of');
  const count = !isAny && parser.accept('up to') ? parseNumber(parser) : undefined;
  if ((!isAny && count === undefined) || !parser.accept('cards named ~')) return undefined;
  return toRuleAbility({ says: 'copies in a deck', ...(count === undefined ? {} : { count }) });
}

/** "You may spend mana as though it were mana of any color to cast planeswalker spells." */
function parseAnyColour(parser: Parser): ParsedAbilities {
  if (!parser.accept('you may spend mana as though it were mana of any color to cast')) return undefined;
  const found = parseSpells(parser);
  return found === undefined || found.whose === 'opponent'
    ? undefined
    : toRuleAbility({ says: 'any colour', what: found.what });
}

/** "You may play lands and cast spells from among cards exiled with this creature." */
function parsePlayExiled(parser: Parser): ParsedAbilities {
  const words = parser.acceptAny(
    'you may play lands and cast spells from among cards exiled with',
    'you may play cards exiled with',
    'you may cast spells from among cards exiled with',
    'you may cast spells from among the cards exiled with',
  );
  if (words === undefined || !acceptSelfReference(parser)) return undefined;
  const spells = words.includes('play') ? {} : { spells: true as const };
  return toRuleAbility({ says: 'play exiled', cards: 'linked', ...spells });
}

/** "Combat damage that would be dealt by creatures you control can't be prevented." */
function parseSureCombatDamage(parser: Parser): ParsedAbilities {
  if (!parser.accept('combat damage that would be dealt by')) return undefined;
  const found = parseNounPhrase(parser);
  return found?.kind === 'permanent' && found.plural && parser.accept("can't be prevented")
    ? toRuleAbility({ says: 'cannot be prevented', from: found.filter })
    : undefined;
}

/** "Creatures entering or dying don't cause abilities to trigger." */
function parseNoTriggers(parser: Parser): ParsedAbilities {
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'permanent' || !found.plural) return undefined;
  const way = parser.acceptAny('entering or dying', 'entering the battlefield', 'entering');
  if (way === undefined || !parser.accept("don't cause abilities to trigger")) return undefined;
  const dying = way === 'entering or dying' ? { dying: true as const } : {};
  return toRuleAbility({ says: 'no triggers', what: found.filter, ...dying });
}

const SKIPPING_PLAYERS = {
  'skip your': 'you',
  'each opponent skips their': 'opponent',
  'players skip their': 'each',
} as const;

/** 103.6a: "If this card is in your opening hand, you may begin the game with it on the battlefield." */
const OPENING_HAND_WORDS = [
  'if this card is in your opening hand, you may begin the game with it on the battlefield',
  'if ~ is in your opening hand, you may begin the game with it on the battlefield',
];
const parseOpeningHand = (parser: Parser): ParsedAbilities =>
  parser.acceptAny(...OPENING_HAND_WORDS) === undefined ? undefined : toRuleAbility({ says: 'opening hand' });

/** 500.11: "Skip your draw step.", "Players skip their untap steps." */
function parseSkipStep(parser: Parser): ParsedAbilities {
  const skips = parser.acceptAny('skip your', 'each opponent skips their', 'players skip their');
  const step = parser.acceptAny('untap', 'upkeep', 'draw');
  if (skips === undefined || step === undefined || parser.acceptAny('step', 'steps') === undefined)
    return undefined;
  return toRuleAbility({ says: 'skip step', whose: SKIPPING_PLAYERS[skips], step });
}

const HAND_OWNERS = { your: 'you', "each opponent's": 'opponent', "each player's": 'each' } as const;

/** 402.2: "Each opponent's maximum hand size is reduced by one." */
function parseMaxHandSize(parser: Parser): ParsedAbilities {
  const hand = parser.acceptAny('your', "each opponent's", "each player's");
  const way = parser.acceptAny('maximum hand size is reduced by', 'maximum hand size is increased by');
  const count = hand === undefined || way === undefined ? undefined : parseNumber(parser);
  if (hand === undefined || count === undefined) return undefined;
  const more = way === 'maximum hand size is reduced by' ? -count : count;
  return toRuleAbility({ says: 'maximum hand size', whose: HAND_OWNERS[hand], more });
}

/** "No more than one creature can attack each combat." */
function parseMaxAttackers(parser: Parser): ParsedAbilities {
  if (!parser.accept('no more than')) return undefined;
  const count = parseNumber(parser);
  if (count === undefined || parser.acceptAny('creature', 'creatures') === undefined) return undefined;
  return parser.accept('can attack each combat')
    ? toRuleAbility({ says: 'most attackers', count })
    : undefined;
}

function parseCastWithFlash(parser: Parser): ParsedAbilities {
  if (!parser.accept('you may cast')) return undefined;
  const found = parser.try(parseSpells);
  return found?.whose === 'each' && parser.accept('as though they had flash')
    ? toRuleAbility({ says: 'cast as with flash', what: found.what })
    : undefined;
}

const TURN_CONDITIONS: readonly (readonly [string, Condition])[] = [
  ['during your turn', { turn: 'you' }],
  ["during your opponents' turns", { not: { turn: 'you' } }],
];

/** "During your turn, your opponents can't cast spells or activate abilities of artifacts, creatures, or enchantments." */
function parseNoResponses(parser: Parser): ParsedAbilities {
  if (!parser.accept("during your turn, your opponents can't cast spells")) return undefined;
  const cast = toRuleAbility({ says: 'cannot cast', whose: 'opponent', what: {} }, { turn: 'you' }) ?? [];
  if (!parser.accept('or activate abilities of')) return cast;
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'permanent' || !found.plural || found.filter.controller !== undefined) return undefined;
  const affects = { every: { ...found.filter, controller: 'opponent' } } as const;
  const changes = [{ change: 'rule', rule: { is: 'cannot activate' } }] as const;
  return [...cast, { kind: 'static', affects, changes, while: { turn: 'you' } }];
}

/** "Your opponents can't cast spells during your turn." */
function parseCannotCast(parser: Parser): ParsedAbilities {
  const one = parseCastingProhibition(parser);
  if (one === undefined) return undefined;
  const when = TURN_CONDITIONS.find(([words]) => parser.accept(words))?.[1];
  return toRuleAbility(one, when);
}

export const COMBAT_STEPS: readonly TurnStep[] = [
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
  "during the declare attackers step and only if you've been attacked this step": {
    during: ['declare-attackers'],
    if: { compare: { count: { attacks: 'you' } }, min: 1 },
  },
  'during the declare attackers step': { during: ['declare-attackers'] },
  'during the declare blockers step': { during: ['declare-blockers'] },
  'during your declare attackers step': { during: ['declare-attackers'], whose: 'you' },
  'before the combat damage step': {
    during: ['upkeep', 'draw', 'main1', 'begin-combat', 'declare-attackers', 'declare-blockers'],
  },
  'before attackers are declared': { during: ['upkeep', 'draw', 'main1', 'begin-combat'] },
};

/** 601.3: "Cast this spell only during combat." */
function parseCastOnly(parser: Parser): ParsedAbilities {
  if (parser.acceptAny('cast this spell only', 'cast ~ only') === undefined) return undefined;
  for (const [words, limits] of Object.entries(CASTING_TIMES))
    if (parser.accept(words)) return toRuleAbility({ says: 'cast only', ...limits });
  if (!parser.accept('if')) return undefined;
  const asked = parseConditionBeforeCast(parser);
  return asked === undefined ? undefined : toRuleAbility({ says: 'cast only', if: asked });
}

export const parseGameRule = (parser: Parser): ParsedAbilities =>
  parser.firstOf<readonly Ability[]>(
    parseCastOnly,
    parseOwnCost,
    parseSpellsCost,
    parseSpellsNotCast,
    parseNoTriggers,
    parseOpeningHand,
    parseSureCombatDamage,
    parseAnyColour,
    parsePlayExiled,
    parseFixedRules,
    parseCopiesInDeck,
    parseSkipStep,
    parseMaxHandSize,
    parseMaxAttackers,
    parseCastWithFlash,
    parseNoResponses,
    parseCannotCast,
  );
