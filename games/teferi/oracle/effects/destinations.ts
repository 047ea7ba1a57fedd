/** Parses where a moved object goes and how it enters the battlefield. */
import type { Destination, EnterInstructions, ObjectReference } from '../../abilities/index.ts';
import { parseCounterKind } from '../counter-names.ts';
import { ORDINALS } from '../lexicon/numbers.ts';
import { parseObject } from '../object-phrases.ts';
import type { Parser } from '../parser.ts';
import { parseCount } from '../values.ts';

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

export function parseDestination(parser: Parser, isYours: boolean): MoveDestination | undefined {
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
