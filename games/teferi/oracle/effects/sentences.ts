/** Parses the sentences of a spell or ability into its list of effects (608.2c). */
import { deepEqual } from '@ludoteca/kernel';
import type { Condition, EffectDuration, AbilityEffect, PlayerReference } from '../../abilities/index.ts';
import { parseCondition, parseLeadingCondition } from '../conditions.ts';
import { parsePayment } from '../costs.ts';
import { parseDuration } from '../durations.ts';
import type { ParserContext, Parser, ParsedEffects } from '../parser.ts';
import { containsValue, someNode } from '../tree.ts';
import { parseForEach, parseValue, substituteX } from '../values.ts';
import { parsePlayer } from '../player-phrases.ts';
import { type ClauseSubject, parseClause } from './clauses.ts';
import { delayEffects, parseDelayedTrigger } from './delayed-triggers.ts';
import { parseChosenDiscard } from './chosen-discards.ts';
import { parseFollowUpSentence } from './follow-ups.ts';
import { parseRareSentences } from './rare-sentences.ts';

const CONJUNCTIONS = [', then', ', and', 'and then', 'then', 'and', ','] as const;

/** Clauses joined by "and", "then" and commas. */
function parseClauses(
  parser: Parser,
  start: ClauseSubject,
  until: EffectDuration | undefined,
): ParsedEffects {
  const first = parseClause(parser, start, until);
  if (first === undefined) return undefined;
  const effects = [...first.effects];
  let subject = first.subject;
  for (;;) {
    const next = parser.try((inner) =>
      inner.acceptAny(...CONJUNCTIONS) === undefined ? undefined : parseClause(inner, subject, until),
    );
    // "Draw a card, then you may …": nothing else follows in the sentence.
    const optional =
      next === undefined
        ? parser.try((inner) =>
            inner.acceptAny(', then', 'and', ', and') === undefined ? undefined : parseMay(inner, until),
          )
        : undefined;
    if (optional !== undefined) return [...effects, ...optional];
    if (next === undefined) return effects;
    effects.push(...next.effects);
    subject = next.subject;
  }
}

/** "you may …", with "if you do, …" behind it. */
function parseMay(parser: Parser, until: EffectDuration | undefined): ParsedEffects {
  const named = parsePlayer(parser);
  if (named === undefined || !parser.accept('may')) return undefined;
  if (parser.accept('cast that card without paying its mana cost'))
    return deepEqual(named, { owner: 'linked' })
      ? [{ do: 'cast free', what: 'linked', count: 1, who: named }]
      : undefined;
  if (named === 'each') {
    parser.updateContext({ thatPlayer: 'that player' });
    const each = parsePermittedAction(parser, 'that player', until);
    return each === undefined ? undefined : [{ do: 'each player', who: 'each', effects: each }];
  }
  return parsePermittedAction(parser, named, until);
}

/** The text after "may". */
function parsePermittedAction(
  parser: Parser,
  player: PlayerReference,
  until: EffectDuration | undefined,
): ParsedEffects {
  const have = parser.accept('have');
  const paid = have
    ? undefined
    : parser.try((inner) => {
        const cost = parsePayment(inner);
        if (cost === undefined) return undefined;
        // "that many" counts the objects that pay the cost.
        inner.updateContext({ counted: cost.length === 1 ? 'made' : 'unknown' });
        const then = parseIfDone(inner, until);
        return then === undefined
          ? undefined
          : ([{ do: 'may', who: player, payment: { who: player, cost }, ...then }] as const);
      });
  if (paid !== undefined) return paid;
  const effects = parseClauses(parser, have ? {} : { who: player, isPermitted: true }, until);
  if (effects === undefined || effects.length === 0) return undefined;
  // For a player other than you, every effect must be performed by that player.
  if (player !== 'you' && !have && !areAllDoneBy(effects, player)) return undefined;
  const then = parser.try((inner) => parseIfDone(inner, until));
  const otherwiseOnly = then === undefined ? parser.try((inner) => parseIfNotDone(inner, until)) : undefined;
  if (otherwiseOnly !== undefined) return [{ do: 'may', who: player, effects, otherwise: otherwiseOnly }];
  if (then === undefined) return [{ do: 'may', who: player, effects }];
  const { effects: done, otherwise } = then;
  return [
    {
      do: 'may',
      who: player,
      effects: [...effects, { do: 'if', condition: 'done', effects: done }],
      ...(otherwise === undefined ? {} : { otherwise }),
    },
  ];
}

/** ". If no one does, …", ". If you don't, …" behind an action that is simply done or not. */
function parseIfNotDone(parser: Parser, until: EffectDuration | undefined): ParsedEffects {
  if (parser.acceptAny(...IF_NOT_DONE) === undefined || parser.context.isConditional === true)
    return undefined;
  return parseClauses(parser, {}, until);
}
const IF_NOT_DONE = [
  ". if you don't ,",
  ". if they don't ,",
  ". if that player doesn't ,",
  '. if no one does ,',
  '. if no player does ,',
] as const;

const areAllDoneBy = (effects: readonly AbilityEffect[], player: unknown): boolean =>
  effects.every((effect) => 'who' in effect && deepEqual(effect.who, player));

/** 603.12: ". When you do, …" is a reflexive trigger with targets of its own. */
function parseReflexiveTrigger(parser: Parser, until: EffectDuration | undefined): AbilityEffect | undefined {
  if (parser.acceptAny('. when you do ,', '. when they do ,') === undefined) return undefined;
  // Target indexes start again at 0, so earlier targets could not be referred to.
  if (parser.context.targets.length > 0) return undefined;
  const effects = parseClauses(parser, {}, until);
  const { targets } = parser.context;
  parser.updateContext({ targets: [] });
  parser.clearReferents();
  if (effects === undefined) return undefined;
  return { do: 'reflex', effects, ...(targets.length === 0 ? {} : { targets }) };
}

/** "Sacrifice a creature. If you can't, sacrifice this artifact." */
function parseIfImpossible(parser: Parser, last: ParsedEffects): ParsedEffects {
  const [only] = last ?? [];
  if (last?.length !== 1 || only?.do !== 'sacrifice some' || only.who !== 'you') return undefined;
  if (!parser.accept("if you can't ,")) return undefined;
  const effects = parseClauses(parser, {}, undefined);
  return effects !== undefined && parser.acceptSentenceEnd()
    ? [only, { do: 'if', condition: { not: 'done' }, effects }]
    : undefined;
}

/** Instructions to you that record whether they were followed. */
const OWN_ACTIONS: ReadonlySet<AbilityEffect['do']> = new Set(['discard', 'sacrifice', 'sacrifice some']);

/** "Discard a card. If you do, draw a card." */
function parseIfFollowed(parser: Parser, last: ParsedEffects): ParsedEffects {
  const action = last?.at(-1);
  if (last === undefined || action === undefined || !OWN_ACTIONS.has(action.do)) return undefined;
  if ('who' in action && action.who !== undefined && action.who !== 'you') return undefined;
  if (parser.tokens[parser.index - 1]?.text !== '.' || parser.peek(1) !== 'you') return undefined;
  parser.index--;
  const then = parseIfDone(parser, undefined);
  if (then === undefined || !parser.acceptSentenceEnd()) return undefined;
  return [...last, { do: 'if', condition: 'done', ...then }];
}

const IF_DONE = [
  '. if you do ,',
  '. if they do ,',
  '. if that player does ,',
  '. if a player does ,',
] as const;

/** ". If you do, …. If you don't, …" */
function parseIfDone(
  parser: Parser,
  until: EffectDuration | undefined,
): { effects: readonly AbilityEffect[]; otherwise?: readonly AbilityEffect[] } | undefined {
  const reflexive = parser.try((inner) => parseReflexiveTrigger(inner, until));
  if (reflexive !== undefined) return { effects: [reflexive] };
  if (parser.acceptAny(...IF_DONE) === undefined) return undefined;
  const effects = parseClauses(parser, {}, until);
  if (effects === undefined) return undefined;
  const otherwise = parser.try((inner) => {
    if (inner.acceptAny(". if you don't ,", '. otherwise ,', ". if they don't ,") === undefined)
      return undefined;
    // Behind two conditions, "otherwise" could contradict either.
    return inner.context.isConditional === true ? undefined : parseClauses(inner, {}, until);
  });
  return otherwise === undefined ? { effects } : { effects, otherwise };
}

const mentionsKicker = (asked: Condition | undefined): boolean => containsValue(asked, 'kicked');

/** An "instead" can replace only effects without a choice or payment of their own. */
const isUnconditional = ({ do: kind }: AbilityEffect): boolean =>
  !['may', 'if', 'later', 'each player'].includes(kind);

/** "Destroy target creature if …. Destroy that creature if … instead if …": one conditional effect replaces the other. */
const areBothConditional = (before: readonly AbilityEffect[], after: readonly AbilityEffect[]): boolean =>
  [before, after].every(
    ([only, ...others]) => others.length === 0 && only?.do === 'if' && only.otherwise === undefined,
  );

interface Sentence {
  readonly effects: readonly AbilityEffect[];
  /** The condition under which the effects replace those of the sentence before. */
  readonly instead?: Condition;
}

function parseSentenceBody(parser: Parser, until: EffectDuration | undefined): ParsedEffects {
  return parser.firstOf<readonly AbilityEffect[]>(
    (inner) => parseMay(inner, until),
    (inner) => parseForEachSentence(inner, until),
    (inner) => {
      const found = parseClauses(inner, {}, until);
      // "Target opponent reveals their hand and you choose a nonland card from it. Exile that card."
      const chosen = found === undefined ? undefined : inner.try((one) => parseChosenCard(one, found));
      return chosen ?? found;
    },
  );
}
const parseChosenCard = (parser: Parser, before: readonly AbilityEffect[]): ParsedEffects =>
  parser.acceptAny('and', ', then') === undefined ? undefined : parseChosenDiscard(parser, before);

/** "For each nonland card discarded this way, create a token." */
function parseForEachSentence(parser: Parser, until: EffectDuration | undefined): ParsedEffects {
  const times = parseForEach(parser);
  if (times === undefined || !parser.accept(',')) return undefined;
  const effects = parseClauses(parser, {}, until);
  return effects?.every((effect) => REPEATABLE.has(effect.do)) === true
    ? [{ do: 'repeat', times, effects }]
    : undefined;
}
/** Effects for which it makes no difference that they are performed one after another. */
const REPEATABLE: ReadonlySet<AbilityEffect['do']> = new Set([
  'create',
  'draw',
  'gain life',
  'lose life',
  'mill',
  'energy',
]);

/** "if …" behind the effect: it is checked before the effect moves an object. */
function parseTrailingCondition(parser: Parser): Condition | undefined {
  const { movedObject, lastKnown } = parser.context;
  if (movedObject !== undefined) parser.updateContext({ lastKnown: movedObject });
  const found = parseCondition(parser);
  parser.updateContext({ lastKnown });
  return found;
}

/** "You may …. If you do, …" */
const hasConsequence = (effect: AbilityEffect): boolean =>
  effect.do === 'may' &&
  (effect.payment !== undefined || effect.otherwise !== undefined || containsValue(effect.effects, 'done'));

/** "if …" or "unless …" behind the effect. */
function parseTrailing(parser: Parser): Condition | undefined {
  const word = parser.acceptAny('if', 'unless');
  const found = word === undefined ? undefined : parseTrailingCondition(parser);
  return found === undefined || word === 'if' ? found : { not: found };
}

function parseSentence(parser: Parser): Sentence | undefined {
  const from = parser.context.targets.length;
  const { hasNamedItself, ambiguousPronoun } = parser.context;
  parser.updateContext({
    movedObject: undefined,
    hasNamedItself: undefined,
    ambiguousPronoun: hasNamedItself ?? ambiguousPronoun,
  });
  parser.accept('then');
  const time = parser.try((inner) => {
    const found = parseDelayedTrigger(inner);
    return found !== undefined && inner.accept(',') ? found : undefined;
  });
  const first = parser.try(parseLeadingCondition);
  const until = parser.try((inner) => {
    const found = parseDuration(inner);
    return found !== undefined && inner.accept(',') ? found : undefined;
  });
  parser.updateContext({ duration: until, isConditional: first === undefined ? undefined : true });
  const found = parseSentenceBody(parser, until);
  parser.updateContext({ duration: undefined, isConditional: undefined });
  // A duration in front of the sentence applies to every effect in it.
  if (found === undefined || (until !== undefined && !found.every((one) => containsValue(one, until))))
    return undefined;
  const instead = parser.accept('instead');
  // Behind "If you do, …" the condition would belong to the last clause alone.
  const behind = first === undefined && !found.some(hasConsequence) ? parser.try(parseTrailing) : undefined;
  const late = instead || parser.accept('instead');
  // "Destroy that creature if it has mana value 4 or less instead if a permanent left the battlefield."
  const second = late && behind !== undefined && parser.accept('if') ? parseCondition(parser) : undefined;
  const plain = parseSentenceWhereX(parser, found, from);
  const isTwofold = second !== undefined && plain !== undefined && behind !== undefined;
  const whole = isTwofold ? [{ do: 'if', condition: behind, effects: plain } as const] : plain;
  const asked = second ?? first ?? behind;
  if (whole === undefined || !parser.acceptSentenceEnd()) return undefined;
  // A target that is chosen only if the spell was kicked is not supported.
  if (mentionsKicker(first) && parser.context.targets.length > from) return undefined;
  if (late)
    return asked === undefined || parser.context.targets.length > from
      ? undefined
      : { effects: whole, instead: asked };
  const done = asked === undefined ? whole : [{ do: 'if', condition: asked, effects: whole } as const];
  const effects = time === undefined ? done : delayEffects(done, time);
  return effects === undefined ? undefined : { effects };
}

/** 603.7: "When that creature dies this turn, …" */
function parseDiesThisTurn(parser: Parser): ParsedEffects {
  const { it } = parser.context;
  if (it === undefined || it === 'this' || !parser.accept('when that creature dies this turn ,'))
    return undefined;
  const { targets } = parser.context;
  // The ability looks back at the creature, which it knows as `it`.
  parser.updateContext({ it: 'it', itNouns: ['creature'], lastKnown: 'it' });
  const effects = parseClauses(parser, {}, undefined);
  if (effects === undefined || parser.context.targets.length > targets.length) return undefined;
  if (someNode(effects, isTargetReference) || !parser.acceptSentenceEnd()) return undefined;
  parser.clearReferents();
  const when = { on: 'dies', what: { is: 'made' } } as const;
  return [{ do: 'later', when, about: it, effects, thisTurn: true }];
}
const isTargetReference = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'target' in node;

/** ", where X is …": replaces X in the effects and targets of the sentence. */
function parseSentenceWhereX(parser: Parser, effects: readonly AbilityEffect[], from: number): ParsedEffects {
  if (!parser.accept(', where x is')) return effects;
  // "Whenever another creature enters, this creature gets +X/+X, where X is its power" is ambiguous.
  const { triggeredByOther, lastSubject } = parser.context;
  if (triggeredByOther === true && lastSubject === 'this')
    parser.updateContext({ ambiguousPossessive: true });
  const is = parseValue(parser);
  if (is === undefined) return undefined;
  const { targets } = parser.context;
  const whole = substituteX({ effects, aimed: targets.slice(from) }, is);
  if (whole === undefined) return undefined;
  parser.updateContext({
    ambiguousPossessive: undefined,
    xPending: undefined,
    targets: [...targets.slice(0, from), ...whole.aimed],
  });
  return whole.effects;
}

/** "Otherwise, …" behind a conditional sentence; pronouns refer to the same objects as in that sentence. */
function parseOtherwise(parser: Parser, last: ParsedEffects, start: ParserContext): ParsedEffects {
  const [only] = last ?? [];
  if (last?.length !== 1 || only?.do !== 'if' || only.otherwise !== undefined) return undefined;
  // It could also contradict the choice within the condition.
  if (only.effects.some((effect) => effect.do === 'may')) return undefined;
  if (!parser.accept('otherwise ,')) return undefined;
  parser.context = { ...start, targets: parser.context.targets };
  const found = parseSentence(parser);
  return found === undefined || found.instead !== undefined
    ? undefined
    : [{ ...only, otherwise: found.effects }];
}

function parseSentenceGroup(parser: Parser): ParsedEffects {
  const found = parseRareSentences(parser, (inner) => parseClauses(inner, {}, undefined));
  return found !== undefined && parser.acceptSentenceEnd() ? found : undefined;
}

export function parseSentences(parser: Parser): ParsedEffects {
  const list: (readonly AbilityEffect[])[] = [];
  let start = parser.context;
  while (!parser.isAtEnd) {
    const more = parser.try((inner) => parseFollowUpSentence(inner, list.at(-1)));
    if (more !== undefined) {
      list.splice(-1, 1, more);
      continue;
    }
    const last = list.at(-1);
    const isSecondCondition = list.at(-2)?.at(-1)?.do === 'if';
    const other = isSecondCondition ? undefined : parser.try((inner) => parseOtherwise(inner, last, start));
    if (other !== undefined) {
      list.splice(-1, 1, other);
      continue;
    }
    const impossible = parser.try((inner) => parseIfImpossible(inner, last));
    if (impossible !== undefined) {
      list.splice(-1, 1, impossible);
      continue;
    }
    const followed = parser.try((inner) => parseIfFollowed(inner, last));
    if (followed !== undefined) {
      list.splice(-1, 1, followed);
      continue;
    }
    start = parser.context;
    const dying = parser.firstOf<readonly AbilityEffect[]>(parseDiesThisTurn, parseSentenceGroup);
    if (dying !== undefined) {
      list.push(dying);
      continue;
    }
    const next = parser.try(parseSentence);
    if (next === undefined) break;
    if (next.instead === undefined) list.push(next.effects);
    else if (last === undefined || !(last.every(isUnconditional) || areBothConditional(last, next.effects)))
      return undefined;
    else list.splice(-1, 1, [{ do: 'if', condition: next.instead, effects: next.effects, otherwise: last }]);
  }
  return list.length === 0 || parser.context.xPending === true ? undefined : list.flat();
}
