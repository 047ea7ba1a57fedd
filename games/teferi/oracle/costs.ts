/** Parses costs: before a colon, after "unless", after "you may" and after a keyword. */
import { acceptSelfReference } from './references.ts';
import type { Cost, ObjectFilter, Amount } from '../abilities/index.ts';
import { someNode } from './tree.ts';
import { parseCounterKind } from './counter-names.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import { type Parser, AND } from './parser.ts';
import { parseCount, parseNumberOrX, parseNumber } from './values.ts';
import { parseManaCost } from '../layers/mana-cost.ts';

/** Consecutive mana symbols as one mana cost. */
export function parseManaSymbols(parser: Parser): string | undefined {
  let text = '';
  for (;;) {
    const token = parser.acceptToken(
      ({ kind, text: symbol }) => kind === 'symbol' && parseManaCost(symbol) !== undefined,
    );
    if (token === undefined) return text === '' ? undefined : text;
    text += token.text;
    if (token.text === '{X}') parser.updateContext({ xKnown: true });
  }
}

function parseManaPayment(parser: Parser): Cost | undefined {
  parser.acceptAny('pay', 'pays');
  const found = parseManaSymbols(parser);
  return found === undefined ? undefined : { pay: 'mana', mana: found };
}

function parseTapCost(parser: Parser): Cost | undefined {
  if (parser.accept('{T}')) return { pay: 'tap' };
  return parser.accept('{Q}') ? { pay: 'untap' } : undefined;
}

function parseLifeCost(parser: Parser): Cost | undefined {
  if (parser.acceptAny('pay', 'pays') === undefined) return undefined;
  const life = parseNumberOrX(parser);
  if (life === undefined || !parser.accept('life')) return undefined;
  if (life === 'X') parser.updateContext({ xKnown: true, xPending: undefined });
  return { pay: 'life', life };
}

interface CostObjects {
  readonly what: ObjectFilter;
  readonly count?: Amount;
}

/** "a creature", "two other Elves", "another permanent". */
function parseCostObjects(parser: Parser): CostObjects | undefined {
  const another = parser.accept('another');
  const count = another ? 1 : parseCount(parser);
  if (count === undefined) return undefined;
  const found = parseNounPhrase(parser);
  if (found === undefined || found.kind === 'spell') return undefined;
  const isOtherCard = found.filter.other === true && parser.source.isSpell;
  // The card is on the stack when its costs are paid, so all cards in the graveyard are other cards.
  if (isOtherCard && found.filter.zone !== 'graveyard') return undefined;
  if (count === 'X') parser.updateContext({ xKnown: true, xPending: undefined });
  const { controller, other, ...kind } = found.filter;
  if (controller !== undefined && controller !== 'you') return undefined;
  const rest = isOtherCard || other === undefined ? kind : { ...kind, other };
  const what = another ? { ...rest, other: true as const } : rest;
  const also = count === 1 ? parser.try(parseOtherNoun) : undefined;
  if (also !== undefined) return { what: { any: [what, also] } };
  return { what, ...(count === 1 ? {} : { count }) };
}

/** "another creature or an artifact" */
function parseOtherNoun(parser: Parser): ObjectFilter | undefined {
  if (parser.acceptAny('or a', 'or an') === undefined) return undefined;
  const found = parseNounPhrase(parser);
  return found?.kind === 'permanent' && !found.plural && found.filter.controller === undefined
    ? found.filter
    : undefined;
}

function parseSacrificeCost(parser: Parser): Cost | undefined {
  if (parser.acceptAny('sacrifice', 'sacrifices') === undefined) return undefined;
  const own = acceptSelfReference(parser) || (parser.context.it === 'this' && parser.accept('it'));
  if (own) return { pay: 'sacrifice', what: 'this' };
  const found = parser.try(parseCostObjects);
  if (found === undefined || found.what.zone !== undefined) return undefined;
  parser.updateContext({ hasSacrificed: true });
  return { pay: 'sacrifice', ...found };
}

function parseDiscardCost(parser: Parser): Cost | undefined {
  if (parser.acceptAny('discard', 'discards') === undefined) return undefined;
  if (parser.acceptAny('your hand', 'their hand') !== undefined) return { pay: 'discard', what: 'hand' };
  if (acceptSelfReference(parser)) return { pay: 'discard', what: 'this' };
  const found = parser.try(parseCostObjects);
  if (found === undefined || found.what.zone !== undefined) return undefined;
  const what: ObjectFilter = { ...found.what, zone: 'hand' };
  const random = parser.accept('at random') ? ({ random: true } as const) : {};
  return { pay: 'discard', ...found, what, ...random };
}

function parseExileCost(parser: Parser): Cost | undefined {
  if (!parser.accept('exile')) return undefined;
  if (acceptSelfReference(parser)) {
    if (parser.accept('from your graveyard')) parser.updateContext({ inGraveyard: true });
    return { pay: 'exile', what: 'this' };
  }
  const found = parser.try(parseCostObjects);
  if (found === undefined || (found.what.zone === 'hand' && found.what.owner !== 'you')) return undefined;
  if (found.what.zone === 'graveyard' && found.what.owner !== 'you') return undefined;
  return { pay: 'exile', ...found };
}

function parseReturnCost(parser: Parser): Cost | undefined {
  if (parser.acceptAny('return', 'returns') === undefined) return undefined;
  const own = acceptSelfReference(parser);
  const found = own ? { what: 'this' as const } : parser.try(parseCostObjects);
  if (found === undefined) return undefined;
  return parser.acceptAny("to its owner's hand", "to their owner's hand") === undefined
    ? undefined
    : { pay: 'return', ...found };
}

function parseTapOthersCost(parser: Parser): Cost | undefined {
  if (!parser.accept('tap')) return undefined;
  const found = parser.try(parseCostObjects);
  if (found === undefined || found.what.tapped !== false || found.what.zone !== undefined) return undefined;
  return { pay: 'tap others', ...found };
}

function parseCountersCost(parser: Parser): Cost | undefined {
  const verb = parser.acceptAny('remove', 'put');
  const count = verb === undefined ? undefined : parseCount(parser);
  const kind = count === undefined ? undefined : parseCounterKind(parser);
  if (count === undefined || kind === undefined || parser.acceptAny('counter', 'counters') === undefined)
    return undefined;
  const others = verb === 'remove' ? parser.try((inner) => parseCounterHolders(inner, count)) : undefined;
  if (others !== undefined) return { pay: 'remove counters', kind, count, from: others };
  if (!parser.accept(verb === 'remove' ? 'from' : 'on') || !acceptSelfReference(parser)) return undefined;
  if (count === 'X') parser.updateContext({ xKnown: true, xPending: undefined });
  parser.setReferent('this', false);
  return { pay: verb === 'remove' ? 'remove counters' : 'put counters', kind, count };
}

/** "from a creature you control", "from among creatures you control" */
function parseCounterHolders(parser: Parser, count: Amount): ObjectFilter | undefined {
  const among = parser.accept('from among');
  if (!among && (count !== 1 || !parser.accept('from'))) return undefined;
  if (!among && parser.acceptAny('a', 'an') === undefined) return undefined;
  const found = parseNounPhrase(parser);
  return found?.kind === 'permanent' && found.plural === among && found.filter.controller === 'you'
    ? found.filter
    : undefined;
}

/** "reveal a Dragon card from your hand" */
function parseRevealCost(parser: Parser): Cost | undefined {
  if (!parser.accept('reveal') || parser.acceptAny('a', 'an') === undefined) return undefined;
  const found = parseNounPhrase(parser);
  return found?.kind === 'card' && found.filter.zone === 'hand' && found.filter.owner === 'you'
    ? { pay: 'reveal', what: found.filter }
    : undefined;
}

/** A run of {E} symbols. */
export function parseEnergySymbols(parser: Parser): number | undefined {
  let count = 0;
  while (parser.accept('{E}')) count++;
  return count === 0 ? undefined : count;
}

/** "Pay {E}{E}", "pay eight {E}" */
function parseEnergyCost(parser: Parser): Cost | undefined {
  if (parser.acceptAny('pay', 'pays') === undefined) return undefined;
  const many = parser.try(parseNumber);
  const count = parseEnergySymbols(parser);
  if (count === undefined || (many !== undefined && count !== 1)) return undefined;
  return { pay: 'energy', count: many ?? count };
}

function parseMillCost(parser: Parser): Cost | undefined {
  if (parser.acceptAny('mill', 'mills') === undefined) return undefined;
  const count = parser.accept('a card') ? 1 : parseNumber(parser);
  if (count === undefined) return undefined;
  parser.accept('cards');
  return { pay: 'mill', count };
}

const parseCost = (parser: Parser): Cost | undefined =>
  parser.firstOf<Cost>(
    parseTapCost,
    parseLifeCost,
    parseEnergyCost,
    parseManaPayment,
    parseSacrificeCost,
    parseDiscardCost,
    parseExileCost,
    parseReturnCost,
    parseTapOthersCost,
    parseCountersCost,
    parseMillCost,
    parseRevealCost,
  );

/** "sacrifice an artifact and a creature": the verb stands only before the first object. */
function parseRepeatedSacrifice(parser: Parser, before: Cost | undefined): Cost | undefined {
  if (before?.pay !== 'sacrifice' || before.what === 'this') return undefined;
  const found = parseCostObjects(parser);
  return found === undefined || found.what.zone !== undefined ? undefined : { pay: 'sacrifice', ...found };
}

export function parseCosts(parser: Parser): readonly Cost[] | undefined {
  const first = parseCost(parser);
  if (first === undefined) return undefined;
  const list = [first];
  for (;;) {
    const next = parser.try((inner) =>
      inner.acceptAny(...AND) === undefined
        ? undefined
        : (inner.try(parseCost) ?? parseRepeatedSacrifice(inner, list.at(-1))),
    );
    if (next === undefined) return list;
    list.push(next);
  }
}

/** A cost that is paid on resolution: the value of X must be known already, because no player chooses it then. */
export function parsePayment(parser: Parser): readonly Cost[] | undefined {
  const { xKnown } = parser.context;
  const costs = parseCosts(parser);
  return xKnown !== true && someNode(costs, isX) ? undefined : costs;
}

const isX = (node: unknown): boolean => node === 'X' || (typeof node === 'string' && node.includes('{X}'));

/** The cost of a keyword: mana, or any costs after a dash. */
export function parseKeywordCost(parser: Parser): readonly Cost[] | undefined {
  if (parser.accept('—')) return parseCosts(parser);
  const found = parseManaSymbols(parser);
  return found === undefined ? undefined : [{ pay: 'mana', mana: found }];
}
