import { type Choice, type Parts, deepEqual } from '@ludoteca/kernel';
import { useEffect, useSyncExternalStore } from 'react';
import { type VisibleQuestion, optionsOf } from '../text/game-texts.ts';
import type { Observation } from '../table/chair.ts';
import type { AutoPassRules } from '../table/auto-pass.ts';
import type { WebBoardProps } from '../catalogue/web-board.ts';

/** What somebody wishes to be asked: at these stops, or everything. */
export interface AutoPassPreferences {
  readonly stops: ReadonlySet<string>;
  /** Whoever wants control is asked even where the answer goes without saying. */
  readonly control: boolean;
}

export interface AutoPassControls extends AutoPassPreferences {
  /** An answer is about to be given for whoever sits here. */
  readonly isPassing: boolean;
  toggle(stop: string): void;
  setControl(control: boolean): void;
}

/** What of a page says whether it passes. */
export type AutoPassInput<P extends Parts> = Observation<P> & Pick<WebBoardProps<P>, 'watcher' | 'isRefused'>;

/** The answer that goes without saying; undefined: whoever is asked decides. What was refused would be refused again. */
export function findAutoPassAnswer<P extends Parts>(
  rules: AutoPassRules<P>,
  { stops, control }: AutoPassPreferences,
  sight: AutoPassInput<P>,
): Choice<P> | undefined {
  if (control || sight.isRefused || sight.asked?.seat !== sight.watcher) return undefined;
  const passing = rules.findAutoPass(sight);
  if (passing === undefined || !isOffered(sight.asked, passing.answer)) return undefined;
  return passing.stop !== undefined && stops.has(passing.stop) ? undefined : passing.answer;
}

const isOffered = <P extends Parts>(asked: VisibleQuestion<P> | undefined, answer: Choice<P>): boolean =>
  optionsOf<P>(asked).some((option) => deepEqual(option, answer));

export const toggleStop = (stops: ReadonlySet<string>, stop: string): ReadonlySet<string> =>
  new Set(stops.has(stop) ? [...stops].filter((one) => one !== stop) : [...stops, stop]);

/** Long enough to see what was passed, in milliseconds; the same whatever is held, so that it tells nothing. */
const AUTO_PASS_DELAY = 400;

/** What is wished in one game. */
class PreferenceStore {
  private wishes: AutoPassPreferences;
  private readonly listeners = new Set<() => void>();

  constructor(wishes: AutoPassPreferences) {
    this.wishes = wishes;
  }

  readonly get = (): AutoPassPreferences => this.wishes;
  readonly set = (wishes: AutoPassPreferences): void => {
    this.wishes = wishes;
    for (const changed of Array.from(this.listeners)) changed();
  };
  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };
}

/** From table to table, for as long as the page is there; the same for a face and for what is around it. */
const stores = new WeakMap<object, PreferenceStore>();
const ALWAYS_ASK = new PreferenceStore({ stops: new Set(), control: true });

function storeFor(rules: Pick<AutoPassRules<Parts>, 'usual'> | undefined): PreferenceStore {
  if (rules === undefined) return ALWAYS_ASK;
  const cell = stores.get(rules) ?? new PreferenceStore({ stops: new Set(rules.usual), control: false });
  stores.set(rules, cell);
  return cell;
}

const usePreferences = ({ subscribe, get }: PreferenceStore): AutoPassPreferences =>
  useSyncExternalStore(subscribe, get, get);

/** Whether somebody is asked what the page answers by itself: nothing of that is to be shown as a question. */
export function useIsAutoPassed<P extends Parts>(
  rules: AutoPassRules<P> | undefined,
  sight: AutoPassInput<P> | undefined,
): boolean {
  const wishes = usePreferences(storeFor(rules));
  if (rules === undefined || sight === undefined) return false;
  return findAutoPassAnswer(rules, wishes, sight) !== undefined;
}

/** Passes for whoever sits here, but at the stops that are set. What is passed over is not asked, as far as a face can see. */
export function useAutoPass<P extends Parts>(
  rules: AutoPassRules<P>,
  props: WebBoardProps<P>,
): { readonly passing: AutoPassControls; readonly seen: WebBoardProps<P> } {
  const { asked, isBusy: busy, isMotionless: still, answer } = props;
  const cell = storeFor(rules);
  const wishes = usePreferences(cell);
  const choice = findAutoPassAnswer(rules, wishes, props);
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
    const breath = document.body.animate([], AUTO_PASS_DELAY);
    breath.addEventListener('finish', pass);
    return () => breath.cancel();
  }, [isDue, given, number, still, answer]);

  const passing: AutoPassControls = {
    ...wishes,
    isPassing,
    toggle: (stop) => cell.set({ ...wishes, stops: toggleStop(wishes.stops, stop) }),
    setControl: (control) => cell.set({ ...wishes, control }),
  };
  return { passing, seen: isPassing ? { ...props, asked: undefined, barred: [] } : props };
}
