/** What is to be seen of what happened: a plan of motions, read from the events. */
import { DURATIONS, type AnimatedMove } from '@ludoteca/kit/web';
import type { Event } from '../parts.ts';
import { zonePlaceId, entityElementId } from './element-ids.ts';

/** Of one moment no more than this is shown one after the other: the rest is there at once. */
const MAX_MOVES = 6;

function planMove(event: Event): Omit<Extract<AnimatedMove, { how: 'come' }>, 'delay'> | undefined {
  const duration = DURATIONS.usual;
  switch (event.did) {
    case 'land':
      return {
        how: 'come',
        thing: entityElementId(event.id),
        from: zonePlaceId('hand', event.seat),
        duration,
      };
    case 'announce':
      return {
        how: 'come',
        thing: entityElementId(event.id),
        from: zonePlaceId(event.from, event.seat),
        duration,
      };
    case 'activate':
    case 'trigger':
      return {
        how: 'come',
        thing: entityElementId(event.id),
        from: zonePlaceId('battlefield', event.seat),
        was: entityElementId(event.source),
        duration,
      };
    case 'move':
      return {
        how: 'come',
        thing: entityElementId(event.now),
        from: zonePlaceId(event.from, event.seat),
        was: entityElementId(event.id),
        duration,
      };
    default:
      return undefined;
  }
}

/** One cause after another; what was made out of nothing appears. */
export function planAnimations(events: readonly Event[]): readonly AnimatedMove[] {
  const moves: AnimatedMove[] = [];
  for (const event of events) {
    const delay = moves.length * DURATIONS.quick;
    const move = planMove(event);
    if (move !== undefined) moves.push({ ...move, delay });
    else if (event.did === 'create')
      moves.push({ how: 'appear', thing: entityElementId(event.id), delay, duration: DURATIONS.quick });
    if (moves.length === MAX_MOVES) break;
  }
  return moves;
}
