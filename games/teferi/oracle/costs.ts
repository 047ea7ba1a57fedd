/** Costs: in front of the colon, behind "unless", after "you may". */
import type { Cost, Filter, Value } from '../abilities/index.ts';
import { parseCounterKind } from './counter-names.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import type { Parser } from './parser.ts';
import { acceptSelfReference } from './self.ts';
import { parseCount, parseNumberOrX, parseNumber } from './values.ts';
import { readCost } from '../layers/mana-cost.ts';

/** Symbols in a row, as one mana cost. */
export function parseManaSymbols(reader: Parser): string | undefined {
  let text = '';
  for (;;) {
    const token = reader.take(
      ({ kind, text: symbol }) => kind === 'symbol' && readCost(symbol) !== undefined,
    );
    if (token === undefined) return text === '' ? undefined : text;
    text += token.text;
    if (token.text === '{X}') reader.mean({ x: true });
  }
}

function parseManaCost(reader: Parser): Cost | undefined {
  reader.oneOf('pay', 'pays');
  const found = parseManaSymbols(reader);
  return found === undefined ? undefined : { pay: 'mana', mana: found };
}

function parseTapCost(reader: Parser): Cost | undefined {
  if (reader.says('{T}')) return { pay: 'tap' };
  return reader.says('{Q}') ? { pay: 'untap' } : undefined;
}

function parseLifeCost(reader: Parser): Cost | undefined {
  if (reader.oneOf('pay', 'pays') === undefined) return undefined;
  const life = parseNumberOrX(reader);
  if (life === undefined || !reader.says('life')) return undefined;
  if (life === 'X') reader.mean({ x: true, owesX: undefined });
  return { pay: 'life', life };
}

interface CostObjects {
  readonly what: Filter;
  readonly count?: Value;
}

/** "a creature", "two other Elves", "another permanent". */
function parseCostObjects(reader: Parser): CostObjects | undefined {
  const another = reader.says('another');
  const many = another ? 1 : parseCount(reader);
  if (many === undefined) return undefined;
  const found = parseNounPhrase(reader);
  if (found === undefined || found.says === 'spell') return undefined;
  if (found.filter.other === true && reader.bearer.spell) return undefined;
  if (many === 'X') reader.mean({ x: true, owesX: undefined });
  const { controller, ...rest } = found.filter;
  if (controller !== undefined && controller !== 'you') return undefined;
  const what = another ? { ...rest, other: true as const } : rest;
  return { what, ...(many === 1 ? {} : { count: many }) };
}

function parseSacrificeCost(reader: Parser): Cost | undefined {
  if (reader.oneOf('sacrifice', 'sacrifices') === undefined) return undefined;
  if (acceptSelfReference(reader)) return { pay: 'sacrifice', what: 'this' };
  const found = reader.try(parseCostObjects);
  if (found === undefined || found.what.zone !== undefined) return undefined;
  reader.mean({ sacrificed: true });
  return { pay: 'sacrifice', ...found };
}

function parseDiscardCost(reader: Parser): Cost | undefined {
  if (reader.oneOf('discard', 'discards') === undefined) return undefined;
  if (reader.oneOf('your hand', 'their hand') !== undefined) return { pay: 'discard', what: 'hand' };
  if (acceptSelfReference(reader)) return { pay: 'discard', what: 'this' };
  const found = reader.try(parseCostObjects);
  if (found === undefined || found.what.zone !== undefined) return undefined;
  const what: Filter = { ...found.what, zone: 'hand' };
  const random = reader.says('at random') ? ({ random: true } as const) : {};
  return { pay: 'discard', ...found, what, ...random };
}

function parseExileCost(reader: Parser): Cost | undefined {
  if (!reader.says('exile')) return undefined;
  if (acceptSelfReference(reader)) {
    if (reader.says('from your graveyard')) reader.mean({ buried: true });
    return { pay: 'exile', what: 'this' };
  }
  const found = reader.try(parseCostObjects);
  if (found === undefined || found.what.zone === 'hand') return undefined;
  if (found.what.zone === 'graveyard' && found.what.owner !== 'you') return undefined;
  return { pay: 'exile', ...found };
}

function parseReturnCost(reader: Parser): Cost | undefined {
  if (reader.oneOf('return', 'returns') === undefined) return undefined;
  const own = acceptSelfReference(reader);
  const found = own ? { what: 'this' as const } : reader.try(parseCostObjects);
  if (found === undefined) return undefined;
  return reader.oneOf("to its owner's hand", "to their owner's hand") === undefined
    ? undefined
    : { pay: 'return', ...found };
}

function parseTapOthersCost(reader: Parser): Cost | undefined {
  if (!reader.says('tap')) return undefined;
  const found = reader.try(parseCostObjects);
  if (found === undefined || found.what.tapped !== false || found.what.zone !== undefined) return undefined;
  return { pay: 'tap others', ...found };
}

function parseCountersCost(reader: Parser): Cost | undefined {
  const verb = reader.oneOf('remove', 'put');
  const many = verb === undefined ? undefined : parseCount(reader);
  const kind = many === undefined ? undefined : parseCounterKind(reader);
  if (many === undefined || kind === undefined || reader.oneOf('counter', 'counters') === undefined)
    return undefined;
  if (!reader.says(verb === 'remove' ? 'from' : 'on') || !acceptSelfReference(reader)) return undefined;
  if (many === 'X') reader.mean({ x: true, owesX: undefined });
  return { pay: verb === 'remove' ? 'remove counters' : 'put counters', kind, count: many };
}

function parseMillCost(reader: Parser): Cost | undefined {
  if (reader.oneOf('mill', 'mills') === undefined) return undefined;
  const many = reader.says('a card') ? 1 : parseNumber(reader);
  if (many === undefined) return undefined;
  reader.says('cards');
  return { pay: 'mill', count: many };
}

/** One part of a cost. */
const parseCost = (reader: Parser): Cost | undefined =>
  reader.first<Cost>(
    parseTapCost,
    parseLifeCost,
    parseManaCost,
    parseSacrificeCost,
    parseDiscardCost,
    parseExileCost,
    parseReturnCost,
    parseTapOthersCost,
    parseCountersCost,
    parseMillCost,
  );

/** "sacrifice an artifact and a creature": the verb is said once. */
function parseRepeatedSacrifice(reader: Parser, before: Cost | undefined): Cost | undefined {
  if (before?.pay !== 'sacrifice' || before.what === 'this') return undefined;
  const found = parseCostObjects(reader);
  return found === undefined || found.what.zone !== undefined ? undefined : { pay: 'sacrifice', ...found };
}

/** Parts with commas, or "and", between them. */
export function parseCosts(reader: Parser): readonly Cost[] | undefined {
  const first = parseCost(reader);
  if (first === undefined) return undefined;
  const list = [first];
  for (;;) {
    const next = reader.try((inner) =>
      inner.oneOf(', and', 'and', ',') === undefined
        ? undefined
        : (inner.try(parseCost) ?? parseRepeatedSacrifice(inner, list.at(-1))),
    );
    if (next === undefined) return list;
    list.push(next);
  }
}

/** What is paid as something resolves: nobody is asked for an X then, it must be known already. */
export function parsePayment(reader: Parser): readonly Cost[] | undefined {
  const { x } = reader.context;
  const found = parseCosts(reader);
  return found !== undefined && x !== true && /\{X\}|"X"/.test(JSON.stringify(found)) ? undefined : found;
}

/** A cost behind a keyword: mana, or anything behind a dash. */
export function parseKeywordCost(reader: Parser): readonly Cost[] | undefined {
  if (reader.says('—')) return parseCosts(reader);
  const found = parseManaSymbols(reader);
  return found === undefined ? undefined : [{ pay: 'mana', mana: found }];
}
