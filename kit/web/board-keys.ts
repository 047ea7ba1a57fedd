/** Keys of the board: they work inside it and while nothing has the focus, as when a page has just opened. */
import { type RefObject, useEffect, useRef } from 'react';

const isTyping = (target: Element): boolean => target.closest('input, select, textarea, dialog') !== null;

/** `area`: an element of the table whose keys these are. Keys with Control, Alt or Meta and repetitions do not count. */
export function useBoardKeys(area: RefObject<HTMLElement | null>, onKey: (key: string) => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const press = ({ key, target, repeat, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
      if (repeat || ctrlKey || altKey || metaKey || !(target instanceof Element) || isTyping(target)) return;
      // The controls of the page below the board count as well.
      const table = area.current?.closest('.play-table') ?? area.current;
      const isIdle = target === document.body && document.querySelector('dialog[open]') === null;
      if (isIdle || table?.contains(target) === true) latest.current(key);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [area]);
}
