/** Remembers the last observation of each watcher, to send only what has changed since. */
import type { Json, Watcher } from '@ludoteca/kernel';
import { type Delta, diff } from '@ludoteca/wire';

/** Characters. Shorter observations are sent whole: a difference would save little. */
const MIN_LENGTH = 1000;

interface KnownSight {
  readonly number: number;
  readonly sight: Json;
}

export class SightChanges {
  private readonly known = new Map<Watcher, KnownSight>();

  /** The change from the observation after entry `since` to this one, as JSON, after entry `number`; undefined if it is better sent whole. */
  take(watcher: Watcher, since: number, number: number, observation: string): Delta | undefined {
    const before = this.known.get(watcher);
    this.known.delete(watcher);
    if (observation.length < MIN_LENGTH) return undefined;
    // Parsed, because views may share objects with the state, which changes.
    const sight = JSON.parse(observation) as Json;
    this.known.set(watcher, { number, sight });
    return before?.number === since ? diff(before.sight, sight) : undefined;
  }
}
