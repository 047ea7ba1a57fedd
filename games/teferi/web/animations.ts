/** Plans the animations for events. */
import { type AnimatedMove, createMove, DURATIONS } from '@ludoteca/kit/web';
import type { Event } from '../parts.ts';
import { entityElementId, zonePlaceId } from './element-ids.ts';

/** Only the first moves are animated; the other elements are in their places at once. */
const MAX_MOVES = 6;

function planMove(event: Event): AnimatedMove | undefined {
  switch (event.did) {
    case 'land':
      return createMove(entityElementId(event.id), zonePlaceId('hand', event.seat));
    case 'announce':
      return createMove(entityElementId(event.id), zonePlaceId(event.from, event.seat));
    case 'activate':
    case 'trigger':
      return createMove(
        entityElementId(event.id),
        zonePlaceId('battlefield', event.seat),
        entityElementId(event.source),
      );
    case 'move':
      return createMove(
        entityElementId(event.now),
        zonePlaceId(event.from, event.seat),
        entityElementId(event.id),
      );
    case 'create':
      return { how: 'appear', thing: entityElementId(event.id), delay: 0, duration: DURATIONS.quick };
    default:
      return undefined;
  }
}

/** Events are animated one after another. */
export function planAnimations(events: readonly Event[]): readonly AnimatedMove[] {
  const moves = events.flatMap((event) => planMove(event) ?? []).slice(0, MAX_MOVES);
  return moves.map((move, i) => Object.assign(move, { delay: i * DURATIONS.quick }));
}
