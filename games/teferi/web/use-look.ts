import { useCallback, useEffect, useRef, useState } from 'react';
import type { Look } from './table.ts';

/** So long a pointer rests before a card is shown, in milliseconds: whoever passes by sees the table. */
const REST = 260;

/** Which card is looked at. What was asked for stays; what is pointed at goes with the pointer. */
export function useLook(hush: () => void) {
  const [look, setLook] = useState<Look>();
  const rest = useRef<Animation>(undefined);
  const stop = useCallback(() => rest.current?.cancel(), []);
  useEffect(() => stop, [stop]);

  const onLook = useCallback(
    (next: Look) => {
      stop();
      if (next.kept) return setLook(next);
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
