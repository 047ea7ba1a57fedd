/** Keyboard navigation in a group of buttons of which Tab reaches one. */
import { type KeyboardEvent, useState } from 'react';

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
]);

const AMOUNT_STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowUp', 1],
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
]);

/** The change of a number by an arrow key, 0 for other keys. ArrowUp increases a number, although it goes back in a row. */
export const amountStep = (key: string): number => AMOUNT_STEPS.get(key) ?? 0;

/** The index that a key leads to, wrapping around at the ends; undefined for other keys. */
export function indexAfterKey(key: string, from: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS.get(key);
  return step === undefined ? undefined : (from + step + count) % count;
}

/** A key handler for the buttons of a group, which is given as a selector. */
export const navigateWithin =
  (group: string) =>
  (event: KeyboardEvent<HTMLButtonElement>): void => {
    const buttons = Array.from(event.currentTarget.closest(group)?.querySelectorAll('button') ?? []);
    const to = indexAfterKey(event.key, buttons.indexOf(event.currentTarget), buttons.length);
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };

export interface RovingFocus {
  /** The key of the button that Tab reaches. */
  readonly current: string | undefined;
  /** Reports that the button at an index has the focus. */
  readonly reach: (index: number) => void;
}

/** Tab reaches the button that had the focus last or the one now in its place; before any focus, the `first`. */
export function useRovingFocus(keys: readonly string[], first: string | undefined): RovingFocus {
  const [last, setLast] = useState<{ readonly key: string; readonly index: number }>();
  const isPresent = last !== undefined && keys.includes(last.key);
  const fallback = last === undefined ? first : keys[Math.min(last.index, keys.length - 1)];
  return {
    current: isPresent ? last.key : (fallback ?? keys[0]),
    reach: (index) => {
      const key = keys[index];
      if (key !== undefined && key !== last?.key) setLast({ key, index });
    },
  };
}
