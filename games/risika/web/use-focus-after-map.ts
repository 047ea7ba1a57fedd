import { type RefObject, useEffect, useRef } from 'react';

/** Whoever chooses on the map by keyboard goes on at what that choice has opened. */
export function useFocusAfterMap<E extends HTMLElement>(): RefObject<E | null> {
  const main = useRef<E>(null);
  useEffect(() => {
    if (document.activeElement?.matches('.risika-land:focus-visible')) main.current?.focus();
  }, []);
  return main;
}
