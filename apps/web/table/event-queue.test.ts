import type { AnyParts } from '@ludoteca/kernel';
import type { RemoteUpdate } from '@ludoteca/wire';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ShownUpdate, EventQueue } from './event-queue.ts';

const shown: ShownUpdate[] = [];
const waiting: (() => void)[] = [];
let calm = false;
let pace: EventQueue;

beforeEach(() => {
  shown.length = 0;
  waiting.length = 0;
  calm = false;
  pace = new EventQueue(
    (moment) => shown.push(moment),
    (_, then) => waiting.push(then),
    () => calm,
    () => 420,
  );
});

/** News of entries by their numbers; each tells one event unless it is silent. */
function news(numbers: readonly number[], silent = false): RemoteUpdate<AnyParts> {
  const steps = numbers.map((number) => ({ number, events: silent ? [] : [{ did: `deed ${number}` }] }));
  return {
    steps,
    events: steps.flatMap(({ events }) => events),
    observation: { view: numbers.at(-1) ?? null, asked: undefined, outcome: undefined },
  };
}

const views = (): unknown[] => shown.map(({ observation }) => observation.view);
const pass = (): void => waiting.shift()?.();

describe('the event queue', () => {
  test('shows the first update at once without motion', () => {
    pace.push(news([0, 1, 2]));
    expect(shown).toMatchObject([{ observation: { view: 2 }, isMotionless: true, shownSteps: 3 }]);
  });

  test('shows later updates one by one after an interval', () => {
    pace.push(news([0]));
    for (const number of [1, 2, 3]) pace.push(news([number]));
    expect(views()).toEqual([0, 1]);
    pass();
    pass();
    expect(views()).toEqual([0, 1, 2, 3]);
    expect(shown.slice(1).map(({ isMotionless }) => isMotionless)).toEqual([false, false, false]);
    expect(shown.map(({ shownSteps }) => shownSteps)).toEqual([1, 2, 3, 4]);
  });

  test('does not wait after updates without events', () => {
    pace.push(news([0]));
    pace.push(news([1], true));
    pace.push(news([2]));
    expect(views()).toEqual([0, 1, 2]);
  });

  test('shows all waiting updates at once after a gap', () => {
    pace.push(news([0]));
    for (const number of [1, 2]) pace.push(news([number]));
    pace.push(news([3, 4, 5]));
    expect(views()).toEqual([0, 1, 5]);
    expect(shown.at(-1)).toMatchObject({ isMotionless: true, shownSteps: 6 });
    expect(shown.at(-1)?.events.map(({ did }) => did)).toEqual(['deed 2', 'deed 3', 'deed 4', 'deed 5']);
  });

  test('catches up when it is far behind', () => {
    pace.push(news([0]));
    for (let number = 1; number <= 10; number++) pace.push(news([number]));
    expect(views()).toEqual([0, 1, 10]);
  });

  test('continues at its pace after it has caught up', () => {
    pace.push(news([0]));
    pace.push(news([1]));
    pace.push(news([2, 3]));
    pace.push(news([4]));
    expect(views()).toEqual([0, 1, 3]);
    pass();
    expect(views()).toEqual([0, 1, 3, 4]);
  });

  test('shows everything at once if motion is off', () => {
    calm = true;
    for (const number of [0, 1, 2]) pace.push(news([number]));
    expect(views()).toEqual([0, 1, 2]);
    expect(shown.every(({ isMotionless }) => isMotionless)).toBe(true);
  });
});
