/** Parses trigger conditions: the text from "when", "whenever" or "at" to the comma (603.1). */
import { acceptSelfReference } from './references.ts';
import type { Condition, ObjectFilter, TriggerSubject, TriggerCondition } from '../abilities/index.ts';
import { parseCondition } from './conditions.ts';
import { parseCounterKind } from './counter-names.ts';
import { parseGroupTrigger } from './group-triggers.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import type { ParserContext, Parser, TriggerClause } from './parser.ts';
import {
  parseChampionedTrigger,
  parseDiscardedByOpponent,
  parseSourceDamage,
  parseYouOrPermanentTargeted,
} from './cause-triggers.ts';
import { parseClassLevelTrigger, parseStepTrigger } from './step-triggers.ts';
import { parsePlayerTrigger } from './player-triggers.ts';
import { parseNumber } from './values.ts';

const HOST_PHRASES = [
  'enchanted creature',
  'equipped creature',
  'enchanted permanent',
  'enchanted land',
  'enchanted artifact',
] as const;

/** "this creature", "another creature you control", "equipped creature". */
interface ParsedTriggerSubject {
  readonly subject: TriggerSubject;
  /** The second subject of "this creature or another creature". */
  readonly or?: ObjectFilter;
}

function parseIndefiniteNoun(parser: Parser): ObjectFilter | undefined {
  const another = parser.accept('another');
  if (!another && parser.acceptAny('a', 'an') === undefined) return undefined;
  const found = parseNounPhrase(parser);
  if (found === undefined || found.kind !== 'permanent' || found.plural) return undefined;
  return another ? { ...found.filter, other: true } : found.filter;
}

function parseTriggerSubject(parser: Parser): ParsedTriggerSubject | undefined {
  if (parser.accept('this creature or another') || parser.accept('~ or another')) {
    const found = parseNounPhrase(parser);
    return found === undefined || found.kind !== 'permanent' || found.plural
      ? undefined
      : { subject: 'this', or: { ...found.filter, other: true } };
  }
  if (parser.acceptAny('~ or enchanted creature', 'this permanent or enchanted creature') !== undefined)
    return { subject: { any: [{ is: 'this' }, { is: 'host' }] } };
  if (acceptSelfReference(parser)) return { subject: 'this' };
  if (!parser.source.isSpell && parser.acceptAny(...HOST_PHRASES) !== undefined) return { subject: 'host' };
  const some = parser.try(parseIndefiniteNoun);
  return some === undefined ? undefined : { subject: some };
}

type TriggerFactory = (what: TriggerSubject) => TriggerCondition;

interface ObjectEventVerb {
  readonly words: string;
  readonly make: TriggerFactory;
  /** The event has a player to whom "that player" refers. */
  readonly player?: true;
  readonly amount?: true;
  /** The other object of the event is a spell: "that spell". */
  readonly spell?: true;
  /** "that spell or ability" means the other object of the event. */
  readonly cause?: true;
  /** "that Vehicle" means the other object of the event. */
  readonly vehicle?: true;
  /** Only for the source itself. */
  readonly ownOnly?: true;
}

const OBJECT_EVENT_VERBS: readonly ObjectEventVerb[] = [
  { words: 'enters under your control', make: (what) => ({ on: 'enters', what: underYourControl(what) }) },
  {
    words: 'enters the battlefield under your control',
    make: (what) => ({ on: 'enters', what: underYourControl(what) }),
  },
  { words: 'enters the battlefield', make: (what) => ({ on: 'enters', what }) },
  {
    words: 'enters untapped',
    make: (what) => ({ on: 'enters', what: { ...(what === 'this' ? { is: 'this' } : {}), tapped: false } }),
    ownOnly: true,
  },
  { words: 'enters', make: (what) => ({ on: 'enters', what }) },
  { words: 'transforms into ~', make: (what) => ({ on: 'transforms', what }), ownOnly: true },
  { words: 'transforms', make: (what) => ({ on: 'transforms', what }) },
  { words: 'dies', make: (what) => ({ on: 'dies', what }) },
  { words: 'is exiled from the battlefield', make: (what) => ({ on: 'leaves', what, to: 'exile' }) },
  { words: 'leaves the battlefield', make: (what) => ({ on: 'leaves', what }) },
  {
    words: 'is put into your graveyard from the battlefield',
    make: (what) => ({ on: 'put into graveyard', what: ownedByYou(what), from: 'battlefield' }),
  },
  {
    words: 'is put into a graveyard from the battlefield',
    make: (what) => ({ on: 'put into graveyard', what, from: 'battlefield' }),
  },
  {
    words: 'is put into a graveyard from anywhere',
    make: (what) => ({ on: 'put into graveyard', what }),
    ownOnly: true,
  },
  { words: "attacks and isn't blocked", make: (what) => ({ on: 'is unblocked', what }), player: true },
  { words: 'attacks alone', make: (what) => ({ on: 'attacks', what, alone: true }), player: true },
  {
    words: 'attacks you or a planeswalker you control',
    make: (what) => ({ on: 'attacks', what, at: 'your side' }),
  },
  { words: 'attacks you', make: (what) => ({ on: 'attacks', what, at: 'you' }) },
  { words: 'attacks', make: (what) => ({ on: 'attacks', what }), player: true },
  {
    words: 'becomes monstrous',
    make: (what) => ({ on: 'counters', what, kind: 'monstrous' }),
    ownOnly: true,
  },
  { words: 'exploits a creature', make: (what) => ({ on: 'performs', what, action: 'exploit' }) },
  { words: 'crews a vehicle', make: (what) => ({ on: 'performs', what, action: 'crew' }), vehicle: true },
  { words: 'becomes tapped', make: (what) => ({ on: 'tapped', what }) },
  { words: 'becomes untapped', make: (what) => ({ on: 'untapped', what }) },
  { words: 'is dealt damage', make: (what) => ({ on: 'damage', to: what }), amount: true },
  {
    words: 'deals combat damage to a player or planeswalker',
    make: (what) => ({
      on: 'any',
      of: [
        { on: 'damage', by: what, to: 'each', combat: true },
        { on: 'damage', by: what, to: { types: ['planeswalker'] }, combat: true },
      ],
    }),
    amount: true,
  },
  {
    words: 'deals combat damage to a player',
    make: (what) => ({ on: 'damage', by: what, to: 'each', combat: true }),
    player: true,
    amount: true,
  },
  {
    words: 'deals combat damage to an opponent',
    make: (what) => ({ on: 'damage', by: what, to: 'opponent', combat: true }),
    player: true,
    amount: true,
  },
  {
    words: 'deals combat damage to you',
    make: (what) => ({ on: 'damage', by: what, to: 'you', combat: true }),
    amount: true,
  },
  { words: 'deals damage to you', make: (what) => ({ on: 'damage', by: what, to: 'you' }), amount: true },
  {
    words: 'deals damage to a player',
    make: (what) => ({ on: 'damage', by: what, to: 'each' }),
    player: true,
    amount: true,
  },
  {
    words: 'deals damage to an opponent',
    make: (what) => ({ on: 'damage', by: what, to: 'opponent' }),
    player: true,
    amount: true,
  },
  {
    words: 'becomes the target of a spell or ability an opponent controls',
    make: (what) => ({ on: 'targeted', what, whose: 'opponent' }),
    cause: true,
    player: true,
  },
  {
    words: 'becomes the target of a spell an opponent controls',
    make: (what) => ({ on: 'targeted', what, whose: 'opponent', by: 'spell' }),
    player: true,
    spell: true,
  },
  {
    words: 'becomes the target of a spell or ability you control',
    make: (what) => ({ on: 'targeted', what, whose: 'you' }),
  },
  {
    words: 'becomes the target of a spell or ability',
    make: (what) => ({ on: 'targeted', what, whose: 'each' }),
    cause: true,
  },
  {
    words: 'becomes the target of an instant or sorcery spell',
    make: (what) => ({ on: 'targeted', what, whose: 'each', by: { types: ['instant', 'sorcery'] } }),
    player: true,
    spell: true,
  },
  {
    words: 'becomes the target of a spell',
    make: (what) => ({ on: 'targeted', what, whose: 'each', by: 'spell' }),
    player: true,
    spell: true,
  },
];

const ownedByYou = (what: TriggerSubject): TriggerSubject =>
  typeof what === 'object' ? { ...what, owner: 'you' } : what;
const underYourControl = (what: TriggerSubject): TriggerSubject =>
  typeof what === 'object' ? { ...what, controller: 'you' } : what;

/** "blocks", "blocks a creature with flying", "becomes blocked by a creature". */
function parseBlockEvent(parser: Parser): { make: TriggerFactory; other: boolean } | undefined {
  const verb = parser.acceptAny('blocks', 'becomes blocked by', 'becomes blocked');
  if (verb === undefined) return undefined;
  if (verb === 'becomes blocked' && parser.peek() !== 'or')
    return { make: (what) => ({ on: 'becomes blocked', what }), other: false };
  const whom = parser.try(parseIndefiniteNoun);
  if (verb === 'becomes blocked by')
    return whom === undefined
      ? undefined
      : { make: (what) => ({ on: 'becomes blocked', what, by: whom }), other: true };
  if (verb === 'becomes blocked') return { make: (what) => ({ on: 'becomes blocked', what }), other: false };
  if (whom === undefined) return { make: (what) => ({ on: 'blocks', what }), other: false };
  return { make: (what) => ({ on: 'blocks', what, whom }), other: true };
}

/** "and at least two other creatures attack" */
function parseAttacksWithOthers(parser: Parser): TriggerFactory | undefined {
  const beside = parser.accept('and at least') ? parseNumber(parser) : undefined;
  if (
    beside === undefined ||
    parser.acceptAny('other creatures attack', 'other creature attack') === undefined
  )
    return undefined;
  return (what) => ({ on: 'attacks', what, beside });
}

/** "deals combat damage", to any recipient. */
function parseDealsDamage(parser: Parser): TriggerFactory | undefined {
  const verb = parser.acceptAny('deals combat damage', 'deals damage');
  if (verb === undefined || parser.peek() === 'to' || parser.peek() === 'equal') return undefined;
  const combat = verb === 'deals combat damage' ? ({ combat: true } as const) : {};
  return (what) => ({ on: 'damage', by: what, ...combat });
}

/** "deals combat damage to a creature". */
function parseDamagesObject(parser: Parser): TriggerFactory | undefined {
  const verb = parser.acceptAny('deals combat damage to', 'deals damage to');
  const to = verb === undefined ? undefined : parseIndefiniteNoun(parser);
  if (to === undefined) return undefined;
  const combat = verb === 'deals combat damage to' ? ({ combat: true } as const) : {};
  return (what) => ({ on: 'damage', by: what, to, ...combat });
}

interface ObjectEvent {
  readonly make: TriggerFactory;
  readonly context: Partial<ParserContext>;
}

function parseObjectEvent(parser: Parser, subject: TriggerSubject): ObjectEvent | undefined {
  for (const { words, make, player, amount, ownOnly, spell, cause, vehicle } of OBJECT_EVENT_VERBS)
    if ((ownOnly !== true || subject === 'this') && parser.accept(words))
      return {
        make,
        context: {
          ...(player === true ? { thatPlayer: 'that player' } : {}),
          ...(amount === true ? { hasAmount: true } : {}),
          ...(spell === true ? { thatSpell: 'other' } : {}),
          ...(vehicle === true ? { hasVehicle: true } : {}),
          ...(cause === true ? { targetedBy: 'other' } : {}),
        },
      };
  const fight = parser.try(parseBlockEvent);
  if (fight !== undefined) return { make: fight.make, context: fight.other ? { hasOther: true } : {} };
  const joined = parser.try(parseAttacksWithOthers);
  if (joined !== undefined) return { make: joined, context: { thatPlayer: 'that player' } };
  const hurt = parser.try(parseDealsDamage);
  if (hurt !== undefined) return { make: hurt, context: { hasAmount: true } };
  const wound = parser.try(parseDamagesObject);
  return wound === undefined ? undefined : { make: wound, context: { hasOther: true, hasAmount: true } };
}

/** "blocks or becomes blocked by a creature": both events have another creature. */
function parseBlocksOrBecomesBlocked(parser: Parser): readonly ObjectEvent[] | undefined {
  if (!parser.accept('blocks or becomes blocked by')) return undefined;
  const whom = parseIndefiniteNoun(parser);
  if (whom === undefined) return undefined;
  return [
    { make: (what) => ({ on: 'blocks', what, whom }), context: { hasOther: true } },
    { make: (what) => ({ on: 'becomes blocked', what, by: whom }), context: { hasOther: true } },
  ];
}

/** "enters or attacks". */
function parseObjectEvents(parser: Parser, subject: TriggerSubject): readonly ObjectEvent[] | undefined {
  return parser.listOf((inner) => parseObjectEvent(inner, subject), ['or', 'and whenever it']);
}

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
