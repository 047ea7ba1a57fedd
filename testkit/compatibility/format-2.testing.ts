/** Small matches, one of each game, that are recorded in archive format 2. */
import { MatchRecorder, type Recording } from '@ludoteca/kernel';
import { entryOf } from './fixtures.testing.ts';
import { playerNamesFor } from './names.testing.ts';
import { type MatchPlan, plans } from './plans.testing.ts';
import { playPlan } from './play.testing.ts';

const NAMES: ReadonlySet<string> = new Set([
  'rumour.three',
  'uno.two',
  'risika.position',
  'unstable-students.four-classic',
  'lirya.position',
  'teferi.withdrawal',
]);

export const format2Plans: readonly MatchPlan[] = plans.filter(({ name }) => NAMES.has(name));

/** Plays the match as a host does that notes the time of each entry and the hashes of positions. */
export function recordFormat2(plan: MatchPlan): Recording {
  const { game, settings, from, players } = plan;
  const recorder = new MatchRecorder();
  const given = { settings, ...(typeof from === 'object' ? { from } : {}) };
  const match = playPlan(entryOf(game), plan, given, (now) => recorder.note(now, 1000 + now.number));
  const names = playerNamesFor(match.seats);
  return recorder.record(match, {
    began: 1000,
    players: players.map((kind, seat) => ({ kind, name: names[seat] ?? '' })),
  });
}
