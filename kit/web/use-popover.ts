import { type MouseEvent, useCallback, useState } from 'react';

interface PopoverState {
  /** What the sheet stands beside; undefined: it is not there. */
  readonly anchor: HTMLElement | undefined;
  readonly isOpen: boolean;
  readonly toggle: (event: MouseEvent<HTMLElement>) => void;
  readonly close: () => void;
}

/** A sheet that a press opens beside what was pressed, and another press closes. */
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
