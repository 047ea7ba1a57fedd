import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WakingClock } from './waking-clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** A clock of the system that tests set forward, as sleep does on some systems. */
function createClock() {
  let slept = 0;
  const clock = new WakingClock(() => Date.now() + slept);
  return {
    clock,
    sleep: (milliseconds: number) => {
      slept += milliseconds;
    },
  };
}

describe('a waking clock', () => {
  test('runs like the clock of the system while the machine is awake, however rarely it is asked', () => {
    const { clock } = createClock();
    expect(clock.now()).toBe(0);
    vi.advanceTimersByTime(123);
    expect(clock.now()).toBe(123);
    vi.advanceTimersByTime(3_600_000);
    expect(clock.now()).toBe(3_600_123);
  });

  test('stands still while the machine sleeps', () => {
    const { clock, sleep } = createClock();
    vi.advanceTimersByTime(5000);
    sleep(8 * 3_600_000);
    vi.advanceTimersByTime(5000);
    expect(clock.now()).toBeGreaterThanOrEqual(9000);
    expect(clock.now()).toBeLessThanOrEqual(11_000);
  });

  test('counts a short stall', () => {
    const { clock, sleep } = createClock();
    vi.advanceTimersByTime(1000);
    sleep(3000);
    expect(clock.now()).toBe(4000);
    clock.stop();
  });
});
