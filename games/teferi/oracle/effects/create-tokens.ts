/** 701.7: tokens. */
import {
  type Ability,
  type Card,
  CARD_TYPES,
  type Effect,
  type Entering,
  type Value,
  type Who,
} from '../language.ts';
import { type ObjectDescription, parseDescription } from '../characteristics.ts';
import { parseAbilityList } from '../power-and-abilities.ts';
import type { Parser } from '../parser.ts';
import { parseObject } from '../object-phrases.ts';
import { parseCount, parseForEach, multiply, parseValue } from '../values.ts';
import { PREDEFINED_TOKENS } from './predefined-tokens.ts';

/** "tapped and attacking". */
function parseTappedAndAttacking(reader: Parser): Entering | undefined {
  if (reader.oneOf("that's tapped and attacking", 'that are tapped and attacking') !== undefined)
    return { tapped: true, attacking: true };
  return undefined;
}

function parsePredefinedToken(reader: Parser): Card | undefined {
  const card = reader.word(PREDEFINED_TOKENS);
  return card !== undefined && reader.oneOf('token', 'tokens') !== undefined ? card : undefined;
}

/** A token's text: what was said of it, as written. */
export function textSince(reader: Parser, from: number): string {
  const [first, last] = [reader.tokens[from], reader.tokens[reader.place - 1]];
  if (first === undefined || last === undefined) return '';
  const words = reader.line.slice(first.at, last.at + last.raw.length);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function parseDescribedToken(reader: Parser): Card | undefined {
  const found = parseDescription(reader);
  if (found === undefined || found.types.length === 0 || reader.oneOf('token', 'tokens') === undefined)
    return undefined;
  const from = reader.place + 1;
  const abilities = reader.says('with') ? parseAbilityList(reader) : [];
  if (abilities === undefined) return undefined;
  return toTokenCard({ ...found, abilities }, abilities.length === 0 ? '' : textSince(reader, from));
}

/** What its X is, a token is made with: it keeps it. */
const X_STATS: Ability = { kind: 'defining', power: 'X', toughness: 'X' };

function toTokenCard(found: ObjectDescription, text: string): Card | undefined {
  const { stats, supertypes, colours, subtypes, types, abilities } = found;
  const [power, toughness] = stats ?? [];
  const creature = types.includes('creature');
  const worked = power === 'X' && toughness === 'X';
  if (creature && !worked && (typeof power !== 'number' || typeof toughness !== 'number')) return undefined;
  if (!creature && stats !== undefined) return undefined;
  return {
    name: `${subtypes.join(' ')} Token`,
    types,
    ...(supertypes.length === 0 ? {} : { supertypes }),
    subtypes,
    colours: colours ?? [],
    ...(typeof power === 'number' && typeof toughness === 'number' ? { power, toughness } : {}),
    ...(worked ? { power: 0, toughness: 0 } : {}),
    text,
    abilities: worked ? [...abilities, X_STATS] : abilities,
    token: true,
  };
}

/** "a token that's a copy of target creature you control". */
function parseTokenCopy(reader: Parser, many: Value, who: Who): readonly Effect[] | undefined {
  if (who !== 'you') return undefined;
  const tapped = reader.says('tapped');
  if (reader.oneOf("token that's a copy of", 'tokens that are copies of') === undefined) return undefined;
  const of = parseObject(reader);
  if (of === undefined || of.plural || of.says !== 'permanent') return undefined;
  if (reader.says(',') || reader.says('except')) return undefined;
  reader.speakOf('made', many !== 1, ['token', ...CARD_TYPES]);
  const effect: Effect = {
    do: 'create copy',
    of: of.what,
    count: many,
    ...(tapped ? { entering: { tapped } } : {}),
  };
  return [...of.before, effect];
}

export function parseCreate(reader: Parser, who: Who): readonly Effect[] | undefined {
  if (reader.oneOf('creates', 'create') === undefined) return undefined;
  const some: Value | undefined = reader.says('a number of') ? 'X' : parseCount(reader);
  if (some === undefined) return undefined;
  const copied = reader.try((inner) => parseTokenCopy(inner, some, who));
  if (copied !== undefined) return copied;
  const tapped = reader.says('tapped');
  const token = reader.first<Card>(parsePredefinedToken, parseDescribedToken);
  if (token === undefined) return undefined;
  const how = reader.try(parseTappedAndAttacking) ?? (tapped ? { tapped: true as const } : undefined);
  const equal =
    some === 'X'
      ? reader.try((inner) => (inner.says('equal to') ? parseValue(inner) : undefined))
      : undefined;
  const many = equal ?? multiply(some, parseForEach(reader));
  if (many === undefined) return undefined;
  if (equal !== undefined) reader.mean({ owesX: undefined });
  else if (some === 'X' && reader.context.x !== true) reader.mean({ owesX: true });
  reader.speakOf('made', many !== 1, ['token', ...token.types]);
  return [
    {
      do: 'create',
      token,
      count: many,
      ...(token.abilities.includes(X_STATS) ? { size: 'X' as const } : {}),
      ...(who === 'you' ? {} : { who }),
      ...(how === undefined ? {} : { entering: how }),
    },
  ];
}
