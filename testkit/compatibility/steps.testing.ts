/** Reduces every step of a replayed match to hashes of what its watchers see. */
import {
  type Archive,
  canonicalJson,
  sha256Hex,
  type Match,
  replay,
  type AnyParts,
  type Watcher,
} from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { withoutNewBarred, withoutNewEvents } from './later-additions.testing.ts';

/** The observable parts of a step, in the order of the hashes on a line. */
export const STEP_PARTS = ['views', 'question', 'barred', 'events'] as const;

/** One line for the start and one for each entry: a JSON list of a hash for each part. */
export function hashSteps({ game }: AnyCatalogueEntry, archive: Archive): string[] {
  const lines: string[] = [];
  const replayed = replay(game, archive, undefined, (match, events) =>
    lines.push(stepLine(game.id, match, events)),
  );
  if (!replayed.ok) lines.push(`the replay stops: ${JSON.stringify(replayed.problem)}`);
  return lines;
}

export const shortHash = (text: string): string => sha256Hex(text).slice(0, 16);

function stepLine(game: string, match: Match<AnyParts>, events: readonly AnyParts['event'][]): string {
  const watchers: Watcher[] = [
    ...Array.from({ length: match.seats }, (_, seat) => seat),
    'spectator',
    'judge',
  ];
  const seen = match.redact(events);
  const parts = {
    views: watchers.map((watcher) => match.view(watcher)),
    question: questionData(match),
    barred: withoutNewBarred(game, match),
    events: watchers.map((watcher) => withoutNewEvents(seen.get(watcher))),
  };
  return JSON.stringify(STEP_PARTS.map((part) => shortHash(canonicalJson(parts[part]))));
}

/** The question as plain data; null once the match is over. */
function questionData({ question }: Match<AnyParts>): object | null {
  if (question === undefined) return null;
  const { number, seat, prompt, frame, options, gather } = question;
  return { number, seat, prompt, frame, options, gather };
}
