import type {
  Archive,
  DiceKind,
  ArchiveEntry,
  Game,
  Header,
  Json,
  Match,
  Parts,
  Position,
  Reason,
  Result,
} from './contract.ts';
import { copyOf, isPlain, ok, refuse } from './data.ts';
import { diceOf, loadDice } from './dice.ts';
import { faultOf } from './fault.ts';
import { Play, pastOf, reason } from './match.ts';

export interface Given {
  readonly seats: number;
  readonly seed: string;
  readonly settings?: unknown;
  /** A start from elsewhere: whatever the game's `position` takes. */
  readonly from?: unknown;
  /** Default: chacha. */
  readonly dice?: DiceKind;
}

/** Starts a match, settled to its first question. Nothing that comes from outside is trusted. What the opening tells goes to `heard`. */
export function start<P extends Parts>(
  game: Game<P>,
  given: Given,
  heard?: P['event'][],
): Result<Match<P>, readonly Reason[]> {
  const { seats, seed, from, dice: kind = 'chacha' } = given;
  const { max, least = game.seats.min } = game.seats;
  const min = from === undefined ? game.seats.min : least;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return refuse([reason('seats', { min, max, given: isPlain(seats) ? seats : null })]);
  if (typeof seed !== 'string' || seed.length === 0 || seed.length > 1000) return refuse([reason('seed')]);
  if (kind !== 'chacha' && kind !== 'fast') return refuse([reason('dice')]);
  const settings = game.settings(given.settings === undefined ? {} : given.settings, seats);
  if (!settings.ok) return settings;
  const begun = beginning(game, settings.value, seats, from);
  if (!begun.ok) return begun;

  const usual: Header = {
    game: game.id,
    version: game.version,
    seats,
    settings: settings.value as Json,
    seed,
    dice: kind,
  };
  const header = from === undefined ? usual : { ...usual, from: copyOf(from) as Json };
  const { state, agenda } = begun.value;
  const dice = diceOf(kind, seed);
  const match = new Play(game, header, { state, agenda, dice, number: 0, outcome: undefined }, []);
  match.listen(heard);
  try {
    match.settle();
  } catch (error) {
    throw faultOf(error, agenda);
  }
  match.listen(undefined);
  return ok(match);
}

/** Goes on from a position that a host kept, with the past that led there. */
export function resume<P extends Parts>(game: Game<P>, archive: Archive, position: Position<P>): Match<P> {
  const { entries, ...header } = archive;
  const { state, agenda, dice, number, outcome } = position;
  const moment = { state: copyOf(state), agenda: agenda.slice(), dice: loadDice(dice), number, outcome };
  const match = new Play(game, header, moment, pastOf(entries));
  match.settle();
  return match;
}

function beginning<P extends Parts>(
  game: Game<P>,
  settings: P['settings'],
  seats: number,
  from: unknown,
): Result<{ state: P['state']; agenda: P['frame'][] }, readonly Reason[]> {
  if (from === undefined) return ok({ state: game.setup(settings, seats), agenda: [game.opening] });
  if (game.position === undefined) return refuse([reason('no position')]);
  if (!isPlain(from)) return refuse([reason('position')]);
  // A game may use what it is given as its table: the archive keeps its own.
  return game.position(copyOf(from), settings, seats);
}

/** Why a replay could not go on: the entry counts from 1, as people count. */
export interface Divergence {
  readonly entry: number;
  readonly what: 'start' | 'illegal' | 'over' | 'wrong seat' | 'fault';
  readonly reasons: readonly Reason[];
  readonly fault?: string;
}

/** Plays an archive again, up to the given number of entries or to its end. `each` is called after the start and after every entry. */
export function replay<P extends Parts>(
  game: Game<P>,
  archive: Archive,
  upTo = archive.entries.length,
  each?: (match: Match<P>, events: readonly P['event'][]) => void,
): Result<Match<P>, Divergence> {
  const opening: P['event'][] = [];
  const begun = attempt<Match<P>>(0, () => {
    const started = start(game, archive, opening);
    return started.ok ? started : refuse({ entry: 0, what: 'start', reasons: started.problem });
  });
  if (!begun.ok) return begun;
  const match = begun.value;
  each?.(match, opening);
  for (const [i, past] of archive.entries.slice(0, upTo).entries()) {
    const entered = attempt(i + 1, () => enter(match, past, i + 1));
    if (!entered.ok) return entered;
    each?.(match, entered.value);
  }
  return begun;
}

/** A rule that throws on an archive's account is a divergence like any other; what a caller does on hearing is the caller's. */
function attempt<V>(entry: number, deed: () => Result<V, Divergence>): Result<V, Divergence> {
  try {
    return deed();
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return refuse({ entry, what: 'fault', reasons: [], fault });
  }
}

/** Enters one entry of an archive into a match: the one of that number, counting from 1. A rule that fails throws. */
export function enter<P extends Parts>(
  match: Match<P>,
  past: ArchiveEntry,
  entry: number,
): Result<P['event'][], Divergence> {
  const { question, number } = match;
  if ('lapse' in past && question !== undefined && question.seat !== past.lapse)
    return refuse({ entry, what: 'wrong seat', reasons: [] });
  const entered =
    'answer' in past
      ? match.play(question?.seat ?? 0, number, past.answer)
      : 'lapse' in past
        ? match.lapse(number, past.note)
        : match.withdraw(past.withdraw, past.note);
  if (entered.ok) return entered;
  const { problem } = entered;
  return problem.kind === 'illegal'
    ? refuse({ entry, what: 'illegal', reasons: [problem.reason] })
    : refuse({ entry, what: 'over', reasons: [] });
}
