/** Parses trigger conditions: the text from "when", "whenever" or "at" to the comma (603.1). */
import type { Condition, TriggerCondition } from '../abilities/index.ts';
import {
  parseChampionedTrigger,
  parseDiscardedByOpponent,
  parseSourceDamage,
  parseYouOrPermanentTargeted,
} from './cause-triggers.ts';
import { parseCondition } from './conditions.ts';
import { parseCounterKind } from './counter-names.ts';
import { parseGroupTrigger } from './group-triggers.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import { type ObjectEvent, parseBlocksOrBecomesBlocked, parseObjectEvents } from './object-events.ts';
import type { Parser, TriggerClause } from './parser.ts';
import { parsePlayerTrigger } from './player-triggers.ts';
import { acceptSelfReference } from './references.ts';
import { parseClassLevelTrigger, parseStepTrigger } from './step-triggers.ts';
import { parseTriggerSubject } from './trigger-subjects.ts';
import { parseNumber } from './values.ts';

/** "one or more +1/+1 counters are put on this creature" (122.6). */
function parseCountersTrigger(parser: Parser): TriggerClause | undefined {
  const kind = parser.accept('one or more') ? parseCounterKind(parser) : undefined;
  const who =
    kind !== undefined && parser.accept('counters are put on') ? parseTriggerSubject(parser) : undefined;
  if (kind === undefined || who === undefined || who.or !== undefined) return undefined;
  const own = who.subject === 'this';
  return {
    when: { on: 'counters', what: who.subject, kind },
    context: { it: own ? 'this' : 'it', hasAmount: true, ...(own ? {} : { triggeredByOther: true }) },
  };
}

/** "a creature card is put into a graveyard from anywhere" */
function parseGraveyardTrigger(parser: Parser): TriggerClause | undefined {
  if (parser.acceptAny('a', 'an') === undefined) return undefined;
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'card' || found.plural || found.filter.zone !== undefined) return undefined;
  if (!parser.accept('is put into')) return undefined;
  const where = parser.acceptAny("an opponent's graveyard", 'your graveyard', 'a graveyard');
  if (where === undefined || !parser.accept('from anywhere')) return undefined;
  const owner =
    where === 'a graveyard' ? {} : ({ owner: where === 'your graveyard' ? 'you' : 'opponent' } as const);
  return {
    when: { on: 'put into graveyard', what: { ...found.filter, ...owner, token: false } },
    context: { triggeredByOther: true },
  };
}

function parseObjectTrigger(parser: Parser): TriggerClause | undefined {
  const who = parseTriggerSubject(parser);
  const list =
    who === undefined
      ? undefined
      : parser.firstOf<readonly ObjectEvent[]>(parseBlocksOrBecomesBlocked, (inner) =>
          parseObjectEvents(inner, who.subject),
        );
  if (who === undefined || list === undefined) return undefined;
  const { subject, or } = who;
  const of = list.flatMap(({ make }) => [make(subject), ...(or === undefined ? [] : [make(or)])]);
  const [only] = of;
  const when: TriggerCondition = of.length === 1 && only !== undefined ? only : { on: 'any', of };
  const own = subject === 'this' && or === undefined;
  // With several events, pronouns can refer only to what all of them have.
  const shared = list.length === 1 ? (list[0]?.context ?? {}) : { hasOther: allHaveOtherObject(list) };
  const it = own ? 'this' : isDamageReceived(list) ? 'other' : 'it';
  const kinds = typeof subject === 'object' ? (subject.types ?? subject.allTypes) : undefined;
  const about = {
    ...(own ? {} : { triggeredByOther: true as const }),
    ...(subject === 'host' ? { isAboutHost: true as const } : {}),
  };
  return { when, context: { it, itNouns: kinds, ...about, ...shared } };
}

const allHaveOtherObject = (list: readonly ObjectEvent[]): true | undefined =>
  list.every(({ context }) => context.hasOther === true) ? true : undefined;

/** "is dealt damage": the damaged object is the other object of the trigger. */
const isDamageReceived = (list: readonly ObjectEvent[]): boolean =>
  list.some(({ make }) => {
    const found = make('this');
    return found.on === 'damage' && found.by === undefined;
  });

/** "this planeswalker has two or fewer loyalty counters on him" */
function parseCountersState(parser: Parser): Condition | undefined {
  if (!acceptSelfReference(parser) || !parser.accept('has')) return undefined;
  const none = parser.accept('no');
  const count = none ? 0 : parseNumber(parser);
  const bound = none ? 'or fewer' : parser.acceptAny('or fewer', 'or more');
  const kind = count === undefined || bound === undefined ? undefined : parseCounterKind(parser);
  if (count === undefined || kind === undefined) return undefined;
  if (parser.acceptAny('counters on it', 'counters on him', 'counters on her') === undefined)
    return undefined;
  return { compare: { counters: kind, on: 'this' }, [bound === 'or more' ? 'min' : 'max']: count };
}

/** 603.8: "you control no Islands", "there are no creatures on the battlefield". */
function parseStateTrigger(parser: Parser): TriggerClause | undefined {
  if (!parser.accept('when')) return undefined;
  const own = parser.try(parseCountersState);
  if (own !== undefined) return { when: { on: 'state', when: own }, context: { it: 'this' } };
  const words = [0, 1, 2].map((ahead) => parser.peek(ahead)).join(' ');
  const when = words === 'you control no' || words === 'there are no' ? parseCondition(parser) : undefined;
  return when === undefined ? undefined : { when: { on: 'state', when }, context: {} };
}

/** "When this creature enters and whenever you cast a spell": pronouns refer to nothing that only one of them has. */
export function parseTrigger(parser: Parser): TriggerClause | undefined {
  const first = parseSingleTrigger(parser);
  if (first === undefined) return undefined;
  const second = parser.try((inner) =>
    inner.acceptAny('and', 'or') === undefined ? undefined : parseSingleTrigger(inner),
  );
  if (second === undefined) return first;
  const both = first.context.it === second.context.it ? { it: first.context.it } : {};
  const isByOther = first.context.triggeredByOther ?? second.context.triggeredByOther;
  return {
    when: { on: 'any', of: [first.when, second.when] },
    context: { ...both, ...(isByOther === undefined ? {} : { triggeredByOther: isByOther }) },
  };
}

const parseSingleTrigger = (parser: Parser): TriggerClause | undefined =>
  parser.firstOf<TriggerClause>(parseStepTrigger, parseStateTrigger, (inner) => {
    if (inner.acceptAny('whenever', 'when') === undefined) return undefined;
    return inner.firstOf<TriggerClause>(
      parseDiscardedByOpponent,
      parseYouOrPermanentTargeted,
      parseChampionedTrigger,
      parsePlayerTrigger,
      parseGroupTrigger,
      parseCountersTrigger,
      parseGraveyardTrigger,
      parseClassLevelTrigger,
      parseSourceDamage,
      parseObjectTrigger,
    );
  });
