/** 106.4: mana that is added. */
import {
  COLOURS,
  type Effect,
  type Filter,
  MANA,
  type Mana,
  type ManaType,
  type Value,
} from '../language.ts';
import { parseNounPhrase } from '../noun-phrases.ts';
import type { Parser } from '../parser.ts';
import { parseCount, parseForEach, parseValue } from '../values.ts';

const manaTypeOf = (symbol: string): ManaType | undefined => MANA.find((type) => symbol === `{${type}}`);

/** Symbols in a row. */
function parseSymbolRun(reader: Parser): readonly ManaType[] | undefined {
  const list: ManaType[] = [];
  for (;;) {
    const token = reader.take(({ text }) => manaTypeOf(text) !== undefined);
    const type = token === undefined ? undefined : manaTypeOf(token.text);
    if (type === undefined) return list.length === 0 ? undefined : list;
    list.push(type);
  }
}

/** "{G}{G}", "{W} or {U}", "{W}, {U}, or {B}". */
function parseSymbols(reader: Parser): Mana | undefined {
  const first = parseSymbolRun(reader);
  if (first === undefined) return undefined;
  const others: ManaType[] = [];
  for (;;) {
    const next = reader.try((inner) =>
      inner.oneOf(', or', 'or', ',') === undefined ? undefined : parseSymbolRun(inner),
    );
    if (next === undefined) break;
    const [other] = next;
    if (next.length !== 1 || other === undefined) return undefined;
    others.push(other);
  }
  const [one] = first;
  if (others.length === 0) {
    const times = parseForEach(reader);
    return times === undefined ? { all: first } : { all: first, times };
  }
  return first.length === 1 && one !== undefined ? { one: [one, ...others], count: 1 } : undefined;
}

function parseAnyColour(reader: Parser): Mana | undefined {
  const some = parseCount(reader);
  if (some === undefined || !reader.says('mana')) return undefined;
  if (reader.says('in any combination of colors')) return { mixed: COLOURS, count: some };
  if (reader.says('in any combination of')) return parseCombination(reader, some);
  if (reader.oneOf('of any color', 'of any one color') === undefined) return undefined;
  return { one: COLOURS, count: some };
}

/** "two mana in any combination of {R} and/or {G}". */
function parseCombination(reader: Parser, some: Value): Mana | undefined {
  const list: ManaType[] = [];
  do {
    const next = parseSymbolRun(reader);
    if (next === undefined) return undefined;
    list.push(...next);
  } while (reader.oneOf(', and/or', 'and/or', ',') !== undefined);
  return { mixed: list, count: some };
}

function parseManaAmount(reader: Parser): Mana | undefined {
  if (!reader.says('an amount of')) return undefined;
  const list = parseSymbolRun(reader);
  const times = list !== undefined && reader.says('equal to') ? parseValue(reader) : undefined;
  return list === undefined || times === undefined ? undefined : { all: list, times };
}

/** "Spend this mana only to cast creature spells." */
function parseSpendingRestriction(reader: Parser): Filter | undefined {
  if (!reader.says('. spend this mana only to cast')) return undefined;
  reader.oneOf('a', 'an');
  const found = parseNounPhrase(reader);
  if (found?.says !== 'spell') return undefined;
  const { zone, stack, ...filter } = found.filter;
  return zone === 'stack' && stack === 'spell' && reader.peek() === '.' ? filter : undefined;
}

export function parseAddMana(reader: Parser): readonly Effect[] | undefined {
  if (!reader.says('add')) return undefined;
  const mana = reader.first<Mana>(parseManaAmount, parseSymbols, parseAnyColour);
  if (mana === undefined) return undefined;
  const narrow = reader.try(parseSpendingRestriction);
  return [{ do: 'add mana', mana, ...(narrow === undefined ? {} : { only: narrow }) }];
}
