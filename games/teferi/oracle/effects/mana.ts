/** Parses effects that add mana (106.4). */
import {
  COLOURS,
  type ObjectFilter,
  MANA_TYPES,
  type ManaOutput,
  type ManaType,
  type Amount,
} from '../../abilities/index.ts';
import { parseNounPhrase } from '../noun-phrases.ts';
import type { Parser, ParsedEffects } from '../parser.ts';
import { parseCount, parseForEach, parseNumber, parseValue } from '../values.ts';

const manaTypeOf = (symbol: string): ManaType | undefined =>
  MANA_TYPES.find((type) => symbol === `{${type}}`);

function parseSymbolRun(parser: Parser): readonly ManaType[] | undefined {
  const list: ManaType[] = [];
  for (;;) {
    const token = parser.acceptToken(({ text }) => manaTypeOf(text) !== undefined);
    const type = token === undefined ? undefined : manaTypeOf(token.text);
    if (type === undefined) return list.length === 0 ? undefined : list;
    list.push(type);
  }
}

/** "{G}{G}", "{W} or {U}", "{W}, {U}, or {B}". */
function parseSymbols(parser: Parser): ManaOutput | undefined {
  const first = parseSymbolRun(parser);
  if (first === undefined) return undefined;
  const runs = [first];
  for (;;) {
    const next = parser.try((inner) =>
      inner.acceptAny(', or', 'or', ',') === undefined ? undefined : parseSymbolRun(inner),
    );
    if (next === undefined) break;
    runs.push(next);
  }
  if (runs.length === 1) {
    const times = parseForEach(parser);
    return times === undefined ? { all: first } : { all: first, times };
  }
  return runs.every(({ length }) => length === 1) ? { one: runs.flat(), count: 1 } : toCombination(runs);
}

/** "{B}{B}, {B}{G}, or {G}{G}": two mana in any combination of two types. */
function toCombination(runs: readonly (readonly ManaType[])[]): ManaOutput | undefined {
  const types = MANA_TYPES.filter((type) => runs.flat().includes(type));
  const [one, other] = types;
  if (types.length !== 2 || one === undefined || other === undefined) return undefined;
  const wanted = [one + one, one + other, other + other];
  const given = new Set(
    runs.map((run) =>
      MANA_TYPES.filter((type) => run.includes(type))
        .flatMap((type) => run.filter((mana) => mana === type))
        .join(''),
    ),
  );
  return runs.length === 3 && wanted.every((run) => given.has(run)) ? { mixed: types, count: 2 } : undefined;
}

function parseAnyColour(parser: Parser): ManaOutput | undefined {
  const some = parseCount(parser);
  if (some === undefined || !parser.accept('mana')) return undefined;
  if (parser.accept('in any combination of colors')) return { mixed: COLOURS, count: some };
  if (parser.accept('in any combination of')) return parseCombination(parser, some);
  if (parser.context.chosen === 'colour' && parser.accept('of the chosen color'))
    return { chosen: 'colour', count: some };
  const derived = parser.try((inner) => parseDerivedTypes(inner, some));
  if (derived !== undefined) return derived;
  if (parser.acceptAny('of any color', 'of any one color') === undefined) return undefined;
  if (['that', 'among', 'in'].includes(parser.peek())) return undefined;
  return { one: COLOURS, count: some };
}

/** "of any color that a land an opponent controls could produce", "of any color among legendary permanents you control" (106.7). */
function parseDerivedTypes(parser: Parser, count: Amount): ManaOutput | undefined {
  if (parser.accept('of any color among')) {
    const found = parseNounPhrase(parser);
    return found?.kind === 'permanent' && found.plural ? { coloursAmong: found.filter, count } : undefined;
  }
  const word = parser.acceptAny('of any type that', 'of any color that');
  if (word === undefined || parser.acceptAny('a', 'an') === undefined) return undefined;
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'permanent' || found.plural || !parser.accept('could produce')) return undefined;
  const colours = word === 'of any color that' ? { colours: true as const } : {};
  return { produced: found.filter, ...colours, count };
}

/** "two mana in any combination of {R} and/or {G}". */
function parseCombination(parser: Parser, some: Amount): ManaOutput | undefined {
  const list: ManaType[] = [];
  do {
    const next = parseSymbolRun(parser);
    if (next === undefined) return undefined;
    list.push(...next);
  } while (parser.acceptAny(', and/or', 'and/or', ',') !== undefined);
  return { mixed: list, count: some };
}

/** "six {G}" */
function parseCountedSymbols(parser: Parser): ManaOutput | undefined {
  const times = parseNumber(parser);
  const list = times === undefined ? undefined : parseSymbolRun(parser);
  return times === undefined || list?.length !== 1
    ? undefined
    : { all: Array.from({ length: times }, () => list).flat() };
}

function parseManaAmount(parser: Parser): ManaOutput | undefined {
  if (!parser.accept('an amount of')) return undefined;
  const list = parseSymbolRun(parser);
  const times = list !== undefined && parser.accept('equal to') ? parseValue(parser) : undefined;
  return list === undefined || times === undefined ? undefined : { all: list, times };
}

/** "Spend this mana only to cast creature spells." */
function parseSpendingRestriction(
  parser: Parser,
): { only: ObjectFilter; abilities?: ObjectFilter; sure?: true } | undefined {
  if (!parser.accept('. spend this mana only to cast')) return undefined;
  parser.acceptAny('a', 'an');
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'spell') return undefined;
  const { zone, stack, ...filter } = found.filter;
  const abilities = parser.try(parseAbilitySources);
  const sure = parser.accept(", and that spell can't be countered") ? ({ sure: true } as const) : {};
  return zone === 'stack' && stack === 'spell' && parser.peek() === '.'
    ? { only: filter, ...(abilities === undefined ? {} : { abilities }), ...sure }
    : undefined;
}

/** "or activate abilities of creatures" */
function parseAbilitySources(parser: Parser): ObjectFilter | undefined {
  const several = parser.accept('or activate abilities of');
  if (!several && !parser.accept('or activate an ability of')) return undefined;
  if (!several && parser.acceptAny('a', 'an') === undefined) return undefined;
  const found = parseNounPhrase(parser);
  const isRight = several ? found?.plural === true || found?.isInvariant === true : found?.plural === false;
  return found?.kind === 'permanent' && isRight && found.filter.chosen === undefined
    ? found.filter
    : undefined;
}

const DEVOTED_MANA =
  'choose a color . add an amount of mana of that color equal to your devotion to that color';

export function parseAddMana(parser: Parser): ParsedEffects {
  if (parser.accept(DEVOTED_MANA)) return [{ do: 'add mana', mana: { devoted: 'colour' } }];
  if (!parser.accept('add')) return undefined;
  const mana = parser.firstOf<ManaOutput>(parseManaAmount, parseCountedSymbols, parseSymbols, parseAnyColour);
  if (mana === undefined) return undefined;
  const narrow = parser.try(parseSpendingRestriction);
  return [{ do: 'add mana', mana, ...narrow }];
}
