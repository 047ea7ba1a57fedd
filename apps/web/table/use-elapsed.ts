/** The milliseconds since a value has changed, updated every second. */
import { useEffect, useState } from 'react';

const TICK = 1000;

export function useElapsed<V>(value: V): number {
  const [latest, setLatest] = useState({ value, elapsed: 0 });
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setLatest({ value, elapsed: performance.now() - start }), TICK);
    return () => clearInterval(timer);
  }, [value]);
  return latest.value === value ? latest.elapsed : 0;
}
