/** 603.1: what stands between "whenever" and the comma. */
import type { Filter, Subject, Trigger } from '../abilities/index.ts';
import { parseCondition } from './conditions.ts';
import { parseCounterKind } from './counter-names.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import type { ParserContext, Parser } from './parser.ts';
import type { TriggerClause } from './trigger-head.ts';
import { acceptSelfReference } from './self.ts';
import { parseStepTrigger } from './step-triggers.ts';
import { parsePlayerTrigger } from './player-triggers.ts';
import { parseNumber } from './values.ts';

const HOST_PHRASES = [
  'enchanted creature',
  'equipped creature',
  'enchanted permanent',
  'enchanted land',
  'enchanted artifact',
] as const;

/** Of whom an event is told: "this creature", "another creature you control", "equipped creature". */
interface TriggerSubject {
  readonly subject: Subject;
  /** "this creature or another creature": two triggers in one. */
  readonly or?: Filter;
}

function parseIndefiniteNoun(reader: Parser): Filter | undefined {
  const another = reader.says('another');
  if (!another && reader.oneOf('a', 'an') === undefined) return undefined;
  const found = parseNounPhrase(reader);
  if (found === undefined || found.says !== 'permanent' || found.plural) return undefined;
  return another ? { ...found.filter, other: true } : found.filter;
}

function parseTriggerSubject(reader: Parser): TriggerSubject | undefined {
  if (reader.says('this creature or another') || reader.says('~ or another')) {
    const found = parseNounPhrase(reader);
    return found === undefined || found.says !== 'permanent' || found.plural
      ? undefined
      : { subject: 'this', or: { ...found.filter, other: true } };
  }
  if (acceptSelfReference(reader)) return { subject: 'this' };
  if (!reader.bearer.spell && reader.oneOf(...HOST_PHRASES) !== undefined) return { subject: 'host' };
  const some = reader.try(parseIndefiniteNoun);
  return some === undefined ? undefined : { subject: some };
}

type TriggerFactory = (what: Subject) => Trigger;

interface ObjectEventVerb {
  readonly words: string;
  readonly make: TriggerFactory;
  /** What "that player" is. */
  readonly player?: true;
  readonly amount?: true;
}

const OBJECT_EVENT_VERBS: readonly ObjectEventVerb[] = [
  { words: 'enters under your control', make: (what) => ({ on: 'enters', what: underYourControl(what) }) },
  {
    words: 'enters the battlefield under your control',
    make: (what) => ({ on: 'enters', what: underYourControl(what) }),
  },
  { words: 'enters the battlefield', make: (what) => ({ on: 'enters', what }) },
  { words: 'enters', make: (what) => ({ on: 'enters', what }) },
  { words: 'dies', make: (what) => ({ on: 'dies', what }) },
  { words: 'leaves the battlefield', make: (what) => ({ on: 'leaves', what }) },
  {
    words: 'is put into a graveyard from the battlefield',
    make: (what) => ({ on: 'put into graveyard', what, from: 'battlefield' }),
  },
  { words: "attacks and isn't blocked", make: (what) => ({ on: 'is unblocked', what }), player: true },
  { words: 'attacks alone', make: (what) => ({ on: 'attacks', what, alone: true }), player: true },
  {
    words: 'attacks you or a planeswalker you control',
    make: (what) => ({ on: 'attacks', what, at: 'your side' }),
  },
  { words: 'attacks you', make: (what) => ({ on: 'attacks', what, at: 'you' }) },
  { words: 'attacks', make: (what) => ({ on: 'attacks', what }), player: true },
  { words: 'becomes tapped', make: (what) => ({ on: 'tapped', what }) },
  { words: 'becomes untapped', make: (what) => ({ on: 'untapped', what }) },
  { words: 'is dealt damage', make: (what) => ({ on: 'damage', to: what }), amount: true },
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
  },
  {
    words: 'becomes the target of a spell or ability you control',
    make: (what) => ({ on: 'targeted', what, whose: 'you' }),
  },
  {
    words: 'becomes the target of a spell or ability',
    make: (what) => ({ on: 'targeted', what, whose: 'each' }),
  },
  {
    words: 'becomes the target of a spell',
    make: (what) => ({ on: 'targeted', what, whose: 'each', by: 'spell' }),
  },
];

const underYourControl = (what: Subject): Subject =>
  typeof what === 'object' ? { ...what, controller: 'you' } : what;

/** "blocks", "blocks a creature with flying", "becomes blocked by a creature". */
function parseBlockEvent(reader: Parser): { make: TriggerFactory; other: boolean } | undefined {
  const verb = reader.oneOf('blocks', 'becomes blocked by', 'becomes blocked');
  if (verb === undefined) return undefined;
  if (verb === 'becomes blocked' && reader.peek() !== 'or')
    return { make: (what) => ({ on: 'becomes blocked', what }), other: false };
  const whom = reader.try(parseIndefiniteNoun);
  if (verb === 'becomes blocked by')
    return whom === undefined
      ? undefined
      : { make: (what) => ({ on: 'becomes blocked', what, by: whom }), other: true };
  if (verb === 'becomes blocked') return { make: (what) => ({ on: 'becomes blocked', what }), other: false };
  if (whom === undefined) return { make: (what) => ({ on: 'blocks', what }), other: false };
  return { make: (what) => ({ on: 'blocks', what, whom }), other: true };
}

/** "and at least two other creatures attack" */
function parseAttacksWithOthers(reader: Parser): TriggerFactory | undefined {
  const beside = reader.says('and at least') ? parseNumber(reader) : undefined;
  if (beside === undefined || reader.oneOf('other creatures attack', 'other creature attack') === undefined)
    return undefined;
  return (what) => ({ on: 'attacks', what, beside });
}

/** "deals combat damage", to whatever. */
function parseDealsDamage(reader: Parser): TriggerFactory | undefined {
  const verb = reader.oneOf('deals combat damage', 'deals damage');
  if (verb === undefined || reader.peek() === 'to' || reader.peek() === 'equal') return undefined;
  const combat = verb === 'deals combat damage' ? ({ combat: true } as const) : {};
  return (what) => ({ on: 'damage', by: what, ...combat });
}

/** "deals combat damage to a creature". */
function parseDamagesObject(reader: Parser): TriggerFactory | undefined {
  const verb = reader.oneOf('deals combat damage to', 'deals damage to');
  const to = verb === undefined ? undefined : parseIndefiniteNoun(reader);
  if (to === undefined) return undefined;
  const combat = verb === 'deals combat damage to' ? ({ combat: true } as const) : {};
  return (what) => ({ on: 'damage', by: what, to, ...combat });
}

interface ObjectEvent {
  readonly make: TriggerFactory;
  readonly context: Partial<ParserContext>;
}

function parseObjectEvent(reader: Parser): ObjectEvent | undefined {
  for (const { words, make, player, amount } of OBJECT_EVENT_VERBS)
    if (reader.says(words))
      return {
        make,
        context: {
          ...(player === true ? { player: 'that player' } : {}),
          ...(amount === true ? { amount: true } : {}),
        },
      };
  const fight = reader.try(parseBlockEvent);
  if (fight !== undefined) return { make: fight.make, context: fight.other ? { other: true } : {} };
  const joined = reader.try(parseAttacksWithOthers);
  if (joined !== undefined) return { make: joined, context: { player: 'that player' } };
  const hurt = reader.try(parseDealsDamage);
  if (hurt !== undefined) return { make: hurt, context: { amount: true } };
  const wound = reader.try(parseDamagesObject);
  return wound === undefined ? undefined : { make: wound, context: { other: true, amount: true } };
}

/** "blocks or becomes blocked by a creature": on either side there is another creature. */
function parseBlocksOrBecomesBlocked(reader: Parser): readonly ObjectEvent[] | undefined {
  if (!reader.says('blocks or becomes blocked by')) return undefined;
  const whom = parseIndefiniteNoun(reader);
  if (whom === undefined) return undefined;
  return [
    { make: (what) => ({ on: 'blocks', what, whom }), context: { other: true } },
    { make: (what) => ({ on: 'becomes blocked', what, by: whom }), context: { other: true } },
  ];
}

/** "enters or attacks". */
function parseObjectEvents(reader: Parser): readonly ObjectEvent[] | undefined {
  const first = parseObjectEvent(reader);
  if (first === undefined) return undefined;
  const list = [first];
  for (;;) {
    const next = reader.try((inner) =>
      inner.oneOf('or', 'and whenever it') === undefined ? undefined : parseObjectEvent(inner),
    );
    if (next === undefined) return list;
    list.push(next);
  }
}

/** "one or more creatures you control attack": once for all of them (508.3d). */
function parseGroupAttackTrigger(reader: Parser): TriggerClause | undefined {
  if (!reader.says('one or more')) return undefined;
  const found = parseNounPhrase(reader);
  if (found?.says !== 'permanent' || !found.plural || !reader.says('attack') || reader.peek() !== ',')
    return undefined;
  const { controller = 'each', ...what } = found.filter;
  if (controller !== 'you' && controller !== 'opponent' && controller !== 'each') return undefined;
  return { when: { on: 'attack', whose: controller, count: 1, what }, context: { about: true } };
}

/** "one or more creatures you control deal combat damage to a player": once for each player (603.2c). */
function parseGroupDamageTrigger(reader: Parser): TriggerClause | undefined {
  if (!reader.says('one or more')) return undefined;
  const found = parseNounPhrase(reader);
  if (found?.says !== 'permanent' || !found.plural) return undefined;
  const verb = reader.oneOf('deal combat damage to', 'deal damage to');
  const whom = reader.oneOf('a player', 'an opponent', 'you');
  if (verb === undefined || whom === undefined || reader.peek() !== ',') return undefined;
  const combat = verb === 'deal combat damage to' ? ({ combat: true } as const) : {};
  const to = whom === 'a player' ? 'each' : whom === 'you' ? 'you' : 'opponent';
  return {
    when: { on: 'damage', by: found.filter, to, ...combat, together: true },
    context: { about: true, player: 'that player' },
  };
}

/** "one or more +1/+1 counters are put on this creature" (122.6). */
function parseCountersTrigger(reader: Parser): TriggerClause | undefined {
  const kind = reader.says('one or more') ? parseCounterKind(reader) : undefined;
  const who =
    kind !== undefined && reader.says('counters are put on') ? parseTriggerSubject(reader) : undefined;
  if (kind === undefined || who === undefined || who.or !== undefined) return undefined;
  const own = who.subject === 'this';
  return {
    when: { on: 'counters', what: who.subject, kind },
    context: { it: own ? 'this' : 'it', amount: true, ...(own ? {} : { about: true }) },
  };
}

/** "a creature card is put into a graveyard from anywhere" */
function parseGraveyardTrigger(reader: Parser): TriggerClause | undefined {
  if (reader.oneOf('a', 'an') === undefined) return undefined;
  const found = parseNounPhrase(reader);
  if (found?.says !== 'card' || found.plural || found.filter.zone !== undefined) return undefined;
  if (!reader.says('is put into')) return undefined;
  const where = reader.oneOf("an opponent's graveyard", 'your graveyard', 'a graveyard');
  if (where === undefined || !reader.says('from anywhere')) return undefined;
  const owner =
    where === 'a graveyard' ? {} : ({ owner: where === 'your graveyard' ? 'you' : 'opponent' } as const);
  return {
    when: { on: 'put into graveyard', what: { ...found.filter, ...owner, token: false } },
    context: { about: true },
  };
}

function parseObjectTrigger(reader: Parser): TriggerClause | undefined {
  const who = parseTriggerSubject(reader);
  const list =
    who === undefined
      ? undefined
      : reader.first<readonly ObjectEvent[]>(parseBlocksOrBecomesBlocked, parseObjectEvents);
  if (who === undefined || list === undefined) return undefined;
  const { subject, or } = who;
  const of = list.flatMap(({ make }) => [make(subject), ...(or === undefined ? [] : [make(or)])]);
  const [only] = of;
  const when: Trigger = of.length === 1 && only !== undefined ? only : { on: 'any', of };
  const own = subject === 'this' && or === undefined;
  // Where several events are told, only what all of them know can be spoken of.
  const shared = list.length === 1 ? (list[0]?.context ?? {}) : { other: allHaveOtherObject(list) };
  const it = own ? 'this' : isDamageReceived(list) ? 'other' : 'it';
  const kinds = typeof subject === 'object' ? (subject.types ?? subject.allTypes) : undefined;
  return { when, context: { it, kinds, ...(own ? {} : { about: true }), ...shared } };
}

const allHaveOtherObject = (list: readonly ObjectEvent[]): true | undefined =>
  list.every(({ context }) => context.other === true) ? true : undefined;

/** "is dealt damage": what was damaged is the trigger's other object. */
const isDamageReceived = (list: readonly ObjectEvent[]): boolean =>
  list.some(({ make }) => {
    const found = make('this');
    return found.on === 'damage' && found.by === undefined;
  });

/** All that can stand behind "when", "whenever" and "at". */
/** 603.8: "you control no Islands", "there are no creatures on the battlefield". */
function parseStateTrigger(reader: Parser): TriggerClause | undefined {
  if (!reader.says('when')) return undefined;
  const words = [0, 1, 2].map((ahead) => reader.peek(ahead)).join(' ');
  const when = words === 'you control no' || words === 'there are no' ? parseCondition(reader) : undefined;
  return when === undefined ? undefined : { when: { on: 'state', when }, context: {} };
}

export const parseTrigger = (reader: Parser): TriggerClause | undefined =>
  reader.first<TriggerClause>(parseStepTrigger, parseStateTrigger, (inner) => {
    if (inner.oneOf('whenever', 'when') === undefined) return undefined;
    return inner.first<TriggerClause>(
      parsePlayerTrigger,
      parseGroupAttackTrigger,
      parseGroupDamageTrigger,
      parseCountersTrigger,
      parseGraveyardTrigger,
      parseObjectTrigger,
    );
  });
