/** Finds the turns of a recorded match. */
import type { ReplayTimeline } from './replay-timeline.ts';

/** The place at which a turn begins, and its number. */
export interface ReplayTurn {
  readonly place: number;
  readonly number: number;
}

/** The turns have the numbers of the game; in a game that does not number them they are counted from 1. */
export function findTurns({ steps }: ReplayTimeline): readonly ReplayTurn[] {
  for (const name of TURN_EVENTS) {
    const begun = steps.flatMap(({ events }, place) =>
      events
        .get('judge')
        .flatMap((event: TurnEvent) => (event.did === name ? [{ place, given: event[name] }] : [])),
    );
    if (begun.length > 0)
      return begun.map(({ place, given }, i) => ({
        place,
        number: typeof given === 'number' ? given : i + 1,
      }));
  }
  // A game without such events: another seat is asked than before.
  return steps
    .flatMap(({ asked }, place) => (asked !== undefined && asked !== steps[place - 1]?.asked ? [place] : []))
    .map((place, i) => ({ place, number: i + 1 }));
}

/** An event that may begin a turn. */
interface TurnEvent {
  readonly did: string;
  readonly turn?: unknown;
  readonly round?: unknown;
}

/** The events with which a turn begins; the first that occurs counts. A field of the same name has its number. */
const TURN_EVENTS = ['turn', 'round'] as const;
