import { type Choice, type Parts, same } from '@ludoteca/kernel';
import { useEffect, useState } from 'react';
import { type Asked, optionsIn } from '../face/texts.ts';
import type { Sight } from '../face/chair.ts';
import type { Stops } from '../face/stops.ts';
import type { WebFaceProps } from '../face/web.ts';

/** What somebody wishes to be asked: at these stops, or everything. */
export interface Wishes {
  readonly stops: ReadonlySet<string>;
  /** Whoever wants control is asked even where the answer goes without saying. */
  readonly control: boolean;
}

export interface Passing extends Wishes {
  /** An answer is about to be given for whoever sits here. */
  readonly isPassing: boolean;
  toggle(stop: string): void;
  setControl(control: boolean): void;
}

/** The answer that goes without saying; undefined: whoever is asked decides. */
export function passingAnswer<P extends Parts>(
  rules: Stops<P>,
  { stops, control }: Wishes,
  sight: Sight<P>,
): Choice<P> | undefined {
  const passing = control ? undefined : rules.passing(sight);
  if (passing === undefined || !isOffered(sight.asked, passing.answer)) return undefined;
  return passing.stop !== undefined && stops.has(passing.stop) ? undefined : passing.answer;
}

const isOffered = <P extends Parts>(asked: Asked<P> | undefined, answer: Choice<P>): boolean =>
  optionsIn<P>(asked).some((option) => same(option, answer));

export const toggled = (stops: ReadonlySet<string>, stop: string): ReadonlySet<string> =>
  new Set(stops.has(stop) ? [...stops].filter((one) => one !== stop) : [...stops, stop]);

/** Long enough to see what was passed, in milliseconds; the same whatever is held, so that it tells nothing. */
const BREATH = 400;

/** What was wished last, game by game: from table to table, for as long as the page is there. */
const lasting = new WeakMap<object, Wishes>();

/** Passes for whoever sits here, but at the stops that are set. */
export function usePassing<P extends Parts>(rules: Stops<P>, props: WebFaceProps<P>): Passing {
  const { asked, watcher, busy, still, answer } = props;
  const [wishes, setWishes] = useState<Wishes>(
    () => lasting.get(rules) ?? { stops: new Set(rules.usual), control: false },
  );
  const isOwn = asked !== undefined && asked.seat === watcher && !busy;
  const choice = isOwn ? passingAnswer(rules, wishes, props) : undefined;
  const isPassing = choice !== undefined;
  const given = JSON.stringify(choice);
  const number = asked?.number;
  useEffect(() => {
    if (!isPassing || number === undefined) return undefined;
    const pass = (): void => answer(JSON.parse(given) as Choice<P>);
    if (still) {
      pass();
      return undefined;
    }
    const breath = document.body.animate([], BREATH);
    breath.addEventListener('finish', pass);
    return () => breath.cancel();
  }, [isPassing, given, number, still, answer]);

  const wish = (next: Wishes): void => {
    lasting.set(rules, next);
    setWishes(next);
  };
  return {
    ...wishes,
    isPassing,
    toggle: (stop) => wish({ ...wishes, stops: toggled(wishes.stops, stop) }),
    setControl: (control) => wish({ ...wishes, control }),
  };
}
