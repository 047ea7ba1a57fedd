/** Parses restrictions, requirements and permissions for an object: "can't block", "attacks each combat if able" (613.11). */
import type {
  ContinuousChange,
  Condition,
  EffectDuration,
  ObjectFilter,
  ObjectRule,
} from '../abilities/index.ts';
import { parseCondition } from './conditions.ts';
import { parseManaSymbols } from './costs.ts';
import { COLOUR_WORDS } from './lexicon/word-tables.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import type { Parser, ParsedChanges } from './parser.ts';
import { parseNumber } from './values.ts';

const toRuleChange = (one: ObjectRule): readonly ContinuousChange[] => [{ change: 'rule', rule: one }];

/** A phrase is listed before its own prefixes. */
const FIXED_RESTRICTIONS: readonly (readonly [string, readonly ObjectRule['is'][]])[] = [
  ["can't attack or block alone", ['cannot attack alone', 'cannot block alone']],
  ["can't attack alone", ['cannot attack alone']],
  ["can't block alone", ['cannot block alone']],
  ["can't attack or block", ['cannot attack', 'cannot block']],
  ["can't block and can't be blocked", ['cannot block', 'cannot be blocked']],
  ["can't block", ['cannot block']],
  ["can't be countered", ['cannot be countered']],
  ["can't be regenerated", ['cannot be regenerated']],
  ["can't be sacrificed", ['cannot be sacrificed']],
  ["can't be the target of spells or abilities your opponents control", ['opponents cannot target']],
  ["can't be equipped or enchanted", ['cannot be equipped', 'cannot be enchanted']],
  ["can't be enchanted or equipped", ['cannot be enchanted', 'cannot be equipped']],
  ["can't be enchanted", ['cannot be enchanted']],
  ["can't be equipped", ['cannot be equipped']],
  ["can't have counters put on it", ['cannot have counters']],
  ['attacks each combat if able', ['attacks if able']],
  ['attack each combat if able', ['attacks if able']],
  ['attacks each turn if able', ['attacks if able']],
  ['blocks each combat if able', ['blocks if able']],
  ['block each combat if able', ['blocks if able']],
  ['must be blocked if able', ['must be blocked']],
  ["doesn't untap during your untap step", ['does not untap']],
  ["doesn't untap during its controller's untap step", ['does not untap']],
  ["don't untap during their controllers' untap steps", ['does not untap']],
  ["can attack as though it didn't have defender", ['attacks despite defender']],
  ["can attack as though they didn't have defender", ['attacks despite defender']],
  ['can block any number of creatures', ['blocks any number']],
  ['assigns combat damage equal to its toughness rather than its power', ['deals damage by toughness']],
  ['assign combat damage equal to their toughness rather than their power', ['deals damage by toughness']],
  ["its activated abilities can't be activated", ['cannot activate']],
];

function parseFixedRestriction(parser: Parser): ParsedChanges {
  for (const [words, rules] of FIXED_RESTRICTIONS)
    if (parser.accept(words)) return rules.flatMap((is) => toRuleChange({ is } as ObjectRule));
  return undefined;
}

const REQUIREMENTS: { readonly [words: string]: ObjectRule['is'] } = {
  attacks: 'attacks if able',
  attack: 'attacks if able',
  blocks: 'blocks if able',
  block: 'blocks if able',
  'must be blocked': 'must be blocked',
};

/** "attacks this turn if able": the duration stands inside the phrase. */
export function parseTimedRequirement(
  parser: Parser,
): { changes: readonly ContinuousChange[]; until: EffectDuration } | undefined {
  const except = parser.try((inner) =>
    inner.accept("can't be blocked this turn except by") ? parseBlockException(inner) : undefined,
  );
  if (except !== undefined) return { changes: toRuleChange(except), until: 'end of turn' };
  if (
    parser.acceptAny(
      "can attack this turn as though it didn't have defender",
      "can attack this turn as though they didn't have defender",
    ) !== undefined
  )
    return { changes: toRuleChange({ is: 'attacks despite defender' }), until: 'end of turn' };
  for (const [verb, is] of Object.entries(REQUIREMENTS)) {
    const turn = `${verb} this turn if able`;
    const combat = `${verb} this combat if able`;
    const words = parser.acceptAny(turn, combat);
    if (words !== undefined)
      return {
        changes: toRuleChange({ is } as ObjectRule),
        until: words === turn ? 'end of turn' : 'end of combat',
      };
  }
  return undefined;
}

function parseCreatures(parser: Parser): ObjectFilter | undefined {
  const found = parseNounPhrase(parser);
  return found?.kind === 'permanent' && found.plural ? found.filter : undefined;
}

function parseCannotBeBlocked(parser: Parser): ParsedChanges {
  if (!parser.accept("can't be blocked")) return undefined;
  const but = parser.try((inner) => (inner.accept('except by') ? parseBlockException(inner) : undefined));
  if (but !== undefined) return toRuleChange(but);
  if (parser.accept('except')) return undefined;
  const by = parser.try((inner) => (inner.accept('by') ? parseForbiddenBlockers(inner) : undefined));
  if (by !== undefined) return toRuleChange(by);
  return parser.peek() === 'by' ? undefined : toRuleChange({ is: 'cannot be blocked' });
}

/** "can't be the target of red spells or abilities from red sources" */
function parseColourOfSources(parser: Parser): ParsedChanges {
  const spells = parser.accept("can't be the target of") ? parser.acceptWord(COLOUR_WORDS) : undefined;
  if (spells === undefined || !parser.accept('spells or abilities from')) return undefined;
  return parser.acceptWord(COLOUR_WORDS) === spells && parser.accept('sources')
    ? toRuleChange({ is: 'cannot be targeted by', what: { colours: [spells] } })
    : undefined;
}

function parseBlockException(parser: Parser): ObjectRule | undefined {
  const many = parser.try((inner) => {
    const count = parseNumber(inner);
    return inner.acceptAny('or more creatures') === undefined ? undefined : count;
  });
  if (many !== undefined) return { is: 'cannot be blocked but by so many', count: many };
  const what = parseCreatures(parser);
  return what === undefined ? undefined : { is: 'cannot be blocked but by', what };
}

function parseForbiddenBlockers(parser: Parser): ObjectRule | undefined {
  if (parser.accept('more than one creature')) return { is: 'cannot be blocked by more than', count: 1 };
  const what = parseCreatures(parser);
  return what === undefined ? undefined : { is: 'cannot be blocked by', what };
}

/** "can't attack unless …". */
function parseConditionalRestriction(parser: Parser): ParsedChanges {
  const verb = parser.acceptAny(
    "can't attack or block unless",
    "can't attack unless",
    "can't block unless",
    "can't attack or block if",
    "can't attack if",
    "can't block if",
  );
  const asked: Condition | undefined = verb === undefined ? undefined : parseCondition(parser);
  if (verb === undefined || asked === undefined) return undefined;
  const when: Condition = verb.endsWith(' if') ? { not: asked } : asked;
  return [
    ...(verb.includes('attack') ? toRuleChange({ is: 'cannot attack unless', condition: when }) : []),
    ...(verb.includes('block') ? toRuleChange({ is: 'cannot block unless', condition: when }) : []),
  ];
}

function parseBlockingPermission(parser: Parser): ParsedChanges {
  if (parser.acceptAny('can block only', 'blocks only') !== undefined) {
    const what = parseCreatures(parser);
    return what === undefined ? undefined : toRuleChange({ is: 'blocks only', what });
  }
  if (!parser.accept('can block')) return undefined;
  const more = parser.accept('an additional creature') ? 1 : parser.try(parseAdditionalBlocks);
  if (more === undefined) return undefined;
  parser.accept('each combat');
  return toRuleChange({ is: 'blocks additional', count: more });
}

function parseAdditionalBlocks(parser: Parser): number | undefined {
  const an = parser.accept('an additional');
  const count = parseNumber(parser);
  if (count === undefined || (!an && !parser.accept('additional'))) return undefined;
  return parser.accept('creatures') ? count : undefined;
}

const ATTACK_AND_BLOCK_COSTS: readonly (readonly [
  string,
  readonly string[],
  (cost: string) => readonly ObjectRule[],
])[] = [
  [
    "can't attack or block unless",
    [''],
    (cost) => [
      { is: 'attacks for', mana: cost },
      { is: 'blocks for', mana: cost },
    ],
  ],
  [
    "can't attack you or planeswalkers you control unless",
    ['for each of those creatures', "for each creature they control that's attacking you"],
    (cost) => [{ is: 'attacks for', mana: cost, at: 'your side' }],
  ],
  [
    "can't attack you unless",
    ["for each creature they control that's attacking you", 'for each of those creatures'],
    (cost) => [{ is: 'attacks for', mana: cost, at: 'you' }],
  ],
  [
    "can't attack unless",
    ['for each attacking creature they control', ''],
    (cost) => [{ is: 'attacks for', mana: cost }],
  ],
  [
    "can't block unless",
    ['for each blocking creature they control', ''],
    (cost) => [{ is: 'blocks for', mana: cost }],
  ],
];

/** "can't attack unless its controller pays {2}"; for several creatures the text must say "for each". */
function parseCostToAttackOrBlock(parser: Parser): ParsedChanges {
  for (const [words, ends, rules] of ATTACK_AND_BLOCK_COSTS) {
    if (!parser.accept(words)) continue;
    const payer = parser.acceptAny('you pay', 'its controller pays', 'their controller pays');
    const cost = payer === undefined ? undefined : parseManaSymbols(parser);
    if (cost === undefined || cost.includes('X') || cost.includes('P')) return undefined;
    const end = ends.find((one) => one !== '' && parser.accept(one));
    if (payer === 'their controller pays' ? end === undefined : end !== undefined || !ends.includes(''))
      return undefined;
    return rules(cost).flatMap(toRuleChange);
  }
  return undefined;
}

/** "can't block creatures with power 2 or greater" */
function parseCannotBlockSome(parser: Parser): ParsedChanges {
  const what = parser.accept("can't block") ? parseCreatures(parser) : undefined;
  return what === undefined ? undefined : toRuleChange({ is: 'blocks only', what: { not: what } });
}

export const parseRestriction = (parser: Parser): ParsedChanges =>
  parser.firstOf<readonly ContinuousChange[]>(
    parseCostToAttackOrBlock,
    parseConditionalRestriction,
    parseCannotBeBlocked,
    parseColourOfSources,
    parseCannotBlockSome,
    parseFixedRestriction,
    parseBlockingPermission,
    parseCannotAttack,
  );

/** "can't attack" without a further restriction such as "can't attack you". */
function parseCannotAttack(parser: Parser): ParsedChanges {
  if (!parser.accept("can't attack")) return undefined;
  return ['you', 'or', 'unless', 'alone', 'its'].includes(parser.peek())
    ? undefined
    : toRuleChange({ is: 'cannot attack' });
}
