import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Whoever plays by keyboard presses a thing that is then gone, and the focus would go with it. It stays in the area instead: at the first
 * thing there that the selector fits, or at the area itself, which needs a `tabIndex` of -1 for that.
 */
export function useFocusRestore(area: RefObject<HTMLElement | null>, selector: string): void {
  const last = useRef<Element>(undefined);

  useEffect(() => {
    const element = area.current;
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
  }, [area]);

  useLayoutEffect(() => {
    const isGone = last.current !== undefined && !last.current.isConnected;
    if (!isGone || document.activeElement !== document.body) return;
    last.current = undefined;
    const next = area.current?.querySelector<HTMLElement>(selector) ?? area.current;
    next?.focus({ preventScroll: true });
  });
}
