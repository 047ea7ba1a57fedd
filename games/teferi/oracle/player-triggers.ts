/** Triggers about what players do: "you cast a creature spell", "an opponent draws a card". */
import type { Filter, Trigger, Whose } from '../abilities/index.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import type { ParserContext, Parser } from './parser.ts';
import { acceptSelfReference } from './self.ts';
import type { TriggerClause } from './trigger-head.ts';
import { parseNumber } from './values.ts';
import { ORDINALS } from './lexicon/numbers.ts';

const PLAYER_PHRASES: { readonly [words: string]: Whose } = {
  you: 'you',
  'an opponent': 'opponent',
  'a player': 'each',
  'each player': 'each',
};

type PlayerEvent = { readonly when: Trigger; readonly context?: Partial<ParserContext> } | undefined;
type PlayerEventParser = (reader: Parser, whose: Whose) => PlayerEvent;

/** A spell as triggers know it: it need not be told where it is. */
function parseCastSpell(reader: Parser): Filter | undefined {
  reader.oneOf('a', 'an');
  const found = parseNounPhrase(reader);
  if (found?.says !== 'spell') return undefined;
  const { zone, stack, ...filter } = found.filter;
  return zone === 'stack' && stack === 'spell' ? filter : undefined;
}

const parseCasts: PlayerEventParser = (reader, whose) => {
  if (reader.oneOf('cast or copy', 'casts or copies', 'casts', 'cast') === undefined) return undefined;
  const nth = reader.try((inner) => {
    if (inner.oneOf('your', 'their') === undefined) return undefined;
    const place = inner.word(ORDINALS);
    return place !== undefined && inner.says('spell each turn') ? place : undefined;
  });
  if (nth !== undefined) return { when: { on: 'cast', whose, nth } };
  const what = parseCastSpell(reader);
  if (what === undefined) return undefined;
  const turn = reader.says("during an opponent's turn");
  if (turn) return undefined;
  return {
    when: { on: 'cast', whose, ...(Object.keys(what).length === 0 ? {} : { what }) },
    context: { it: 'it', spell: 'it', kinds: ['spell'], about: true },
  };
};

const parseDraws: PlayerEventParser = (reader, whose) => {
  if (reader.oneOf('draws', 'draw') === undefined) return undefined;
  if (reader.says('a card')) return { when: { on: 'draw', whose } };
  if (reader.oneOf('your', 'their') === undefined) return undefined;
  const nth = reader.word(ORDINALS);
  return nth !== undefined && reader.says('card each turn')
    ? { when: { on: 'draw', whose, nth } }
    : undefined;
};

const parseLifeEvent: PlayerEventParser = (reader, whose) => {
  if (reader.oneOf('gains life', 'gain life') !== undefined)
    return { when: { on: 'gain life', whose }, context: { amount: true } };
  return reader.oneOf('loses life', 'lose life') === undefined
    ? undefined
    : { when: { on: 'lose life', whose }, context: { amount: true } };
};

const parseDiscards: PlayerEventParser = (reader, whose) => {
  if (reader.oneOf('discards', 'discard') === undefined || reader.oneOf('a', 'an') === undefined)
    return undefined;
  const found = parseNounPhrase(reader);
  if (found?.says !== 'card' || found.filter.zone !== undefined) return undefined;
  const what = Object.keys(found.filter).length === 0 ? {} : { what: found.filter };
  return { when: { on: 'discard', whose, ...what }, context: { it: 'it', about: true } };
};

const parseSacrifices: PlayerEventParser = (reader, whose) => {
  if (reader.oneOf('sacrifices', 'sacrifice') === undefined) return undefined;
  if (acceptSelfReference(reader))
    return { when: { on: 'sacrifice', whose, what: 'this' }, context: { it: 'this' } };
  const another = reader.says('another');
  if (!another && reader.oneOf('a', 'an') === undefined) return undefined;
  const found = parseNounPhrase(reader);
  if (found?.says !== 'permanent' || found.plural) return undefined;
  const what = another ? { ...found.filter, other: true as const } : found.filter;
  return { when: { on: 'sacrifice', whose, what }, context: { it: 'it', about: true } };
};

/** 508.3d: once for the whole attack. */
const parseAttacks: PlayerEventParser = (reader, whose) => {
  if (reader.oneOf('attacks', 'attack') === undefined) return undefined;
  if (!reader.says('with'))
    return [',', '.'].includes(reader.peek()) ? { when: { on: 'attack', whose } } : undefined;
  const count = reader.says('one') ? 1 : parseNumber(reader);
  if (count === undefined || !reader.says('or more')) return undefined;
  const found = parseNounPhrase(reader);
  if (found?.says !== 'permanent' || found.filter.other === true) return undefined;
  return { when: { on: 'attack', whose, count, what: found.filter } };
};

const parseCycles: PlayerEventParser = (reader, whose) => {
  if (reader.oneOf('cycles', 'cycle') === undefined || whose !== 'you') return undefined;
  if (reader.says('a card')) return { when: { on: 'cycle', whose, what: {} } };
  return undefined;
};

const parseScryEvent: PlayerEventParser = (reader, whose) =>
  reader.oneOf('scry or surveil') === undefined ? undefined : { when: { on: 'scry', whose } };

const PLAYER_EVENTS: readonly PlayerEventParser[] = [
  parseCasts,
  parseDraws,
  parseLifeEvent,
  parseDiscards,
  parseSacrifices,
  parseAttacks,
  parseCycles,
  parseScryEvent,
];

export function parsePlayerTrigger(reader: Parser): TriggerClause | undefined {
  for (const [words, whose] of Object.entries(PLAYER_PHRASES)) {
    if (!reader.says(words)) continue;
    const found = reader.first<NonNullable<PlayerEvent>>(
      ...PLAYER_EVENTS.map((verb) => (inner: Parser) => verb(inner, whose)),
    );
    if (found === undefined) return undefined;
    const player = whose === 'you' ? {} : { player: 'that player' as const };
    return { when: found.when, context: { ...player, ...found.context } };
  }
  return undefined;
}
