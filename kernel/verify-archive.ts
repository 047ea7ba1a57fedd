/** Verification of recordings by replay. */
import { computeChain, computeDigest, hashPosition } from './archive.ts';
import type { Game, Match, Parts, Result } from './contract.ts';
import { ok, refuse, deepEqual } from './data.ts';
import { kernelReason } from './match.ts';
import type { RecoveredRecording } from './parse-archive.ts';
import { type Divergence, findVersion, replay } from './start-match.ts';

/**
 * The first difference between a recording and its replay: an entry that is impossible, or a result that is not the recorded one.
 * Entries count from 1; 0 is the start.
 */
export type VerificationFailure =
  | Divergence
  | {
      readonly entry: number;
      readonly what: 'position' | 'outcome' | 'digest';
      /** The last entry after which the position is still the recorded one, 0 if there is none: the difference came about after it. */
      readonly since: number;
    }
  | {
      readonly entry: 0;
      readonly what: 'game' | 'version';
      readonly given: string | number;
      readonly known: string | number;
    };

/** Replays a recording and compares everything it claims. Returns the first difference. A recovered one may claim less. */
export function verify<P extends Parts>(
  game: Game<P>,
  recording: RecoveredRecording,
): Result<Match<P>, VerificationFailure> {
  const { archive, outcome, digest, positions } = recording;
  if (archive.game !== game.id)
    return refuse({ entry: 0, what: 'game', given: archive.game, known: game.id });
  if (findVersion(game, archive.version) === undefined)
    return refuse({ entry: 0, what: 'version', given: archive.version, known: game.version });
  if (lacksCards(game, recording))
    return refuse({ entry: 0, what: 'start', reasons: [kernelReason('no cards')] });
  let since = 0;
  let differs: number | undefined;
  const replayed = replay(game, archive, archive.entries.length, (now) => {
    const hash = positions?.[now.number - 1];
    if (hash === undefined || differs !== undefined) return;
    if (hash === hashPosition(now)) since = now.number;
    else differs = now.number;
  });
  if (differs !== undefined) return refuse({ entry: differs, what: 'position', since });
  if (!replayed.ok) return replayed;
  const match = replayed.value;
  const entry = archive.entries.length;
  if (digest === undefined) return ok(match);
  if (!deepEqual(outcome, match.outcome)) return refuse({ entry, what: 'outcome', since });
  if (digest !== computeDigest(computeChain(archive).at(-1) ?? '', match))
    return refuse({ entry, what: 'digest', since });
  return ok(match);
}

/** Since format 2 the archive of a match with a card table names its cards. */
const lacksCards = <P extends Parts>(game: Game<P>, { archive }: RecoveredRecording): boolean =>
  game.cards !== undefined && archive.cards === undefined && archive.format !== 1;
