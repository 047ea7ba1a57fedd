/** Snapshots of terminal screens. */
import { resumeMatch, startMatch, type Watcher } from '@ludoteca/kernel';
import { drawTable, observe } from '@ludoteca/kit';
import { renderScreens } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { risika } from '../index.ts';
import { createStart } from '../scenarios/set-table.testing.ts';

const TABLE = createStart({
  held: {
    Ada: 'Chimica 4, Fisica 1, Informatica 2, Matematica 3, Ing. Elettronica 12, Lettere 7, Filosofia 1',
    Bruno: 'Psicologia 3, Pedagogia 2, Lingue 1, Economia 5, Giurisprudenza 2, Scienze Politiche 3',
    Carla: '',
  },
  hands: { Ada: 'Biologia, Lettere, jolly', Bruno: 'Medicina' },
  round: 4,
});

function matchAt(agenda: (typeof TABLE)['from']['agenda']) {
  const fresh = startMatch(risika.game, { seats: 3, seed: 'screens' });
  if (!fresh.ok) throw new Error('did not start');
  return resumeMatch(risika.game, fresh.value.archive(), {
    ...fresh.value.position(),
    agenda,
    state: TABLE.from.state,
  });
}

const DICE = { do: 'dice', seat: 0, won: false, from: 3, to: 4 } as const;
const PLACE = { do: 'place', seat: 1, armies: 3 } as const;
const FIGHT = { do: 'fight', seat: 0, won: false } as const;

// When a change is meant: npx vitest run games/risika -u, and read the difference.
test.each([
  ['fighting', FIGHT, 0, 'it'],
  ['watching', FIGHT, 'spectator', 'en'],
  ['dice', DICE, 0, 'pt'],
  ['placing', PLACE, 1, 'en'],
] as const)('the screen %s', async (name, frame, watcher, language) => {
  const state = TABLE.from.state;
  state.reserve = frame.do === 'place' ? [0, 3, 0] : [0, 0, 0];
  const drawing = { ...observe(matchAt([frame]), watcher as Watcher), watcher: watcher as Watcher };
  const names = TABLE.cast;
  const drawn = renderScreens((width) => drawTable(risika, { ...drawing, names, language, width }));
  await expect(drawn).toMatchFileSnapshot(`../screens/${name}.txt`);
});
