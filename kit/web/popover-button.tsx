/** A button that opens a popover beside itself; the same text labels both. */
import type { ReactNode } from 'react';
import { Popover } from './popover.tsx';
import { usePopover } from './use-popover.ts';

export function PopoverButton(props: {
  readonly className: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  const { anchor, isOpen, toggle, close } = usePopover();
  return (
    <>
      <button type="button" className={props.className} aria-expanded={isOpen} onClick={toggle}>
        {props.label}
      </button>
      {anchor && (
        <Popover anchor={anchor} label={props.label} onClose={close}>
          {props.children}
        </Popover>
      )}
    </>
  );
}
