/** State of a popover that a press on its anchor opens and another press closes. */
import { type MouseEvent, useCallback, useState } from 'react';

interface PopoverState {
  /** The pressed element; undefined while the popover is closed. */
  readonly anchor: HTMLElement | undefined;
  readonly isOpen: boolean;
  readonly toggle: (event: MouseEvent<HTMLElement>) => void;
  readonly close: () => void;
}

export function usePopover(): PopoverState {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = useCallback(() => setAnchor(undefined), []);
  const isOpen = anchor !== undefined;
  return {
    anchor,
    isOpen,
    toggle: ({ currentTarget }) => setAnchor(isOpen ? undefined : currentTarget),
    close,
  };
}
