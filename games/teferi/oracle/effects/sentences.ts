/** 608.2c: sentences, one after the other. */
import type { Condition, Duration, Effect, Who } from '../language.ts';
import { parseCondition } from '../conditions.ts';
import { parsePayment } from '../costs.ts';
import { parseDuration } from '../durations.ts';
import type { ParserContext, Parser } from '../parser.ts';
import { parseValue, substituteX } from '../values.ts';
import { parsePlayer } from '../player-phrases.ts';
import { type ClauseSubject, parseClause } from './clauses.ts';
import { delayEffects, parseDelayedTrigger } from './delayed-triggers.ts';
import { parseFollowUpSentence } from './follow-ups.ts';

type Found = readonly Effect[] | undefined;

const CONJUNCTIONS = [', then', ', and', 'and then', 'then', 'and', ','] as const;

/** Clauses with "and", "then" and commas between them. */
function parseClauses(reader: Parser, start: ClauseSubject, until: Duration | undefined): Found {
  const first = parseClause(reader, start, until);
  if (first === undefined) return undefined;
  const effects = [...first.effects];
  let subject = first.subject;
  for (;;) {
    const next = reader.try((inner) =>
      inner.oneOf(...CONJUNCTIONS) === undefined ? undefined : parseClause(inner, subject, until),
    );
    if (next === undefined) return effects;
    effects.push(...next.effects);
    subject = next.subject;
  }
}

/** "you may …", with what follows if it is done. */
function parseMay(reader: Parser, until: Duration | undefined): Found {
  const named = parsePlayer(reader);
  if (named === undefined || !reader.says('may')) return undefined;
  if (named === 'each') {
    reader.mean({ player: 'that player' });
    const each = parsePermittedAction(reader, 'that player', until);
    return each === undefined ? undefined : [{ do: 'each player', who: 'each', effects: each }];
  }
  return parsePermittedAction(reader, named, until);
}

/** What that player may do. */
function parsePermittedAction(reader: Parser, player: Who, until: Duration | undefined): Found {
  const have = player === 'you' && reader.says('have');
  const paid = have
    ? undefined
    : reader.try((inner) => {
        const cost = parsePayment(inner);
        if (cost === undefined) return undefined;
        const then = parseIfDone(inner, until);
        return then === undefined
          ? undefined
          : ([{ do: 'may', who: player, payment: { who: player, cost }, ...then }] as const);
      });
  if (paid !== undefined) return paid;
  const effects = parseClauses(reader, have ? {} : { who: player, may: true }, until);
  if (effects === undefined || effects.length === 0) return undefined;
  // "you may draw" is said without a subject; for anybody else the verb must be theirs.
  if (player !== 'you' && !areAllDoneBy(effects, player)) return undefined;
  const then = reader.try((inner) => parseIfDone(inner, until));
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

const areAllDoneBy = (effects: readonly Effect[], player: unknown): boolean =>
  effects.every((effect) => 'who' in effect && JSON.stringify(effect.who) === JSON.stringify(player));

/** 603.12: ". When you do, …": with targets of its own, chosen only then. */
function parseReflexiveTrigger(reader: Parser, until: Duration | undefined): Effect | undefined {
  if (reader.oneOf('. when you do ,', '. when they do ,') === undefined) return undefined;
  // Targets are counted anew: what was aimed at before has no number in it.
  if (reader.context.targets.length > 0) return undefined;
  const effects = parseClauses(reader, {}, until);
  const { targets } = reader.context;
  reader.mean({ targets: [] });
  reader.speakOfNothing();
  if (effects === undefined) return undefined;
  return { do: 'reflex', effects, ...(targets.length === 0 ? {} : { targets }) };
}

/** ". If you do, …. If you don't, …" */
function parseIfDone(
  reader: Parser,
  until: Duration | undefined,
): { effects: readonly Effect[]; otherwise?: readonly Effect[] } | undefined {
  const reflexive = reader.try((inner) => parseReflexiveTrigger(inner, until));
  if (reflexive !== undefined) return { effects: [reflexive] };
  if (reader.oneOf('. if you do ,', '. if they do ,', '. if that player does ,') === undefined)
    return undefined;
  const effects = parseClauses(reader, {}, until);
  if (effects === undefined) return undefined;
  const otherwise = reader.try((inner) =>
    inner.oneOf(". if you don't ,", '. otherwise ,', ". if they don't ,") === undefined
      ? undefined
      : parseClauses(inner, {}, until),
  );
  return otherwise === undefined ? { effects } : { effects, otherwise };
}

/** "if …," in front, or "if …" behind what is done. */
function parseLeadingCondition(reader: Parser): Condition | undefined {
  if (!reader.says('if')) return undefined;
  const found = parseCondition(reader);
  return found !== undefined && reader.says(',') ? found : undefined;
}

const mentionsKicker = (asked: Condition | undefined): boolean =>
  JSON.stringify(asked ?? '').includes('kicked');

/** What may stand beside what is done in its place: nothing that was asked for or paid for already. */
const isUnconditional = ({ do: kind }: Effect): boolean =>
  !['may', 'unless', 'if', 'later', 'each player'].includes(kind);

interface Sentence {
  readonly effects: readonly Effect[];
  /** It says what happens in place of the sentence before. */
  readonly instead?: Condition;
}

function parseSentenceBody(reader: Parser, until: Duration | undefined): Found {
  return reader.first<readonly Effect[]>(
    (inner) => parseMay(inner, until),
    (inner) => parseClauses(inner, {}, until),
  );
}

/** A condition behind what it is about: it is asked before that is done. */
function parseTrailingCondition(reader: Parser): Condition | undefined {
  const { origin, was } = reader.context;
  if (origin !== undefined) reader.mean({ was: origin });
  const found = parseCondition(reader);
  reader.mean({ was });
  return found;
}

function parseSentence(reader: Parser): Sentence | undefined {
  const from = reader.context.targets.length;
  reader.mean({ origin: undefined });
  reader.says('then');
  const time = reader.try((inner) => {
    const found = parseDelayedTrigger(inner);
    return found !== undefined && inner.says(',') ? found : undefined;
  });
  const first = reader.try(parseLeadingCondition);
  const until = reader.try((inner) => {
    const found = parseDuration(inner);
    return found !== undefined && inner.says(',') ? found : undefined;
  });
  const found = parseSentenceBody(reader, until);
  if (found === undefined) return undefined;
  const instead = reader.says('instead');
  const behind = first === undefined && reader.says('if') ? parseTrailingCondition(reader) : undefined;
  const late = instead || reader.says('instead');
  const whole = parseSentenceWhereX(reader, found, from);
  const asked = first ?? behind;
  if (whole === undefined || !reader.stops()) return undefined;
  // What is paid for decides what is aimed at: such a target is chosen only if it was kicked.
  if (mentionsKicker(first) && reader.context.targets.length > from) return undefined;
  if (late)
    return asked === undefined || reader.context.targets.length > from
      ? undefined
      : { effects: whole, instead: asked };
  const done = asked === undefined ? whole : [{ do: 'if', condition: asked, effects: whole } as const];
  const effects = time === undefined ? done : delayEffects(done, time);
  return effects === undefined ? undefined : { effects };
}

/** ", where X is …": puts it wherever the sentence said X. */
function parseSentenceWhereX(reader: Parser, effects: readonly Effect[], from: number): Found {
  if (!reader.says(', where x is')) return effects;
  // "Whenever another creature enters, this creature gets +X/+X, where X is its power": whose?
  const { about, subject } = reader.context;
  if (about === true && subject === 'this') reader.mean({ doubt: true });
  const is = parseValue(reader);
  if (is === undefined) return undefined;
  const { targets } = reader.context;
  const whole = substituteX({ effects, aimed: targets.slice(from) }, is);
  if (whole === undefined) return undefined;
  reader.mean({
    doubt: undefined,
    owesX: undefined,
    targets: [...targets.slice(0, from), ...whole.aimed],
  });
  return whole.effects;
}

/** "Otherwise, …": what is done where the sentence before asked in vain. It speaks of what that one could speak of. */
function parseOtherwise(reader: Parser, last: Found, start: ParserContext): Found {
  const [only] = last ?? [];
  if (last?.length !== 1 || only?.do !== 'if' || only.otherwise !== undefined) return undefined;
  if (!reader.says('otherwise ,')) return undefined;
  reader.context = { ...start, targets: reader.context.targets };
  const found = parseSentence(reader);
  return found === undefined || found.instead !== undefined
    ? undefined
    : [{ ...only, otherwise: found.effects }];
}

/** All sentences to the end of the line. */
export function parseSentences(reader: Parser): Found {
  const list: (readonly Effect[])[] = [];
  let start = reader.context;
  while (!reader.done) {
    const more = reader.try((inner) => parseFollowUpSentence(inner, list.at(-1)));
    if (more !== undefined) {
      list.splice(-1, 1, more);
      continue;
    }
    const last = list.at(-1);
    const other = reader.try((inner) => parseOtherwise(inner, last, start));
    if (other !== undefined) {
      list.splice(-1, 1, other);
      continue;
    }
    start = reader.context;
    const next = reader.try(parseSentence);
    if (next === undefined) break;
    if (next.instead === undefined) list.push(next.effects);
    else if (last === undefined || !last.every(isUnconditional)) return undefined;
    else list.splice(-1, 1, [{ do: 'if', condition: next.instead, effects: next.effects, otherwise: last }]);
  }
  return list.length === 0 || reader.context.owesX === true ? undefined : list.flat();
}
