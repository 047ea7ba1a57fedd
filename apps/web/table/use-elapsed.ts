/** The milliseconds since a value has changed, updated every second. */
import { useEffect, useState } from 'react';

const TICK = 1000;

export function useElapsed(value: unknown): number {
  const [start, setStart] = useState(() => ({ value, time: performance.now() }));
  const [now, setNow] = useState(() => performance.now());
  if (start.value !== value) {
    const time = performance.now();
    setStart({ value, time });
    setNow(time);
  }
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - start.time);
}
