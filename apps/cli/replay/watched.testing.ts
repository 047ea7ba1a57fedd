import { expect } from 'vitest';
import type { Opened } from '../archives.ts';
import { fakeUi, type Habits, type Shown, type Step } from '../ui/fake.testing.ts';
import { watchReplay, type Watching } from './watch.ts';

/** What is shown to somebody who does these things and then goes on to nothing more. */
export async function watched(
  opened: Opened,
  script: readonly Step[],
  watching: Partial<Watching> = {},
  habits: Habits = {},
): Promise<readonly Shown[]> {
  const ui = fakeUi(script, habits);
  expect(await watchReplay(ui, opened, { language: 'en', ...watching })).toBe('input ended');
  return ui.shown;
}

export const asks = (shown: readonly Shown[]): readonly Shown[] => shown.filter(({ by }) => by === 'ask');
