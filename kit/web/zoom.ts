/** Shows the enlarged view of an item that the pointer or the keyboard focus is on. */
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

/** An item with the element that shows it. */
export type ZoomTarget<T> = T & {
  readonly anchor: HTMLElement;
  /** The view stays until it is closed; otherwise it ends when the pointer leaves. */
  readonly isPinned: boolean;
};

export interface ZoomHandlers<T> {
  readonly onZoom: (zoomed: ZoomTarget<T>) => void;
  /** The pointer or the focus has left the item. */
  readonly onZoomEnd: () => void;
}

/** How long the pointer rests before the view opens, in milliseconds. */
const HOVER_DELAY = 240;

export function useZoom<T>(
  onEnd: () => void,
): ZoomHandlers<T> & { readonly zoomed: ZoomTarget<T> | undefined; readonly close: () => void } {
  const [zoomed, setZoomed] = useState<ZoomTarget<T>>();
  const rest = useRef<Animation>(undefined);
  const stop = useCallback(() => rest.current?.cancel(), []);
  useEffect(() => stop, [stop]);

  const onZoom = useCallback(
    (next: ZoomTarget<T>) => {
      stop();
      if (next.isPinned) return setZoomed(() => next);
      rest.current = document.body.animate([], HOVER_DELAY);
      rest.current.addEventListener('finish', () =>
        setZoomed((now) => (now?.isPinned === true ? now : next)),
      );
    },
    [stop],
  );
  const onZoomEnd = useCallback(() => {
    stop();
    onEnd();
    setZoomed((now) => (now?.isPinned === true ? now : undefined));
  }, [stop, onEnd]);
  const close = useCallback(() => {
    stop();
    setZoomed(undefined);
  }, [stop]);
  return { zoomed, onZoom, onZoomEnd, close };
}

type PointerHandlers = Pick<
  DOMAttributes<HTMLElement>,
  | 'onFocus'
  | 'onBlur'
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onContextMenu'
> & {
  /** Marks elements whose small text can be read enlarged. */
  readonly 'data-zoomable': '';
};

/** Not every browser sends a context menu event after a long press. In milliseconds. */
const LONG_PRESS = 500;

/** Of the press that may become a long one; there is one finger at a time. */
let longPress: Animation | undefined;
const endPress = (): void => longPress?.cancel();

/** The pointer and the keyboard focus open the view; a long press or the secondary button pins it. */
export function zoomOnPointer<T>(
  { onZoom, onZoomEnd }: ZoomHandlers<T>,
  item: T,
  onReach: () => void = () => undefined,
): PointerHandlers {
  const zoomFrom = (anchor: HTMLElement, isPinned: boolean): void => onZoom({ ...item, anchor, isPinned });
  return {
    'data-zoomable': '',
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      onReach();
      if (currentTarget.matches(':focus-visible')) zoomFrom(currentTarget, false);
    },
    onPointerEnter: ({ pointerType, currentTarget, buttons }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse' && buttons === 0) zoomFrom(currentTarget, false);
    },
    onPointerDown: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      endPress();
      if (pointerType !== 'touch') return;
      longPress = document.body.animate([], LONG_PRESS);
      longPress.addEventListener('finish', () => zoomFrom(currentTarget, true));
    },
    onPointerUp: endPress,
    onPointerCancel: endPress,
    onBlur: onZoomEnd,
    onPointerLeave: () => {
      endPress();
      onZoomEnd();
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      endPress();
      zoomFrom(event.currentTarget, true);
    },
  };
}

/** A finger cannot hover, so a touch opens the view. */
export const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
