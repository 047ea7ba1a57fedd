/** Dragging elements of the board to others with a mouse or a pen. */
import { type RefObject, useEffect, useRef } from 'react';

/** How far the pointer moves before a press becomes a drag, in pixels. */
const DRAG_THRESHOLD = 7;

interface DraggedElement {
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  moves: boolean;
}

export interface Drop {
  /** The `data-drag` of the element, and the `data-drop` of its target; undefined if it was dropped on the battlefield. */
  readonly from: string;
  readonly to: string | undefined;
}

const dropTargetAt = ({ clientX, clientY }: PointerEvent): HTMLElement | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .find(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element.matches('[data-drop], .tf-field'),
    );

/** Elements with `data-drag` can be dragged; a touch scrolls and presses instead. */
export function useDrag(board: RefObject<HTMLElement | null>, onDrop: (drop: Drop) => void): void {
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const area = board.current;
    if (area === null) return undefined;
    let dragged: DraggedElement | undefined;

    const onDown = ({ target, pointerType, button, clientX: x, clientY: y }: PointerEvent): void => {
      if (pointerType === 'touch' || button !== 0 || !(target instanceof Element)) return;
      const element = target.closest<HTMLElement>('[data-drag]');
      dragged = element === null ? undefined : { element, x, y, moves: false };
    };
    const onMove = ({ clientX, clientY }: PointerEvent): void => {
      if (dragged === undefined) return;
      const [x, y] = [clientX - dragged.x, clientY - dragged.y];
      dragged.moves ||= Math.hypot(x, y) > DRAG_THRESHOLD;
      if (!dragged.moves) return;
      dragged.element.classList.add('dragged');
      dragged.element.style.translate = `${x}px ${y}px`;
    };
    const onUp = (event: PointerEvent): void => {
      const released = dragged;
      dragged = undefined;
      if (released === undefined || !released.moves) return;
      const target = dropTargetAt(event);
      released.element.style.translate = '';
      released.element.classList.remove('dragged');
      const from = released.element.dataset['drag'];
      if (target !== undefined && from !== undefined && event.type === 'pointerup')
        latest.current({ from, to: target.dataset['drop'] });
    };
    area.addEventListener('pointerdown', onDown);
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', onUp);
    return () => {
      area.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', onUp);
    };
  }, [board]);
}
