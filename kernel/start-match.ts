/** Starting, resuming and replaying matches. */
import type {
  Archive,
  CardNames,
  DiceKind,
  ArchiveEntry,
  Game,
  MatchHeader,
  Json,
  Match,
  Parts,
  Position,
  Reason,
  Result,
} from './contract.ts';
import { deepCopy, isPlainJson, ok, refuse } from './data.ts';
import { createDice, loadDice } from './dice.ts';
import { EntryList } from './entry-list.ts';
import { limitReasons } from './limit-reasons.ts';
import { toRulebookError } from './rulebook-error.ts';
import { EngineMatch, toEntryList, kernelReason } from './match.ts';

const MAX_SEED_LENGTH = 1000;

export interface StartOptions {
  readonly seats: number;
  readonly seed: string;
  readonly settings?: unknown;
  /** A start position in the format of the game's `position`. */
  readonly from?: unknown;
  /** Default: chacha. */
  readonly dice?: DiceKind;
  /** The cards of a recorded match. Default: those that the game lists. */
  readonly cards?: CardNames;
  /** 1 for a match from an archive of format 1. */
  readonly format?: 1;
}

/** The parameters of matches that differ only in their seed. */
export type MatchPlan = Omit<StartOptions, 'seed'>;

/** Starts a match and runs it to its first question. All options are validated; events of the opening go to `eventSink`. */
export function startMatch<P extends Parts>(
  game: Game<P>,
  options: StartOptions,
  eventSink?: P['event'][],
): Result<Match<P>, readonly Reason[]> {
  const starter = createMatchStarter(game, options);
  return starter.ok ? starter.value.start(options.seed, eventSink) : starter;
}

/** Validates a plan once, for many matches. */
export function createMatchStarter<P extends Parts>(
  game: Game<P>,
  plan: MatchPlan,
): Result<MatchStarter<P>, readonly Reason[]> {
  const { seats, from, dice = 'chacha', format } = plan;
  const { max, least = game.seats.min } = game.seats;
  const min = from === undefined ? game.seats.min : least;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return refuse([kernelReason('seats', { min, max, given: isPlainJson(seats) ? seats : null })]);
  if (dice !== 'chacha' && dice !== 'fast') return refuse([kernelReason('dice')]);
  // Missing cards are reported before the settings, whose decks would lack them too.
  const missing = findMissingCards(game, plan);
  if (missing.length > 0) return refuse(limitReasons(missing));
  const settings = game.settings(plan.settings === undefined ? {} : plan.settings, seats);
  if (!settings.ok) return refuse(limitReasons(settings.problem));
  const cards = listCards(game, settings.value, plan);
  if (!cards.ok) return refuse(limitReasons(cards.problem));
  const position = parseStart(game, settings.value, seats, from, cards.value);
  if (!position.ok) return refuse(limitReasons(position.problem));
  const header: MatchHeader = {
    game: game.id,
    version: game.version,
    seats,
    settings: settings.value as Json,
    seed: '',
    dice,
    ...(cards.value === undefined ? {} : { cards: cards.value }),
    ...(format === undefined ? {} : { format }),
    ...(from === undefined ? {} : { from: deepCopy(from) as Json }),
  };
  return ok(new MatchStarter(game, settings.value, header, position.value));
}

/** Where a match starts. */
interface StartPosition<P extends Parts> {
  readonly state: P['state'];
  readonly agenda: P['frame'][];
}

/** Starts matches that differ only in their seed. */
export class MatchStarter<P extends Parts> {
  private readonly game: Game<P>;
  private readonly settings: P['settings'];
  private readonly header: MatchHeader;
  /** Undefined for the usual start. */
  private readonly position: StartPosition<P> | undefined;

  constructor(
    game: Game<P>,
    settings: P['settings'],
    header: MatchHeader,
    position: StartPosition<P> | undefined,
  ) {
    this.game = game;
    this.settings = settings;
    this.header = header;
    this.position = position;
  }

  /** Starts a match and runs it to its first question. Events of the opening go to `eventSink`. */
  start(seed: string, eventSink?: P['event'][]): Result<Match<P>, readonly Reason[]> {
    if (typeof seed !== 'string' || seed.length === 0 || seed.length > MAX_SEED_LENGTH)
      return refuse([kernelReason('seed')]);
    const { game, settings, header, position } = this;
    const { state, agenda } =
      position === undefined
        ? { state: game.setup(settings, header.seats, header.cards), agenda: [game.opening] }
        : deepCopy(position);
    const snapshot = { state, agenda, dice: createDice(header.dice, seed), number: 0, outcome: undefined };
    const match = new EngineMatch(game, { ...header, seed }, snapshot, new EntryList([]));
    match.setEventSink(eventSink);
    try {
      match.runToQuestion();
    } catch (error) {
      throw toRulebookError(error, agenda);
    }
    match.setEventSink(undefined);
    return ok(match);
  }
}

/** The rulebook for matches of a version: the game, or an earlier version that it still supports. */
export const findVersion = <P extends Parts>(game: Game<P>, version: number): Game<P> | undefined =>
  game.version === version ? game : game.earlier?.find((rulebook) => rulebook.version === version);

/**
 * Continues a match from a stored position and the archive that led to it. Of its entries the first ones, or all, may be missing:
 * then the match has no archive, and only its later entries can be read.
 */
export function resumeMatch<P extends Parts>(
  game: Game<P>,
  archive: Archive,
  position: Position<P>,
): Match<P> {
  const { entries, ...header } = archive;
  const { state, agenda, dice, number, outcome } = position;
  const snapshot = { state: deepCopy(state), agenda: agenda.slice(), dice: loadDice(dice), number, outcome };
  const rulebook = findVersion(game, header.version) ?? game;
  const match = new EngineMatch(rulebook, header, snapshot, toEntryList(entries, number - entries.length));
  match.runToQuestion();
  return match;
}

/** Only a game with a card table has recorded cards, and only since archive format 2. */
function findMissingCards<P extends Parts>(game: Game<P>, { cards, format }: MatchPlan): readonly Reason[] {
  if (cards === undefined) return [];
  return game.cards === undefined || format === 1
    ? [kernelReason('no cards')]
    : game.cards.findMissing(cards);
}

/** The recorded cards if they fit the settings, else those that the game lists. */
function listCards<P extends Parts>(
  { cards: table }: Game<P>,
  settings: P['settings'],
  { cards: recorded, from, format }: MatchPlan,
): Result<CardNames | undefined, readonly Reason[]> {
  if (table === undefined || format === 1) return ok(undefined);
  const start = isPlainJson(from) ? from : undefined;
  if (recorded === undefined) return ok(table.list(settings, start));
  const contradictions = table.findContradictions(recorded, settings, start);
  return contradictions.length > 0 ? refuse(contradictions) : ok(recorded);
}

/** Validates a start position; undefined for the usual start. */
function parseStart<P extends Parts>(
  game: Game<P>,
  settings: P['settings'],
  seats: number,
  from: unknown,
  cards: CardNames | undefined,
): Result<StartPosition<P> | undefined, readonly Reason[]> {
  if (from === undefined) return ok(undefined);
  if (game.position === undefined) return refuse([kernelReason('no position')]);
  if (!isPlainJson(from)) return refuse([kernelReason('position')]);
  // The game may keep the input as its state, so it gets a copy; the header keeps the original.
  return game.position(deepCopy(from), settings, seats, cards);
}

/** The entry at which a replay failed, counted from 1. */
export interface Divergence {
  readonly entry: number;
  readonly what: 'start' | 'illegal' | 'over' | 'wrong seat' | 'fault';
  readonly reasons: readonly Reason[];
  readonly fault?: string;
}

/** Replays an archive, by the rules of its version, up to a number of entries. `each` is called after the start and after every entry. */
export function replay<P extends Parts>(
  game: Game<P>,
  archive: Archive,
  upTo = archive.entries.length,
  each?: (match: Match<P>, events: readonly P['event'][]) => void,
): Result<Match<P>, Divergence> {
  const opening: P['event'][] = [];
  const start = attempt<Match<P>>(0, () => {
    const started = startMatch(findVersion(game, archive.version) ?? game, archive, opening);
    return started.ok ? started : refuse({ entry: 0, what: 'start', reasons: started.problem });
  });
  if (!start.ok) return start;
  const match = start.value;
  each?.(match, opening);
  for (const [i, entry] of archive.entries.slice(0, upTo).entries()) {
    const applied = attempt(i + 1, () => applyEntry(match, entry, i + 1));
    if (!applied.ok) return applied;
    each?.(match, applied.value);
  }
  return start;
}

/** Turns an exception of the rules into a divergence. */
function attempt<V>(entry: number, action: () => Result<V, Divergence>): Result<V, Divergence> {
  try {
    return action();
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return refuse({ entry, what: 'fault', reasons: [], fault });
  }
}

/** Applies one entry of an archive, which is the `count`th one. Throws if a rule fails. */
export function applyEntry<P extends Parts>(
  match: Match<P>,
  entry: ArchiveEntry,
  count: number,
): Result<P['event'][], Divergence> {
  const { question, number } = match;
  if ('lapse' in entry && question !== undefined && question.seat !== entry.lapse)
    return refuse({ entry: count, what: 'wrong seat', reasons: [] });
  const played =
    'answer' in entry
      ? match.play(question?.seat ?? 0, number, entry.answer)
      : 'lapse' in entry
        ? match.lapse(number, entry.note)
        : match.withdraw(entry.withdraw, entry.note);
  if (played.ok) return played;
  const { problem } = played;
  return problem.kind === 'illegal'
    ? refuse({ entry: count, what: 'illegal', reasons: [problem.reason] })
    : refuse({ entry: count, what: 'over', reasons: [] });
}
