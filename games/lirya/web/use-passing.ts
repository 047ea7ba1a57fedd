import type { WebFaceProps } from '@ludoteca/kit';
import { useEffect, useState } from 'react';
import type { Lirya } from '../parts.ts';
import type { Stop } from '../stops.ts';
import { passesByItself, toggled, USUAL_WISHES, type Wishes } from './passing.ts';

/** Long enough to see what was passed, in milliseconds; the same whatever is held, so that it tells nothing. */
const BREATH = 500;

/** For as long as the page is there, from table to table. */
let last: Wishes = USUAL_WISHES;

export interface Passing extends Wishes {
  readonly isPassing: boolean;
  setHelpless(helpless: boolean): void;
  toggle(stop: Stop): void;
}

/** Passes by itself where the person wishes so. */
export function usePassing({ asked, view, watcher, busy, still, answer }: WebFaceProps<Lirya>): Passing {
  const [wishes, setWishes] = useState(last);
  const isPassing = !busy && asked?.seat === watcher && passesByItself(wishes, view, asked);
  const number = asked?.number;
  useEffect(() => {
    if (!isPassing || number === undefined) return undefined;
    if (still) {
      answer('pass');
      return undefined;
    }
    const breath = document.body.animate([], BREATH);
    breath.addEventListener('finish', () => answer('pass'));
    return () => breath.cancel();
  }, [isPassing, number, still, answer]);

  const wish = (next: Wishes): void => {
    last = next;
    setWishes(next);
  };
  return {
    ...wishes,
    isPassing,
    setHelpless: (helpless) => wish({ ...wishes, helpless }),
    toggle: (stop) => wish({ ...wishes, stops: toggled(wishes.stops, stop) }),
  };
}
