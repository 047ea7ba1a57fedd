/** Redaction of events for each watcher. */
import type { Parts, RedactedEvents, Sights, Watcher } from './contract.ts';
import { at } from './data.ts';

/** Redacts events for all watchers. If every event is public, all watchers share one list. */
export function redactEvents<P extends Parts>(
  sights: Sights<P>,
  seats: number,
  events: readonly P['event'][],
): RedactedEvents<P> {
  for (const event of events)
    if (sightOf(sights, event) !== 'everyone') return new EventsByWatcher(sights, seats, events);
  return new SharedEvents(events);
}

const sightOf = <P extends Parts>(sights: Sights<P>, event: P['event']): Sights<P>[keyof Sights<P>] =>
  sights[event.did as keyof Sights<P>];

class SharedEvents<P extends Parts> implements RedactedEvents<P> {
  private readonly events: readonly P['event'][];

  constructor(events: readonly P['event'][]) {
    this.events = events;
  }

  get(): readonly P['event'][] {
    return this.events;
  }
}

class EventsByWatcher<P extends Parts> implements RedactedEvents<P> {
  private readonly events: readonly P['event'][];
  /** One list per seat, then one for spectators. */
  private readonly lists: P['event'][][] = [];

  constructor(sights: Sights<P>, seats: number, events: readonly P['event'][]) {
    this.events = events;
    for (let seat = 0; seat <= seats; seat++) this.lists.push([]);
    for (const event of events) {
      const sight = sightOf(sights, event);
      const rest = sight === 'everyone' ? event : sight.rest(event as never);
      for (let seat = 0; seat <= seats; seat++) {
        const watcher = seat === seats ? 'spectator' : seat;
        const knows = sight === 'everyone' || sight.knows(event as never, watcher);
        const known = knows ? event : rest;
        if (known !== undefined) at(this.lists, seat).push(known);
      }
    }
  }

  get(watcher: Watcher): readonly P['event'][] {
    if (watcher === 'judge') return this.events;
    return at(this.lists, watcher === 'spectator' ? this.lists.length - 1 : watcher);
  }
}
