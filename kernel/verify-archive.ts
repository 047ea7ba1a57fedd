/** Verification of recordings by replay. */
import { computeChain, computeDigest, hashPosition, type Recording } from './archive.ts';
import type { Game, Match, Parts, Result } from './contract.ts';
import { ok, refuse, deepEqual } from './data.ts';
import { type Divergence, replay } from './start-match.ts';

/** The first difference between a recording and its replay. Entries count from 1; 0 is the start. */
export type VerificationFailure =
  | Divergence
  | { readonly entry: number; readonly what: 'position' | 'outcome' | 'digest' }
  | {
      readonly entry: 0;
      readonly what: 'game' | 'version';
      readonly given: string | number;
      readonly known: string | number;
    };

/** Replays a recording and compares everything it claims. Returns the first difference. */
export function verify<P extends Parts>(
  game: Game<P>,
  recording: Recording,
): Result<Match<P>, VerificationFailure> {
  const { archive, outcome, digest, positions } = recording;
  if (archive.game !== game.id)
    return refuse({ entry: 0, what: 'game', given: archive.game, known: game.id });
  if (archive.version !== game.version)
    return refuse({ entry: 0, what: 'version', given: archive.version, known: game.version });
  let differs: number | undefined;
  const replayed = replay(game, archive, archive.entries.length, (now) => {
    const hash = positions?.[now.number - 1];
    if (hash !== undefined && hash !== hashPosition(now.position())) differs ??= now.number;
  });
  if (differs !== undefined) return refuse({ entry: differs, what: 'position' });
  if (!replayed.ok) return replayed;
  const match = replayed.value;
  const entry = archive.entries.length;
  if (!deepEqual(outcome, match.outcome)) return refuse({ entry, what: 'outcome' });
  if (digest !== computeDigest(computeChain(archive).at(-1) ?? '', match.position()))
    return refuse({ entry, what: 'digest' });
  return ok(match);
}

/** Computes the hash of the position after each entry; a recording may carry them to locate a difference. */
export function hashPositions<P extends Parts>(
  game: Game<P>,
  recording: Recording,
): Result<readonly string[], Divergence> {
  const hashes: string[] = [];
  const replayed = replay(game, recording.archive, undefined, (match) => {
    if (match.number > 0) hashes.push(hashPosition(match.position()));
  });
  return replayed.ok ? ok(hashes) : replayed;
}
