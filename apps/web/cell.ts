import { useSyncExternalStore } from 'react';

/** A value that the page watches. */
export interface Cell<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (changed: () => void) => () => void;
}

export function cell<T>(first: T): Cell<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const changed of Array.from(listeners)) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
  };
}

export const useCell = <T>({ subscribe, get }: Pick<Cell<T>, 'subscribe' | 'get'>): T =>
  useSyncExternalStore(subscribe, get);
