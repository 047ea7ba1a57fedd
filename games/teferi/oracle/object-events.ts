/** Parses what happens to the subject of a trigger: "enters or attacks", "blocks a creature". */
import type { TriggerSubject } from '../abilities/index.ts';
import { OBJECT_EVENT_VERBS, type TriggerFactory } from './object-event-verbs.ts';
import type { Parser, ParserContext } from './parser.ts';
import { parseIndefiniteNoun } from './trigger-subjects.ts';
import { parseNumber } from './values.ts';

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

export interface ObjectEvent {
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
export function parseBlocksOrBecomesBlocked(parser: Parser): readonly ObjectEvent[] | undefined {
  if (!parser.accept('blocks or becomes blocked by')) return undefined;
  const whom = parseIndefiniteNoun(parser);
  if (whom === undefined) return undefined;
  return [
    { make: (what) => ({ on: 'blocks', what, whom }), context: { hasOther: true } },
    { make: (what) => ({ on: 'becomes blocked', what, by: whom }), context: { hasOther: true } },
  ];
}

/** "enters or attacks". */
export function parseObjectEvents(
  parser: Parser,
  subject: TriggerSubject,
): readonly ObjectEvent[] | undefined {
  return parser.listOf((inner) => parseObjectEvent(inner, subject), ['or', 'and whenever it']);
}
