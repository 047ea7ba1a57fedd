/** Redaction of events for each watcher. */
import type { Parts, RedactedEvents, Sights, Watcher } from './contract.ts';

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
  /** What watchers without further knowledge learn. */
  private readonly rest: P['event'][] = [];
  /** By seat, the last one for spectators; undefined for watchers that learn the rest. */
  private readonly lists: (P['event'][] | undefined)[] = [];

  constructor(sights: Sights<P>, seats: number, events: readonly P['event'][]) {
    this.events = events;
    for (let watchers = seats + 1; watchers > 0; watchers--) this.lists.push(undefined);
    for (const event of events) this.add(sightOf(sights, event), event);
  }

  get(watcher: Watcher): readonly P['event'][] {
    if (watcher === 'judge') return this.events;
    return this.lists[watcher === 'spectator' ? this.lists.length - 1 : watcher] ?? this.rest;
  }

  private add(sight: Sights<P>[keyof Sights<P>], event: P['event']): void {
    const { lists, rest } = this;
    const redacted = sight === 'everyone' ? event : sight.rest(event as never);
    for (let i = 0; i < lists.length; i++) {
      const watcher = i === lists.length - 1 ? 'spectator' : i;
      const knows = sight !== 'everyone' && sight.knows(event as never, watcher);
      if (knows) lists[i] ??= rest.slice();
      const known = knows ? event : redacted;
      if (known !== undefined) lists[i]?.push(known);
    }
    if (redacted !== undefined) rest.push(redacted);
  }
}
