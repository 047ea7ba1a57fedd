/** Laws of the end of a match. */
import { canonicalJson, makeArchive, parseArchive, recordMatch, replay, verify } from '@ludoteca/kernel';
import { assert, assertEqual } from '../assertions.ts';
import type { FinishedMatch } from '../random-match.ts';
import { requireRanking } from './withdrawals.ts';

/** A match without a question has a valid outcome. */
export function ranksEverySeat({ match }: FinishedMatch): void {
  assert(match.outcome !== undefined, 'a match without question has no outcome');
  requireRanking(match.outcome, match.seats);
}

/** An archive that is written, parsed and replayed leads to the same positions and events. */
export function replaysFromItsArchive({ trial: { game }, match, story }: FinishedMatch): void {
  const recording = recordMatch(match);
  const parsed = parseArchive(makeArchive(recording));
  assert(parsed.ok, `the archive cannot be read: ${JSON.stringify(parsed)}`);
  assertEqual('the archive that was read', canonicalJson(parsed.value), canonicalJson(recording));
  let step = 0;
  const replayed = replay(game, parsed.value.archive, undefined, (now, events) => {
    assertEqual(`the position after entry ${step}`, JSON.stringify(now.position()), story[step]?.position);
    assertEqual(`what entry ${step} told`, events, story[step]?.events);
    step++;
  });
  assert(replayed.ok, `the replay stopped: ${JSON.stringify(replayed)}`);
  assert(step === story.length, `the replay has ${step} positions, the match ${story.length}`);
  const verified = verify(game, parsed.value);
  assert(verified.ok, `verify refuses the archive: ${JSON.stringify(verified)}`);
}
