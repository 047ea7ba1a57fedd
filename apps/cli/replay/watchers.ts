/** The watchers whose view of a recorded match may be shown. */
import type { RecoveredRecording, Watcher } from '@ludoteca/kernel';

/** In the order in which the viewer goes through them. */
export const allWatchers = (seats: number): readonly Watcher[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator',
  'judge',
];

/**
 * All watchers of a finished match. Of an unfinished match only the spectator and the explicitly requested watcher, so
 * that no hand is shown by accident.
 */
export function allowedWatchers(
  { archive, outcome }: RecoveredRecording,
  asked?: Watcher,
): readonly Watcher[] {
  if (outcome !== undefined || asked === 'judge') return allWatchers(archive.seats);
  return asked === undefined || asked === 'spectator' ? ['spectator'] : ['spectator', asked];
}
