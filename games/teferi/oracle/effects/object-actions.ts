/** Parses imperatives with objects: "destroy target creature", "return it to its owner's hand". */
import { acceptSelfReference } from '../references.ts';
import type {
  AbilityEffect,
  EnterInstructions,
  ObjectFilter,
  Destination,
  ObjectReference,
} from '../../abilities/index.ts';
import { parseCounterKind } from '../counter-names.ts';
import { parseKeywordAction } from './keyword-actions.ts';
import type { Parser, ParsedEffects } from '../parser.ts';
import { parseObject, parseDivisionTargets, type ObjectPhrase } from '../object-phrases.ts';
import { parseCount, parseForEach, parseValue, multiply } from '../values.ts';
import { ORDINALS } from '../lexicon/numbers.ts';
import { parseNounPhrase } from '../noun-phrases.ts';
import { addTarget, parseTargetPlayer } from '../player-phrases.ts';
import { parseTargeting } from '../postmodifiers.ts';
import { parseAttach, parseExchangeControl } from './control.ts';

const isPermanent = ({ kind }: ObjectPhrase): boolean => kind === 'permanent';

/** Creates the parse function of an imperative verb with one or more objects. */
const objectVerb =
  (
    words: readonly string[],
    make: (what: ObjectReference) => AbilityEffect,
    fine: (one: ObjectPhrase) => boolean = isPermanent,
  ) =>
  (parser: Parser): ParsedEffects => {
    if (parser.acceptAny(...words) === undefined) return undefined;
    const one = parseObject(parser);
    if (one === undefined || !fine(one)) return undefined;
    const things = [one];
    for (
      let next = parser.try(parseFurtherObject);
      next !== undefined;
      next = parser.try(parseFurtherObject)
    ) {
      if (!fine(next)) return undefined;
      things.push(next);
    }
    if (things.length > 1) parser.clearReferents();
    const areSeparate = things.every((thing, i) =>
      things.slice(0, i).every((before) => !mayShareType(before, thing)),
    );
    const affected = areSeparate
      ? things.map(({ what }) => what)
      : [{ objects: things.map(({ what }) => what) }];
    return [...one.choices, ...affected.map(make)];
  };

/** Two objects of one type are affected at once, because they could trigger on each other. Different types can follow one another. */
function mayShareType({ filter: one }: ObjectPhrase, { filter: other }: ObjectPhrase): boolean {
  const kinds = knownTypes(other);
  return knownTypes(one)?.some((kind) => kinds?.includes(kind) !== false) !== false;
}
const knownTypes = (filter: ObjectFilter | undefined): readonly string[] | undefined =>
  filter?.types ??
  (filter?.subtypes?.every((one) => one === 'Equipment') === true ? ['artifact'] : undefined);

/** "and target enchantment", "and all Equipment attached to it", unless the next clause begins with it. */
function parseFurtherObject(parser: Parser): ObjectPhrase | undefined {
  if (parser.acceptAny(', and', 'and', ',') === undefined) return undefined;
  const one = parseObject(parser);
  const ends = ['.', ',', 'and', ''].includes(parser.peek());
  const isNamed = (typeof one?.what === 'object' || one?.what === 'this') && one.choices.length === 0;
  return one !== undefined && ends && isNamed ? one : undefined;
}

const parseDestroy = objectVerb(['destroy'], (what) => ({ do: 'destroy', what }));
const parseTransform = objectVerb(['transform'], (what) => ({ do: 'transform', what }));
const parseTap = objectVerb(['tap'], (what) => ({ do: 'tap', what }));
const parseUntap = objectVerb(['untap'], (what) => ({ do: 'untap', what }));
const parseRegenerate = objectVerb(['regenerate'], (what) => ({ do: 'regenerate', what }));
const parseCounterSpell = objectVerb(
  ['counter'],
  (what) => ({ do: 'counter', what }),
  ({ kind }) => kind === 'spell',
);
const COUNTERED_ABILITIES: { readonly [words: string]: ObjectFilter } = {
  'spell, activated ability, or triggered ability': { zone: 'stack' },
  'activated or triggered ability': { zone: 'stack', stack: 'ability' },
  'spell or ability': { zone: 'stack' },
};

/** "counter target activated or triggered ability" */
const parseCounterAbility = (parser: Parser): ParsedEffects => {
  const upTo = parser.accept('counter up to one target');
  if (!upTo && !parser.accept('counter target')) return undefined;
  const words = parser.acceptAny(...Object.keys(COUNTERED_ABILITIES));
  const kind = words === undefined ? undefined : COUNTERED_ABILITIES[words];
  const aimed = kind === undefined ? undefined : (parser.try(parseTargeting) ?? {});
  if (kind === undefined || aimed === undefined || ['that', 'you'].includes(parser.peek())) return undefined;
  parser.clearReferents();
  return [
    {
      do: 'counter',
      what: {
        target: addTarget(parser, { what: { ...kind, ...aimed }, ...(upTo ? { min: 0, max: 1 } : {}) }),
      },
    },
  ];
};
const parseRemoveFromCombat = (parser: Parser): ParsedEffects => {
  if (!parser.accept('remove')) return undefined;
  const one = parseObject(parser);
  return one !== undefined && parser.accept('from combat')
    ? [...one.choices, { do: 'remove from combat', what: one.what }]
    : undefined;
};

/** Pronouns refer to the moved object from here on; last known information exists for permanents only (608.2h). */
function referToMovedObject(parser: Parser, { what, plural, kind }: ObjectPhrase, to: Destination): void {
  const open = to === 'battlefield' || to === 'exile' || to === 'graveyard';
  if (open) parser.setReferent('made', plural);
  else parser.clearReferents();
  if (kind === 'permanent' && !plural && to !== 'battlefield') parser.updateContext({ lastKnown: what });
  parser.updateContext({ movedObject: what });
}

const EXILED_GRAVEYARDS: { readonly [words: string]: ObjectFilter } = {
  'all graveyards': { zone: 'graveyard' },
  "each opponent's graveyard": { zone: 'graveyard', owner: 'opponent' },
  'your graveyard': { zone: 'graveyard', owner: 'you' },
};

function parseExile(parser: Parser): ParsedEffects {
  if (!parser.accept('exile')) return undefined;
  const graveyards = parser.acceptPhrase(EXILED_GRAVEYARDS);
  if (graveyards !== undefined) {
    parser.clearReferents();
    return [{ do: 'move', what: { every: graveyards }, to: 'exile' }];
  }
  const owner = parser.try((inner) => {
    const player = parseTargetPlayer(inner);
    return player !== undefined && inner.accept("'s graveyard") ? player : undefined;
  });
  if (owner !== undefined) {
    parser.clearReferents();
    return [{ do: 'move', what: { every: { zone: 'graveyard', owner } }, to: 'exile' }];
  }
  const one = parseObject(parser);
  if (one === undefined) return undefined;
  const until = parser.try((inner) =>
    inner.accept('until') && acceptSelfReference(inner) && inner.accept('leaves the battlefield')
      ? true
      : undefined,
  );
  referToMovedObject(parser, one, 'exile');
  if (until === true)
    return isPermanent(one) ? [...one.choices, { do: 'exile until', what: one.what }] : undefined;
  // What follows is about a spell that is gone.
  if (one.kind === 'spell') parser.clearReferents();
  return [...one.choices, { do: 'move', what: one.what, to: 'exile' }];
}

const HAND_PHRASES = [
  "its owner's hand",
  "their owner's hand",
  "their owners' hands",
  'your hand',
  'their hand',
] as const;
const DESTINATION_PHRASES: { readonly [words: string]: Destination } = {
  "on top of its owner's library": 'library top',
  "on top of their owner's library": 'library top',
  "on top of their owners' libraries": 'library top',
  "on the bottom of their owners' libraries": 'library bottom',
  'on top of your library': 'library top',
  "on the bottom of its owner's library": 'library bottom',
  "on the bottom of their owner's library": 'library bottom',
  'on the bottom of your library': 'library bottom',
  "into its owner's graveyard": 'graveyard',
};

/** How a permanent enters; `owners`: the text says "under its owner's control". */
interface EntryPhrase {
  readonly entering: EnterInstructions;
  readonly owners: boolean;
}

/** "to the battlefield tapped under your control with a +1/+1 counter on it". */
export function parseEntry(parser: Parser): EntryPhrase {
  const how: { -readonly [K in keyof EnterInstructions]: EnterInstructions[K] } = {};
  let owners = false;
  for (;;) {
    if (parser.accept('tapped')) how.tapped = true;
    else if (parser.acceptAny('transformed', 'and transformed') !== undefined) how.transformed = true;
    else if (parser.accept('and attacking')) how.attacking = true;
    else if (parser.peek() === 'attached' && how.attachedTo === undefined) {
      const host = parser.try(parseHostOfEntry);
      if (host === undefined) return { entering: how, owners };
      how.attachedTo = host;
    } else if (parser.accept('under your control')) how.under = 'you';
    else if (
      parser.acceptAny(
        "under its owner's control",
        "under their owner's control",
        "under their owners' control",
        "under his owner's control",
        "under her owner's control",
      ) !== undefined
    )
      owners = true;
    else {
      const counters = parser.try(parseEntryCounters);
      if (counters === undefined) return { entering: how, owners };
      how.counters = counters;
    }
  }
}

/** "attached to target creature" */
function parseHostOfEntry(parser: Parser): ObjectReference | undefined {
  const host = parser.accept('attached to') ? parseObject(parser) : undefined;
  return host?.kind === 'permanent' && !host.plural && host.choices.length === 0 ? host.what : undefined;
}

function parseEntryCounters(parser: Parser): EnterInstructions['counters'] {
  if (!parser.accept('with')) return undefined;
  const count = parser.accept('an additional') ? 1 : parseCount(parser);
  const kind = count === undefined ? undefined : parseCounterKind(parser);
  if (
    count === undefined ||
    kind === undefined ||
    parser.acceptAny('counter on it', 'counters on it') === undefined
  )
    return undefined;
  return [{ kind, count }];
}

/** "into its owner's library third from the top" */
function parseLibraryPosition(parser: Parser): MoveDestination | undefined {
  if (parser.acceptAny("into its owner's library", "into their owner's library") === undefined)
    return undefined;
  const depth = parser.acceptWord(ORDINALS);
  return depth !== undefined && parser.accept('from the top') ? { to: 'library top', depth } : undefined;
}

interface MoveDestination {
  readonly to: Destination;
  readonly entering?: EnterInstructions;
  readonly depth?: number;
}

function parseDestination(parser: Parser, isYours: boolean): MoveDestination | undefined {
  if (parser.acceptAny('to the battlefield', 'onto the battlefield') !== undefined) {
    const { entering: how, owners } = parseEntry(parser);
    // 110.2a: the player who puts it there controls it.
    const entering: EnterInstructions = owners || isYours ? how : { under: 'you', ...how };
    return Object.keys(entering).length === 0 ? { to: 'battlefield' } : { to: 'battlefield', entering };
  }
  for (const [words, to] of Object.entries(DESTINATION_PHRASES)) if (parser.accept(words)) return { to };
  const position = parser.try(parseLibraryPosition);
  if (position !== undefined) return position;
  return parser.try((inner) =>
    inner.acceptAny('to', 'into') !== undefined && inner.acceptAny(...HAND_PHRASES) !== undefined
      ? { to: 'hand' as const }
      : undefined,
  );
}

/** "a nonland card of an opponent's choice from your graveyard" */
function parseChosenByOpponent(parser: Parser): ObjectPhrase | undefined {
  const found = parser.acceptAny('a', 'an') === undefined ? undefined : parseNounPhrase(parser);
  if (found?.kind !== 'card' || found.filter.zone !== undefined) return undefined;
  if (!parser.accept("of an opponent's choice from your graveyard")) return undefined;
  const filter = { ...found.filter, zone: 'graveyard', owner: 'you' } as const;
  const choice: AbilityEffect = { do: 'choose', who: 'opponent', what: filter, count: 1 };
  return { what: 'made', choices: [choice], plural: false, kind: 'card', filter };
}

/** "return … to …", "put … on top of …". */
function parseMove(parser: Parser): ParsedEffects {
  if (parser.acceptAny('return', 'put') === undefined) return undefined;
  const one = parser.firstOf<ObjectPhrase>(parseChosenByOpponent, parseObject);
  if (one === undefined) return undefined;
  if (one.what === 'this' && parser.accept('from your graveyard'))
    parser.updateContext({ inGraveyard: true });
  const to = parseDestination(parser, parser.context.inGraveyard === true || one.filter?.owner === 'you');
  if (to === undefined || (to.to === 'battlefield' && one.kind === 'spell')) return undefined;
  // Several objects would need an order.
  if (to.depth !== undefined && one.plural) return undefined;
  referToMovedObject(parser, one, to.to);
  return [...one.choices, { do: 'move', what: one.what, ...to }];
}

/** "Shuffle your graveyard into your library." */
const parseShuffleGraveyard = (parser: Parser): ParsedEffects =>
  parser.accept('shuffle your graveyard into your library')
    ? [
        { do: 'move', what: { every: { zone: 'graveyard', owner: 'you' } }, to: 'library' },
        { do: 'shuffle', who: 'you' },
      ]
    : undefined;

function parseAndObject(parser: Parser): ObjectReference | undefined {
  const one = parser.accept('and') ? parseObject(parser) : undefined;
  return one?.kind === 'permanent' && !one.plural && one.choices.length === 0 ? one.what : undefined;
}

function parseShuffleIntoLibrary(parser: Parser): ParsedEffects {
  if (!parser.accept('shuffle')) return undefined;
  const one = parseObject(parser);
  if (one === undefined || one.plural) return undefined;
  if (one.what === 'this' && parser.accept("and your graveyard into their owner's library"))
    return [
      { do: 'move', what: 'this', to: 'library' },
      { do: 'shuffle in', who: 'you', graveyard: true },
    ];
  const other = parser.try(parseAndObject);
  if (other !== undefined) {
    parser.clearReferents();
    return parser.accept("into their owners' libraries") && one.choices.length === 0
      ? [{ do: 'move', what: { objects: [one.what, other] }, to: 'library' }]
      : undefined;
  }
  return parser.acceptAny("into its owner's library", 'into your library', "into their owner's library") ===
    undefined
    ? undefined
    : [...one.choices, { do: 'move', what: one.what, to: 'library' }];
}

/** "put a number of +1/+1 counters on it equal to your devotion to green" */
function parsePutNumberOfCounters(parser: Parser): ParsedEffects {
  const kind = parser.accept('put a number of') ? parseCounterKind(parser) : undefined;
  const one = kind !== undefined && parser.accept('counters on') ? parseObject(parser) : undefined;
  const count = one !== undefined && parser.accept('equal to') ? parseValue(parser) : undefined;
  return kind === undefined || one === undefined || count === undefined || !isPermanent(one)
    ? undefined
    : [...one.choices, { do: 'put counters', what: one.what, kind, count }];
}

function parsePutCounters(parser: Parser): ParsedEffects {
  if (!parser.accept('put')) return undefined;
  const some = parser.accept('another') ? 1 : parseCount(parser);
  const kind = some === undefined ? undefined : parseCounterKind(parser);
  if (some === undefined || kind === undefined || parser.acceptAny('counter', 'counters') === undefined)
    return undefined;
  if (!parser.accept('on')) return undefined;
  const one = parseObject(parser);
  const count = one === undefined ? undefined : multiply(some, parseForEach(parser));
  if (one === undefined || count === undefined || !isPermanent(one)) return undefined;
  const further = parser.try(parseFurtherCounters) ?? [];
  return [...one.choices, { do: 'put counters', what: one.what, kind, count }, ...further];
}

/** "and five loyalty counters on each planeswalker you control" */
function parseFurtherCounters(parser: Parser): ParsedEffects {
  const count = parser.accept('and') ? parseCount(parser) : undefined;
  const kind = count === undefined ? undefined : parseCounterKind(parser);
  if (
    count === undefined ||
    kind === undefined ||
    parser.acceptAny('counters on', 'counter on') === undefined
  )
    return undefined;
  const one = parseObject(parser);
  return one !== undefined && isPermanent(one) && one.choices.length === 0
    ? [{ do: 'put counters', what: one.what, kind, count }]
    : undefined;
}

/** "distribute two +1/+1 counters among one or two target creatures" */
function parseDistributeCounters(parser: Parser): ParsedEffects {
  const amount = parser.accept('distribute') ? parseCount(parser) : undefined;
  const kind = amount === undefined ? undefined : parseCounterKind(parser);
  if (amount === undefined || kind === undefined || !parser.accept('counters among')) return undefined;
  const target = parseDivisionTargets(parser, amount);
  return target === undefined ? undefined : [{ do: 'divided counters', amount, target, kind }];
}

function parseRemoveCounters(parser: Parser): ParsedEffects {
  if (!parser.accept('remove')) return undefined;
  if (parser.accept('all counters from')) {
    const one = parseObject(parser);
    return one?.kind === 'permanent'
      ? [...one.choices, { do: 'remove counters', what: one.what, kind: 'any', count: 'all' }]
      : undefined;
  }
  const all = parser.accept('all');
  const some = all ? ('all' as const) : parseCount(parser);
  const kind = some === undefined ? undefined : parseCounterKind(parser);
  if (some === undefined || kind === undefined || parser.acceptAny('counter', 'counters') === undefined)
    return undefined;
  if (!parser.accept('from')) return undefined;
  const one = parseObject(parser);
  return one === undefined
    ? undefined
    : [...one.choices, { do: 'remove counters', what: one.what, kind, count: some }];
}

/** "sacrifice it", "sacrifice this creature": without a choice. */
function parseSacrificeReferent(parser: Parser): ParsedEffects {
  if (!parser.accept('sacrifice')) return undefined;
  const one = parseObject(parser);
  const every = one !== undefined && typeof one.what === 'object' && 'every' in one.what;
  return one === undefined || one.choices.length > 0 || every
    ? undefined
    : [{ do: 'sacrifice', what: one.what }];
}

/** "choose target creature": only declares a target. */
const parseChooseTarget = (parser: Parser): ParsedEffects => {
  if (!parser.accept('choose')) return undefined;
  const one = parseObject(parser);
  return one !== undefined && typeof one.what === 'object' && 'target' in one.what ? [] : undefined;
};

export const parseObjectAction = (parser: Parser): ParsedEffects =>
  parser.firstOf<readonly AbilityEffect[]>(
    parseDestroy,
    parseExile,
    parsePutNumberOfCounters,
    parsePutCounters,
    parseDistributeCounters,
    parseRemoveCounters,
    parseRemoveFromCombat,
    parseMove,
    parseTransform,
    parseTap,
    parseUntap,
    parseCounterAbility,
    parseCounterSpell,
    parseSacrificeReferent,
    parseExchangeControl,
    parseRegenerate,
    parseShuffleGraveyard,
    parseShuffleIntoLibrary,
    parseAttach,
    parseChooseTarget,
    parseKeywordAction,
  );
