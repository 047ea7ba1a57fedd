/** Numbers: "three", "X", "the number of creatures you control", "its power". */
import type { Filter, Value, What, Who } from '../abilities/index.ts';
import { parseCounterKind } from './counter-names.ts';
import type { Parser } from './parser.ts';
import { acceptSelfReference } from './self.ts';
import { parsePossessive } from './references.ts';
import { parseUntargetedPlayer, parseTargetPlayer } from './player-phrases.ts';
import { COLOUR_WORDS } from './lexicon/word-tables.ts';
import { NUMBERS } from './lexicon/numbers.ts';

const DIGITS = /^\d{1,3}$/;

/** A number that is written down. */
export function parseNumber(reader: Parser): number | undefined {
  const word = reader.word(NUMBERS);
  if (word !== undefined) return word;
  const token = reader.take(({ text }) => DIGITS.test(text));
  return token === undefined ? undefined : Number(token.text);
}

/** X, where something says what it is or will say it. */
function parseX(reader: Parser): Value | undefined {
  if (!reader.says('x')) return undefined;
  if (reader.context.x !== true) reader.mean({ owesX: true });
  return 'X';
}

export const parseNumberOrX = (reader: Parser): Value | undefined => reader.first<Value>(parseNumber, parseX);

/** "a card", "two cards": the article is one. */
export const parseCount = (reader: Parser): Value | undefined =>
  reader.first<Value>(
    (inner) => (inner.oneOf('a', 'an') === undefined ? undefined : 1),
    (inner) =>
      inner.context.amount === true && inner.oneOf('that many', 'that much') !== undefined
        ? 'that much'
        : undefined,
    parseNumberOrX,
  );

const STAT_FIELDS = { power: 'power', toughness: 'toughness', 'mana value': 'manaValue' } as const;

/** "its power", "this creature's toughness". */
function parseStatOf(reader: Parser): Value | undefined {
  const what = reader.first<What>(parsePossessive, (inner) =>
    acceptSelfReference(inner) && inner.says("'s") ? 'this' : undefined,
  );
  if (what === undefined) return undefined;
  const stat = reader.oneOf('power', 'toughness', 'mana value');
  if (stat === 'power') return { power: what };
  if (stat === 'toughness') return { toughness: what };
  return stat === undefined ? undefined : { manaValue: what };
}

/** Things that are counted: after "the number of" and "for each". */
function parseCounted(reader: Parser): Value | undefined {
  return reader.first<Value>(
    parseHandSize,
    parseCountersOn,
    parseTurnCount,
    (inner) => {
      if (
        inner.oneOf('basic land type among lands you control', 'basic land types among lands you control') ===
        undefined
      )
        return undefined;
      return { domain: 'you' };
    },
    parseCardTypesAmong,
    parseNounCount,
  );
}

/** "card types among cards in your graveyard" */
export function parseCardTypesAmong(reader: Parser): Value | undefined {
  if (reader.oneOf('card type among', 'card types among') === undefined) return undefined;
  const found = reader.grammar.noun(reader);
  return found?.says === 'card' && found.filter.zone !== undefined ? { cardTypes: found.filter } : undefined;
}

function parseNounCount(reader: Parser): Value | undefined {
  const found = reader.grammar.noun(reader);
  if (found === undefined) return undefined;
  // A card must lie somewhere; a spell is on the stack.
  if (found.says === 'card' && found.filter.zone === undefined) return undefined;
  const filter = resolveOther(reader, found.filter);
  return filter === undefined ? undefined : { count: filter };
}

/** Other than that. */
export function excludeObject(filter: Filter, is: 'host' | 'it'): Filter {
  const { other, ...rest } = filter;
  return other === true ? { ...rest, not: { is } } : filter;
}

/** Things that are counted; undefined where it is not clear than what they are "other". */
function resolveOther(reader: Parser, filter: Filter): Filter | undefined {
  if (filter.other !== true) return filter;
  const { beside } = reader.context;
  if (!canReferToOther(reader)) return undefined;
  return beside === 'host' || beside === 'it' ? excludeObject(filter, beside) : filter;
}

/** "other" is said of the object that has the ability; a spell, or what a trigger is about, would be something else. */
export const canReferToOther = ({ bearer, context }: Parser): boolean =>
  !bearer.spell && context.about !== true && context.targets.length === 0;

function parseHandSize(reader: Parser): Value | undefined {
  if (reader.oneOf('card in', 'cards in') === undefined) return undefined;
  if (reader.says('your hand')) return { hand: 'you' };
  const who = reader.first<Who>(parseTargetPlayer, parseUntargetedPlayer);
  if (who === undefined) return undefined;
  reader.says("'s");
  return reader.says('hand') ? { hand: who } : undefined;
}

function parseCountersOn(reader: Parser): Value | undefined {
  const kind = parseCounterKind(reader);
  if (kind === undefined || reader.oneOf('counter on', 'counters on') === undefined) return undefined;
  const on = parseCounterHolder(reader);
  return on === undefined ? undefined : { counters: kind, on };
}

const TURN_COUNTS: { readonly [words: string]: Value } = {
  'creature that died this turn': { thisTurn: 'creatures died', who: 'each' },
  'creatures that died this turn': { thisTurn: 'creatures died', who: 'each' },
  "spell you've cast this turn": { thisTurn: 'spells cast', who: 'you' },
  "spells you've cast this turn": { thisTurn: 'spells cast', who: 'you' },
  "card you've drawn this turn": { thisTurn: 'cards drawn', who: 'you' },
  "cards you've drawn this turn": { thisTurn: 'cards drawn', who: 'you' },
};
function parseTurnCount(reader: Parser): Value | undefined {
  for (const [words, found] of Object.entries(TURN_COUNTS)) if (reader.says(words)) return found;
  return undefined;
}

/** "this creature", "it", "enchanted creature". */
function parseCounterHolder(reader: Parser): What | undefined {
  if (acceptSelfReference(reader)) return 'this';
  const { it } = reader.context;
  if (it !== undefined && reader.oneOf('it', 'that creature') !== undefined) return it;
  return reader.oneOf('enchanted creature', 'equipped creature') === undefined ? undefined : 'host';
}

const GREATEST = /^(?:greatest|highest)$/;

function parseGreatest(reader: Parser): Value | undefined {
  if (!reader.says('the') || reader.take(({ text }) => GREATEST.test(text)) === undefined) return undefined;
  const stat = reader.oneOf('power', 'toughness', 'mana value');
  if (stat === undefined || !reader.says('among')) return undefined;
  const among = reader.grammar.noun(reader);
  const filter = among?.says === 'permanent' ? resolveOther(reader, among.filter) : undefined;
  return filter === undefined ? undefined : { greatest: STAT_FIELDS[stat], among: filter };
}

function parseTotal(reader: Parser): Value | undefined {
  if (!reader.says('the total')) return undefined;
  const stat = reader.oneOf('power', 'toughness', 'mana value');
  if (stat === undefined || !reader.says('of')) return undefined;
  const among = reader.grammar.noun(reader);
  const filter = among?.says === 'permanent' ? resolveOther(reader, among.filter) : undefined;
  return filter === undefined ? undefined : { total: STAT_FIELDS[stat], among: filter };
}

function parseDevotion(reader: Parser): Value | undefined {
  if (!reader.says('your devotion to')) return undefined;
  const colour = reader.word(COLOUR_WORDS);
  return colour === undefined ? undefined : { devotion: [colour] };
}

function parseLife(reader: Parser): Value | undefined {
  if (reader.says('your life total')) return { life: 'you' };
  const gained = reader.oneOf(
    'the amount of life you gained this turn',
    'the amount of life you lost this turn',
  );
  if (gained === undefined) return undefined;
  return { thisTurn: gained.includes('gained') ? 'life gained' : 'life lost', who: 'you' };
}

function parseThatMuch(reader: Parser): Value | undefined {
  if (reader.context.amount !== true) return undefined;
  return reader.oneOf(
    'that much',
    'that many',
    'the damage dealt',
    'the life lost this way',
    'the amount of life lost this way',
    'the amount of damage dealt',
    'the damage dealt this way',
    'the damage prevented this way',
  ) === undefined
    ? undefined
    : 'that much';
}

/** A number told in words: after "equal to" and "where X is". */
export function parseValue(reader: Parser): Value | undefined {
  const base = reader.first<Value>(
    (inner) => {
      if (!inner.says('twice')) return undefined;
      const once = parseValue(inner);
      return once === undefined ? undefined : { times: once, by: 2 };
    },
    (inner) => {
      if (!inner.says('half')) return undefined;
      const whole = parseValue(inner);
      if (whole === undefined) return undefined;
      const round = inner.oneOf(', rounded up', ', rounded down');
      return round === undefined ? undefined : { half: whole, round: round.endsWith('up') ? 'up' : 'down' };
    },
    (inner) => (inner.says('the number of') ? parseCounted(inner) : undefined),
    parseStatOf,
    parseGreatest,
    parseTotal,
    parseDevotion,
    parseLife,
    parseThatMuch,
    parseNumberOrX,
  );
  if (base === undefined) return undefined;
  const more = reader.try((inner) => {
    const sign = inner.oneOf('plus', 'minus');
    const by = sign === undefined ? undefined : parseValue(inner);
    if (by === undefined) return undefined;
    return sign === 'minus' ? ({ times: by, by: -1 } as const) : by;
  });
  return more === undefined ? base : { plus: [base, more] };
}

/** "for each …" behind what is to be counted: so much for each. */
export function parseForEach(reader: Parser): Value | undefined {
  return reader.try((inner) => (inner.says('for each') ? parseCounted(inner) : undefined));
}

/** So often that much. */
export const multiply = (amount: Value, by: Value | undefined): Value | undefined => {
  if (by === undefined) return amount;
  if (amount === 1) return by;
  return typeof amount === 'number' ? { times: by, by: amount } : undefined;
};

/** Puts a value wherever "X" stands. */
/** Puts it where X stands; undefined where no X does: words that say nothing were misread. */
export function substituteX<T>(tree: T, is: Value): T | undefined {
  const made = replaceX(tree, is);
  return JSON.stringify(made) === JSON.stringify(tree) ? undefined : made;
}

function replaceX<T>(tree: T, is: Value): T {
  if (tree === 'X') return is as T;
  if (Array.isArray(tree)) return tree.map((one: unknown) => replaceX(one, is)) as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  // The X of a token is its own.
  return Object.fromEntries(
    Object.entries(tree).map(([key, one]) => [key, key === 'token' ? one : replaceX<unknown>(one, is)]),
  ) as T;
}
