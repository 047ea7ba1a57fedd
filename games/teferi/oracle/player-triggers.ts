/** Parses triggers on actions of players: "you cast a creature spell", "an opponent draws a card". */
import { acceptSelfReference } from './references.ts';
import type { ObjectFilter, TriggerCondition, TriggerPlayer } from '../abilities/index.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import type { ParserContext, Parser, TriggerClause } from './parser.ts';
import { parseNumber } from './values.ts';
import { ORDINALS } from './lexicon/numbers.ts';

const PLAYER_PHRASES: { readonly [words: string]: TriggerPlayer } = {
  you: 'you',
  'an opponent': 'opponent',
  'a player': 'each',
  'each player': 'each',
};

type PlayerEvent = { readonly when: TriggerCondition; readonly context?: Partial<ParserContext> } | undefined;
type PlayerEventParser = (parser: Parser, whose: TriggerPlayer) => PlayerEvent;

/** The filter of a spell without its zone, which the trigger implies. */
function parseCastSpell(parser: Parser): ObjectFilter | undefined {
  parser.acceptAny('a', 'an');
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'spell') return undefined;
  const { zone, stack, ...filter } = found.filter;
  return zone === 'stack' && stack === 'spell' ? filter : undefined;
}

const FROM_GRAVEYARD = { from: 'graveyard' } as const;
const CASTING_TURNS = { 'during your turn': 'you', "during an opponent's turn": 'opponent' } as const;

/** "their first noncreature spell each turn" */
function parseNthOfKind(parser: Parser): { nth: number; what: ObjectFilter } | undefined {
  const nth = parser.acceptAny('your', 'their') === undefined ? undefined : parser.acceptWord(ORDINALS);
  const what = nth === undefined ? undefined : parseCastSpell(parser);
  return nth !== undefined && what !== undefined && parser.accept('each turn') ? { nth, what } : undefined;
}

const parseCasts: PlayerEventParser = (parser, whose) => {
  if (whose === 'you' && parser.accept('cast this spell'))
    return { when: { on: 'cast', whose, own: true }, context: { it: 'this' } };
  if (parser.acceptAny('cast or copy', 'casts or copies', 'casts', 'cast') === undefined) return undefined;
  const nth = parser.try((inner) => {
    if (inner.acceptAny('your', 'their') === undefined) return undefined;
    const place = inner.acceptWord(ORDINALS);
    return place !== undefined && inner.accept('spell each turn') ? place : undefined;
  });
  if (nth !== undefined) return { when: { on: 'cast', whose, nth } };
  const nthOf = parser.try(parseNthOfKind);
  const what = nthOf?.what ?? parseCastSpell(parser);
  if (what === undefined) return undefined;
  const from =
    parser.acceptAny('from a graveyard', 'from their graveyard') === undefined ? {} : FROM_GRAVEYARD;
  const turn = parser.acceptPhrase(CASTING_TURNS);
  return {
    when: {
      on: 'cast',
      whose,
      ...(Object.keys(what).length === 0 ? {} : { what }),
      ...(nthOf === undefined ? {} : { nth: nthOf.nth, nthOf: true as const }),
      ...from,
      ...(turn === undefined ? {} : { turn }),
    },
    context: { it: 'it', thatSpell: 'it', itNouns: ['spell'], triggeredByOther: true },
  };
};

const EXTRA_DRAWS = [
  'a card except the first one they draw in each of their draw steps',
  'a card except the first one you draw in each of your draw steps',
];

const parseDraws: PlayerEventParser = (parser, whose) => {
  if (parser.acceptAny('draws', 'draw') === undefined) return undefined;
  if (parser.acceptAny(...EXTRA_DRAWS) !== undefined) return { when: { on: 'draw', whose, extra: true } };
  if (parser.accept('a card')) return { when: { on: 'draw', whose } };
  if (parser.acceptAny('your', 'their') === undefined) return undefined;
  const nth = parser.acceptWord(ORDINALS);
  return nth !== undefined && parser.accept('card each turn')
    ? { when: { on: 'draw', whose, nth } }
    : undefined;
};

const parseLifeEvent: PlayerEventParser = (parser, whose) => {
  if (parser.acceptAny('gains life', 'gain life') !== undefined)
    return { when: { on: 'gain life', whose }, context: { hasAmount: true } };
  return parser.acceptAny('loses life', 'lose life') === undefined
    ? undefined
    : { when: { on: 'lose life', whose }, context: { hasAmount: true } };
};

const parseDiscards: PlayerEventParser = (parser, whose) => {
  if (parser.acceptAny('discards', 'discard') === undefined || parser.acceptAny('a', 'an') === undefined)
    return undefined;
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'card' || found.filter.zone !== undefined) return undefined;
  const what = Object.keys(found.filter).length === 0 ? {} : { what: found.filter };
  return { when: { on: 'discard', whose, ...what }, context: { it: 'it', triggeredByOther: true } };
};

const parseSacrifices: PlayerEventParser = (parser, whose) => {
  if (parser.acceptAny('sacrifices', 'sacrifice') === undefined) return undefined;
  if (acceptSelfReference(parser))
    return { when: { on: 'sacrifice', whose, what: 'this' }, context: { it: 'this' } };
  const another = parser.accept('another');
  if (!another && parser.acceptAny('a', 'an') === undefined) return undefined;
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'permanent' || found.plural) return undefined;
  const what = another ? { ...found.filter, other: true as const } : found.filter;
  return { when: { on: 'sacrifice', whose, what }, context: { it: 'it', triggeredByOther: true } };
};

/** 508.3d: triggers once for the whole attack. */
const parseAttacks: PlayerEventParser = (parser, whose) => {
  if (parser.acceptAny('attacks', 'attack') === undefined) return undefined;
  if (!parser.accept('with'))
    return [',', '.'].includes(parser.peek()) ? { when: { on: 'attack', whose } } : undefined;
  const count = parser.accept('one') ? 1 : parseNumber(parser);
  if (count === undefined || !parser.accept('or more')) return undefined;
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'permanent' || found.filter.other === true) return undefined;
  return { when: { on: 'attack', whose, count, what: found.filter } };
};

const parseCycles: PlayerEventParser = (parser, whose) => {
  if (parser.acceptAny('cycles', 'cycle') === undefined || whose !== 'you') return undefined;
  if (acceptSelfReference(parser))
    return { when: { on: 'cycle', whose, what: 'this' }, context: { it: 'this' } };
  if (parser.accept('a card')) return { when: { on: 'cycle', whose, what: {} } };
  return undefined;
};

const parseScryEvent: PlayerEventParser = (parser, whose) =>
  parser.acceptAny('scry or surveil') === undefined ? undefined : { when: { on: 'scry', whose } };

/** "is dealt damage by a red instant or sorcery spell you control or by a red planeswalker you control", "is dealt noncombat damage" */
const parseIsDealtDamage: PlayerEventParser = (parser, whose) => {
  if (parser.accept('is dealt noncombat damage'))
    return { when: { on: 'damage', to: whose, combat: false }, context: { hasAmount: true } };
  if (parser.accept('is dealt combat damage'))
    return { when: { on: 'damage', to: whose, combat: true }, context: { hasAmount: true } };
  if (!parser.accept('is dealt damage')) return undefined;
  if (parser.peek() === ',') return { when: { on: 'damage', to: whose }, context: { hasAmount: true } };
  const any = parser.listOf(
    (inner) => {
      if (!inner.accept('by') || inner.acceptAny('a', 'an') === undefined) return undefined;
      const found = parseNounPhrase(inner);
      if (found === undefined || found.plural || found.kind === 'card') return undefined;
      const { zone: _, ...filter } = found.filter;
      return filter;
    },
    ['or'],
  );
  return any === undefined
    ? undefined
    : {
        when: { on: 'damage', by: { any }, to: whose },
        context: { hasAmount: true, triggeredByOther: true },
      };
};

const PLAYER_EVENTS: readonly PlayerEventParser[] = [
  parseCasts,
  parseDraws,
  parseLifeEvent,
  parseDiscards,
  parseSacrifices,
  parseAttacks,
  parseCycles,
  parseScryEvent,
  parseIsDealtDamage,
];

export function parsePlayerTrigger(parser: Parser): TriggerClause | undefined {
  for (const [words, whose] of Object.entries(PLAYER_PHRASES)) {
    if (!parser.accept(words)) continue;
    const found = parser.firstOf<NonNullable<PlayerEvent>>(
      ...PLAYER_EVENTS.map((verb) => (inner: Parser) => verb(inner, whose)),
    );
    if (found === undefined) return undefined;
    const player = whose === 'you' ? {} : { thatPlayer: 'that player' as const };
    return { when: found.when, context: { ...player, ...found.context } };
  }
  return undefined;
}
