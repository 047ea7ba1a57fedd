/** Keeps the keyboard focus on the board when the focused element is removed. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The focus moves to the first element in the area that matches the selector, else to the area, which needs a `tabIndex` of -1. */
export function useFocusRestore(area: RefObject<HTMLElement | null>, selector: string): void {
  const last = useRef<Element>(undefined);

  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const onFocusIn = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element ? target : undefined;
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      // A removed element loses the focus to no other element.
      if (relatedTarget !== null) last.current = undefined;
    };
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [area]);

  useLayoutEffect(() => {
    const isGone = last.current !== undefined && !last.current.isConnected;
    if (!isGone || document.activeElement !== document.body) return;
    last.current = undefined;
    const next = area.current?.querySelector<HTMLElement>(selector) ?? area.current;
    next?.focus({ preventScroll: true });
  });
}
