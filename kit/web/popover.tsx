import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

const GAP = 8;

/** Where a box of this size stands beside an anchor, and the room there is for its height: above where it fits, else below, else on the side with more room. */
export function placePopover(
  anchor: DOMRectReadOnly,
  box: { readonly width: number; readonly height: number },
  window: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number; readonly room: number } {
  const middle = anchor.x + anchor.width / 2 - box.width / 2;
  const left = Math.max(GAP, Math.min(middle, window.width - box.width - GAP));
  const under = anchor.y + anchor.height + GAP;
  const above = anchor.y - 2 * GAP;
  const below = window.height - under - GAP;
  const isAbove = box.height <= above || (box.height > below && above >= below);
  return isAbove
    ? { left, top: anchor.y - GAP - Math.min(box.height, above), room: above }
    : { left, top: under, room: below };
}

function positionPopover(anchor: HTMLElement, box: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = box;
  const whole = { width: offsetWidth, height: box.scrollHeight + offsetHeight - box.clientHeight };
  const place = placePopover(anchor.getBoundingClientRect(), whole, {
    width: clientWidth,
    height: clientHeight,
  });
  box.style.left = `${place.left}px`;
  box.style.top = `${place.top}px`;
  box.style.maxHeight = `${place.room}px`;
}

export interface PopoverProps {
  readonly anchor: HTMLElement;
  readonly label: string;
  /** Escape, a click elsewhere, or a page that moves away under it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small sheet next to a thing, above everything else: the choices it stands for, or why it cannot be chosen. */
export function Popover({ anchor, label, onClose, children }: PopoverProps) {
  const sheet = useRef<HTMLFieldSetElement>(null);

  useLayoutEffect(() => {
    const box = sheet.current;
    if (box === null) return undefined;
    box.showPopover();
    positionPopover(anchor, box);
    box.querySelector<HTMLElement>('input, button')?.focus();
    // What is on it may come later: it grows, and stays inside the window.
    const growth = new ResizeObserver(() => positionPopover(anchor, box));
    growth.observe(box);
    return () => growth.disconnect();
  }, [anchor]);

  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      anchor.focus();
      onClose();
    };
    const press = (event: PointerEvent): void => {
      const { target } = event;
      if (target instanceof Node && !sheet.current?.contains(target) && !anchor.contains(target)) onClose();
    };
    const scroll = ({ target }: Event): void => {
      if (target instanceof Node && target.contains(anchor)) onClose();
    };
    document.addEventListener('keydown', key);
    document.addEventListener('pointerdown', press);
    document.addEventListener('scroll', scroll, true);
    window.addEventListener('resize', onClose);
    return () => {
      document.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('scroll', scroll, true);
      window.removeEventListener('resize', onClose);
    };
  }, [anchor, onClose]);

  return (
    <fieldset ref={sheet} className="beside" popover="manual" aria-label={label}>
      {children}
    </fieldset>
  );
}
