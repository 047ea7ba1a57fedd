/** The generic terminal renderer, for a game without a renderer of its own. */
import { rumour } from '@ludoteca/games/rumour';
import { createFastDice, startMatch, type Watcher } from '@ludoteca/kernel';
import { drawTable, type Language, observe } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { NAMES } from './laws/texts.ts';
import { renderScreens } from './render-screens.ts';

/** The middle of a match that is played by chance, the same every time, as one of those at the table sees it. */
function middle(seats: number, eyes: Watcher | 'whoever is asked', language: Language): string {
  const started = startMatch(rumour.game, { seats, seed: 'screens' });
  if (!started.ok) throw new Error('did not start');
  const match = started.value;
  const dice = createFastDice('screens');
  for (let i = 0; i < 15; i++) match.choose(dice.pick(match.question!.options));
  const watcher = eyes === 'whoever is asked' ? match.question!.seat : eyes;
  const drawing = { ...observe(match, watcher), watcher, names: NAMES.slice(0, seats), language };
  return renderScreens((width) => drawTable(rumour, { ...drawing, width }));
}

// When a change is meant: npx vitest run testkit/screens -u, and read the difference.
test.each([
  ['rumour-asked', 3, 'whoever is asked', 'en'],
  ['rumour-five', 5, 'whoever is asked', 'it'],
  ['rumour-spectator', 4, 'spectator', 'pt'],
  ['rumour-judge', 4, 'judge', 'it'],
] as const)('%s is drawn as recorded', async (name, seats, eyes, language) => {
  await expect(middle(seats, eyes, language)).toMatchFileSnapshot(`screens/${name}.txt`);
});
