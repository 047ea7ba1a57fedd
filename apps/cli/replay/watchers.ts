import type { Recording, Watcher } from '@ludoteca/kernel';

/** All eyes, in the order in which they are gone through: seat by seat, spectators, the judge. */
export const allWatchers = (seats: number): readonly Watcher[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator',
  'judge',
];

/**
 * Through whose eyes a match may be watched. While it is not over nobody must see a hand by accident: there is only what everybody
 * may know, and whatever was asked for by name.
 */
export function allowedWatchers({ archive, outcome }: Recording, asked?: Watcher): readonly Watcher[] {
  if (outcome !== undefined || asked === 'judge') return allWatchers(archive.seats);
  return asked === undefined || asked === 'spectator' ? ['spectator'] : ['spectator', asked];
}
