/** Parses one line of rules text: a list of keywords, or an activated, triggered or static ability (113.2). */
import {
  type Ability,
  type ActivatedAbility,
  type Condition,
  type Cost,
  type Instructions,
  type AbilityEffect,
  type ModalInstructions,
  STEPS,
  type TriggerCondition,
  type TriggeredAbility,
} from '../abilities/index.ts';
import { parseChangingMana } from './changing-mana.ts';
import { parseCondition, parseLeadingCondition } from './conditions.ts';
import { parseCosts } from './costs.ts';
import { parseSentences } from './effects/sentences.ts';
import { COMBAT_STEPS, parseCostChangeBy } from './game-rules.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import { ORDINALS } from './lexicon/numbers.ts';
import { parseKeywordLine } from './keywords.ts';
import { parseModes } from './modes.ts';
import type { Parser, ParsedAbilities } from './parser.ts';
import { parseReplacement } from './replacements.ts';
import { containsValue } from './tree.ts';
import { parseStaticAbility } from './static-abilities.ts';
import type { Token } from './tokenizer.ts';
import { parseTrigger } from './triggers.ts';
import { ABILITY_WORDS, MAX_ABILITY_WORDS } from './lexicon/word-tables.ts';

/** Parses the effects of a spell or ability, up to activation limits behind them. */
export function parseInstructions(parser: Parser): Instructions | ModalInstructions | undefined {
  const choice = parser.try(parseModes);
  if (choice !== undefined) return choice;
  const list = parseSentences(parser);
  const { targets } = parser.context;
  return list === undefined ||
    list.some(nestsDividedDamage) ||
    (parser.source.isSpell && list.slice(0, -1).some(movesItself))
    ? undefined
    : { ...(targets.length === 0 ? {} : { targets }), effects: list };
}

/** 601.2d: damage is divided as the ability is put on the stack, so a conditional effect must not contain the division. */
const nestsDividedDamage = (effect: AbilityEffect): boolean =>
  effect.do !== 'divided damage' && containsValue(effect, 'divided damage');

/** 605.1a: mana abilities are recognized by their top-level effects, so a nested mana effect is not supported. */
const nestsManaEffect = (effect: AbilityEffect): boolean => effect.do !== 'add mana' && addsMana(effect);
/** Abilities of tokens and abilities that objects gain add mana later. */
const addsMana = (node: unknown): boolean =>
  node === 'add mana' ||
  (typeof node === 'object' &&
    node !== null &&
    Object.entries(node).some(
      ([field, part]: [string, unknown]) => field !== 'token' && field !== 'abilities' && addsMana(part),
    ));

/** A spell that has moved itself cannot perform further effects. */
export const movesItself = (effect: AbilityEffect): boolean =>
  (effect.do === 'move' && effect.what === 'this') ||
  ('effects' in effect && effect.do !== 'later' && effect.effects.some(movesItself));

/** The number of tokens of an ability word such as "Landfall —", which has no meaning (207.2c). */
export function abilityWordLength(tokens: readonly Token[]): number {
  const dash = tokens.findIndex(({ text }) => text === '—');
  if (dash < 1 || dash > MAX_ABILITY_WORDS) return 0;
  const words = tokens
    .slice(0, dash)
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(" '", "'");
  if (ABILITY_WORDS.has(words)) return dash + 1;
  const isTriggered = ['when', 'whenever', 'at'].includes(tokens[dash + 1]?.text ?? '');
  return isTriggered && !LABELS_WITH_MEANING.test(words) ? dash + 1 : 0;
}

/** Words in front of a dash that mean something; all others are flavor words (207.2d). */
const LABELS_WITH_MEANING =
  /^(?:[ivx]+\b|level|boast|exhaust|forecast|max speed|solved|to solve|companion|station|\d|visit|prize|gift|teamwork|hero|imprint|will of)/;

type ActivationLimits = Pick<ActivatedAbility, 'timing' | 'perTurn' | 'condition' | 'who'>;

const ACTIVATION_TIMES: { readonly [words: string]: ActivationLimits } = {
  'as a sorcery': { timing: 'sorcery' },
  'as an instant': {},
  'once each turn': { perTurn: 1 },
  'during your turn, before attackers are declared': {
    timing: { during: ['upkeep', 'draw', 'main1', 'begin-combat'], whose: 'you' },
  },
  'during your turn': { timing: 'your turn' },
  "during an opponent's turn": { timing: { during: STEPS, whose: 'opponent' } },
  'during your upkeep': { timing: { during: ['upkeep'], whose: 'you' } },
  'during combat': { timing: { during: COMBAT_STEPS } },
  'during the declare attackers step': { timing: { during: ['declare-attackers'] } },
  'during the declare blockers step': { timing: { during: ['declare-blockers'] } },
  'during the end of combat step': { timing: { during: ['end-combat'] } },
  'during your main phase': { timing: { during: ['main1', 'main2'], whose: 'you' } },
};

/** "as a sorcery", "if you control three or more artifacts". */
function parseActivationLimit(parser: Parser): ActivationLimits | undefined {
  for (const [words, found] of Object.entries(ACTIVATION_TIMES)) if (parser.accept(words)) return found;
  const when: Condition | undefined = parser.accept('if') ? parseCondition(parser) : undefined;
  return when === undefined ? undefined : { condition: when };
}

function parseLimitSentence(parser: Parser): ActivationLimits | undefined {
  if (parser.accept('any player may activate this ability')) return { who: 'any player' };
  if (parser.accept('activate no more than twice each turn')) return { perTurn: 2 };
  if (!parser.accept('activate only')) return undefined;
  const list: ActivationLimits[] = [];
  do {
    const next = parseActivationLimit(parser);
    if (next === undefined) return undefined;
    list.push(next);
  } while (parser.accept('and only'));
  return mergeLimits(list);
}

/** Undefined where two limits set the same field: two timings cannot be combined. */
function mergeLimits(list: readonly ActivationLimits[]): ActivationLimits | undefined {
  const keys = list.flatMap((one) => Object.keys(one));
  return new Set(keys).size < keys.length ? undefined : (Object.assign({}, ...list) as ActivationLimits);
}

/** "This ability costs {1} less to activate for each …" */
function parseActivationReduction(parser: Parser): Cost | undefined {
  if (!parser.accept('this ability costs')) return undefined;
  const change = parseCostChangeBy(parser, 'less to activate');
  return change !== undefined && parser.acceptSentenceEnd()
    ? { pay: 'reduction', generic: change }
    : undefined;
}

/** The sentences behind the effects: "Activate only as a sorcery." */
function parseLimits(parser: Parser): ActivationLimits | undefined {
  const list: ActivationLimits[] = [];
  while (!parser.isAtEnd) {
    const next = parser.try(parseLimitSentence);
    if (next === undefined || !parser.acceptSentenceEnd()) return undefined;
    list.push(next);
  }
  return mergeLimits(list);
}

/** The zone in which the ability functions, if its cost or text names the source in another zone than the battlefield. */
function zoneOf({ context }: Parser, list: readonly Cost[]): Pick<ActivatedAbility, 'zone'> {
  if (list.some((one) => one.pay === 'discard' && one.what === 'this')) return { zone: 'hand' };
  return context.inGraveyard === true ? { zone: 'graveyard' } : {};
}

const LOYALTY_PATTERN = /^[+-]?\d{1,2}$/;

/** 606.4: "+1:", "−2:", "[−X]:". */
function parseLoyaltyCost(parser: Parser): readonly Cost[] | undefined {
  if (!parser.source.selfNouns.includes('planeswalker')) return undefined;
  const isBracketed = parser.accept('[');
  const token = parser.acceptToken(({ text }) => LOYALTY_PATTERN.test(text) || text === '-x');
  if (token === undefined || (isBracketed && !parser.accept(']'))) return undefined;
  if (token.text !== '-x') return [{ pay: 'loyalty', loyalty: Number(token.text) }];
  parser.updateContext({ xKnown: true });
  return [{ pay: 'loyalty', loyalty: '-X' }];
}

const mentionsSource = (cost: Cost): boolean =>
  ('what' in cost && cost.what === 'this') || cost.pay === 'remove counters' || cost.pay === 'put counters';

/** 702.142: only if it attacked this turn, once each turn. */
function parseBoast(parser: Parser): ParsedAbilities {
  const [ability, ...others] = parser.accept('boast —') ? (parseActivatedAbility(parser) ?? []) : [];
  if (ability?.kind !== 'activated' || others.length > 0 || ability.condition !== undefined) return undefined;
  const condition = { what: 'this', matches: { attackedThisTurn: true } } as const;
  return [{ ...ability, perTurn: 1, condition }];
}

/** 702.177a */
function parseExhaust(parser: Parser): ParsedAbilities {
  const [ability, ...others] = parser.accept('exhaust —') ? (parseActivatedAbility(parser) ?? []) : [];
  return ability?.kind === 'activated' && others.length === 0 ? [{ ...ability, once: true }] : undefined;
}

/** 602.1: "cost: effect". */
function parseActivatedAbility(parser: Parser): ParsedAbilities {
  const cost = parser.firstOf<readonly Cost[]>(parseLoyaltyCost, parseCosts);
  if (cost === undefined || !parser.accept(':')) return undefined;
  // "Sacrifice this creature: It deals …"
  if (cost.some(mentionsSource)) parser.setReferent('this', false);
  const does = parseInstructions(parser);
  if (does !== undefined && 'effects' in does && does.effects.some(nestsManaEffect)) return undefined;
  if (does === undefined) return undefined;
  const early = parser.try(parseActivationReduction);
  const limited = parseLimits(parser);
  if (limited === undefined) return undefined;
  const costs = early === undefined ? cost : [...cost, early];
  return [{ kind: 'activated', cost: costs, ...zoneOf(parser, cost), ...limited, ...does }];
}

/** 603.10: such a trigger looks back in time, so "in a graveyard" does not make the ability function there. */
const looksBack = (when: TriggerCondition): boolean => when.on === 'dies' || when.on === 'put into graveyard';

/** For an event of the source itself, the first time in a turn is the time at which the ability triggers first. */
const isAboutSelf = (when: TriggerCondition): boolean => 'what' in when && when.what === 'this';

/** "When this creature enters, if you cast it": undefined for any other trigger with that condition. */
function castWhen(when: TriggerCondition, isCast: boolean): TriggerCondition | undefined {
  if (!isCast) return when;
  return when.on === 'enters' && when.what === 'this' ? { ...when, from: 'stack' } : undefined;
}

/** "if it's the second creature spell you cast this turn," */
function parseNthSpell(parser: Parser): Pick<CastTrigger, 'nth' | 'nthOf' | 'what'> | undefined {
  const nth = parser.accept("if it's the") ? parser.acceptWord(ORDINALS) : undefined;
  const found = nth === undefined ? undefined : parseNounPhrase(parser);
  if (nth === undefined || found?.kind !== 'spell' || !parser.accept('this turn ,')) return undefined;
  const { zone, stack, controller, ...what } = found.filter;
  return zone === 'stack' && stack === 'spell' && controller === 'you'
    ? { nth, nthOf: true, what }
    : undefined;
}
type CastTrigger = Extract<TriggerCondition, { on: 'cast' }>;

const FROM_HAND: Condition = { castFrom: 'hand' };

/** 603.1: "when …, effect". */
function parseTriggeredAbility(parser: Parser): ParsedAbilities {
  const head = parser.try(parseTrigger);
  if (head === undefined) return undefined;
  const first = parser.accept('for the first time each turn');
  if ((first && !isAboutSelf(head.when)) || !parser.accept(',')) return undefined;
  parser.updateContext(head.context);
  // A permanent enters from the stack only if it was cast.
  const fromHand = parser.accept('if you cast it from your hand ,');
  const when = castWhen(head.when, fromHand || parser.accept('if you cast it ,'));
  if (when === undefined) return undefined;
  const nth = when.on === 'cast' ? parser.try(parseNthSpell) : undefined;
  const asked = fromHand ? FROM_HAND : parser.try(parseLeadingCondition);
  const does = parseInstructions(parser);
  if (does === undefined) return undefined;
  const once = parser.accept('this ability triggers only once each turn');
  if (once && !parser.acceptSentenceEnd()) return undefined;
  // An event while the condition was false would have been the first time.
  if (first && asked !== undefined) return undefined;
  const ability: TriggeredAbility = {
    kind: 'triggered',
    when: nth === undefined || when.on !== 'cast' ? when : { ...when, ...nth },
    ...(asked === undefined ? {} : { if: asked }),
    ...(first || once ? { perTurn: 1 } : {}),
    ...(parser.context.inGraveyard === true && !looksBack(head.when) ? { zone: 'graveyard' } : {}),
    ...(when.on === 'cast' && when.own === true ? { zone: 'stack' } : {}),
    // 702.29c: the card is in the graveyard when the ability triggers.
    ...(when.on === 'cycle' && when.what === 'this' ? { zone: 'graveyard' } : {}),
    ...does,
  };
  return isBuriedFromAnywhere(head.when) ? triggerFromEveryZone(ability) : [ability];
}

/** "When this creature is put into a graveyard from anywhere" */
const isBuriedFromAnywhere = (when: TriggerCondition): boolean =>
  when.on === 'put into graveyard' && when.what === 'this' && when.from === undefined;

/** 603.6c: a permanent triggers from the battlefield, a card from another zone once it is in the graveyard. */
const triggerFromEveryZone = (ability: TriggeredAbility): readonly Ability[] => [
  { ...ability, when: { on: 'put into graveyard', what: 'this', from: 'battlefield' } },
  { ...ability, zone: 'graveyard' },
];

/** 604.1: one or more sentences that are static abilities or replacement effects. */
function parseStaticSentences(parser: Parser): ParsedAbilities {
  const list: Ability[] = [];
  do {
    parser.updateContext({ it: undefined, them: undefined, targets: [] });
    const next = parser.firstOf<readonly Ability[]>(parseReplacement, parseStaticAbility);
    if (next === undefined || !parser.acceptSentenceEnd()) return undefined;
    list.push(...next);
  } while (!parser.isAtEnd);
  return list;
}

export function parseAbilityLine(parser: Parser): ParsedAbilities {
  parser.index += abilityWordLength(parser.tokens.slice(parser.index));
  if (parser.source.hasX) parser.updateContext({ xKnown: true });
  return parser.firstOf<readonly Ability[]>(
    ...[
      parseKeywordLine,
      parseBoast,
      parseExhaust,
      parseActivatedAbility,
      parseChangingMana,
      parseTriggeredAbility,
      parseStaticSentences,
    ].map((rule) => (inner: Parser) => {
      const found = rule(inner);
      return found !== undefined && inner.isAtEnd ? found : undefined;
    }),
  );
}
