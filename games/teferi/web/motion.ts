/** What is to be seen of what happened: a plan of motions, read from the events. */
import { DURATIONS, type AnimatedMove } from '@ludoteca/kit/web';
import type { Event } from '../parts.ts';
import { placeOf, thingOf } from './things.ts';

/** Of one moment no more than this is shown one after the other: the rest is there at once. */
const MOST = 6;

function motionOf(event: Event): Omit<Extract<AnimatedMove, { how: 'come' }>, 'delay'> | undefined {
  const duration = DURATIONS.usual;
  switch (event.did) {
    case 'land':
      return { how: 'come', thing: thingOf(event.id), from: placeOf('hand', event.seat), duration };
    case 'announce':
      return { how: 'come', thing: thingOf(event.id), from: placeOf(event.from, event.seat), duration };
    case 'activate':
    case 'trigger':
      return {
        how: 'come',
        thing: thingOf(event.id),
        from: placeOf('battlefield', event.seat),
        was: thingOf(event.source),
        duration,
      };
    case 'move':
      return {
        how: 'come',
        thing: thingOf(event.now),
        from: placeOf(event.from, event.seat),
        was: thingOf(event.id),
        duration,
      };
    default:
      return undefined;
  }
}

/** One cause after another; what was made out of nothing appears. */
export function planOf(events: readonly Event[]): readonly AnimatedMove[] {
  const moves: AnimatedMove[] = [];
  for (const event of events) {
    const delay = moves.length * DURATIONS.quick;
    const move = motionOf(event);
    if (move !== undefined) moves.push({ ...move, delay });
    else if (event.did === 'create')
      moves.push({ how: 'appear', thing: thingOf(event.id), delay, duration: DURATIONS.quick });
    if (moves.length === MOST) break;
  }
  return moves;
}
