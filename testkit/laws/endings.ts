import { canonicalJson, makeArchive, parseArchive, recordMatch, replay, verify } from '@ludoteca/kernel';
import { must, mustEqual } from '../breach.ts';
import type { Played } from '../walk.ts';
import { mustRank } from './leaving.ts';

/** A match ends with a ranking, and nobody is asked any more. */
export function ranksEverybody({ match }: Played): void {
  must(match.outcome !== undefined, 'a match without question has no outcome');
  mustRank(match.outcome, match.seats);
}

/** An archive is all there is to know of a match: written, read and replayed, it tells the same story. */
export function replaysFromItsArchive({ trial: { game }, match, story }: Played): void {
  const recording = recordMatch(match);
  const parsed = parseArchive(makeArchive(recording));
  must(parsed.ok, `the archive cannot be read: ${JSON.stringify(parsed)}`);
  mustEqual('the archive that was read', canonicalJson(parsed.value), canonicalJson(recording));
  let step = 0;
  const replayed = replay(game, parsed.value.archive, undefined, (now, events) => {
    mustEqual(`the position after entry ${step}`, JSON.stringify(now.position()), story[step]?.position);
    mustEqual(`what entry ${step} told`, events, story[step]?.events);
    step++;
  });
  must(replayed.ok, `the replay stopped: ${JSON.stringify(replayed)}`);
  must(step === story.length, `the replay has ${step} positions, the match ${story.length}`);
  const verified = verify(game, parsed.value);
  must(verified.ok, `verify refuses the archive: ${JSON.stringify(verified)}`);
}
