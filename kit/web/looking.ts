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
export type Look<T> = T & {
  readonly anchor: HTMLElement;
  /** It stays until it is put away; else it goes with the pointer. */
  readonly kept: boolean;
};

export interface Looks<T> {
  readonly onLook: (look: Look<T>) => void;
  /** Nobody points at it any more. */
  readonly onLookAway: () => void;
}

/** So long a pointer rests before something is shown, in milliseconds: whoever passes by sees the table. */
const REST = 240;

/** What is looked at. What was asked for stays; what is pointed at goes with the pointer. */
export function useLook<T>(
  hush: () => void,
): Looks<T> & { readonly look: Look<T> | undefined; readonly close: () => void } {
  const [look, setLook] = useState<Look<T>>();
  const rest = useRef<Animation>(undefined);
  const stop = useCallback(() => rest.current?.cancel(), []);
  useEffect(() => stop, [stop]);

  const onLook = useCallback(
    (next: Look<T>) => {
      stop();
      if (next.kept) return setLook(() => next);
      rest.current = document.body.animate([], REST);
      rest.current.addEventListener('finish', () => setLook((now) => (now?.kept === true ? now : next)));
    },
    [stop],
  );
  const onLookAway = useCallback(() => {
    stop();
    hush();
    setLook((now) => (now?.kept === true ? now : undefined));
  }, [stop, hush]);
  const close = useCallback(() => {
    stop();
    setLook(undefined);
  }, [stop]);
  return { look, onLook, onLookAway, close };
}

type Pointing = Pick<
  DOMAttributes<HTMLElement>,
  'onFocus' | 'onBlur' | 'onPointerEnter' | 'onPointerLeave' | 'onContextMenu'
>;

/** Pointing at a thing, or getting there by keyboard, shows all of it; a long press or the other button keeps it there. */
export function pointingAt<T>(
  { onLook, onLookAway }: Looks<T>,
  thing: T,
  onReach: () => void = () => undefined,
): Pointing {
  const lookFrom = (anchor: HTMLElement, kept: boolean): void => onLook({ ...thing, anchor, kept });
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      onReach();
      if (currentTarget.matches(':focus-visible')) lookFrom(currentTarget, false);
    },
    onPointerEnter: ({ pointerType, currentTarget, buttons }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse' && buttons === 0) lookFrom(currentTarget, false);
    },
    onBlur: onLookAway,
    onPointerLeave: onLookAway,
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      lookFrom(event.currentTarget, true);
    },
  };
}

/** A finger cannot point: it presses to read. */
export const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
