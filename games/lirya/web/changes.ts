/** What the latest events did to whom, in numbers that stand beside them until something else happens. */
import type { Body, Event } from '../events.ts';
import type { Ref } from '../parts.ts';
import { playerRef } from '../rules/table.ts';

const refOf = (body: Body): Ref => (body === null ? 0 : 'player' in body ? playerRef(body.player) : body.id);

/** Damage is negative, healing positive; a blow that left no mark is 0. */
export function changesOf(events: readonly Event[]): ReadonlyMap<Ref, number> {
  const changes = new Map<Ref, number>();
  const add = (body: Body, amount: number): void => {
    changes.set(refOf(body), (changes.get(refOf(body)) ?? 0) + amount);
  };
  for (const event of events) {
    if (event.did === 'damage') add(event.to, -event.amount);
    else if (event.did === 'heal') add(event.who, event.amount);
    else if (event.did === 'blocked') add(event.target, 0);
  }
  return changes;
}
