/** What follows "if", "as long as" and "unless". */
import type { Condition, Filter, TurnFact, Value, What, Who } from '../abilities/index.ts';
import { parseAdjective, mergeFilters } from './adjectives.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import type { Parser } from './parser.ts';
import { parseSingularReference } from './references.ts';
import { acceptSelfReference } from './self.ts';
import { parseCountersOnIt, parseWith } from './postmodifiers.ts';
import { parseCardTypesAmong, parseNumberOrX, parseValue } from './values.ts';

const atLeast = (compare: Value, min: Value): Condition => ({ compare, min });
const atMost = (compare: Value, max: Value): Condition => ({ compare, max });

interface AmountRange {
  readonly min?: Value;
  readonly max?: Value;
}

/** "a", "no", "three or more", "exactly two". */
function parseAmountRange(reader: Parser): (AmountRange & { other?: true }) | undefined {
  if (reader.says('another')) return { min: 1, other: true };
  if (reader.oneOf('a', 'an', 'at least one', 'one or more') !== undefined) return { min: 1 };
  if (reader.says('no')) return { max: 0 };
  const exactly = reader.says('exactly');
  const some = parseNumberOrX(reader);
  if (some === undefined) return undefined;
  if (exactly) return { min: some, max: some };
  if (reader.says('or more')) return { min: some };
  return reader.oneOf('or fewer', 'or less') === undefined ? undefined : { max: some };
}

const CONTROLLERS: { readonly [words: string]: Who } = {
  'you control': 'you',
  'an opponent controls': 'opponent',
  'your opponents control': 'opponent',
  'defending player controls': 'defender',
  'a player controls': 'each',
  'that player controls': 'that player',
};

function parseControlCondition(reader: Parser): Condition | undefined {
  const words = reader.oneOf(...Object.keys(CONTROLLERS));
  if (words === undefined) return undefined;
  const controller = CONTROLLERS[words];
  if (controller === 'that player' && reader.context.player === undefined) return undefined;
  const some = reader.try(parseAmountRange);
  const found = some === undefined ? undefined : parseNounPhrase(reader);
  if (some === undefined || found === undefined || found.says !== 'permanent' || controller === undefined)
    return undefined;
  const also = some.max === undefined ? reader.try(parseAlternativeNoun) : undefined;
  const kinds = also === undefined ? found.filter : { any: [found.filter, also] };
  const { other, ...many } = some;
  if (also !== undefined && (other === true || many.min !== 1)) return undefined;
  const filter = mergeFilters([kinds, { controller }, other === true ? { other } : {}]);
  if (filter === undefined || (filter.other === true && reader.bearer.spell)) return undefined;
  return { compare: { count: filter }, ...many };
}

/** "a Plains or an Island" */
function parseAlternativeNoun(reader: Parser): Filter | undefined {
  if (reader.oneOf('or a', 'or an') === undefined) return undefined;
  const found = parseNounPhrase(reader);
  return found?.says === 'permanent' && !found.plural ? found.filter : undefined;
}

/** "there are seven or more cards in your graveyard", "seven or more cards are in your graveyard". */
function parseExistence(reader: Parser): Condition | undefined {
  const there = reader.oneOf("there's", 'there are', 'there is') !== undefined;
  const some = reader.try(parseAmountRange);
  if (some === undefined || some.other === true) return undefined;
  const kinds = there ? reader.try(parseCardTypesAmong) : undefined;
  if (kinds !== undefined) return { compare: kinds, ...some };
  const found = parseNounPhrase(reader);
  if (found === undefined) return undefined;
  let { filter } = found;
  if (!there) {
    if (reader.oneOf('are in your graveyard', 'is in your graveyard') !== undefined)
      filter = { ...filter, zone: 'graveyard', owner: 'you' };
    else if (reader.oneOf('is on the battlefield', 'are on the battlefield') === undefined) return undefined;
  }
  if (found.says === 'card' && filter.zone === undefined) return undefined;
  return { compare: { count: filter }, ...some };
}

function parseLifeOrHand(reader: Parser): Condition | undefined {
  if (reader.oneOf('your life total is', 'you have') === undefined) return parseOpponentHas(reader);
  if (reader.says('more life than')) {
    if (reader.oneOf('an opponent', 'each opponent', 'that player') === undefined) return undefined;
    return atLeast({ life: 'you' }, { plus: [{ life: 'opponent' }, 1] });
  }
  return parseLifeOrHandSize(reader, 'you');
}

function parseOpponentHas(reader: Parser): Condition | undefined {
  return reader.oneOf('an opponent has', 'each opponent has', 'defending player has') === undefined
    ? undefined
    : parseLifeOrHandSize(reader, 'opponent');
}

/** "no cards in hand", "10 or less life". */
function parseLifeOrHandSize(reader: Parser, who: Who): Condition | undefined {
  if (reader.says('no cards in hand')) return atMost({ hand: who }, 0);
  const some = parseNumberOrX(reader);
  if (some === undefined) return undefined;
  const more = reader.oneOf('or more', 'or greater') !== undefined;
  if (!more && reader.oneOf('or less', 'or fewer') === undefined) return undefined;
  const isHand = reader.says('cards in hand');
  if (!isHand) reader.says('life');
  const stat: Value = isHand ? { hand: who } : { life: who };
  return more ? atLeast(stat, some) : atMost(stat, some);
}

const TURN_FACTS: { readonly [words: string]: readonly [TurnFact, Who, number] } = {
  'a creature died this turn': ['creatures died', 'each', 1],
  'you gained life this turn': ['life gained', 'you', 1],
  "you've gained life this turn": ['life gained', 'you', 1],
  'you lost life this turn': ['life lost', 'you', 1],
  "you've lost life this turn": ['life lost', 'you', 1],
  'you attacked this turn': ['creatures attacked', 'you', 1],
  "you've attacked this turn": ['creatures attacked', 'you', 1],
  'you attacked with a creature this turn': ['creatures attacked', 'you', 1],
  'an opponent lost life this turn': ['life lost', 'opponent', 1],
  'an opponent was dealt damage this turn': ['damage dealt to', 'opponent', 1],
  "you've cast another spell this turn": ['spells cast', 'you', 2],
  "you've cast two or more spells this turn": ['spells cast', 'you', 2],
  "you've drawn two or more cards this turn": ['cards drawn', 'you', 2],
  "you've drawn three or more cards this turn": ['cards drawn', 'you', 3],
  'you had a land enter the battlefield under your control this turn': ['lands entered', 'you', 1],
};
function parseTurnFact(reader: Parser): Condition | undefined {
  for (const [words, [fact, who, min]] of Object.entries(TURN_FACTS))
    if (reader.says(words)) return atLeast({ thisTurn: fact, who }, min);
  return undefined;
}

const FIXED_CONDITIONS: { readonly [words: string]: Condition } = {
  "it's your turn": { turn: 'you' },
  "it's not your turn": { not: { turn: 'you' } },
  "it isn't your turn": { not: { turn: 'you' } },
  'this spell was kicked': 'kicked',
  '~ was kicked': 'kicked',
  'this creature was kicked': 'kicked',
};
function parseFixedCondition(reader: Parser): Condition | undefined {
  if (reader.context.it === 'this' && reader.says('it was kicked')) return 'kicked';
  for (const [words, always] of Object.entries(FIXED_CONDITIONS)) if (reader.says(words)) return always;
  return undefined;
}

/** What a condition is about: "this creature", "it", "enchanted creature". */
function parseConditionSubject(reader: Parser): What | undefined {
  const found = parseSubjectReference(reader);
  // "As long as enchanted creature is red, it …"
  if (found !== undefined && reader.context.it === undefined) reader.mean({ it: found });
  return found;
}

function parseSubjectReference(reader: Parser): What | undefined {
  if (acceptSelfReference(reader)) return 'this';
  const { it, was } = reader.context;
  const one = reader.try(parseSingularReference);
  if (one !== undefined) return one === it ? (was ?? it) : one;
  const gone =
    it === undefined &&
    was !== undefined &&
    reader.oneOf('it', 'that creature', 'that permanent') !== undefined;
  if (gone) return was;
  const host = reader.oneOf(
    'enchanted creature',
    'equipped creature',
    'enchanted permanent',
    'enchanted land',
  );
  return host === undefined || reader.bearer.spell ? undefined : 'host';
}

/** "is tapped", "isn't a Human", "is red". */
function parseStateCondition(reader: Parser, what: What): Condition | undefined {
  const verb = reader.oneOf("isn't", 'is not', "'s not", 'is', "'s", 'was', "wasn't");
  if (verb === undefined) return undefined;
  const no = verb.includes('not') || verb.includes("n't");
  const attached = reader.oneOf('equipped', 'enchanted');
  const found = attached === undefined ? parseState(reader) : undefined;
  if (attached === undefined && found === undefined) return undefined;
  // Who fought is not remembered once it is over.
  const past = verb.startsWith('was') && found !== undefined;
  if (past && ('attacking' in found || 'blocking' in found || 'blocked' in found)) return undefined;
  const holding: Condition =
    found === undefined
      ? atLeast(
          { count: { subtypes: [attached === 'equipped' ? 'Equipment' : 'Aura'], attachedTo: what } },
          1,
        )
      : { what, matches: found };
  return no ? { not: holding } : holding;
}

function parseState(reader: Parser): Filter | undefined {
  const article = reader.oneOf('a', 'an') !== undefined;
  if (!article) return reader.try(parseAdjective)?.filter;
  const found = parseNounPhrase(reader);
  if (found === undefined || found.filter.zone === 'graveyard') return undefined;
  const { zone, stack, ...filter } = found.filter;
  return zone === undefined || stack !== undefined ? filter : undefined;
}

/** "has flying", "has a +1/+1 counter on it", "has power 4 or greater". */
function parsePossessionCondition(reader: Parser, what: What): Condition | undefined {
  if (!reader.says('has') && !reader.says("'s power is") && !reader.says('had')) return undefined;
  const matches = reader.first<Filter>(parseCountersOnIt, (inner) => parseWith(inner, true));
  return matches === undefined ? undefined : { what, matches };
}

function parseObjectCondition(reader: Parser): Condition | undefined {
  const what = parseConditionSubject(reader);
  if (what === undefined) return undefined;
  return reader.first<Condition>(
    (inner) => parseStateCondition(inner, what),
    (inner) => parsePossessionCondition(inner, what),
  );
}

/** "X is 5 or more" and its like. */
function parseValueCondition(reader: Parser): Condition | undefined {
  const first = parseValue(reader);
  if (first === undefined || typeof first === 'number' || !reader.says('is')) return undefined;
  const some = parseNumberOrX(reader);
  if (some === undefined) return undefined;
  if (reader.oneOf('or greater', 'or more') !== undefined) return atLeast(first, some);
  return reader.oneOf('or less', 'or fewer') === undefined ? undefined : atMost(first, some);
}

const parseSimpleCondition = (reader: Parser): Condition | undefined =>
  reader.first<Condition>(
    parseFixedCondition,
    parseTurnFact,
    parseControlCondition,
    parseLifeOrHand,
    parseExistence,
    parseObjectCondition,
    parseValueCondition,
  );

export function parseCondition(reader: Parser): Condition | undefined {
  const first = parseSimpleCondition(reader);
  if (first === undefined) return undefined;
  const second = reader.try((inner) => (inner.says('and') ? parseSimpleCondition(inner) : undefined));
  return second === undefined ? first : { all: [first, second] };
}
