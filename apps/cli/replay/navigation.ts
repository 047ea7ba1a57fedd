/** The commands that move the cursor of a replay. */
import { at, ok, refuse, type Result, type Watcher } from '@ludoteca/kernel';
import { quote, quoteIfUnsafe } from '../terminal/sanitize.ts';
import { parseInteger } from '../args/options.ts';
import type { ReplayCommand } from './commands.ts';
import type { ReplayContext } from './transcript.ts';
import { findTurns, type ReplayTimeline } from '@ludoteca/kit';

/** The state of a viewer: place in the timeline, watcher, speed. */
export interface ReplayCursor {
  /** Number of entries executed. */
  readonly place: number;
  readonly watcher: Watcher;
  /** Entries per second. */
  readonly speed: number;
  readonly playing: boolean;
}

/** The new cursor, or why there is none. */
type NavigationResult = Result<ReplayCursor, string>;
type Navigation = (context: ReplayContext, cursor: ReplayCursor, rest: string) => NavigationResult;

export const SPEEDS = { min: 0.25, initial: 1, max: 16 } as const;

/** The kinds of event that the watcher may see, each with the first place at which it occurs. */
export function findEventKinds(timeline: ReplayTimeline, watcher: Watcher): ReadonlyMap<string, number> {
  const kinds = new Map<string, number>();
  for (const place of timeline.steps.keys())
    for (const { did } of timeline.eventsFor(place, watcher)) if (!kinds.has(did)) kinds.set(did, place);
  return kinds;
}

const moveTo = (cursor: ReplayCursor, place: number | undefined, error: string): NavigationResult =>
  place === undefined ? refuse(error) : ok({ ...cursor, place });

/** Refuses an argument. */
const withoutArgument =
  (
    word: ReplayCommand,
    move: (context: ReplayContext, cursor: ReplayCursor) => NavigationResult,
  ): Navigation =>
  (context, cursor, rest) =>
    rest === ''
      ? move(context, cursor)
      : refuse(context.texts.errors.takesNothing(context.texts.words[word]));

/** Undefined if the text is not an integer in the range. */
function parseIntegerIn(rest: string, min: number, max: number): number | undefined {
  const number = parseInteger(rest);
  return number >= min && number <= max ? number : undefined;
}

function goToEntry(
  { timeline, texts: { errors, words } }: ReplayContext,
  cursor: ReplayCursor,
  rest: string,
): NavigationResult {
  return moveTo(cursor, parseIntegerIn(rest, 0, timeline.end), errors.whole(words.go, 0, timeline.end));
}

function goToTurn(context: ReplayContext, cursor: ReplayCursor, rest: string): NavigationResult {
  const { timeline, texts } = context;
  const turns = findTurns(timeline);
  if (rest === '')
    return moveTo(cursor, turns.find(({ place }) => place > cursor.place)?.place, texts.errors.noTurn.next);
  const first = turns[0]?.number ?? 1;
  const last = turns.at(-1)?.number ?? 1;
  const wanted = parseIntegerIn(rest, first, last);
  return moveTo(
    cursor,
    turns.find(({ number }) => number === wanted)?.place,
    texts.errors.whole(texts.words.turn, first, last),
  );
}

const goToPreviousTurn = (
  { timeline, texts: { errors } }: ReplayContext,
  cursor: ReplayCursor,
): NavigationResult =>
  moveTo(
    cursor,
    findTurns(timeline).findLast(({ place }) => place < cursor.place)?.place,
    errors.noTurn.back,
  );

/** `event KIND` goes to the next event of the kind, `event back KIND` to the previous one. */
function goToEvent(context: ReplayContext, cursor: ReplayCursor, rest: string): NavigationResult {
  const { timeline, texts } = context;
  const known = [...findEventKinds(timeline, cursor.watcher).keys()];
  const kindNamed = (name: string): string | undefined =>
    known.find((kind) => kind.toLowerCase() === name.toLowerCase());
  const [direction = '', behindIt] = /^(\S+)\s+(.*)$/.exec(rest)?.slice(1) ?? [];
  const behind = ['back', texts.words.back].includes(direction.toLowerCase()) ? behindIt : undefined;
  const kind = kindNamed(rest) ?? kindNamed(behind ?? '');
  if (kind === undefined) return refuse(texts.errors.noKind(quote(behind ?? rest, 40), known));
  const goesBack = kindNamed(rest) === undefined;
  const places = [...timeline.steps.keys()].filter((place) =>
    timeline.eventsFor(place, cursor.watcher).some(({ did }) => did === kind),
  );
  return goesBack
    ? moveTo(
        cursor,
        places.findLast((place) => place < cursor.place),
        texts.errors.noEvent.back(kind),
      )
    : moveTo(
        cursor,
        places.find((place) => place > cursor.place),
        texts.errors.noEvent.next(kind),
      );
}

export const formatSpeed = (speed: number): string => `×${speed}`;

function scaleSpeed(
  { texts: { errors } }: ReplayContext,
  cursor: ReplayCursor,
  by: number,
): NavigationResult {
  const speed = Math.min(SPEEDS.max, Math.max(SPEEDS.min, cursor.speed * by));
  if (speed !== cursor.speed) return ok({ ...cursor, speed });
  return refuse(errors[by > 1 ? 'fastest' : 'slowest'](formatSpeed(speed)));
}

function setSpeed(
  { texts: { errors } }: ReplayContext,
  cursor: ReplayCursor,
  rest: string,
): NavigationResult {
  const wanted = /^\d{1,3}([.,]\d{1,3})?$/.test(rest) ? Number(rest.replace(',', '.')) : Number.NaN;
  return wanted >= SPEEDS.min && wanted <= SPEEDS.max
    ? ok({ ...cursor, speed: wanted })
    : refuse(errors.speed(SPEEDS.min, SPEEDS.max));
}

function changeWatcher(context: ReplayContext, cursor: ReplayCursor, rest: string): NavigationResult {
  const { watchers: open, texts } = context;
  const { seats } = context.recording.archive;
  const next = at(open, (open.indexOf(cursor.watcher) + 1) % open.length);
  const watcher = rest === '' ? next : findWatcher(context, rest);
  if (watcher === undefined) return refuse(texts.errors.noEyes(quote(rest, 40), seats));
  const closed = !open.includes(watcher) || (rest === '' && open.length === 1);
  return closed ? refuse(texts.errors.closedEyes) : ok({ ...cursor, watcher });
}

/** By seat number from 1, player name, `spectator` or `judge`. */
function findWatcher(
  { recording, names, texts: { viewer: viewerTexts } }: ReplayContext,
  rest: string,
): Watcher | undefined {
  const name = quoteIfUnsafe(rest).toLowerCase();
  const number = parseIntegerIn(rest, 1, recording.archive.seats);
  const seat = number === undefined ? names.findIndex((known) => known.toLowerCase() === name) : number - 1;
  if (seat >= 0) return seat;
  if (['judge', 'all', viewerTexts.judge].includes(name)) return 'judge';
  return ['spectator', viewerTexts.spectator].includes(name) ? 'spectator' : undefined;
}

/** All other commands show a page. */
export const NAVIGATION_COMMANDS: { readonly [W in ReplayCommand]?: Navigation } = {
  next: withoutArgument('next', ({ timeline, texts: { errors } }, cursor) =>
    moveTo(cursor, cursor.place < timeline.end ? cursor.place + 1 : undefined, errors.atEnd),
  ),
  back: withoutArgument('back', ({ texts: { errors } }, cursor) =>
    moveTo(cursor, cursor.place > 0 ? cursor.place - 1 : undefined, errors.atStart),
  ),
  first: withoutArgument('first', (_, cursor) => ok({ ...cursor, place: 0 })),
  last: withoutArgument('last', ({ timeline }, cursor) => ok({ ...cursor, place: timeline.end })),
  go: goToEntry,
  turn: goToTurn,
  'turn back': withoutArgument('turn back', goToPreviousTurn),
  event: goToEvent,
  play: withoutArgument('play', ({ timeline, texts: { errors } }, cursor) =>
    cursor.place < timeline.end || cursor.playing
      ? ok({ ...cursor, playing: !cursor.playing })
      : refuse(errors.atEnd),
  ),
  '+': withoutArgument('+', (context, cursor) => scaleSpeed(context, cursor, 2)),
  '-': withoutArgument('-', (context, cursor) => scaleSpeed(context, cursor, 1 / 2)),
  speed: setSpeed,
  eyes: changeWatcher,
};
