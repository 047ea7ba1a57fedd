/** Keyboard shortcuts of the board. */
import { type RefObject, useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null;

export function useShortcuts(
  board: RefObject<HTMLElement | null>,
  keys: { readonly [key: string]: (() => void) | undefined },
): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    // The controls of the page below the board count as well.
    const area = board.current?.closest<HTMLElement>('.play-table') ?? board.current;
    const onKey = ({ key, target, repeat, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
      if (repeat || ctrlKey || altKey || metaKey || isTyping(target)) return;
      latest.current[key.length === 1 ? key.toLowerCase() : key]?.();
    };
    area?.addEventListener('keydown', onKey);
    return () => area?.removeEventListener('keydown', onKey);
  }, [board]);
}
