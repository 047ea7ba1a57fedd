/** Parses conditions: the text after "if", "as long as" and "unless". */
import type {
  Condition,
  ObjectFilter,
  Amount,
  ObjectReference,
  PlayerReference,
} from '../abilities/index.ts';
import { parseAdjective, mergeFilters } from './adjectives.ts';
import { parseCounterKind } from './counter-names.ts';
import { parseFactCondition } from './fact-conditions.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import type { Parser } from './parser.ts';
import { parseSingularReference, acceptSelfReference } from './references.ts';
import { parseCountersOnIt, parseWith } from './postmodifiers.ts';
import { canReferToOther, excludeObject, parseCardTypesAmong, parseNumberOrX, parseValue } from './values.ts';

const atLeast = (compare: Amount, min: Amount): Condition => ({ compare, min });
const atMost = (compare: Amount, max: Amount): Condition => ({ compare, max });

interface StatedAmount {
  readonly min?: Amount;
  readonly max?: Amount;
}

/** "a", "no", "three or more", "exactly two". */
function parseStatedAmount(parser: Parser): (StatedAmount & { other?: true }) | undefined {
  if (parser.accept('another')) return { min: 1, other: true };
  if (parser.acceptAny('a', 'an', 'at least one', 'one or more') !== undefined) return { min: 1 };
  if (parser.accept('no')) return { max: 0 };
  if (parser.accept('at least')) {
    const least = parseNumberOrX(parser);
    return least === undefined ? undefined : { min: least };
  }
  const exactly = parser.accept('exactly');
  const some = parseNumberOrX(parser);
  if (some === undefined) return undefined;
  if (exactly) return { min: some, max: some };
  if (parser.accept('or more')) return { min: some };
  return parser.acceptAny('or fewer', 'or less') === undefined ? undefined : { max: some };
}

const CONTROLLERS: { readonly [words: string]: PlayerReference } = {
  'you control': 'you',
  'an opponent controls': 'opponent',
  'your opponents control': 'opponent',
  'defending player controls': 'defender',
  'a player controls': 'each',
  'that player controls': 'that player',
};

/** "you control fewer creatures than an opponent" */
function parseFewerThan(parser: Parser): Condition | undefined {
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'permanent' || !found.plural || found.filter.controller !== undefined) return undefined;
  if (found.filter.other === true || !parser.accept('than an opponent')) return undefined;
  const count = (controller: PlayerReference): Amount => ({ count: { ...found.filter, controller } });
  return atLeast(count('opponent'), { plus: [count('you'), 1] });
}

/** "an opponent controls more lands than you" */
function parseMoreThan(parser: Parser): Condition | undefined {
  if (parser.accept('you control fewer')) return parseFewerThan(parser);
  const who = parser.acceptAny('an opponent controls more', 'you control more');
  const found = who === undefined ? undefined : parseNounPhrase(parser);
  if (
    found?.kind !== 'permanent' ||
    !found.plural ||
    found.filter.controller !== undefined ||
    found.filter.other === true
  )
    return undefined;
  if (!parser.accept(who === 'you control more' ? 'than each opponent' : 'than you')) {
    if (who !== 'you control more' || parser.acceptAny('than an opponent', 'than any opponent') === undefined)
      return undefined;
  }
  const [more, less] =
    who === 'you control more' ? (['you', 'opponent'] as const) : (['opponent', 'you'] as const);
  const count = (controller: PlayerReference): Amount => ({ count: { ...found.filter, controller } });
  return atLeast(count(more), { plus: [count(less), 1] });
}

function parseControlCondition(parser: Parser): Condition | undefined {
  const words = parser.acceptAny(...Object.keys(CONTROLLERS));
  if (words === undefined) return undefined;
  const controller = CONTROLLERS[words];
  if (controller === 'that player' && parser.context.thatPlayer === undefined) return undefined;
  const some = parser.try(parseStatedAmount);
  const found = some === undefined ? undefined : parseNounPhrase(parser);
  if (some === undefined || found === undefined || found.kind !== 'permanent' || controller === undefined)
    return undefined;
  if (some.other !== true && parser.accept('with different names')) {
    const { min, max } = some;
    const range = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
    return { compare: { names: { ...found.filter, controller } }, ...range };
  }
  const also = some.max === undefined ? parser.try(parseAlternativeNoun) : undefined;
  const kinds = also === undefined ? found.filter : { any: [found.filter, also] };
  const { other, ...range } = some;
  if (also !== undefined && (other === true || range.min !== 1)) return undefined;
  const filter = mergeFilters([kinds, { controller }, other === true ? { other } : {}]);
  if (filter === undefined || (filter.other === true && parser.source.isSpell)) return undefined;
  if (filter.other !== true || canReferToOther(parser)) {
    const first: Condition = { compare: { count: filter }, ...range };
    const second = range.min === 1 && also === undefined ? parser.try(parseAndNoun) : undefined;
    return second === undefined ? first : { all: [first, atLeast({ count: { ...second, controller } }, 1)] };
  }
  // "Whenever a Mountain enters, if you control five other Mountains": other than that Mountain.
  return parser.context.it === 'it' && parser.context.targets.length === 0
    ? { compare: { count: excludeObject(filter, 'it') }, ...range }
    : undefined;
}

/** "a Plains or an Island" */
function parseAlternativeNoun(parser: Parser): ObjectFilter | undefined {
  if (parser.acceptAny('or a', 'or an') === undefined) return undefined;
  const found = parseNounPhrase(parser);
  return found?.kind === 'permanent' && !found.plural ? found.filter : undefined;
}

/** "a Forest and an Island" */
function parseAndNoun(parser: Parser): ObjectFilter | undefined {
  if (parser.acceptAny('and a', 'and an') === undefined) return undefined;
  const found = parseNounPhrase(parser);
  return found?.kind === 'permanent' && !found.plural && found.filter.controller === undefined
    ? found.filter
    : undefined;
}

/** "three or more charge counters on it", about the source. */
function parseCountersOnSource(parser: Parser, some: StatedAmount): Condition | undefined {
  const kind = parseCounterKind(parser);
  if (kind === undefined || parser.acceptAny('counters on', 'counter on') === undefined) return undefined;
  const { it } = parser.context;
  if (!acceptSelfReference(parser) && !(it === 'this' && parser.acceptAny('it', 'him', 'her') !== undefined))
    return undefined;
  parser.updateContext({ countersOnSource: kind, ...(it === undefined ? { it: 'this', itNouns: [] } : {}) });
  return { compare: { counters: kind, on: 'this' }, ...some };
}

/** "there are seven or more cards in your graveyard", "seven or more cards are in your graveyard". */
function parseExistence(parser: Parser): Condition | undefined {
  const there = parser.acceptAny("there's", 'there are', 'there is') !== undefined;
  const some = parser.try(parseStatedAmount);
  if (some === undefined || some.other === true) return undefined;
  const counters = there ? parser.try((inner) => parseCountersOnSource(inner, some)) : undefined;
  if (counters !== undefined) return counters;
  const kinds = there ? parser.try(parseCardTypesAmong) : undefined;
  if (kinds !== undefined) return { compare: kinds, ...some };
  const found = parseNounPhrase(parser);
  if (found === undefined) return undefined;
  let { filter } = found;
  if (!there) {
    if (parser.acceptAny('are in your graveyard', 'is in your graveyard') !== undefined)
      filter = { ...filter, zone: 'graveyard', owner: 'you' };
    else if (parser.acceptAny('is on the battlefield', 'are on the battlefield') === undefined)
      return undefined;
  }
  if (found.kind === 'card' && filter.zone === undefined) return undefined;
  return { compare: { count: filter }, ...some };
}

function parseLifeOrHand(parser: Parser): Condition | undefined {
  if (parser.acceptAny('your life total is', 'you have') === undefined) return parseOpponentHas(parser);
  if (parser.accept('more life than')) {
    if (parser.acceptAny('an opponent', 'each opponent', 'that player') === undefined) return undefined;
    return atLeast({ life: 'you' }, { plus: [{ life: 'opponent' }, 1] });
  }
  return parseLifeOrHandSize(parser, 'you');
}

function parseOpponentHas(parser: Parser): Condition | undefined {
  const more = parser.acceptAny(
    'an opponent has more life than you',
    'an opponent has more cards in hand than you',
    'defending player has more cards in hand than you',
  );
  if (more !== undefined) {
    const stat = (who: PlayerReference): Amount => (more.includes('life') ? { life: who } : { hand: who });
    return atLeast(stat('opponent'), { plus: [stat('you'), 1] });
  }
  return parser.acceptAny('an opponent has', 'each opponent has', 'defending player has') === undefined
    ? undefined
    : parseLifeOrHandSize(parser, 'opponent');
}

/** "no cards in hand", "10 or less life". */
function parseLifeOrHandSize(parser: Parser, who: PlayerReference): Condition | undefined {
  if (parser.accept('no cards in hand')) return atMost({ hand: who }, 0);
  const some = parseNumberOrX(parser);
  if (some === undefined) return undefined;
  const more = parser.acceptAny('or more', 'or greater') !== undefined;
  if (!more && parser.acceptAny('or less', 'or fewer') === undefined) return undefined;
  const isHand = parser.accept('cards in hand');
  if (!isHand) parser.accept('life');
  const stat: Amount = isHand ? { hand: who } : { life: who };
  return more ? atLeast(stat, some) : atMost(stat, some);
}

/** "this creature", "it", "enchanted creature". Without another referent, "it" means that object from here on. */
function parseConditionSubject(parser: Parser): ObjectReference | undefined {
  const found = parseSubjectReference(parser);
  if (found !== undefined && parser.context.it === undefined) parser.updateContext({ it: found });
  return found;
}

const SACRIFICED = ['creature', 'permanent', 'artifact', 'land'].map((noun) => `the sacrificed ${noun}`);

function parseSubjectReference(parser: Parser): ObjectReference | undefined {
  if (acceptSelfReference(parser)) return 'this';
  if (parser.context.hasSacrificed === true && parser.acceptAny(...SACRIFICED) !== undefined) return 'paid';
  const { it, lastKnown } = parser.context;
  const one = parser.try(parseSingularReference);
  if (one !== undefined) return one === it ? (lastKnown ?? it) : one;
  const gone =
    it === undefined &&
    lastKnown !== undefined &&
    parser.acceptAny('it', 'that creature', 'that permanent') !== undefined;
  if (gone) return lastKnown;
  const host = parser.acceptAny(
    'enchanted creature',
    'equipped creature',
    'enchanted permanent',
    'enchanted land',
  );
  return host === undefined || parser.source.isSpell ? undefined : 'host';
}

/** "is tapped", "isn't a Human", "is red". */
function parseStateCondition(parser: Parser, what: ObjectReference): Condition | undefined {
  const verb = parser.acceptAny("isn't", 'is not', "'s not", 'is', "'s", 'was', "wasn't");
  if (verb === undefined) return undefined;
  const no = verb.includes('not') || verb.includes("n't");
  if (parser.accept('monstrous')) {
    const grown = atLeast({ counters: 'monstrous', on: what }, 1);
    return no ? { not: grown } : grown;
  }
  if (parser.accept('attached to a creature'))
    return no ? { not: { what, matches: { attached: true } } } : { what, matches: { attached: true } };
  const attached = parser.acceptAny('equipped', 'enchanted');
  const found = attached === undefined ? parseState(parser) : undefined;
  if (attached === undefined && found === undefined) return undefined;
  // Last known information does not include who attacked or blocked.
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

function parseState(parser: Parser): ObjectFilter | undefined {
  const article = parser.acceptAny('a', 'an') !== undefined;
  if (!article) return parser.try(parseAdjective)?.filter;
  const found = parseNounPhrase(parser);
  if (found === undefined || found.filter.zone === 'graveyard') return undefined;
  const { zone, stack, ...filter } = found.filter;
  return zone === undefined || stack !== undefined ? filter : undefined;
}

/** "has flying", "has a +1/+1 counter on it", "has power 4 or greater". */
function parsePossessionCondition(parser: Parser, what: ObjectReference): Condition | undefined {
  if (!parser.accept('has') && !parser.accept("'s power is") && !parser.accept('had')) return undefined;
  const matches = parser.firstOf<ObjectFilter>(parseCountersOnIt, (inner) => parseWith(inner, true));
  return matches === undefined ? undefined : { what, matches };
}

function parseObjectCondition(parser: Parser): Condition | undefined {
  const what = parseConditionSubject(parser);
  if (what === undefined) return undefined;
  return parser.firstOf<Condition>(
    (inner) =>
      inner.acceptAny('entered this turn', 'entered the battlefield this turn') === undefined
        ? undefined
        : { what, matches: { enteredThisTurn: true } },
    (inner) => parseStateCondition(inner, what),
    (inner) => parsePossessionCondition(inner, what),
  );
}

/** "greater than this creature's power" */
function parseComparedValue(parser: Parser, first: Amount): Condition | undefined {
  const word = parser.acceptAny('less than', 'greater than');
  const value = word === undefined ? undefined : parseValue(parser);
  if (value === undefined || typeof value === 'number') return undefined;
  return word === 'greater than'
    ? atLeast(first, { plus: [value, 1] })
    : atMost(first, { plus: [value, -1] });
}

/** "X is 5 or more", "its power is 4 or greater". */
function parseValueCondition(parser: Parser): Condition | undefined {
  const first = parseValue(parser);
  if (first === undefined || typeof first === 'number' || parser.acceptAny('is', 'was') === undefined)
    return undefined;
  const compared = parser.try((inner) => parseComparedValue(inner, first));
  if (compared !== undefined) return compared;
  const less = parser.acceptAny('less than', 'greater than');
  const some = parseNumberOrX(parser);
  if (some === undefined) return undefined;
  if (less !== undefined)
    return typeof some !== 'number'
      ? undefined
      : less === 'less than'
        ? atMost(first, some - 1)
        : atLeast(first, some + 1);
  if (parser.acceptAny('or greater', 'or more') !== undefined) return atLeast(first, some);
  return parser.acceptAny('or less', 'or fewer') === undefined ? undefined : atMost(first, some);
}

/** "if a creature card was exiled this way": one of the objects of the preceding effect. */
function parseThisWay(parser: Parser): Condition | undefined {
  const { counted, it, them } = parser.context;
  if (counted !== 'made' && it !== 'made' && them !== 'made') return undefined;
  const article = parser.acceptAny('a', 'an', 'one or more', 'at least one');
  const found = article === undefined ? undefined : parseNounPhrase(parser);
  if (found?.kind !== 'card' || found.filter.zone !== undefined || found.filter.other === true)
    return undefined;
  return parser.acceptAny(...THIS_WAY) === undefined ? undefined : { what: 'made', matches: found.filter };
}
const THIS_WAY = ['exiled', 'milled', 'discarded', 'revealed', 'put into your graveyard'].flatMap((verb) => [
  `was ${verb} this way`,
  `is ${verb} this way`,
  `were ${verb} this way`,
  `are ${verb} this way`,
]);

/** "the top card of your library is a Goblin card", "is black" */
function parseTopCardCondition(parser: Parser): Condition | undefined {
  if (!parser.accept('the top card of your library is')) return undefined;
  if (parser.acceptAny('a', 'an') === undefined) {
    const found = parseAdjective(parser);
    return found === undefined ? undefined : { top: 'you', matches: found.filter };
  }
  const found = parseNounPhrase(parser);
  return found?.kind === 'card' && found.filter.zone === undefined
    ? { top: 'you', matches: found.filter }
    : undefined;
}

/** "you have seven or more cards in your graveyard" */
function parseGraveyardSize(parser: Parser): Condition | undefined {
  const who = parser.acceptAny('you have', 'defending player has', 'an opponent has');
  const some = who === undefined ? undefined : parser.try(parseStatedAmount);
  if (some === undefined || some.other === true) return undefined;
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'card') return undefined;
  const isOwn = who === 'you have';
  const { zone, owner, ...filter } = found.filter;
  const isYours = zone === 'graveyard' && owner === 'you' && isOwn;
  const isTheirs = zone === undefined && !isOwn && parser.accept('in their graveyard');
  if (!isYours && !isTheirs) return undefined;
  return { compare: { count: { ...filter, zone: 'graveyard', owner: isOwn ? 'you' : 'opponent' } }, ...some };
}

/** "you don't control a Human" */
function parseLackCondition(parser: Parser): Condition | undefined {
  if (!parser.accept("you don't control")) return undefined;
  const found = parser.acceptAny('a', 'an', 'any') === undefined ? undefined : parseNounPhrase(parser);
  return found?.kind === 'permanent' && found.filter.other !== true
    ? atMost({ count: { ...found.filter, controller: 'you' } }, 0)
    : undefined;
}

const parseSimpleCondition = (parser: Parser): Condition | undefined =>
  parser.firstOf<Condition>(
    (inner) => inner.grammar.parseTopCondition(inner),
    parseTopCardCondition,
    parseFactCondition,
    parseThisWay,
    parseLackCondition,
    parseGraveyardSize,
    parseMoreThan,
    parseControlCondition,
    parseLifeOrHand,
    parseExistence,
    parseObjectCondition,
    parseValueCondition,
  );

export function parseCondition(parser: Parser): Condition | undefined {
  const first = parseSimpleCondition(parser);
  if (first === undefined) return undefined;
  const second = parser.try((inner) => (inner.accept('and') ? parseSimpleCondition(inner) : undefined));
  return second === undefined ? first : { all: [first, second] };
}

/** "if …," in front of an effect. */
export function parseLeadingCondition(parser: Parser): Condition | undefined {
  const found = parser.accept('if') ? parseCondition(parser) : undefined;
  return found !== undefined && parser.accept(',') ? found : undefined;
}
