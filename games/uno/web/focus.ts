import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Whoever plays by keyboard discards the card that has the focus, and the focus would go with it. It stays in the hand instead, at the
 * card that Tab leads to.
 */
export function useFocusKept(board: RefObject<HTMLElement | null>): void {
  const last = useRef<Element>(undefined);

  useEffect(() => {
    const element = board.current;
    if (element === null) return;
    const come = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element ? target : undefined;
    };
    const go = ({ relatedTarget }: FocusEvent): void => {
      // Whoever goes elsewhere goes to something; what is taken off the table loses the focus to nothing.
      if (relatedTarget !== null) last.current = undefined;
    };
    element.addEventListener('focusin', come);
    element.addEventListener('focusout', go);
    return () => {
      element.removeEventListener('focusin', come);
      element.removeEventListener('focusout', go);
    };
  }, [board]);

  useLayoutEffect(() => {
    const isGone = last.current !== undefined && !last.current.isConnected;
    if (!isGone || document.activeElement !== document.body) return;
    last.current = undefined;
    board.current?.querySelector<HTMLElement>('.uno-slot[tabindex="0"]')?.focus({ preventScroll: true });
  });
}
