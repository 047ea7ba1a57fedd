/** Keyboard shortcuts of the board. */
import { useBoardKeys } from '@ludoteca/kit/web';
import type { RefObject } from 'react';

export function useShortcuts(
  board: RefObject<HTMLElement | null>,
  keys: { readonly [key: string]: (() => void) | undefined },
): void {
  useBoardKeys(board, (key) => keys[key.length === 1 ? key.toLowerCase() : key]?.());
}
