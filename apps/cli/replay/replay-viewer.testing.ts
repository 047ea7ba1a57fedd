/** Runs the replay viewer with a scripted terminal. */
import { expect } from 'vitest';
import type { ReplayableArchive } from '../files/archive-file.ts';
import {
  fakeUi,
  type FakeUiOptions,
  type ShownScreen,
  type ScriptStep,
} from '../terminal/fake-ui.testing.ts';
import { allWatchers } from './watchers.ts';
import { watchReplay, type ReplayOptions } from './replay-viewer.ts';

export async function watchScript(
  opened: ReplayableArchive,
  script: readonly ScriptStep[],
  options: Partial<ReplayOptions> = {},
  fakeOptions: FakeUiOptions = {},
): Promise<readonly ShownScreen[]> {
  const ui = fakeUi(script, fakeOptions);
  expect(
    await watchReplay(ui, opened, {
      language: 'en',
      watchers: allWatchers(opened.recording.archive.seats),
      ...options,
    }),
  ).toBe('input ended');
  return ui.shown;
}

export const asksOf = (shown: readonly ShownScreen[]): readonly ShownScreen[] =>
  shown.filter(({ by }) => by === 'ask');
