/** Parses one clause of a sentence: an imperative, a player with a verb, or an object with a predicate. */
import {
  type EffectDuration,
  type AbilityEffect,
  type GameRule,
  type ObjectReference,
  type PlayerReference,
} from '../../abilities/index.ts';
import { parseContinuousEffects } from '../continuous-effects.ts';
import type { Parser, ParserContext, ParsedEffects } from '../parser.ts';
import { parseCastingProhibition, parseSpells } from '../game-rules.ts';
import { parseObject, parseSubject } from '../object-phrases.ts';
import { containsValue } from '../tree.ts';
import { parseNumber } from '../values.ts';
import { parsePlayer, parseTargetPlayer } from '../player-phrases.ts';
import { parseGainedChoice, parseTapOrUntap } from './alternatives.ts';
import { parseColourChoice } from './colour-choice.ts';
import { parseDealDamage, parseFight } from './damage.ts';
import { parseDoubling } from './doubling.ts';
import { parseDelayedEffects } from './delayed-triggers.ts';
import { parseLook, parseSearch } from './library.ts';
import { parseAddMana } from './mana.ts';
import { parseGainControl } from './control.ts';
import { parseObjectAction } from './object-actions.ts';
import { parseExileTopOf, parseExplore, parseLookAtTopOf } from './top-card.ts';
import { parsePlayerAction } from './player-actions.ts';
import { parsePrevention } from './prevention-shields.ts';
import { parseRareEffect } from './rare-effects.ts';
import { parseUnlessPayment } from './unless-payment.ts';

/** The subject of a clause, which the next clause may omit. */
export interface ClauseSubject {
  readonly who?: PlayerReference;
  readonly what?: ObjectReference;
  /** After "that player may", a verb without the ending -s belongs to that player and not to you. */
  readonly isPermitted?: true;
}

export interface Clause {
  readonly effects: readonly AbilityEffect[];
  readonly subject: ClauseSubject;
}

function parseObjectPredicate(
  parser: Parser,
  what: ObjectReference,
  until: EffectDuration | undefined,
): ParsedEffects {
  return parser.firstOf<readonly AbilityEffect[]>(
    (inner) => parseDealDamage(inner, what),
    (inner) => parseFight(inner, what),
    (inner) => parseFreeze(inner, what),
    (inner) => parseColourChoice(inner, what, until),
    (inner) => parseGainedChoice(inner, what, until),
    (inner) => parseConnive(inner, what),
    (inner) => parseContinuousEffects(inner, what, until),
  );
}

/** "doesn't untap during its controller's next untap step". */
function parseFreeze(parser: Parser, what: ObjectReference): ParsedEffects {
  const words = parser.acceptAny(
    "doesn't untap during its controller's next untap step",
    "don't untap during their controller's next untap step",
    "don't untap during their controllers' next untap steps",
    "don't untap during that player's next untap step",
  );
  // "Your" untap step is that of its controller if the source is meant.
  const own = what === 'this' && parser.accept("doesn't untap during your next untap step");
  return words === undefined && !own ? undefined : [{ do: 'freeze', what }];
}

/** 701.50 */
function parseConnive(parser: Parser, what: ObjectReference): ParsedEffects {
  if (parser.acceptAny('connives', 'connive') === undefined || typeof what !== 'string') return undefined;
  return [
    { do: 'draw', who: 'you', count: 1 },
    { do: 'discard', who: 'you', count: 1 },
    {
      do: 'if',
      condition: { what: 'made', matches: { notTypes: ['land'] } },
      effects: [{ do: 'put counters', what, kind: '+1/+1', count: 1 }],
    },
  ];
}

/** "Switch target creature's power and toughness until end of turn." */
function parseSwitch(parser: Parser): ParsedEffects {
  if (!parser.accept('switch')) return undefined;
  const thing = parseSubject(parser);
  if (thing === undefined || !parser.accept("'s power and toughness until end of turn")) return undefined;
  return [{ do: 'change', what: thing.what, changes: [{ change: 'switch' }], until: 'end of turn' }];
}

/** "All creatures able to block target creature this turn do so." */
function parseLure(parser: Parser): ParsedEffects {
  if (!parser.accept('all creatures able to block')) return undefined;
  const thing = parseSubject(parser);
  if (thing === undefined || thing.plural || !parser.accept('this turn do so')) return undefined;
  const changes = [{ change: 'rule', rule: { is: 'all must block' } }] as const;
  return [{ do: 'change', what: thing.what, changes, until: 'end of turn' }];
}

/** 701.37 and 701.46 */
function parseMonstrosityOrAdapt(parser: Parser): ParsedEffects {
  const word = parser.acceptAny('monstrosity', 'adapt');
  // The X of the ability would be unknown to "When this creature becomes monstrous, …".
  const count = word === undefined ? undefined : parseNumber(parser);
  if (count === undefined || parser.source.isSpell) return undefined;
  const grown: AbilityEffect = { do: 'put counters', what: 'this', kind: '+1/+1', count };
  const marker = word === 'adapt' ? '+1/+1' : 'monstrous';
  return [
    {
      do: 'if',
      condition: { compare: { counters: marker, on: 'this' }, max: 0 },
      effects:
        word === 'adapt' ? [grown] : [grown, { do: 'put counters', what: 'this', kind: marker, count: 1 }],
    },
  ];
}

const FIXED_EFFECTS: { readonly [words: string]: readonly AbilityEffect[] } = {
  'you may play an additional land this turn': [{ do: 'extra land' }],
  'after this phase, there is an additional combat phase followed by an additional main phase': [
    { do: 'extra combat', main: true },
  ],
  'after this main phase, there is an additional combat phase followed by an additional main phase': [
    { do: 'extra combat', main: true },
  ],
  'after this phase, there is an additional combat phase': [{ do: 'extra combat' }],
};
function parseFixedEffect(parser: Parser): ParsedEffects {
  return parser.acceptPhrase(FIXED_EFFECTS);
}

/** "You may cast spells this turn as though they had flash." */
function parseCastWithFlash(parser: Parser): ParsedEffects {
  if (!parser.accept('you may cast')) return undefined;
  const found = parseSpells(parser);
  if (found?.whose !== 'each') return undefined;
  const rule: GameRule = { says: 'cast as with flash', what: found.what };
  if (parser.accept('this turn as though they had flash'))
    return [{ do: 'rule', rule, until: 'end of turn' }];
  // The duration stands in front: "Until your next turn, …".
  const until = parser.context.duration;
  return until !== undefined && parser.accept('as though they had flash')
    ? [{ do: 'rule', rule, until }]
    : undefined;
}

/** "Your opponents can't cast spells this turn." */
function parseCannotCast(parser: Parser): ParsedEffects {
  const rule = parseCastingProhibition(parser);
  return rule !== undefined && parser.accept('this turn')
    ? [{ do: 'rule', rule, until: 'end of turn' }]
    : undefined;
}

const TEMPORARY_RULES: { readonly [words: string]: GameRule } = {
  "damage can't be prevented this turn": { says: 'cannot be prevented' },
  "players can't gain life this turn": { says: 'cannot gain life', whose: 'each' },
  "your opponents can't gain life this turn": { says: 'cannot gain life', whose: 'opponent' },
  'you gain hexproof until end of turn': { says: 'player hexproof' },
};
function parseTemporaryRule(parser: Parser): ParsedEffects {
  for (const [words, rule] of Object.entries(TEMPORARY_RULES))
    if (parser.accept(words)) return [{ do: 'rule', rule, until: 'end of turn' }];
  return undefined;
}

/** "Target instant or sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost." */
function parseGrantedFlashback(parser: Parser): ParsedEffects {
  const one = parseObject(parser);
  if (one?.kind !== 'card' || one.choices.length > 0 || one.filter?.owner !== 'you') return undefined;
  if (parser.acceptAny('gains flashback until end of turn', 'gain flashback until end of turn') === undefined)
    return undefined;
  return parser.acceptAny(
    '. the flashback cost is equal to its mana cost',
    '. its flashback cost is equal to its mana cost',
    ". the flashback cost is equal to that card 's mana cost",
  ) === undefined
    ? undefined
    : [{ do: 'permit play', what: one.what, until: 'end of turn', spells: true, flashback: true }];
}

/** "You may cast target creature card from your graveyard this turn." */
function parseGraveyardPermission(parser: Parser): ParsedEffects {
  const verb = parser.acceptAny('you may play target', 'you may cast target');
  if (verb === undefined) return undefined;
  parser.index--;
  const one = parseObject(parser);
  if (one?.kind !== 'card' || one.plural) return undefined;
  if (verb === 'you may cast target' && parser.accept('without paying its mana cost'))
    return [{ do: 'cast free', what: one.what, count: 1 }];
  if (one.filter?.owner !== 'you' || !parser.accept('this turn')) return undefined;
  const spells = verb === 'you may cast target' ? { spells: true as const } : {};
  return ['.', ''].includes(parser.peek())
    ? [{ do: 'permit play', what: one.what, until: 'end of turn', ...spells }]
    : undefined;
}

/** "Look at target opponent's hand": with two players both know the cards then, as if they were revealed. */
function parseLookAtHand(parser: Parser): ParsedEffects {
  const who = parser.accept('look at') ? parseTargetPlayer(parser) : undefined;
  return who !== undefined && parser.accept("'s hand") ? [{ do: 'reveal hand', who }] : undefined;
}

/** A clause without a subject, performed by the controller. */
const parseImperative = (parser: Parser): ParsedEffects =>
  parser.firstOf<readonly AbilityEffect[]>(
    parseRareEffect,
    parseFixedEffect,
    parseCannotCast,
    parseCastWithFlash,
    parseDoubling,
    parseGrantedFlashback,
    parseGraveyardPermission,
    parseTemporaryRule,
    parseSearch,
    parseExplore,
    parseExileTopOf,
    parseLookAtHand,
    parseLookAtTopOf,
    parseLook,
    parseAddMana,
    parsePrevention,
    parseMonstrosityOrAdapt,
    parseSwitch,
    parseTapOrUntap,
    parseLure,
    parseObjectAction,
    parseGainControl,
    // A verb with the ending -s needs a subject.
    (inner) => (inner.peek().endsWith('s') ? undefined : parsePlayerAction(inner, 'you')),
  );

/** Effects of "each player", performed for one player at a time. */
const forThatPlayer = (effects: readonly AbilityEffect[]): readonly AbilityEffect[] =>
  effects.map((effect) =>
    'who' in effect && effect.who === 'each' ? Object.assign({}, effect, { who: 'that player' }) : effect,
  );

function parseSubjectClause(parser: Parser, until: EffectDuration | undefined): Clause | undefined {
  return parser.firstOf<Clause>(
    (inner) => {
      const player = parsePlayer(inner);
      if (player === undefined) return undefined;
      if (player === 'each') inner.updateContext({ thatPlayer: 'that player' });
      const effects =
        inner.try((one) => parsePlayerAction(one, player)) ??
        (player === 'you' ? parseObjectAction(inner) : undefined);
      if (effects === undefined) return undefined;
      if (player !== 'each' || !containsValue(effects, 'that player'))
        return { effects, subject: { who: player } };
      return { effects: [{ do: 'each player', who: 'each', effects: forThatPlayer(effects) }], subject: {} };
    },
    (inner) => {
      const { lastSubject } = inner.context;
      const continues =
        lastSubject !== undefined && inner.peek() === 'it' && inner.peek(1).startsWith('deal');
      if (!continues || !inner.accept('it')) return undefined;
      const effects = parseDealDamage(inner, lastSubject);
      return effects === undefined ? undefined : { effects, subject: { what: lastSubject } };
    },
    (inner) => {
      const thing = parseSubject(inner);
      if (thing === undefined || thing.kind !== 'permanent') return undefined;
      inner.updateContext({ lastSubject: thing.plural ? undefined : thing.what });
      inner.accept('each');
      const effects = parseObjectPredicate(inner, thing.what, until);
      return effects === undefined
        ? undefined
        : { effects: [...thing.choices, ...effects], subject: { what: thing.what } };
    },
  );
}

/** "and loses 2 life", "and gains haste": the subject is that of the clause before. */
function parseCarriedClause(
  parser: Parser,
  before: ClauseSubject,
  until: EffectDuration | undefined,
): Clause | undefined {
  const { who: player, what } = before;
  const effects = parser.firstOf<readonly AbilityEffect[]>(
    (inner) => (player === undefined ? undefined : parsePlayerAction(inner, player)),
    (inner) => (what === undefined ? undefined : parseObjectPredicate(inner, what, until)),
  );
  return effects === undefined ? undefined : { effects, subject: before };
}

function parseClauseBody(
  parser: Parser,
  before: ClauseSubject,
  until: EffectDuration | undefined,
): Clause | undefined {
  const { who: asked, isPermitted } = before;
  const granted =
    isPermitted === true && asked !== undefined
      ? parser.try((inner) => parsePlayerAction(inner, asked))
      : undefined;
  if (granted !== undefined) return { effects: granted, subject: before };
  const plain = parser.try(parseImperative);
  if (plain !== undefined) return { effects: plain, subject: { who: 'you' } };
  return parser.firstOf<Clause>(
    (inner) => parseSubjectClause(inner, until),
    (inner) => parseCarriedClause(inner, before, until),
  );
}

/** The noun for all objects of an effect, if one noun fits all. */
function countedNounOf(effect: AbilityEffect | undefined): string | undefined {
  if (effect?.do === 'discard' || effect?.do === 'mill') return 'card';
  const filter =
    effect?.do === 'sacrifice some'
      ? effect.what
      : (effect?.do === 'destroy' || (effect?.do === 'move' && effect.to === 'exile')) &&
          typeof effect.what === 'object' &&
          'every' in effect.what
        ? effect.what.every
        : undefined;
  const [type, ...others] = filter?.types ?? [];
  return others.length === 0 ? type : undefined;
}

/** What "that many" counts after an effect. */
function countedAfter(before: ParserContext['counted'], effect: AbilityEffect): ParserContext['counted'] {
  switch (effect.do) {
    case 'discard':
    case 'mill':
    case 'sacrifice some':
    case 'destroy':
      return effect.do !== 'destroy' && effect.count === 1 ? before : 'made';
    case 'damage':
    case 'gain life':
    case 'lose life':
      return undefined;
    case 'draw':
      return effect.count === 1 ? before : 'unknown';
    case 'tap':
    case 'untap':
    case 'change':
    case 'scry':
    case 'surveil':
      return before;
    default:
      return before === undefined ? undefined : 'unknown';
  }
}

const VERBS_OF_MAKING: { readonly [effect: string]: string } = {
  discard: 'discarded',
  mill: 'milled',
  destroy: 'destroyed',
  move: 'exiled',
  sacrifice: 'sacrificed',
  'sacrifice some': 'sacrificed',
};
/** Effects that leave the objects of the effect before them as they are. */
const KEEPING_EFFECTS: ReadonlySet<string> = new Set(['draw', 'gain life', 'lose life', 'damage', 'energy']);

function madeAfter(
  { madeThisWay }: ParserContext,
  effects: readonly AbilityEffect[],
  noun: string | undefined,
): ParserContext['madeThisWay'] {
  const verb = VERBS_OF_MAKING[effects.at(-1)?.do ?? ''];
  if (verb !== undefined && noun !== undefined) return { noun, verb };
  if (verb === 'destroyed') return { noun: 'permanent', verb };
  return effects.every((effect) => KEEPING_EFFECTS.has(effect.do)) ? madeThisWay : undefined;
}

const isMove = ({ do: kind }: AbilityEffect): boolean => kind === 'move';

export function parseClause(
  parser: Parser,
  before: ClauseSubject,
  until: EffectDuration | undefined,
): Clause | undefined {
  const referents = parser.context;
  const found = parseClauseBody(parser, before, until);
  if (found === undefined) return undefined;
  const price = parser.try(parseUnlessPayment);
  const effects: readonly AbilityEffect[] =
    price === undefined ? found.effects : [{ do: 'unless', payment: price, effects: found.effects }];
  // A countered spell is gone; its last known information remains (608.2h).
  const countered = found.effects.find((effect) => effect.do === 'counter');
  if (countered?.do === 'counter') {
    parser.clearReferents();
    parser.updateContext({ lastKnown: countered.what });
  }
  const counted = effects.reduce<ParserContext['counted']>(countedAfter, parser.context.counted);
  const noun = countedNounOf(effects.at(-1));
  parser.updateContext({ counted, countedNoun: noun, madeThisWay: madeAfter(parser.context, effects, noun) });
  const later = parser.try((inner) => parseDelayedEffects(inner, effects));
  // An object that is moved later cannot be referred to now: "exile it at end of combat, then return it".
  if (later !== undefined && effects.some(isMove)) {
    const { it } = referents;
    parser.clearReferents();
    parser.updateContext({ leavingLater: it });
  }
  return { ...found, effects: later ?? effects };
}
