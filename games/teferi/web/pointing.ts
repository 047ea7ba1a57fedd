import type { DOMAttributes, FocusEvent, MouseEvent, PointerEvent } from 'react';
import type { Look, Table } from './table.ts';

type Pointing = Pick<
  DOMAttributes<HTMLElement>,
  'onFocus' | 'onBlur' | 'onPointerEnter' | 'onPointerLeave' | 'onContextMenu'
>;

/** Pointing at a card, or getting there by keyboard, shows all of it; a long press or the other button keeps it there. */
export function pointingAt(
  { onLook, onLookAway }: Pick<Table, 'onLook' | 'onLookAway'>,
  look: Pick<Look, 'card' | 'id'>,
  onReach: () => void = () => undefined,
): Pointing {
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      onReach();
      if (currentTarget.matches(':focus-visible')) onLook({ ...look, anchor: currentTarget, kept: false });
    },
    onPointerEnter: ({ pointerType, currentTarget, buttons }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse' && buttons === 0) onLook({ ...look, anchor: currentTarget, kept: false });
    },
    onBlur: onLookAway,
    onPointerLeave: onLookAway,
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      onLook({ ...look, anchor: event.currentTarget, kept: true });
    },
  };
}

/** A finger cannot point: it presses to read. */
export const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
