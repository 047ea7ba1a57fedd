/** Moves the keyboard focus from the map to the panel that a selection has opened. */
import { type RefObject, useEffect, useRef } from 'react';

export function useFocusAfterMap<E extends HTMLElement>(): RefObject<E | null> {
  const main = useRef<E>(null);
  useEffect(() => {
    if (document.activeElement?.matches('.risika-land:focus-visible')) main.current?.focus();
  }, []);
  return main;
}
