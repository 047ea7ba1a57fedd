/** Costs: in front of the colon, behind "unless", after "you may". */
import type { Cost, Filter, Value } from '../abilities/index.ts';
import { counterKind } from './counter-names.ts';
import { noun } from './nouns.ts';
import type { Reader } from './reader.ts';
import { selfNoun } from './self.ts';
import { count, number, plainNumber } from './values.ts';
import { readCost } from '../layers/mana-cost.ts';

/** Symbols in a row, as one mana cost. */
export function mana(reader: Reader): string | undefined {
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

function manaCost(reader: Reader): Cost | undefined {
  reader.oneOf('pay', 'pays');
  const found = mana(reader);
  return found === undefined ? undefined : { pay: 'mana', mana: found };
}

function tapCost(reader: Reader): Cost | undefined {
  if (reader.says('{T}')) return { pay: 'tap' };
  return reader.says('{Q}') ? { pay: 'untap' } : undefined;
}

function lifeCost(reader: Reader): Cost | undefined {
  if (reader.oneOf('pay', 'pays') === undefined) return undefined;
  const life = number(reader);
  if (life === undefined || !reader.says('life')) return undefined;
  if (life === 'X') reader.mean({ x: true, owesX: undefined });
  return { pay: 'life', life };
}

interface Some {
  readonly what: Filter;
  readonly count?: Value;
}

/** "a creature", "two other Elves", "another permanent". */
function some(reader: Reader): Some | undefined {
  const another = reader.says('another');
  const many = another ? 1 : count(reader);
  if (many === undefined) return undefined;
  const found = noun(reader);
  if (found === undefined || found.says === 'spell') return undefined;
  if (found.filter.other === true && reader.bearer.spell) return undefined;
  if (many === 'X') reader.mean({ x: true, owesX: undefined });
  const { controller, ...rest } = found.filter;
  if (controller !== undefined && controller !== 'you') return undefined;
  const what = another ? { ...rest, other: true as const } : rest;
  return { what, ...(many === 1 ? {} : { count: many }) };
}

function sacrificeCost(reader: Reader): Cost | undefined {
  if (reader.oneOf('sacrifice', 'sacrifices') === undefined) return undefined;
  if (selfNoun(reader)) return { pay: 'sacrifice', what: 'this' };
  const found = reader.try(some);
  if (found === undefined || found.what.zone !== undefined) return undefined;
  reader.mean({ sacrificed: true });
  return { pay: 'sacrifice', ...found };
}

function discardCost(reader: Reader): Cost | undefined {
  if (reader.oneOf('discard', 'discards') === undefined) return undefined;
  if (reader.oneOf('your hand', 'their hand') !== undefined) return { pay: 'discard', what: 'hand' };
  if (selfNoun(reader)) return { pay: 'discard', what: 'this' };
  const found = reader.try(some);
  if (found === undefined || found.what.zone !== undefined) return undefined;
  const what: Filter = { ...found.what, zone: 'hand' };
  const random = reader.says('at random') ? ({ random: true } as const) : {};
  return { pay: 'discard', ...found, what, ...random };
}

function exileCost(reader: Reader): Cost | undefined {
  if (!reader.says('exile')) return undefined;
  if (selfNoun(reader)) {
    if (reader.says('from your graveyard')) reader.mean({ buried: true });
    return { pay: 'exile', what: 'this' };
  }
  const found = reader.try(some);
  if (found === undefined || found.what.zone === 'hand') return undefined;
  if (found.what.zone === 'graveyard' && found.what.owner !== 'you') return undefined;
  return { pay: 'exile', ...found };
}

function returnCost(reader: Reader): Cost | undefined {
  if (reader.oneOf('return', 'returns') === undefined) return undefined;
  const own = selfNoun(reader);
  const found = own ? { what: 'this' as const } : reader.try(some);
  if (found === undefined) return undefined;
  return reader.oneOf("to its owner's hand", "to their owner's hand") === undefined
    ? undefined
    : { pay: 'return', ...found };
}

function tapOthers(reader: Reader): Cost | undefined {
  if (!reader.says('tap')) return undefined;
  const found = reader.try(some);
  if (found === undefined || found.what.tapped !== false || found.what.zone !== undefined) return undefined;
  return { pay: 'tap others', ...found };
}

function countersCost(reader: Reader): Cost | undefined {
  const verb = reader.oneOf('remove', 'put');
  const many = verb === undefined ? undefined : count(reader);
  const kind = many === undefined ? undefined : counterKind(reader);
  if (many === undefined || kind === undefined || reader.oneOf('counter', 'counters') === undefined)
    return undefined;
  if (!reader.says(verb === 'remove' ? 'from' : 'on') || !selfNoun(reader)) return undefined;
  if (many === 'X') reader.mean({ x: true, owesX: undefined });
  return { pay: verb === 'remove' ? 'remove counters' : 'put counters', kind, count: many };
}

function millCost(reader: Reader): Cost | undefined {
  if (reader.oneOf('mill', 'mills') === undefined) return undefined;
  const many = reader.says('a card') ? 1 : plainNumber(reader);
  if (many === undefined) return undefined;
  reader.says('cards');
  return { pay: 'mill', count: many };
}

/** One part of a cost. */
const cost = (reader: Reader): Cost | undefined =>
  reader.first<Cost>(
    tapCost,
    lifeCost,
    manaCost,
    sacrificeCost,
    discardCost,
    exileCost,
    returnCost,
    tapOthers,
    countersCost,
    millCost,
  );

/** "sacrifice an artifact and a creature": the verb is said once. */
function alike(reader: Reader, before: Cost | undefined): Cost | undefined {
  if (before?.pay !== 'sacrifice' || before.what === 'this') return undefined;
  const found = some(reader);
  return found === undefined || found.what.zone !== undefined ? undefined : { pay: 'sacrifice', ...found };
}

/** Parts with commas, or "and", between them. */
export function costs(reader: Reader): readonly Cost[] | undefined {
  const first = cost(reader);
  if (first === undefined) return undefined;
  const list = [first];
  for (;;) {
    const next = reader.try((inner) =>
      inner.oneOf(', and', 'and', ',') === undefined
        ? undefined
        : (inner.try(cost) ?? alike(inner, list.at(-1))),
    );
    if (next === undefined) return list;
    list.push(next);
  }
}

/** What is paid as something resolves: nobody is asked for an X then, it must be known already. */
export function payment(reader: Reader): readonly Cost[] | undefined {
  const { x } = reader.context;
  const found = costs(reader);
  return found !== undefined && x !== true && /\{X\}|"X"/.test(JSON.stringify(found)) ? undefined : found;
}

/** A cost behind a keyword: mana, or anything behind a dash. */
export function price(reader: Reader): readonly Cost[] | undefined {
  if (reader.says('—')) return costs(reader);
  const found = mana(reader);
  return found === undefined ? undefined : [{ pay: 'mana', mana: found }];
}
