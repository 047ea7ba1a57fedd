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

/** By how much a key changes a number, 0 for keys that do not: up is more, though in a row it leads back. */
export const amountStep = (key: string): number => AMOUNT_STEPS.get(key) ?? 0;

/** Where a key leads from one of so many, round at the ends; undefined: nowhere. */
export function indexAfterKey(key: string, from: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS.get(key);
  return step === undefined ? undefined : (from + step + count) % count;
}

/** Lets arrow keys, Home and End go from a button to others in the same group. */
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
  /** The key of what Tab leads to. */
  readonly current: string | undefined;
  /** What has the focus now. */
  readonly reach: (index: number) => void;
}

/** Of a row of buttons one is reached by Tab: the one that had the focus last, or whatever took its place; at first the given one. */
export function useRovingFocus(keys: readonly string[], first: string | undefined): RovingFocus {
  const [last, setLast] = useState<{ readonly key: string; readonly index: number }>();
  const isThere = last !== undefined && keys.includes(last.key);
  const near = last === undefined ? first : keys[Math.min(last.index, keys.length - 1)];
  return {
    current: isThere ? last.key : (near ?? keys[0]),
    reach: (index) => {
      const key = keys[index];
      if (key !== undefined && key !== last?.key) setLast({ key, index });
    },
  };
}
