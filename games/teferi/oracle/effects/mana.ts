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
import { noun } from '../nouns.ts';
import type { Reader } from '../reader.ts';
import { count, forEach, value } from '../values.ts';

const typeOf = (symbol: string): ManaType | undefined => MANA.find((type) => symbol === `{${type}}`);

/** Symbols in a row. */
function run(reader: Reader): readonly ManaType[] | undefined {
  const list: ManaType[] = [];
  for (;;) {
    const token = reader.take(({ text }) => typeOf(text) !== undefined);
    const type = token === undefined ? undefined : typeOf(token.text);
    if (type === undefined) return list.length === 0 ? undefined : list;
    list.push(type);
  }
}

/** "{G}{G}", "{W} or {U}", "{W}, {U}, or {B}". */
function symbols(reader: Reader): Mana | undefined {
  const first = run(reader);
  if (first === undefined) return undefined;
  const others: ManaType[] = [];
  for (;;) {
    const next = reader.try((inner) =>
      inner.oneOf(', or', 'or', ',') === undefined ? undefined : run(inner),
    );
    if (next === undefined) break;
    const [other] = next;
    if (next.length !== 1 || other === undefined) return undefined;
    others.push(other);
  }
  const [one] = first;
  if (others.length === 0) {
    const times = forEach(reader);
    return times === undefined ? { all: first } : { all: first, times };
  }
  return first.length === 1 && one !== undefined ? { one: [one, ...others], count: 1 } : undefined;
}

function coloured(reader: Reader): Mana | undefined {
  const some = count(reader);
  if (some === undefined || !reader.says('mana')) return undefined;
  if (reader.says('in any combination of colors')) return { mixed: COLOURS, count: some };
  if (reader.says('in any combination of')) return combination(reader, some);
  if (reader.oneOf('of any color', 'of any one color') === undefined) return undefined;
  return { one: COLOURS, count: some };
}

/** "two mana in any combination of {R} and/or {G}". */
function combination(reader: Reader, some: Value): Mana | undefined {
  const list: ManaType[] = [];
  do {
    const next = run(reader);
    if (next === undefined) return undefined;
    list.push(...next);
  } while (reader.oneOf(', and/or', 'and/or', ',') !== undefined);
  return { mixed: list, count: some };
}

function amountOf(reader: Reader): Mana | undefined {
  if (!reader.says('an amount of')) return undefined;
  const list = run(reader);
  const times = list !== undefined && reader.says('equal to') ? value(reader) : undefined;
  return list === undefined || times === undefined ? undefined : { all: list, times };
}

/** "Spend this mana only to cast creature spells." */
function only(reader: Reader): Filter | undefined {
  if (!reader.says('. spend this mana only to cast')) return undefined;
  reader.oneOf('a', 'an');
  const found = noun(reader);
  if (found?.says !== 'spell') return undefined;
  const { zone, stack, ...filter } = found.filter;
  return zone === 'stack' && stack === 'spell' && reader.peek() === '.' ? filter : undefined;
}

export function addMana(reader: Reader): readonly Effect[] | undefined {
  if (!reader.says('add')) return undefined;
  const mana = reader.first<Mana>(amountOf, symbols, coloured);
  if (mana === undefined) return undefined;
  const narrow = reader.try(only);
  return [{ do: 'add mana', mana, ...(narrow === undefined ? {} : { only: narrow }) }];
}
