/** Sums up the changes of health by the latest events, which are shown beside pieces and players. */
import type { NamedObject, Event } from '../events.ts';
import { refOfNamedObject } from '../combat-forecast.ts';
import type { Ref } from '../parts.ts';

/** Damage is negative, healing positive; a blocked attack is 0. */
export function sumHealthChanges(events: readonly Event[]): ReadonlyMap<Ref, number> {
  const changes = new Map<Ref, number>();
  const add = (target: NamedObject, amount: number): void => {
    const ref = refOfNamedObject(target);
    changes.set(ref, (changes.get(ref) ?? 0) + amount);
  };
  for (const event of events) {
    if (event.did === 'damage') add(event.to, -event.amount);
    else if (event.did === 'heal') add(event.who, event.amount);
    else if (event.did === 'blocked') add(event.target, 0);
  }
  return changes;
}
