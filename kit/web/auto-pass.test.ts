import type { Parts } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import type { AutoPassRules, AutoPassSettings } from '../table/auto-pass.ts';
import { type AutoPassGame, type AutoPassInput, isAutoPassed } from './auto-pass.ts';

interface Waits extends Parts {
  state: Record<never, never>;
  frame: { readonly do: 'window'; readonly seat: number };
  choice: { window: 'act' | 'pass' };
  event: { readonly did: 'wait' };
  view: null;
  settings: Record<never, never>;
}

const names = { late: 'late' };
const RULES: AutoPassRules<Waits> = {
  names: { it: names, en: names, pt: names },
  usual: ['late'],
  findAutoPass: () => ({ answer: 'pass', stop: 'late' }),
  findForcedPass: ({ asked }) =>
    asked !== undefined && 'options' in asked && asked.options.length === 1 ? 'pass' : undefined,
};

const orderNames = { act: 'act' };
const GAME: AutoPassGame<Waits> = {
  autoPass: RULES,
  orders: {
    names: { it: orderNames, en: orderNames, pt: orderNames },
    findAnswer: ({ kind }) => (kind === 'act' ? 'act' : undefined),
  },
};

const asking = (
  options: readonly ('act' | 'pass')[],
  settings: Partial<AutoPassSettings> = {},
  isAlone = false,
): AutoPassInput<Waits> => ({
  watcher: 0,
  isRefused: false,
  view: null,
  asked: { seat: 0, number: 3, prompt: 'window', frame: { do: 'window', seat: 0 }, options },
  outcome: undefined,
  autoPassAccess: {
    settings: { stops: ['late'], control: false, ...settings },
    isAlone,
    change: () => undefined,
  },
});

describe('the page shows that the host passes', () => {
  test('unless the stop is set, whatever the options', () => {
    for (const options of [['pass'], ['act', 'pass']] as const) {
      expect(isAutoPassed(GAME, asking(options))).toBe(false);
      expect(isAutoPassed(GAME, asking(options, { stops: [] }))).toBe(true);
    }
  });

  test('if there is no other action and no other person who could learn that', () => {
    expect(isAutoPassed(GAME, asking(['pass'], {}, true))).toBe(true);
    expect(isAutoPassed(GAME, asking(['act', 'pass'], {}, true))).toBe(false);
  });

  test('but never under full control', () => {
    expect(isAutoPassed(GAME, asking(['pass'], { stops: [], control: true }, true))).toBe(false);
  });

  test('as a standing order says, also under full control, as long as the order has an answer', () => {
    const settings = { control: true, order: { kind: 'act', values: [] } };
    expect(isAutoPassed(GAME, asking(['act', 'pass'], settings))).toBe(true);
    expect(isAutoPassed(GAME, asking(['pass'], settings))).toBe(false);
    expect(isAutoPassed(GAME, { ...asking(['act', 'pass'], settings), isRefused: true })).toBe(false);
  });

  test('but not after a refused answer, nor to other watchers, nor without rules', () => {
    const input = asking(['pass'], { stops: [] });
    expect(isAutoPassed(GAME, { ...input, isRefused: true })).toBe(false);
    expect(isAutoPassed(GAME, { ...input, watcher: 1 })).toBe(false);
    expect(isAutoPassed(GAME, { ...input, watcher: 'spectator' })).toBe(false);
    expect(isAutoPassed(GAME, { ...input, autoPassAccess: undefined })).toBe(false);
    expect(isAutoPassed({}, input)).toBe(false);
  });
});
