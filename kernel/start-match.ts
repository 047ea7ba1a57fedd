/** Starting, resuming and replaying matches. */
import type {
  Archive,
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
import { toRulebookError } from './rulebook-error.ts';
import { EngineMatch, toEntryList, kernelReason } from './match.ts';

export interface StartOptions {
  readonly seats: number;
  readonly seed: string;
  readonly settings?: unknown;
  /** A start position in the format of the game's `position`. */
  readonly from?: unknown;
  /** Default: chacha. */
  readonly dice?: DiceKind;
}

/** Starts a match and runs it to its first question. All options are validated; events of the opening go to `eventSink`. */
export function startMatch<P extends Parts>(
  game: Game<P>,
  options: StartOptions,
  eventSink?: P['event'][],
): Result<Match<P>, readonly Reason[]> {
  const { seats, seed, from, dice: kind = 'chacha' } = options;
  const { max, least = game.seats.min } = game.seats;
  const min = from === undefined ? game.seats.min : least;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return refuse([kernelReason('seats', { min, max, given: isPlainJson(seats) ? seats : null })]);
  if (typeof seed !== 'string' || seed.length === 0 || seed.length > 1000)
    return refuse([kernelReason('seed')]);
  if (kind !== 'chacha' && kind !== 'fast') return refuse([kernelReason('dice')]);
  const settings = game.settings(options.settings === undefined ? {} : options.settings, seats);
  if (!settings.ok) return settings;
  const start = createStart(game, settings.value, seats, from);
  if (!start.ok) return start;

  const usual: MatchHeader = {
    game: game.id,
    version: game.version,
    seats,
    settings: settings.value as Json,
    seed,
    dice: kind,
  };
  const header = from === undefined ? usual : { ...usual, from: deepCopy(from) as Json };
  const { state, agenda } = start.value;
  const dice = createDice(kind, seed);
  const match = new EngineMatch(
    game,
    header,
    { state, agenda, dice, number: 0, outcome: undefined },
    toEntryList([]),
  );
  match.setEventSink(eventSink);
  try {
    match.runToQuestion();
  } catch (error) {
    throw toRulebookError(error, agenda);
  }
  match.setEventSink(undefined);
  return ok(match);
}

/** Continues a match from a stored position and the archive that led to it. */
export function resumeMatch<P extends Parts>(
  game: Game<P>,
  archive: Archive,
  position: Position<P>,
): Match<P> {
  const { entries, ...header } = archive;
  const { state, agenda, dice, number, outcome } = position;
  const snapshot = { state: deepCopy(state), agenda: agenda.slice(), dice: loadDice(dice), number, outcome };
  const match = new EngineMatch(game, header, snapshot, toEntryList(entries));
  match.runToQuestion();
  return match;
}

function createStart<P extends Parts>(
  game: Game<P>,
  settings: P['settings'],
  seats: number,
  from: unknown,
): Result<{ state: P['state']; agenda: P['frame'][] }, readonly Reason[]> {
  if (from === undefined) return ok({ state: game.setup(settings, seats), agenda: [game.opening] });
  if (game.position === undefined) return refuse([kernelReason('no position')]);
  if (!isPlainJson(from)) return refuse([kernelReason('position')]);
  // The game may keep the input as its state, so it gets a copy; the header keeps the original.
  return game.position(deepCopy(from), settings, seats);
}

/** The entry at which a replay failed, counted from 1. */
export interface Divergence {
  readonly entry: number;
  readonly what: 'start' | 'illegal' | 'over' | 'wrong seat' | 'fault';
  readonly reasons: readonly Reason[];
  readonly fault?: string;
}

/** Replays an archive up to a number of entries. `each` is called after the start and after every entry. */
export function replay<P extends Parts>(
  game: Game<P>,
  archive: Archive,
  upTo = archive.entries.length,
  each?: (match: Match<P>, events: readonly P['event'][]) => void,
): Result<Match<P>, Divergence> {
  const opening: P['event'][] = [];
  const start = attempt<Match<P>>(0, () => {
    const started = startMatch(game, archive, opening);
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
