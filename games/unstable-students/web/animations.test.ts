import type { AnimatedMove } from '@ludoteca/kit/web';
import { describe, expect, test } from 'vitest';
import { planAnimations } from './animations.ts';
import { playScene, type StudentsScene, SCENES } from './scenes.ts';

/** What is seen of the last answer of a scene, by somebody. */
function seen(scene: StudentsScene, watcher = scene.watcher ?? 0): AnimatedMove[] {
  const { match, events } = playScene(scene);
  return planAnimations(events, match.view(watcher));
}
const endOf = ({ delay, duration }: AnimatedMove): number => delay + duration;

const OWN = SCENES['two seats, own action'];

describe('what travels', () => {
  test('a drawn card, from the pile to the own hand, or as a back to the hand of another', () => {
    expect(seen(OWN)).toMatchObject([{ how: 'come', thing: 'hand 0 Studente Erasmus/0', from: 'draw' }]);
    expect(seen(OWN, 1)).toMatchObject([{ how: 'come', thing: 'back 0 5', from: 'draw' }]);
  });

  test('a student that is played, from its place in the hand to the room', () => {
    const scene = { ...OWN, answers: [{ play: 'Laureando Hipster' }] };
    const [first] = seen(scene);
    expect(first).toMatchObject({
      thing: 'laid 0 Laureando Hipster',
      from: 'hand 0',
      was: 'hand 0 Laureando Hipster/0',
    });
  });

  test('a malus before somebody who may block it, from the hand to the chain', () => {
    expect(seen(SCENES['another may block'])).toMatchObject([
      { thing: 'chain 0', was: 'hand 0 Allerta meteo/0' },
    ]);
  });

  test('what was blocked, and before it what blocked it, to the discards', () => {
    const scene = { ...SCENES['another may block'] };
    const blocked = { ...scene, answers: [...scene.answers, { block: 'MAI' }] };
    expect(seen(blocked)).toMatchObject([
      { thing: 'discard 0', was: 'hand 1 MAI/0' },
      { thing: 'discard 1', from: 'chain' },
      // The round of the other begins, and with it what lies there.
      { how: 'appear', thing: 'chain 0' },
    ]);
  });

  test('a stolen student, from one room to the other', () => {
    const stolen = {
      ...SCENES['a card to be stolen'],
      answers: [...SCENES['a card to be stolen'].answers, { steal: 'Studente Erasmus' }],
    };
    expect(seen(stolen)[0]).toMatchObject({
      thing: 'laid 0 Studente Erasmus',
      was: 'laid 1 Studente Erasmus',
    });
  });

  test('an eliminated freshman, from the room to the nursery', () => {
    const malus = { players: [{ ...OWN.players[0], area: ['Aula minuscola'] }, OWN.players[1]!] };
    expect(seen({ ...malus, answers: [{ eliminate: 'Matricola Scout' }] })[0]).toMatchObject({
      thing: 'nursery',
      was: 'laid 0 Matricola Scout',
    });
  });
});

test('a card that acts where it lies appears in the chain, after it came to lie there', () => {
  const [entered, acting] = seen({
    ...SCENES['three seats, own action'],
    players: [{ hand: ['Laureando Lagna'], room: [] }, OWN.players[1]!],
    answers: [{ play: 'Laureando Lagna' }],
  });
  expect(acting).toMatchObject({ how: 'appear', thing: 'chain 0' });
  expect(acting!.delay).toBeGreaterThanOrEqual(endOf(entered!));
});

test('one cause comes after another, each in 160 to 260 milliseconds', () => {
  const moves = seen(SCENES['a defence inside a sub-round']);
  const all = [...moves, ...seen({ ...OWN, answers: ['draw'] })];
  for (const { duration } of all) {
    expect(duration).toBeGreaterThanOrEqual(160);
    expect(duration).toBeLessThanOrEqual(260);
  }
  const delays = seen({ ...OWN, answers: ['draw'] }).map(({ delay }) => delay);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
});
