import type { Parts } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import type { AutoPassRules } from '../table/auto-pass.ts';
import { type AutoPassInput, findAutoPassAnswer, toggleStop, type AutoPassPreferences } from './auto-pass.ts';

interface Waits extends Parts {
  state: Record<never, never>;
  frame: { readonly do: 'window'; readonly seat: number };
  choice: { window: 'act' | 'pass' };
  event: { readonly did: 'wait' };
  view: null;
  settings: Record<never, never>;
}

const names = { late: 'late' };
/** Passes if nothing else is offered, otherwise at the stop `late`. */
const STOPS: AutoPassRules<Waits> = {
  names: { it: names, en: names, pt: names },
  usual: ['late'],
  findAutoPass: ({ asked }) => {
    if (asked === undefined || !('options' in asked)) return undefined;
    return asked.options.length === 1 ? { answer: 'pass' } : { answer: 'pass', stop: 'late' };
  },
};

const asking = (...options: readonly ('act' | 'pass')[]): AutoPassInput<Waits> => ({
  watcher: 0,
  isRefused: false,
  view: null,
  asked: { seat: 0, number: 3, prompt: 'window', frame: { do: 'window', seat: 0 }, options },
  outcome: undefined,
});
const wishing = (more: Partial<AutoPassPreferences> = {}): AutoPassPreferences => ({
  stops: new Set(['late']),
  control: false,
  ...more,
});

describe('auto-pass', () => {
  test('passes if there is no other action', () => {
    expect(findAutoPassAnswer(STOPS, wishing(), asking('pass'))).toBe('pass');
  });

  test('asks at a stop, and passes once the stop is removed', () => {
    expect(findAutoPassAnswer(STOPS, wishing(), asking('act', 'pass'))).toBeUndefined();
    expect(findAutoPassAnswer(STOPS, wishing({ stops: new Set() }), asking('act', 'pass'))).toBe('pass');
  });

  test('asks every question under full control', () => {
    expect(findAutoPassAnswer(STOPS, wishing({ control: true }), asking('pass'))).toBeUndefined();
  });

  test('asks the person after a refused answer instead of repeating it', () => {
    expect(findAutoPassAnswer(STOPS, wishing(), { ...asking('pass'), isRefused: true })).toBeUndefined();
  });

  test('does not answer for other seats', () => {
    expect(findAutoPassAnswer(STOPS, wishing(), { ...asking('pass'), watcher: 1 })).toBeUndefined();
    expect(findAutoPassAnswer(STOPS, wishing(), { ...asking('pass'), watcher: 'spectator' })).toBeUndefined();
  });

  test('gives only offered answers', () => {
    expect(findAutoPassAnswer(STOPS, wishing({ stops: new Set() }), asking('act'))).toBeUndefined();
  });

  test('toggles a stop', () => {
    const none = toggleStop(new Set(['late']), 'late');
    expect([...none]).toEqual([]);
    expect([...toggleStop(none, 'late')]).toEqual(['late']);
  });
});
