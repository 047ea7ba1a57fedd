/** 608.2c: sentences, one after the other. */
import type { Condition, EffectDuration, AbilityEffect, PlayerReference } from '../language.ts';
import { parseCondition } from '../conditions.ts';
import { parsePayment } from '../costs.ts';
import { parseDuration } from '../durations.ts';
import type { ParserContext, Parser } from '../parser.ts';
import { parseValue, substituteX } from '../values.ts';
import { parsePlayer } from '../player-phrases.ts';
import { type ClauseSubject, parseClause } from './clauses.ts';
import { delayEffects, parseDelayedTrigger } from './delayed-triggers.ts';
import { parseFollowUpSentence } from './follow-ups.ts';

type Found = readonly AbilityEffect[] | undefined;

const CONJUNCTIONS = [', then', ', and', 'and then', 'then', 'and', ','] as const;

/** Clauses with "and", "then" and commas between them. */
function parseClauses(parser: Parser, start: ClauseSubject, until: EffectDuration | undefined): Found {
  const first = parseClause(parser, start, until);
  if (first === undefined) return undefined;
  const effects = [...first.effects];
  let subject = first.subject;
  for (;;) {
    const next = parser.try((inner) =>
      inner.acceptAny(...CONJUNCTIONS) === undefined ? undefined : parseClause(inner, subject, until),
    );
    if (next === undefined) return effects;
    effects.push(...next.effects);
    subject = next.subject;
  }
}

/** "you may …", with what follows if it is done. */
function parseMay(parser: Parser, until: EffectDuration | undefined): Found {
  const named = parsePlayer(parser);
  if (named === undefined || !parser.accept('may')) return undefined;
  if (named === 'each') {
    parser.updateContext({ thatPlayer: 'that player' });
    const each = parsePermittedAction(parser, 'that player', until);
    return each === undefined ? undefined : [{ do: 'each player', who: 'each', effects: each }];
  }
  return parsePermittedAction(parser, named, until);
}

/** What that player may do. */
function parsePermittedAction(
  parser: Parser,
  player: PlayerReference,
  until: EffectDuration | undefined,
): Found {
  const have = player === 'you' && parser.accept('have');
  const paid = have
    ? undefined
    : parser.try((inner) => {
        const cost = parsePayment(inner);
        if (cost === undefined) return undefined;
        const then = parseIfDone(inner, until);
        return then === undefined
          ? undefined
          : ([{ do: 'may', who: player, payment: { who: player, cost }, ...then }] as const);
      });
  if (paid !== undefined) return paid;
  const effects = parseClauses(parser, have ? {} : { who: player, isPermitted: true }, until);
  if (effects === undefined || effects.length === 0) return undefined;
  // "you may draw" is said without a subject; for anybody else the verb must be theirs.
  if (player !== 'you' && !areAllDoneBy(effects, player)) return undefined;
  const then = parser.try((inner) => parseIfDone(inner, until));
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

const areAllDoneBy = (effects: readonly AbilityEffect[], player: unknown): boolean =>
  effects.every((effect) => 'who' in effect && JSON.stringify(effect.who) === JSON.stringify(player));

/** 603.12: ". When you do, …": with targets of its own, chosen only then. */
function parseReflexiveTrigger(parser: Parser, until: EffectDuration | undefined): AbilityEffect | undefined {
  if (parser.acceptAny('. when you do ,', '. when they do ,') === undefined) return undefined;
  // Targets are counted anew: what was aimed at before has no number in it.
  if (parser.context.targets.length > 0) return undefined;
  const effects = parseClauses(parser, {}, until);
  const { targets } = parser.context;
  parser.updateContext({ targets: [] });
  parser.clearReferents();
  if (effects === undefined) return undefined;
  return { do: 'reflex', effects, ...(targets.length === 0 ? {} : { targets }) };
}

/** ". If you do, …. If you don't, …" */
function parseIfDone(
  parser: Parser,
  until: EffectDuration | undefined,
): { effects: readonly AbilityEffect[]; otherwise?: readonly AbilityEffect[] } | undefined {
  const reflexive = parser.try((inner) => parseReflexiveTrigger(inner, until));
  if (reflexive !== undefined) return { effects: [reflexive] };
  if (parser.acceptAny('. if you do ,', '. if they do ,', '. if that player does ,') === undefined)
    return undefined;
  const effects = parseClauses(parser, {}, until);
  if (effects === undefined) return undefined;
  const otherwise = parser.try((inner) =>
    inner.acceptAny(". if you don't ,", '. otherwise ,', ". if they don't ,") === undefined
      ? undefined
      : parseClauses(inner, {}, until),
  );
  return otherwise === undefined ? { effects } : { effects, otherwise };
}

/** "if …," in front, or "if …" behind what is done. */
function parseLeadingCondition(parser: Parser): Condition | undefined {
  if (!parser.accept('if')) return undefined;
  const found = parseCondition(parser);
  return found !== undefined && parser.accept(',') ? found : undefined;
}

const mentionsKicker = (asked: Condition | undefined): boolean =>
  JSON.stringify(asked ?? '').includes('kicked');

/** What may stand beside what is done in its place: nothing that was asked for or paid for already. */
const isUnconditional = ({ do: kind }: AbilityEffect): boolean =>
  !['may', 'unless', 'if', 'later', 'each player'].includes(kind);

interface Sentence {
  readonly effects: readonly AbilityEffect[];
  /** It says what happens in place of the sentence before. */
  readonly instead?: Condition;
}

function parseSentenceBody(parser: Parser, until: EffectDuration | undefined): Found {
  return parser.firstOf<readonly AbilityEffect[]>(
    (inner) => parseMay(inner, until),
    (inner) => parseClauses(inner, {}, until),
  );
}

/** A condition behind what it is about: it is asked before that is done. */
function parseTrailingCondition(parser: Parser): Condition | undefined {
  const { movedObject, lastKnown } = parser.context;
  if (movedObject !== undefined) parser.updateContext({ lastKnown: movedObject });
  const found = parseCondition(parser);
  parser.updateContext({ lastKnown });
  return found;
}

function parseSentence(parser: Parser): Sentence | undefined {
  const from = parser.context.targets.length;
  parser.updateContext({ movedObject: undefined });
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
  const found = parseSentenceBody(parser, until);
  if (found === undefined) return undefined;
  const instead = parser.accept('instead');
  const behind = first === undefined && parser.accept('if') ? parseTrailingCondition(parser) : undefined;
  const late = instead || parser.accept('instead');
  const whole = parseSentenceWhereX(parser, found, from);
  const asked = first ?? behind;
  if (whole === undefined || !parser.acceptSentenceEnd()) return undefined;
  // What is paid for decides what is aimed at: such a target is chosen only if it was kicked.
  if (mentionsKicker(first) && parser.context.targets.length > from) return undefined;
  if (late)
    return asked === undefined || parser.context.targets.length > from
      ? undefined
      : { effects: whole, instead: asked };
  const done = asked === undefined ? whole : [{ do: 'if', condition: asked, effects: whole } as const];
  const effects = time === undefined ? done : delayEffects(done, time);
  return effects === undefined ? undefined : { effects };
}

/** ", where X is …": puts it wherever the sentence said X. */
function parseSentenceWhereX(parser: Parser, effects: readonly AbilityEffect[], from: number): Found {
  if (!parser.accept(', where x is')) return effects;
  // "Whenever another creature enters, this creature gets +X/+X, where X is its power": whose?
  const { triggeredByOther: about, lastSubject: subject } = parser.context;
  if (about === true && subject === 'this') parser.updateContext({ ambiguousPossessive: true });
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

/** "Otherwise, …": what is done where the sentence before asked in vain. It speaks of what that one could speak of. */
function parseOtherwise(parser: Parser, last: Found, start: ParserContext): Found {
  const [only] = last ?? [];
  if (last?.length !== 1 || only?.do !== 'if' || only.otherwise !== undefined) return undefined;
  if (!parser.accept('otherwise ,')) return undefined;
  parser.context = { ...start, targets: parser.context.targets };
  const found = parseSentence(parser);
  return found === undefined || found.instead !== undefined
    ? undefined
    : [{ ...only, otherwise: found.effects }];
}

/** All sentences to the end of the line. */
export function parseSentences(parser: Parser): Found {
  const list: (readonly AbilityEffect[])[] = [];
  let start = parser.context;
  while (!parser.isAtEnd) {
    const more = parser.try((inner) => parseFollowUpSentence(inner, list.at(-1)));
    if (more !== undefined) {
      list.splice(-1, 1, more);
      continue;
    }
    const last = list.at(-1);
    const other = parser.try((inner) => parseOtherwise(inner, last, start));
    if (other !== undefined) {
      list.splice(-1, 1, other);
      continue;
    }
    start = parser.context;
    const next = parser.try(parseSentence);
    if (next === undefined) break;
    if (next.instead === undefined) list.push(next.effects);
    else if (last === undefined || !last.every(isUnconditional)) return undefined;
    else list.splice(-1, 1, [{ do: 'if', condition: next.instead, effects: next.effects, otherwise: last }]);
  }
  return list.length === 0 || parser.context.xPending === true ? undefined : list.flat();
}
