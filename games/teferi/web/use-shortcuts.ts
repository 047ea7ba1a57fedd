import { type RefObject, useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null;

/** Letters that mean something to whoever is at the table. */
export function useShortcuts(
  board: RefObject<HTMLElement | null>,
  keys: { readonly [key: string]: (() => void) | undefined },
): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    // The rail below belongs to the table as well.
    const area = board.current?.closest<HTMLElement>('.play-table') ?? board.current;
    const press = ({ key, target, repeat, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
      if (repeat || ctrlKey || altKey || metaKey || isTyping(target)) return;
      latest.current[key.length === 1 ? key.toLowerCase() : key]?.();
    };
    area?.addEventListener('keydown', press);
    return () => area?.removeEventListener('keydown', press);
  }, [board]);
}
