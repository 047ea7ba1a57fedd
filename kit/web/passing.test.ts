import type { Parts } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import type { Stops } from '../face/stops.ts';
import { type Passable, passingAnswer, toggled, type Wishes } from './passing.ts';

interface Waits extends Parts {
  state: Record<never, never>;
  frame: { readonly do: 'window'; readonly seat: number };
  choice: { window: 'act' | 'pass' };
  event: { readonly did: 'wait' };
  view: null;
  settings: Record<never, never>;
}

const names = { late: 'late' };
/** Passing goes without saying where nothing else is offered, and else at a stop called late. */
const STOPS: Stops<Waits> = {
  names: { it: names, en: names, pt: names },
  usual: ['late'],
  passing: ({ asked }) => {
    if (asked === undefined || !('options' in asked)) return undefined;
    return asked.options.length === 1 ? { answer: 'pass' } : { answer: 'pass', stop: 'late' };
  },
};

const asking = (...options: readonly ('act' | 'pass')[]): Passable<Waits> => ({
  watcher: 0,
  isRefused: false,
  view: null,
  asked: { seat: 0, number: 3, prompt: 'window', frame: { do: 'window', seat: 0 }, options },
  outcome: undefined,
});
const wishing = (more: Partial<Wishes> = {}): Wishes => ({
  stops: new Set(['late']),
  control: false,
  ...more,
});

describe('a page that passes for somebody', () => {
  test('passes where nothing else can be done', () => {
    expect(passingAnswer(STOPS, wishing(), asking('pass'))).toBe('pass');
  });

  test('asks at a stop that is set, and passes once it is taken away', () => {
    expect(passingAnswer(STOPS, wishing(), asking('act', 'pass'))).toBeUndefined();
    expect(passingAnswer(STOPS, wishing({ stops: new Set() }), asking('act', 'pass'))).toBe('pass');
  });

  test('asks everything of whoever wants control', () => {
    expect(passingAnswer(STOPS, wishing({ control: true }), asking('pass'))).toBeUndefined();
  });

  test('asks once more where its answer was refused, instead of giving it again without end', () => {
    expect(passingAnswer(STOPS, wishing(), { ...asking('pass'), isRefused: true })).toBeUndefined();
  });

  test('answers for nobody else', () => {
    expect(passingAnswer(STOPS, wishing(), { ...asking('pass'), watcher: 1 })).toBeUndefined();
    expect(passingAnswer(STOPS, wishing(), { ...asking('pass'), watcher: 'spectator' })).toBeUndefined();
  });

  test('gives no answer that is not offered', () => {
    expect(passingAnswer(STOPS, wishing({ stops: new Set() }), asking('act'))).toBeUndefined();
  });

  test('sets and takes away a stop by the same gesture', () => {
    const none = toggled(new Set(['late']), 'late');
    expect([...none]).toEqual([]);
    expect([...toggled(none, 'late')]).toEqual(['late']);
  });
});
