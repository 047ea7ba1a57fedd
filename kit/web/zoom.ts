import {
  type DOMAttributes,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Something that somebody looks at, and where it is. */
export type ZoomTarget<T> = T & {
  readonly anchor: HTMLElement;
  /** It stays until it is put away; else it goes with the pointer. */
  readonly isPinned: boolean;
};

export interface ZoomHandlers<T> {
  readonly onZoom: (look: ZoomTarget<T>) => void;
  /** Nobody points at it any more. */
  readonly onZoomEnd: () => void;
}

/** So long a pointer rests before something is shown, in milliseconds: whoever passes by sees the table. */
const HOVER_DELAY = 240;

/** What is looked at. What was asked for stays; what is pointed at goes with the pointer. */
export function useZoom<T>(
  hush: () => void,
): ZoomHandlers<T> & { readonly look: ZoomTarget<T> | undefined; readonly close: () => void } {
  const [look, setLook] = useState<ZoomTarget<T>>();
  const rest = useRef<Animation>(undefined);
  const stop = useCallback(() => rest.current?.cancel(), []);
  useEffect(() => stop, [stop]);

  const onLook = useCallback(
    (next: ZoomTarget<T>) => {
      stop();
      if (next.isPinned) return setLook(() => next);
      rest.current = document.body.animate([], HOVER_DELAY);
      rest.current.addEventListener('finish', () => setLook((now) => (now?.isPinned === true ? now : next)));
    },
    [stop],
  );
  const onLookAway = useCallback(() => {
    stop();
    hush();
    setLook((now) => (now?.isPinned === true ? now : undefined));
  }, [stop, hush]);
  const close = useCallback(() => {
    stop();
    setLook(undefined);
  }, [stop]);
  return { look, onZoom: onLook, onZoomEnd: onLookAway, close };
}

type PointerHandlers = Pick<
  DOMAttributes<HTMLElement>,
  'onFocus' | 'onBlur' | 'onPointerEnter' | 'onPointerLeave' | 'onContextMenu'
>;

/** Pointing at a thing, or getting there by keyboard, shows all of it; a long press or the other button keeps it there. */
export function zoomOnPointer<T>(
  { onZoom, onZoomEnd }: ZoomHandlers<T>,
  thing: T,
  onReach: () => void = () => undefined,
): PointerHandlers {
  const lookFrom = (anchor: HTMLElement, kept: boolean): void => onZoom({ ...thing, anchor, isPinned: kept });
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      onReach();
      if (currentTarget.matches(':focus-visible')) lookFrom(currentTarget, false);
    },
    onPointerEnter: ({ pointerType, currentTarget, buttons }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse' && buttons === 0) lookFrom(currentTarget, false);
    },
    onBlur: onZoomEnd,
    onPointerLeave: onZoomEnd,
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      lookFrom(event.currentTarget, true);
    },
  };
}

/** A finger cannot point: it presses to read. */
export const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
