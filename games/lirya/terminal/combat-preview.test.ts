import { optionsOf, observe } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import type { Lirya } from '../parts.ts';
import { playAnswer, startScene } from '../scene.testing.ts';
import { previewCombat } from './combat-preview.ts';

const names = ['Ada', 'Bea'];

/** The previews of all options of the open question. */
function previewsOf(match: ReturnType<typeof startScene>): readonly (string | undefined)[] {
  const { seat } = match.question!;
  const drawing = { ...observe(match, seat), watcher: seat, names, language: 'en' as const };
  return optionsOf<Lirya>(drawing.asked).map((option) => previewCombat(drawing, option));
}

const scene = () =>
  startScene(
    {
      phase: 'combat',
      players: [
        { pieces: [{ card: 'breach-captain' }] },
        { life: 4, pieces: [{ card: 'wall-mason', health: 1 }, { card: 'terrace-guard' }] },
      ],
    },
    { preset: 'balanced' },
  );

test('an attack shows the damage in both directions; other options have no preview', () => {
  expect(previewsOf(scene())).toEqual([
    '3 damage, eliminated',
    '2 damage, 2 left, Breach Captain takes 2',
    '4 damage, eliminated',
    undefined,
  ]);
});

test('a defence shows the result for the defender', () => {
  const match = scene();
  const toPlayer = optionsOf<Lirya>(match.question).find(
    (option) => typeof option === 'object' && 'target' in option && 'player' in option.target,
  );
  playAnswer(match, toPlayer);
  while (match.question?.prompt === 'window') playAnswer(match, 'pass');
  expect(match.question?.prompt).toBe('defend');
  expect(previewsOf(match)).toEqual([
    'Wall Mason – 3 damage, eliminated',
    'Terrace Guard – 2 damage, 2 left, Breach Captain takes 2',
    undefined,
  ]);
});
