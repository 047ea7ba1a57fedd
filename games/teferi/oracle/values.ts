/** Parses amounts: "three", "X", "the number of creatures you control", "its power". */
import { deepEqual } from '@ludoteca/kernel';
import type { ObjectFilter, Amount, ObjectReference, PlayerReference } from '../abilities/index.ts';
import { parseCounterKind } from './counter-names.ts';
import type { Parser } from './parser.ts';
import { parsePossessive, acceptSelfReference } from './references.ts';
import { addTarget, parseUntargetedPlayer, parseTargetPlayer } from './player-phrases.ts';
import { COLOUR_WORDS } from './lexicon/word-tables.ts';
import { NUMBERS } from './lexicon/numbers.ts';

const DIGITS = /^\d{1,3}$/;

/** "three", "3". */
export function parseNumber(parser: Parser): number | undefined {
  const word = parser.acceptWord(NUMBERS);
  if (word !== undefined) return word;
  const token = parser.acceptToken(({ text }) => DIGITS.test(text));
  return token === undefined ? undefined : Number(token.text);
}

/** X; if no cost defines it, a later "where X is …" must. */
function parseX(parser: Parser): Amount | undefined {
  if (!parser.accept('x')) return undefined;
  if (parser.context.xKnown !== true) parser.updateContext({ xPending: true });
  return 'X';
}

export const parseNumberOrX = (parser: Parser): Amount | undefined =>
  parser.firstOf<Amount>(parseNumber, parseX);

/** "a" or "an" as one, "that many", or a number. */
export const parseCount = (parser: Parser): Amount | undefined =>
  parser.firstOf<Amount>(
    (inner) => (inner.acceptAny('a', 'an') === undefined ? undefined : 1),
    parseThatMany,
    parseNumberOrX,
  );

/** "that many" counts the objects of the preceding effect, or else means an amount of damage or life. */
function parseThatMany(parser: Parser): Amount | undefined {
  const { hasAmount, counted } = parser.context;
  if (counted === undefined) {
    if (hasAmount !== true) return undefined;
    return parser.acceptAny('that many', 'that much') === undefined ? undefined : 'that much';
  }
  if (counted === 'made' && parser.accept('that many')) return 'that many';
  return hasAmount === true && parser.accept('that much') ? 'that much' : undefined;
}

const STAT_FIELDS = { power: 'power', toughness: 'toughness', 'mana value': 'manaValue' } as const;

/** "its power", "this creature's toughness". */
function parseStatOf(parser: Parser): Amount | undefined {
  if (
    parser.context.topValue === true &&
    parser.acceptAny('its mana value', "that card's mana value", "the card's mana value") !== undefined
  )
    return 'that much';
  const what = parser.firstOf<ObjectReference>(parsePossessive, (inner) =>
    acceptSelfReference(inner) && inner.accept("'s") ? 'this' : undefined,
  );
  if (what === undefined)
    return !parser.source.isSpell && parser.accept('the mana value of the exiled card')
      ? { manaValue: 'linked' }
      : undefined;
  const stat = parser.acceptAny('power', 'toughness', 'mana value');
  if (stat === 'power') return { power: what };
  if (stat === 'toughness') return { toughness: what };
  return stat === undefined ? undefined : { manaValue: what };
}

/** "the power of target creature you control" */
function parseStatOfTarget(parser: Parser): Amount | undefined {
  if (!parser.accept('the')) return undefined;
  const stat = parser.acceptAny('power', 'toughness', 'mana value');
  if (stat === undefined || !parser.accept('of target')) return undefined;
  const found = parser.grammar.parseNounPhrase(parser);
  if (found?.kind !== 'permanent' || found.plural || found.filter.other === true) return undefined;
  const target = addTarget(parser, { what: found.filter });
  if (stat === 'power') return { power: { target } };
  return stat === 'toughness' ? { toughness: { target } } : { manaValue: { target } };
}

/** "was spent to cast this spell", about the source. */
export const acceptSpentToCast = (parser: Parser): boolean => {
  parser.accept('was');
  if (!parser.accept('spent to cast')) return false;
  return acceptSelfReference(parser) || parser.accept('it');
};

/** "color of mana spent to cast this spell" */
function parseColoursSpent(parser: Parser): Amount | undefined {
  return parser.acceptAny('color of mana', 'colors of mana') !== undefined && acceptSpentToCast(parser)
    ? { spent: 'colours' }
    : undefined;
}

/** The text after "the number of" and "for each". */
function parseCounted(parser: Parser): Amount | undefined {
  return parser.firstOf<Amount>(
    parseCountedThisWay,
    parseColoursSpent,
    (inner) =>
      inner.acceptAny('opponents you have', 'opponent you have') === undefined
        ? undefined
        : { players: 'opponent' },
    (inner) =>
      inner.acceptAny('creatures in your party', 'creature in your party') === undefined
        ? undefined
        : { party: 'you' },
    parseHandSize,
    parseCountersOn,
    parseTurnCount,
    (inner) => {
      if (
        inner.acceptAny(
          'basic land type among lands you control',
          'basic land types among lands you control',
        ) === undefined
      )
        return undefined;
      return { domain: 'you' };
    },
    parseCardTypesAmong,
    parseNounCount,
  );
}

/** "creature destroyed this way": the objects of the preceding effect, if it affected nothing else. */
function parseCountedThisWay(parser: Parser): Amount | undefined {
  const { madeThisWay } = parser.context;
  if (madeThisWay === undefined) return undefined;
  const { noun, verb } = madeThisWay;
  // Tokens that were exiled are nowhere any more.
  if (verb === 'exiled' && parser.accept(`nontoken ${noun} exiled this way`))
    return { count: { zone: 'exile', is: 'made' } };
  if (verb === 'exiled') return undefined;
  const narrower = noun === 'card' ? parser.try(parseCardsThisWay) : undefined;
  if (narrower !== undefined) return narrower;
  return parser.acceptAny(noun, `${noun}s`) !== undefined && parser.accept(`${verb} this way`)
    ? 'that many'
    : undefined;
}

/** "nonland card discarded this way": the cards of the preceding effect that match. */
function parseCardsThisWay(parser: Parser): Amount | undefined {
  const found = parser.grammar.parseNounPhrase(parser);
  if (found?.kind !== 'card' || found.filter.zone !== undefined || Object.keys(found.filter).length === 0)
    return undefined;
  return parser.acceptAny('discarded this way', 'milled this way') === undefined
    ? undefined
    : { count: { ...found.filter, zone: ['graveyard', 'exile'], is: 'made' } };
}

/** "card types among cards in your graveyard" */
export function parseCardTypesAmong(parser: Parser): Amount | undefined {
  if (parser.acceptAny('card type among', 'card types among') === undefined) return undefined;
  const found = parser.grammar.parseNounPhrase(parser);
  return found?.kind === 'card' && found.filter.zone !== undefined ? { cardTypes: found.filter } : undefined;
}

function parseNounCount(parser: Parser): Amount | undefined {
  const found = parser.grammar.parseNounPhrase(parser);
  if (found === undefined) return undefined;
  // Cards are counted in a stated zone only.
  if (found.kind === 'card' && found.filter.zone === undefined) return undefined;
  const filter = resolveOther(parser, found.filter);
  return filter === undefined ? undefined : { count: filter };
}

/** Replaces "other" by the exclusion of this object. */
export function excludeObject(filter: ObjectFilter, is: 'host' | 'it' | 'made'): ObjectFilter {
  const { other, ...rest } = filter;
  return other === true ? { ...rest, not: { is } } : filter;
}

/** Resolves "other" in a counted noun; undefined if it is ambiguous. */
function resolveOther(parser: Parser, filter: ObjectFilter): ObjectFilter | undefined {
  if (filter.other !== true) return filter;
  const { otherThan } = parser.context;
  if (!canReferToOther(parser)) return undefined;
  return otherThan === 'host' || otherThan === 'it' ? excludeObject(filter, otherThan) : filter;
}

/** Whether "other" can only exclude the source of the ability, and not a spell, a target or the object of a trigger. */
export const canReferToOther = ({ source, context }: Parser): boolean =>
  !source.isSpell && context.triggeredByOther !== true && context.targets.length === 0;

function parseHandSize(parser: Parser): Amount | undefined {
  if (parser.acceptAny('card in', 'cards in') === undefined) return undefined;
  if (parser.accept('your hand')) return { hand: 'you' };
  const who = parser.firstOf<PlayerReference>(parseTargetPlayer, parseUntargetedPlayer);
  if (who === undefined) return undefined;
  parser.accept("'s");
  return parser.accept('hand') ? { hand: who } : undefined;
}

function parseCountersOn(parser: Parser): Amount | undefined {
  const kind = parseCounterKind(parser);
  if (kind === undefined || parser.acceptAny('counter on', 'counters on') === undefined) return undefined;
  const on = parseCounterHolder(parser);
  return on === undefined ? undefined : { counters: kind, on };
}

const TURN_COUNTS: { readonly [words: string]: Amount } = {
  'creature that died this turn': { thisTurn: 'creatures died', who: 'each' },
  'creatures that died this turn': { thisTurn: 'creatures died', who: 'each' },
  "spell you've cast this turn": { thisTurn: 'spells cast', who: 'you' },
  "spells you've cast this turn": { thisTurn: 'spells cast', who: 'you' },
  "card you've drawn this turn": { thisTurn: 'cards drawn', who: 'you' },
  "cards you've drawn this turn": { thisTurn: 'cards drawn', who: 'you' },
};
function parseTurnCount(parser: Parser): Amount | undefined {
  return parser.acceptPhrase(TURN_COUNTS);
}

/** "this creature", "it", "enchanted creature". */
function parseCounterHolder(parser: Parser): ObjectReference | undefined {
  if (acceptSelfReference(parser)) return 'this';
  const { it } = parser.context;
  if (it !== undefined && parser.acceptAny('it', 'that creature') !== undefined) return it;
  return parser.acceptAny('enchanted creature', 'equipped creature') === undefined ? undefined : 'host';
}

const GREATEST = /^(?:greatest|highest)$/;

function parseGreatest(parser: Parser): Amount | undefined {
  if (!parser.accept('the') || parser.acceptToken(({ text }) => GREATEST.test(text)) === undefined)
    return undefined;
  const stat = parser.acceptAny('power', 'toughness', 'mana value');
  if (stat === undefined || !parser.accept('among')) return undefined;
  const among = parser.grammar.parseNounPhrase(parser);
  const filter = among?.kind === 'permanent' ? resolveOther(parser, among.filter) : undefined;
  return filter === undefined ? undefined : { greatest: STAT_FIELDS[stat], among: filter };
}

function parseTotal(parser: Parser): Amount | undefined {
  if (!parser.accept('the total')) return undefined;
  const stat = parser.acceptAny('power', 'toughness', 'mana value');
  if (stat === undefined || !parser.accept('of')) return undefined;
  const among = parser.grammar.parseNounPhrase(parser);
  const filter = among?.kind === 'permanent' ? resolveOther(parser, among.filter) : undefined;
  return filter === undefined ? undefined : { total: STAT_FIELDS[stat], among: filter };
}

function parseDevotion(parser: Parser): Amount | undefined {
  if (!parser.accept('your devotion to')) return undefined;
  const colours = parser.listOf((inner) => inner.acceptWord(COLOUR_WORDS), ['and']);
  return colours === undefined ? undefined : { devotion: colours };
}

function parseLife(parser: Parser): Amount | undefined {
  if (parser.accept('your life total')) return { life: 'you' };
  const gained = parser.acceptAny(
    'the amount of life you gained this turn',
    'the amount of life you lost this turn',
  );
  if (gained === undefined) return undefined;
  return { thisTurn: gained.includes('gained') ? 'life gained' : 'life lost', who: 'you' };
}

function parseThatMuch(parser: Parser): Amount | undefined {
  const many = parser.try(parseThatMany);
  if (many !== undefined || parser.context.hasAmount !== true) return many;
  return parser.acceptAny(
    'the damage dealt this way',
    'the damage dealt',
    'the life lost this way',
    'the amount of life lost this way',
    'the amount of damage dealt this way',
    'the amount of damage dealt',
    'the damage prevented this way',
  ) === undefined
    ? undefined
    : 'that much';
}

/** The text after "equal to" and "where X is". */
export function parseValue(parser: Parser): Amount | undefined {
  const base = parser.firstOf<Amount>(
    (inner) => {
      if (!inner.accept('twice')) return undefined;
      const once = parseValue(inner);
      return once === undefined ? undefined : { times: once, by: 2 };
    },
    (inner) => {
      if (!inner.accept('half')) return undefined;
      const whole = parseValue(inner);
      if (whole === undefined) return undefined;
      const round = inner.acceptAny(', rounded up', ', rounded down');
      return round === undefined ? undefined : { half: whole, round: round.endsWith('up') ? 'up' : 'down' };
    },
    (inner) => (inner.accept('the number of') ? parseCounted(inner) : undefined),
    parseStatOf,
    parseStatOfTarget,
    parseGreatest,
    parseTotal,
    parseDevotion,
    parseLife,
    parseThatMuch,
    parseNumberOrX,
  );
  if (base === undefined) return undefined;
  const more = parser.try((inner) => {
    const sign = inner.acceptAny('plus', 'minus');
    const by = sign === undefined ? undefined : parseValue(inner);
    if (by === undefined) return undefined;
    return sign === 'minus' ? ({ times: by, by: -1 } as const) : by;
  });
  return more === undefined ? base : { plus: [base, more] };
}

export function parseForEach(parser: Parser): Amount | undefined {
  return parser.try((inner) => (inner.accept('for each') ? parseCounted(inner) : undefined));
}

/** Undefined if both factors are variable. */
export const multiply = (amount: Amount, by: Amount | undefined): Amount | undefined => {
  if (by === undefined) return amount;
  if (amount === 1) return by;
  return typeof amount === 'number' ? { times: by, by: amount } : undefined;
};

/** Replaces X by its value; undefined if there is no X, because "where X is …" would then have no meaning. */
export function substituteX<T>(tree: T, is: Amount): T | undefined {
  const made = replaceX(tree, is);
  return deepEqual(made, tree) ? undefined : made;
}

function replaceX<T>(tree: T, is: Amount): T {
  if (tree === 'X') return is as T;
  if (Array.isArray(tree)) return tree.map((one: unknown) => replaceX(one, is)) as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  // The X of a token is evaluated when the token is created.
  return Object.fromEntries(
    Object.entries(tree).map(([key, one]) => [key, key === 'token' ? one : replaceX<unknown>(one, is)]),
  ) as T;
}
