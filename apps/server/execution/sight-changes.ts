/** Remembers the last observation of each watcher, to send only what has changed since. */
import { deepCopy, type Json, type Watcher } from '@ludoteca/kernel';
import { type Delta, diff } from '@ludoteca/wire';

/** Characters. Shorter observations are sent whole: a difference would save little. */
const MIN_LENGTH = 1000;

interface KnownSight {
  readonly number: number;
  readonly sight: Json;
}

export class SightChanges {
  private readonly known = new Map<Watcher, KnownSight>();

  /** The change from the observation after entry `since` to this one after entry `number`; undefined if it must be sent whole. */
  take(watcher: Watcher, since: number, number: number, observation: Json): Delta | undefined {
    const before = this.known.get(watcher);
    if (before?.number !== since) return undefined;
    // Copied, because views may share objects with the state, which changes.
    const sight = deepCopy(observation);
    this.known.set(watcher, { number, sight });
    return diff(before.sight, sight);
  }

  /** An observation is sent whole, as a text of that length. Changes follow if it is long. */
  remember(watcher: Watcher, number: number, observation: Json, length: number): void {
    if (length < MIN_LENGTH) this.known.delete(watcher);
    else this.known.set(watcher, { number, sight: deepCopy(observation) });
  }
}
