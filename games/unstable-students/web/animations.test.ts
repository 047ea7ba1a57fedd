import type { AnimatedMove } from '@ludoteca/kit/web';
import { describe, expect, test } from 'vitest';
import { planAnimations } from './animations.ts';
import { playStudentsScene, type StudentsScene, SCENES } from './scenes.ts';

/** The animations of the last answer of a scene for a watcher. */
function planScene(scene: StudentsScene, watcher = scene.watcher ?? 0): AnimatedMove[] {
  const { match, events } = playStudentsScene(scene);
  return planAnimations(events, match.view(watcher));
}
const endOf = ({ delay, duration }: AnimatedMove): number => delay + duration;

const OWN = SCENES['two seats, own action'];

describe('moves', () => {
  test('a drawn card, from the pile to the own hand, or as a card back to the hand of an opponent', () => {
    expect(planScene(OWN)).toMatchObject([{ how: 'come', thing: 'hand 0 Studente Erasmus/0', from: 'draw' }]);
    expect(planScene(OWN, 1)).toMatchObject([{ how: 'come', thing: 'back 0 5', from: 'draw' }]);
  });

  test('a student that is played, from its place in the hand to the room', () => {
    const scene = { ...OWN, answers: [{ play: 'Laureando Hipster' }] };
    const [first] = planScene(scene);
    expect(first).toMatchObject({
      thing: 'laid 0 Laureando Hipster',
      from: 'hand 0',
      was: 'hand 0 Laureando Hipster/0',
    });
  });

  test('a malus that may be blocked, from the hand to the chain', () => {
    expect(planScene(SCENES['another may block'])).toMatchObject([
      { thing: 'chain 0', was: 'hand 0 Allerta meteo/0' },
    ]);
  });

  test('the instant and then the blocked card, to the discards', () => {
    const scene = { ...SCENES['another may block'] };
    const blocked = { ...scene, answers: [...scene.answers, { block: 'MAI' }] };
    expect(planScene(blocked)).toMatchObject([
      { thing: 'discard 0', was: 'hand 1 MAI/0' },
      { thing: 'discard 1', from: 'chain' },
      // The round of the opponent begins, and its INIZIO card acts.
      { how: 'appear', thing: 'chain 0' },
    ]);
  });

  test('a stolen student, from one room to the other', () => {
    const stolen = {
      ...SCENES['a card to be stolen'],
      answers: [...SCENES['a card to be stolen'].answers, { steal: 'Studente Erasmus' }],
    };
    expect(planScene(stolen)[0]).toMatchObject({
      thing: 'laid 0 Studente Erasmus',
      was: 'laid 1 Studente Erasmus',
    });
  });

  test('an eliminated freshman, from the room to the nursery', () => {
    const malus = { players: [{ ...OWN.players[0], area: ['Aula minuscola'] }, OWN.players[1]!] };
    expect(planScene({ ...malus, answers: [{ eliminate: 'Matricola Scout' }] })[0]).toMatchObject({
      thing: 'nursery',
      was: 'laid 0 Matricola Scout',
    });
  });
});

test('a card that acts in its room appears in the chain after it has entered the room', () => {
  const [entered, acting] = planScene({
    ...SCENES['three seats, own action'],
    players: [{ hand: ['Laureando Lagna'], room: [] }, OWN.players[1]!],
    answers: [{ play: 'Laureando Lagna' }],
  });
  expect(acting).toMatchObject({ how: 'appear', thing: 'chain 0' });
  expect(acting!.delay).toBeGreaterThanOrEqual(endOf(entered!));
});

test('moves follow one another, each in 160 to 260 milliseconds', () => {
  const moves = planScene(SCENES['a defence inside a sub-round']);
  const all = [...moves, ...planScene({ ...OWN, answers: ['draw'] })];
  for (const { duration } of all) {
    expect(duration).toBeGreaterThanOrEqual(160);
    expect(duration).toBeLessThanOrEqual(260);
  }
  const delays = planScene({ ...OWN, answers: ['draw'] }).map(({ delay }) => delay);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
});
