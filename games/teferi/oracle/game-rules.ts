/** 604, on the game: what spells cost, when they can be cast, what players may and may not. */
import type { Ability, Condition, Filter, GameRule, Step, Value } from '../abilities/index.ts';
import { readCost } from '../layers/mana-cost.ts';
import { condition } from './conditions.ts';
import { mana } from './costs.ts';
import { noun } from './nouns.ts';
import type { Reader } from './reader.ts';
import { forEach, plainNumber, times, value, withItsX } from './values.ts';

type Found = readonly Ability[] | undefined;

/** ", where X is …" */
export function whereX<T>(reader: Reader, tree: T): T | undefined {
  if (!reader.says(', where x is')) return tree;
  const is = value(reader);
  if (is === undefined) return undefined;
  reader.mean({ owesX: undefined });
  return withItsX(tree, is);
}

const rule = (one: GameRule, when?: Condition): Found => [
  { kind: 'rule', rule: one, ...(when === undefined ? {} : { while: when }) },
];

/** Generic mana alone: what costs can be changed by. */
function generic(reader: Reader): Value | undefined {
  const text = mana(reader);
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
function price(reader: Reader): Value | undefined {
  if (reader.oneOf('costs', 'cost') === undefined) return undefined;
  const amount = generic(reader);
  const way = reader.oneOf('less to cast', 'more to cast');
  if (amount === undefined || way === undefined) return undefined;
  const each = forEach(reader);
  const sum = whereX(reader, times(amount, each));
  if (sum === undefined || reader.context.owesX === true) return undefined;
  if (way === 'more to cast') return sum;
  return typeof sum === 'number' ? -sum : { times: sum, by: -1 };
}

/** It is not cast yet when this is asked: one spell before it is enough. */
const beforeCast = (reader: Reader): Condition | undefined =>
  reader.says("you've cast another spell this turn")
    ? { compare: { thisTurn: 'spells cast', who: 'you' }, min: 1 }
    : condition(reader);

function ownCost(reader: Reader): Found {
  if (!reader.says('this spell')) return undefined;
  const sum = price(reader);
  if (sum === undefined) return undefined;
  const when = reader.try((inner) => (inner.says('if') ? beforeCast(inner) : undefined));
  const change: Value = when === undefined ? sum : { when, value: sum, otherwise: 0 };
  return rule({ says: 'cost', whose: 'you', what: 'this', generic: change });
}

const FORBIDDEN = {
  you: 'you',
  'each opponent': 'opponent',
  'your opponents': 'opponent',
  players: 'each',
  'each player': 'each',
} as const;

/** "Players can't cast noncreature spells": what follows says when. */
export function forbidding(reader: Reader): GameRule | undefined {
  const whose = reader.oneOf('your opponents', 'each opponent', 'each player', 'players', 'you');
  if (whose === undefined || !reader.says("can't cast")) return undefined;
  const found = spells(reader);
  return found?.whose === 'each'
    ? { says: 'cannot cast', whose: FORBIDDEN[whose], what: found.what }
    : undefined;
}

export function spells(reader: Reader): { what: Filter; whose: 'you' | 'opponent' | 'each' } | undefined {
  const found = noun(reader);
  if (found?.says !== 'spell' || !found.plural) return undefined;
  const { zone, stack, controller, ...what } = found.filter;
  if (zone !== 'stack' || stack !== 'spell') return undefined;
  if (controller !== undefined && controller !== 'you' && controller !== 'opponent') return undefined;
  return { what, whose: controller ?? 'each' };
}

function othersCost(reader: Reader): Found {
  const found = reader.try(spells);
  const sum = found === undefined ? undefined : price(reader);
  return found === undefined || sum === undefined
    ? undefined
    : rule({ says: 'cost', ...found, generic: sum });
}

const RULES: { readonly [words: string]: GameRule } = {
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
function fixed(reader: Reader): Found {
  for (const [words, one] of Object.entries(RULES)) {
    if (!reader.says(words)) continue;
    const more = reader.try((inner) => (inner.says('and') ? fixed(inner) : undefined)) ?? [];
    return [{ kind: 'rule', rule: one }, ...more];
  }
  return undefined;
}

const SKIPPERS = {
  'skip your': 'you',
  'each opponent skips their': 'opponent',
  'players skip their': 'each',
} as const;

/** 500.11: "Skip your draw step.", "Players skip their untap steps." */
function skipping(reader: Reader): Found {
  const skips = reader.oneOf('skip your', 'each opponent skips their', 'players skip their');
  const step = reader.oneOf('untap', 'upkeep', 'draw');
  if (skips === undefined || step === undefined || reader.oneOf('step', 'steps') === undefined)
    return undefined;
  return rule({ says: 'skip step', whose: SKIPPERS[skips], step });
}

const HANDS = { your: 'you', "each opponent's": 'opponent', "each player's": 'each' } as const;

/** 402.2: "Each opponent's maximum hand size is reduced by one." */
function handSize(reader: Reader): Found {
  const hand = reader.oneOf('your', "each opponent's", "each player's");
  const way = reader.oneOf('maximum hand size is reduced by', 'maximum hand size is increased by');
  const count = hand === undefined || way === undefined ? undefined : plainNumber(reader);
  if (hand === undefined || count === undefined) return undefined;
  const more = way === 'maximum hand size is reduced by' ? -count : count;
  return rule({ says: 'maximum hand size', whose: HANDS[hand], more });
}

/** "No more than one creature can attack each combat." */
function fewAttackers(reader: Reader): Found {
  if (!reader.says('no more than')) return undefined;
  const count = plainNumber(reader);
  if (count === undefined || reader.oneOf('creature', 'creatures') === undefined) return undefined;
  return reader.says('can attack each combat') ? rule({ says: 'most attackers', count }) : undefined;
}

function flash(reader: Reader): Found {
  if (!reader.says('you may cast')) return undefined;
  const found = reader.try(spells);
  return found?.whose === 'each' && reader.says('as though they had flash')
    ? rule({ says: 'cast as with flash', what: found.what })
    : undefined;
}

const DURING: readonly (readonly [string, Condition])[] = [
  ['during your turn', { turn: 'you' }],
  ["during your opponents' turns", { not: { turn: 'you' } }],
];

/** "Your opponents can't cast spells during your turn." */
function cannotCast(reader: Reader): Found {
  const one = forbidding(reader);
  if (one === undefined) return undefined;
  const when = DURING.find(([words]) => reader.says(words))?.[1];
  return rule(one, when);
}

export const COMBAT: readonly Step[] = [
  'begin-combat',
  'declare-attackers',
  'declare-blockers',
  'first-combat-damage',
  'combat-damage',
  'end-combat',
];
const CAST_TIMES: { readonly [words: string]: Omit<Extract<GameRule, { says: 'cast only' }>, 'says'> } = {
  'during your turn': { whose: 'you' },
  "during an opponent's turn": { whose: 'opponent' },
  'during combat on your turn': { during: COMBAT, whose: 'you' },
  "during combat on an opponent's turn": { during: COMBAT, whose: 'opponent' },
  'during combat after blockers are declared': { during: COMBAT.slice(2) },
  'during combat before blockers are declared': { during: COMBAT.slice(0, 2) },
  'during combat': { during: COMBAT },
  'during your upkeep': { during: ['upkeep'], whose: 'you' },
  'during your draw step': { during: ['draw'], whose: 'you' },
  'during your main phase': { during: ['main1', 'main2'], whose: 'you' },
  'during the declare attackers step': { during: ['declare-attackers'] },
  'during the declare blockers step': { during: ['declare-blockers'] },
  'during your declare attackers step': { during: ['declare-attackers'], whose: 'you' },
  'before attackers are declared': { during: ['upkeep', 'draw', 'main1', 'begin-combat'] },
};

/** 601.3: "Cast this spell only during combat." */
function castOnly(reader: Reader): Found {
  if (reader.oneOf('cast this spell only', 'cast ~ only') === undefined) return undefined;
  for (const [words, limits] of Object.entries(CAST_TIMES))
    if (reader.says(words)) return rule({ says: 'cast only', ...limits });
  if (!reader.says('if')) return undefined;
  const asked = beforeCast(reader);
  return asked === undefined ? undefined : rule({ says: 'cast only', if: asked });
}

/** One sentence about the game. */
export const gameRule = (reader: Reader): Found =>
  reader.first<readonly Ability[]>(
    castOnly,
    ownCost,
    othersCost,
    fixed,
    skipping,
    handSize,
    fewAttackers,
    flash,
    cannotCast,
  );
