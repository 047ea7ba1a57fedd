import { type RefObject, useEffect, useRef } from 'react';

/** So far a pointer goes before it drags, in pixels: whoever presses does not. */
const DRAG_THRESHOLD = 7;

interface DraggedElement {
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  moves: boolean;
}

export interface Drop {
  /** The `data-drag` of what is led, and the `data-drop` of where it is let go; undefined: on the table, on nothing. */
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

/** Things that bear `data-drag` can be led to others by a mouse or a pen; a finger scrolls, and presses instead. */
export function useDrag(board: RefObject<HTMLElement | null>, onDrop: (drop: Drop) => void): void {
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const area = board.current;
    if (area === null) return undefined;
    let held: DraggedElement | undefined;

    const grasp = ({ target, pointerType, button, clientX: x, clientY: y }: PointerEvent): void => {
      if (pointerType === 'touch' || button !== 0 || !(target instanceof Element)) return;
      const element = target.closest<HTMLElement>('[data-drag]');
      held = element === null ? undefined : { element, x, y, moves: false };
    };
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (held === undefined) return;
      const [x, y] = [clientX - held.x, clientY - held.y];
      held.moves ||= Math.hypot(x, y) > DRAG_THRESHOLD;
      if (!held.moves) return;
      held.element.classList.add('dragged');
      held.element.style.translate = `${x}px ${y}px`;
    };
    const letGo = (event: PointerEvent): void => {
      const was = held;
      held = undefined;
      if (was === undefined || !was.moves) return;
      const drop = dropTargetAt(event);
      was.element.style.translate = '';
      was.element.classList.remove('dragged');
      const from = was.element.dataset['drag'];
      if (drop !== undefined && from !== undefined && event.type === 'pointerup')
        latest.current({ from, to: drop.dataset['drop'] });
    };
    area.addEventListener('pointerdown', grasp);
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', letGo);
    document.addEventListener('pointercancel', letGo);
    return () => {
      area.removeEventListener('pointerdown', grasp);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', letGo);
      document.removeEventListener('pointercancel', letGo);
    };
  }, [board]);
}
