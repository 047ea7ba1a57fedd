import { type Choice, type Parts, same } from '@ludoteca/kernel';
import { useEffect, useSyncExternalStore } from 'react';
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

/** What of a page says whether it passes. */
export type Passable<P extends Parts> = Sight<P> & Pick<WebFaceProps<P>, 'watcher' | 'isRefused'>;

/** The answer that goes without saying; undefined: whoever is asked decides. What was refused would be refused again. */
export function passingAnswer<P extends Parts>(
  rules: Stops<P>,
  { stops, control }: Wishes,
  sight: Passable<P>,
): Choice<P> | undefined {
  if (control || sight.isRefused || sight.asked?.seat !== sight.watcher) return undefined;
  const passing = rules.passing(sight);
  if (passing === undefined || !isOffered(sight.asked, passing.answer)) return undefined;
  return passing.stop !== undefined && stops.has(passing.stop) ? undefined : passing.answer;
}

const isOffered = <P extends Parts>(asked: Asked<P> | undefined, answer: Choice<P>): boolean =>
  optionsIn<P>(asked).some((option) => same(option, answer));

export const toggled = (stops: ReadonlySet<string>, stop: string): ReadonlySet<string> =>
  new Set(stops.has(stop) ? [...stops].filter((one) => one !== stop) : [...stops, stop]);

/** Long enough to see what was passed, in milliseconds; the same whatever is held, so that it tells nothing. */
const BREATH = 400;

/** What is wished in one game. */
class WishCell {
  private wishes: Wishes;
  private readonly listeners = new Set<() => void>();

  constructor(wishes: Wishes) {
    this.wishes = wishes;
  }

  readonly get = (): Wishes => this.wishes;
  readonly set = (wishes: Wishes): void => {
    this.wishes = wishes;
    for (const changed of Array.from(this.listeners)) changed();
  };
  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };
}

/** From table to table, for as long as the page is there; the same for a face and for what is around it. */
const cells = new WeakMap<object, WishCell>();
const NOTHING = new WishCell({ stops: new Set(), control: true });

function wishesIn(rules: Pick<Stops<Parts>, 'usual'> | undefined): WishCell {
  if (rules === undefined) return NOTHING;
  const cell = cells.get(rules) ?? new WishCell({ stops: new Set(rules.usual), control: false });
  cells.set(rules, cell);
  return cell;
}

const useWishes = ({ subscribe, get }: WishCell): Wishes => useSyncExternalStore(subscribe, get, get);

/** Whether somebody is asked what the page answers by itself: nothing of that is to be shown as a question. */
export function usePassedOver<P extends Parts>(
  rules: Stops<P> | undefined,
  sight: Passable<P> | undefined,
): boolean {
  const wishes = useWishes(wishesIn(rules));
  if (rules === undefined || sight === undefined) return false;
  return passingAnswer(rules, wishes, sight) !== undefined;
}

/** Passes for whoever sits here, but at the stops that are set. What is passed over is not asked, as far as a face can see. */
export function usePassing<P extends Parts>(
  rules: Stops<P>,
  props: WebFaceProps<P>,
): { readonly passing: Passing; readonly seen: WebFaceProps<P> } {
  const { asked, busy, still, answer } = props;
  const cell = wishesIn(rules);
  const wishes = useWishes(cell);
  const choice = passingAnswer(rules, wishes, props);
  const isPassing = choice !== undefined;
  const isDue = isPassing && !busy;
  const given = JSON.stringify(choice);
  const number = asked?.number;
  useEffect(() => {
    if (!isDue || number === undefined) return undefined;
    const pass = (): void => answer(JSON.parse(given) as Choice<P>);
    if (still) {
      pass();
      return undefined;
    }
    const breath = document.body.animate([], BREATH);
    breath.addEventListener('finish', pass);
    return () => breath.cancel();
  }, [isDue, given, number, still, answer]);

  const passing: Passing = {
    ...wishes,
    isPassing,
    toggle: (stop) => cell.set({ ...wishes, stops: toggled(wishes.stops, stop) }),
    setControl: (control) => cell.set({ ...wishes, control }),
  };
  return { passing, seen: isPassing ? { ...props, asked: undefined, barred: [] } : props };
}
