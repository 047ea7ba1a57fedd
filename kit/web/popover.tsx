/** A small panel beside an element, above everything else. */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

/** In pixels. */
const GAP = 8;

/** The panel is above the anchor if it fits, else below, else on the side with more room; `room` limits its height. */
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
  /** Called on Escape, on a press elsewhere, when the focus goes elsewhere, and when the page scrolls or is resized. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Popover({ anchor, label, onClose, children }: PopoverProps) {
  const panel = useRef<HTMLFieldSetElement>(null);

  useLayoutEffect(() => {
    const box = panel.current;
    if (box === null) return undefined;
    box.showPopover();
    positionPopover(anchor, box);
    box.querySelector<HTMLElement>('input, button')?.focus();
    // The content may grow later.
    const observer = new ResizeObserver(() => positionPopover(anchor, box));
    observer.observe(box);
    return () => observer.disconnect();
  }, [anchor]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      anchor.focus();
      onClose();
    };
    const onElsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !panel.current?.contains(target) && !anchor.contains(target)) onClose();
    };
    const onScroll = ({ target }: Event): void => {
      if (target instanceof Node && target.contains(anchor)) onClose();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    // Before the element that receives the focus opens a popover of its own.
    document.addEventListener('focusin', onElsewhere, true);
    document.addEventListener('scroll', onScroll, true);
    window.addEventListener('resize', onClose);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere, true);
      document.removeEventListener('scroll', onScroll, true);
      window.removeEventListener('resize', onClose);
    };
  }, [anchor, onClose]);

  return (
    <fieldset ref={panel} className="popover" popover="manual" aria-label={label}>
      {children}
    </fieldset>
  );
}
