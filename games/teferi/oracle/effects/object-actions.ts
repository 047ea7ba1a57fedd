/** What is done to permanents, spells and cards: "destroy target creature". */
import type { Effect, Entering, Filter, Place, What } from '../language.ts';
import { parseCounterKind } from '../counter-names.ts';
import { parseKeywordAction } from './keyword-actions.ts';
import type { Parser } from '../parser.ts';
import { acceptSelfReference } from '../self.ts';
import { parseObject, parseDivisionTargets, type ObjectPhrase } from '../object-phrases.ts';
import { parseCount, parseForEach, multiply } from '../values.ts';
import { addTarget } from '../player-phrases.ts';
import { parseAttach, parseExchangeControl } from './control.ts';

type Found = readonly Effect[] | undefined;

const isPermanent = ({ says }: ObjectPhrase): boolean => says === 'permanent';

/** An imperative verb with one object. */
const objectVerb =
  (
    words: readonly string[],
    make: (what: What) => Effect,
    fine: (one: ObjectPhrase) => boolean = isPermanent,
  ) =>
  (reader: Parser): Found => {
    if (reader.oneOf(...words) === undefined) return undefined;
    const one = parseObject(reader);
    if (one === undefined || !fine(one)) return undefined;
    const things = [one];
    for (
      let next = reader.try(parseFurtherObject);
      next !== undefined;
      next = reader.try(parseFurtherObject)
    ) {
      const added = next;
      if (!fine(added) || things.some((before) => mayShareType(before, added))) return undefined;
      things.push(added);
    }
    return [...one.before, ...things.map(({ what }) => make(what))];
  };

/** What happens to two creatures happens at once, and each would see the other; of different kinds one after the other is as good. */
function mayShareType({ filter: one }: ObjectPhrase, { filter: other }: ObjectPhrase): boolean {
  const kinds = knownTypes(other);
  return knownTypes(one)?.some((kind) => kinds?.includes(kind) !== false) !== false;
}
const knownTypes = (filter: Filter | undefined): readonly string[] | undefined =>
  filter?.types ??
  (filter?.subtypes?.every((one) => one === 'Equipment') === true ? ['artifact'] : undefined);

/** "and target enchantment", "and all Equipment attached to it": one more object, unless the next clause begins with it. */
function parseFurtherObject(reader: Parser): ObjectPhrase | undefined {
  if (reader.oneOf(', and', 'and', ',') === undefined) return undefined;
  const one = parseObject(reader);
  const ends = ['.', ',', 'and', ''].includes(reader.peek());
  const isNamed = typeof one?.what === 'object' && one.before.length === 0;
  return one !== undefined && ends && isNamed ? one : undefined;
}

const parseDestroy = objectVerb(['destroy'], (what) => ({ do: 'destroy', what }));
const parseTap = objectVerb(['tap'], (what) => ({ do: 'tap', what }));
const parseUntap = objectVerb(['untap'], (what) => ({ do: 'untap', what }));
const parseRegenerate = objectVerb(['regenerate'], (what) => ({ do: 'regenerate', what }));
const parseCounterSpell = objectVerb(
  ['counter'],
  (what) => ({ do: 'counter', what }),
  ({ says }) => says === 'spell',
);
const COUNTERED_ABILITIES: { readonly [words: string]: Filter } = {
  'spell, activated ability, or triggered ability': { zone: 'stack' },
  'activated or triggered ability': { zone: 'stack', stack: 'ability' },
};

/** "counter target activated or triggered ability" */
const parseCounterAbility = (reader: Parser): Found => {
  if (!reader.says('counter target')) return undefined;
  const words = reader.oneOf(...Object.keys(COUNTERED_ABILITIES));
  const what = words === undefined ? undefined : COUNTERED_ABILITIES[words];
  if (what === undefined) return undefined;
  reader.speakOfNothing();
  return [{ do: 'counter', what: { target: addTarget(reader, { what }) } }];
};
const parseRemoveFromCombat = (reader: Parser): Found => {
  if (!reader.says('remove')) return undefined;
  const one = parseObject(reader);
  return one !== undefined && reader.says('from combat')
    ? [...one.before, { do: 'remove from combat', what: one.what }]
    : undefined;
};

/** What was moved is what is spoken of next; what it was is remembered only of permanents (608.2h). */
function referToMovedObject(reader: Parser, { what, plural, says }: ObjectPhrase, to: Place): void {
  const open = to === 'battlefield' || to === 'exile' || to === 'graveyard';
  if (open) reader.speakOf('made', plural);
  else reader.speakOfNothing();
  if (says === 'permanent' && !plural && to !== 'battlefield') reader.mean({ was: what });
  reader.mean({ origin: what });
}

function parseExile(reader: Parser): Found {
  if (!reader.says('exile')) return undefined;
  const one = parseObject(reader);
  if (one === undefined || one.says === 'spell') return undefined;
  const until = reader.try((inner) =>
    inner.says('until') && acceptSelfReference(inner) && inner.says('leaves the battlefield')
      ? true
      : undefined,
  );
  if (until === true)
    return isPermanent(one) ? [...one.before, { do: 'exile until', what: one.what }] : undefined;
  referToMovedObject(reader, one, 'exile');
  return [...one.before, { do: 'move', what: one.what, to: 'exile' }];
}

const HAND_PHRASES = [
  "its owner's hand",
  "their owner's hand",
  "their owners' hands",
  'your hand',
  'their hand',
] as const;
const DESTINATION_PHRASES: { readonly [words: string]: Place } = {
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

/** How something comes to the battlefield, and whether it is said to come to whoever owns it. */
interface EntryPhrase {
  readonly entering: Entering;
  readonly owners: boolean;
}

/** "to the battlefield tapped under your control with a +1/+1 counter on it". */
export function parseEntry(reader: Parser): EntryPhrase {
  const how: { -readonly [K in keyof Entering]: Entering[K] } = {};
  let owners = false;
  for (;;) {
    if (reader.says('tapped')) how.tapped = true;
    else if (reader.says('and attacking')) how.attacking = true;
    else if (reader.says('under your control')) how.under = 'you';
    else if (
      reader.oneOf(
        "under its owner's control",
        "under their owner's control",
        "under their owners' control",
      ) !== undefined
    )
      owners = true;
    else {
      const counters = reader.try(parseEntryCounters);
      if (counters === undefined) return { entering: how, owners };
      how.counters = counters;
    }
  }
}

function parseEntryCounters(reader: Parser): Entering['counters'] {
  if (!reader.says('with')) return undefined;
  const many = parseCount(reader);
  const kind = many === undefined ? undefined : parseCounterKind(reader);
  if (
    many === undefined ||
    kind === undefined ||
    reader.oneOf('counter on it', 'counters on it') === undefined
  )
    return undefined;
  return [{ kind, count: many }];
}

function parseDestination(reader: Parser, isYours: boolean): { to: Place; entering?: Entering } | undefined {
  if (reader.oneOf('to the battlefield', 'onto the battlefield') !== undefined) {
    const { entering: how, owners } = parseEntry(reader);
    // 110.2a: whoever is told to put it there controls it.
    const entering: Entering = owners || isYours ? how : { under: 'you', ...how };
    return Object.keys(entering).length === 0 ? { to: 'battlefield' } : { to: 'battlefield', entering };
  }
  for (const [words, to] of Object.entries(DESTINATION_PHRASES)) if (reader.says(words)) return { to };
  return reader.try((inner) =>
    inner.oneOf('to', 'into') !== undefined && inner.oneOf(...HAND_PHRASES) !== undefined
      ? { to: 'hand' as const }
      : undefined,
  );
}

/** "return … to …", "put … on top of …". */
function parseMove(reader: Parser): Found {
  if (reader.oneOf('return', 'put') === undefined) return undefined;
  const one = parseObject(reader);
  if (one === undefined) return undefined;
  if (one.what === 'this' && reader.says('from your graveyard')) reader.mean({ buried: true });
  const to = parseDestination(reader, reader.context.buried === true || one.filter?.owner === 'you');
  if (to === undefined || (to.to === 'battlefield' && one.says === 'spell')) return undefined;
  referToMovedObject(reader, one, to.to);
  return [...one.before, { do: 'move', what: one.what, ...to }];
}

/** "Shuffle your graveyard into your library." */
const parseShuffleGraveyard = (reader: Parser): Found =>
  reader.says('shuffle your graveyard into your library')
    ? [
        { do: 'move', what: { every: { zone: 'graveyard', owner: 'you' } }, to: 'library' },
        { do: 'shuffle', who: 'you' },
      ]
    : undefined;

function parseShuffleIntoLibrary(reader: Parser): Found {
  if (!reader.says('shuffle')) return undefined;
  const one = parseObject(reader);
  if (one === undefined || one.plural) return undefined;
  return reader.oneOf("into its owner's library", 'into your library', "into their owner's library") ===
    undefined
    ? undefined
    : [...one.before, { do: 'move', what: one.what, to: 'library' }];
}

function parsePutCounters(reader: Parser): Found {
  if (!reader.says('put')) return undefined;
  const some = parseCount(reader);
  const kind = some === undefined ? undefined : parseCounterKind(reader);
  if (some === undefined || kind === undefined || reader.oneOf('counter', 'counters') === undefined)
    return undefined;
  if (!reader.says('on')) return undefined;
  const one = parseObject(reader);
  const many = one === undefined ? undefined : multiply(some, parseForEach(reader));
  if (one === undefined || many === undefined || !isPermanent(one)) return undefined;
  return [...one.before, { do: 'put counters', what: one.what, kind, count: many }];
}

/** "distribute two +1/+1 counters among one or two target creatures" */
function parseDistributeCounters(reader: Parser): Found {
  const amount = reader.says('distribute') ? parseCount(reader) : undefined;
  const kind = amount === undefined ? undefined : parseCounterKind(reader);
  if (amount === undefined || kind === undefined || !reader.says('counters among')) return undefined;
  const target = parseDivisionTargets(reader, amount);
  return target === undefined ? undefined : [{ do: 'divided counters', amount, target, kind }];
}

function parseRemoveCounters(reader: Parser): Found {
  if (!reader.says('remove')) return undefined;
  const all = reader.says('all');
  const some = all ? ('all' as const) : parseCount(reader);
  const kind = some === undefined ? undefined : parseCounterKind(reader);
  if (some === undefined || kind === undefined || reader.oneOf('counter', 'counters') === undefined)
    return undefined;
  if (!reader.says('from')) return undefined;
  const one = parseObject(reader);
  return one === undefined
    ? undefined
    : [...one.before, { do: 'remove counters', what: one.what, kind, count: some }];
}

/** "sacrifice it", "sacrifice this creature": nothing is chosen. */
function parseSacrificeReferent(reader: Parser): Found {
  if (!reader.says('sacrifice')) return undefined;
  const one = parseObject(reader);
  const every = one !== undefined && typeof one.what === 'object' && 'every' in one.what;
  return one === undefined || one.before.length > 0 || every
    ? undefined
    : [{ do: 'sacrifice', what: one.what }];
}

/** "choose target creature": it only aims. */
const parseChooseTarget = (reader: Parser): Found => {
  if (!reader.says('choose')) return undefined;
  const one = parseObject(reader);
  return one !== undefined && typeof one.what === 'object' && 'target' in one.what ? [] : undefined;
};

export const parseObjectAction = (reader: Parser): Found =>
  reader.first<readonly Effect[]>(
    parseDestroy,
    parseExile,
    parsePutCounters,
    parseDistributeCounters,
    parseRemoveCounters,
    parseRemoveFromCombat,
    parseMove,
    parseTap,
    parseUntap,
    parseCounterSpell,
    parseCounterAbility,
    parseSacrificeReferent,
    parseExchangeControl,
    parseRegenerate,
    parseShuffleGraveyard,
    parseShuffleIntoLibrary,
    parseAttach,
    parseChooseTarget,
    parseKeywordAction,
  );
