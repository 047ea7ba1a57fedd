import type { AnyParts } from '@ludoteca/kernel';
import type { RemoteUpdate } from '@ludoteca/wire';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Moment, Pace } from './pace.ts';

const shown: Moment[] = [];
const waiting: (() => void)[] = [];
let calm = false;
let pace: Pace;

beforeEach(() => {
  shown.length = 0;
  waiting.length = 0;
  calm = false;
  pace = new Pace(
    (moment) => shown.push(moment),
    (_, then) => waiting.push(then),
    () => calm,
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

const views = (): unknown[] => shown.map(({ sight }) => sight.view);
const pass = (): void => waiting.shift()?.();

describe('the pace of news', () => {
  test('shows the first news at once and lets nothing move', () => {
    pace.hear(news([0, 1, 2]));
    expect(shown).toMatchObject([{ sight: { view: 2 }, still: true, told: 3 }]);
  });

  test('shows what follows one after another, each when the one before has stood', () => {
    pace.hear(news([0]));
    for (const number of [1, 2, 3]) pace.hear(news([number]));
    expect(views()).toEqual([0, 1]);
    pass();
    pass();
    expect(views()).toEqual([0, 1, 2, 3]);
    expect(shown.slice(1).map(({ still }) => still)).toEqual([false, false, false]);
    expect(shown.map(({ told }) => told)).toEqual([1, 2, 3, 4]);
  });

  test('does not dwell on what nobody saw happen', () => {
    pace.hear(news([0]));
    pace.hear(news([1], true));
    pace.hear(news([2]));
    expect(views()).toEqual([0, 1, 2]);
  });

  test('catches up at once after a gap, with everything that was waiting', () => {
    pace.hear(news([0]));
    for (const number of [1, 2]) pace.hear(news([number]));
    pace.hear(news([3, 4, 5]));
    expect(views()).toEqual([0, 1, 5]);
    expect(shown.at(-1)).toMatchObject({ still: true, told: 6 });
    expect(shown.at(-1)?.events.map(({ did }) => did)).toEqual(['deed 2', 'deed 3', 'deed 4', 'deed 5']);
  });

  test('catches up when it is far behind', () => {
    pace.hear(news([0]));
    for (let number = 1; number <= 10; number++) pace.hear(news([number]));
    expect(views()).toEqual([0, 1, 10]);
  });

  test('goes on at its pace after it has caught up', () => {
    pace.hear(news([0]));
    pace.hear(news([1]));
    pace.hear(news([2, 3]));
    pace.hear(news([4]));
    expect(views()).toEqual([0, 1, 3]);
    pass();
    expect(views()).toEqual([0, 1, 3, 4]);
  });

  test('shows everything at once to whoever wants nothing to move', () => {
    calm = true;
    for (const number of [0, 1, 2]) pace.hear(news([number]));
    expect(views()).toEqual([0, 1, 2]);
    expect(shown.every(({ still }) => still)).toBe(true);
  });
});
