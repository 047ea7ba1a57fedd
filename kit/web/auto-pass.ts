/** Answers questions for a person where the answer is certain, except at the stops that the person has set. */
import { type Choice, type Parts, deepEqual } from '@ludoteca/kernel';
import { useEffect } from 'react';
import { type VisibleQuestion, optionsOf } from '../text/game-texts.ts';
import type { Observation } from '../table/chair.ts';
import type { AutoPassRules } from '../table/auto-pass.ts';
import type { WebBoardProps } from '../catalogue/web-board.ts';
import { createStore, type Store, useStore } from './store.ts';

export interface AutoPassPreferences {
  readonly stops: ReadonlySet<string>;
  /** The person wants every question. */
  readonly control: boolean;
}

export interface AutoPassControls extends AutoPassPreferences {
  /** An answer is about to be given automatically. */
  readonly isPassing: boolean;
  toggle(stop: string): void;
  setControl(control: boolean): void;
}

export type AutoPassInput<P extends Parts> = Observation<P> & Pick<WebBoardProps<P>, 'watcher' | 'isRefused'>;

/** Undefined if the person decides. A refused answer is not given again. */
export function findAutoPassAnswer<P extends Parts>(
  rules: AutoPassRules<P>,
  { stops, control }: AutoPassPreferences,
  input: AutoPassInput<P>,
): Choice<P> | undefined {
  if (control || input.isRefused || input.asked?.seat !== input.watcher) return undefined;
  const pass = rules.findAutoPass(input);
  if (pass === undefined || !isOffered(input.asked, pass.answer)) return undefined;
  return pass.stop !== undefined && stops.has(pass.stop) ? undefined : pass.answer;
}

const isOffered = <P extends Parts>(asked: VisibleQuestion<P> | undefined, answer: Choice<P>): boolean =>
  optionsOf<P>(asked).some((option) => deepEqual(option, answer));

export const toggleStop = (stops: ReadonlySet<string>, stop: string): ReadonlySet<string> =>
  new Set(stops.has(stop) ? [...stops].filter((one) => one !== stop) : [...stops, stop]);

/** In milliseconds. It never depends on the hand, so that it reveals nothing. */
const AUTO_PASS_DELAY = 400;

/** Preferences are kept from table to table until the page is reloaded; the board and the page around it share them. */
const stores = new WeakMap<object, Store<AutoPassPreferences>>();
const ALWAYS_ASK = createStore<AutoPassPreferences>({ stops: new Set(), control: true });

function storeFor(rules: Pick<AutoPassRules<Parts>, 'usual'> | undefined): Store<AutoPassPreferences> {
  if (rules === undefined) return ALWAYS_ASK;
  const store =
    stores.get(rules) ?? createStore<AutoPassPreferences>({ stops: new Set(rules.usual), control: false });
  stores.set(rules, store);
  return store;
}

/** Whether the open question is answered automatically, so that the page does not show it. */
export function useIsAutoPassed<P extends Parts>(
  rules: AutoPassRules<P> | undefined,
  input: AutoPassInput<P> | undefined,
): boolean {
  const preferences = useStore(storeFor(rules));
  if (rules === undefined || input === undefined) return false;
  return findAutoPassAnswer(rules, preferences, input) !== undefined;
}

/** `boardProps` hide the questions that are answered automatically; a watcher has no controls. */
export function useAutoPass<P extends Parts>(
  rules: AutoPassRules<P>,
  props: WebBoardProps<P>,
): { readonly controls: AutoPassControls | undefined; readonly boardProps: WebBoardProps<P> } {
  const { asked, isBusy, isMotionless, answer } = props;
  const store = storeFor(rules);
  const preferences = useStore(store);
  const choice = findAutoPassAnswer(rules, preferences, props);
  const isPassing = choice !== undefined;
  const isDue = isPassing && !isBusy;
  const choiceJson = JSON.stringify(choice);
  const number = asked?.number;
  useEffect(() => {
    if (!isDue || number === undefined) return undefined;
    const pass = (): void => answer(JSON.parse(choiceJson) as Choice<P>);
    if (isMotionless) {
      pass();
      return undefined;
    }
    const delay = document.body.animate([], AUTO_PASS_DELAY);
    delay.addEventListener('finish', pass);
    return () => delay.cancel();
  }, [isDue, choiceJson, number, isMotionless, answer]);

  const controls: AutoPassControls = {
    ...preferences,
    isPassing,
    toggle: (stop) => store.set({ ...preferences, stops: toggleStop(preferences.stops, stop) }),
    setControl: (control) => store.set({ ...preferences, control }),
  };
  return {
    controls: typeof props.watcher === 'number' ? controls : undefined,
    boardProps: isPassing ? { ...props, asked: undefined, barred: [] } : props,
  };
}
