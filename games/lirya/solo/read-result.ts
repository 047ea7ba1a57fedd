/** The result of a match of a solo mode for the person, who has the first seat. */
import { at, type Outcome } from '@ludoteca/kernel';

export type SoloResult = 'won' | 'lost' | 'drawn';

export function readResult({ places }: Outcome): SoloResult {
  const [own, other] = [at(places, 0), at(places, 1)];
  if (own === other) return 'drawn';
  return own < other ? 'won' : 'lost';
}
