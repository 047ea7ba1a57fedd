import { describe, expect, test } from 'vitest';
import { currentResponder, chainLevels, currentPhase, findDuplicate } from './chain-state.ts';
import { boardPropsOf, type StudentsScene, SCENES } from './scenes.ts';

const at = (scene: StudentsScene) => boardPropsOf(scene, 'en');
const levels = (scene: StudentsScene) => {
  const { view, asked } = at(scene);
  return chainLevels(view, asked).map(({ card, seat, activity: doing }) => [card, seat, doing]);
};
const answering = (scene: StudentsScene) => currentResponder(at(scene).asked, scene.watcher ?? 0);
const phase = (scene: StudentsScene) => currentPhase(at(scene).view, at(scene).asked);

describe('the chain', () => {
  test('says of every card what it is doing, the latest last', () => {
    expect(levels(SCENES['a defence inside a sub-round'])).toEqual([
      ['Ruba Studente', 0, { action: 'RUBA', target: 'TU', filter: 'STUDENTE' }],
      ['Laureando Nerd', 1, { action: 'ELIMINA', target: 'TU', filter: 'ALL' }],
    ]);
  });

  test('knows cards that are being placed, and cards that are offered', () => {
    expect(levels(SCENES['another may block'])).toEqual([['Allerta meteo', 0, 'placing']]);
    expect(levels(SCENES['an optional card'])).toEqual([['Sparacoriandoli', 0, 'offered']]);
  });

  test('tells like cards apart', () => {
    const { view, asked } = at(SCENES['a defence inside a sub-round']);
    const twice = { ...view, chain: [...view.chain, ...view.chain] };
    expect(new Set(chainLevels(twice, asked).map(({ key }) => key)).size).toBe(4);
  });
});

describe('who may answer', () => {
  test('is the one who may block, and then the others in their order', () => {
    expect(answering(SCENES['everybody may block'])).toEqual({
      seat: 0,
      rest: [1, 2],
      how: 'block',
      cannotBlock: false,
    });
  });

  test('is told apart from whoever decides', () => {
    expect(answering(SCENES['whom to aim at'])).toMatchObject({ seat: 0, rest: [], how: 'decide' });
  });

  test('and whether there is anything to block with is known to nobody else', () => {
    const scene = SCENES['a malus is put before you'];
    expect(answering(scene)).toMatchObject({ how: 'block', cannotBlock: true });
    expect(answering({ ...scene, watcher: 1 })).toMatchObject({ how: 'block', cannotBlock: false });
  });
});

test('the phase is the start while cards of the start act, the end while there are too many cards, and else the action', () => {
  expect(phase(SCENES['an optional card'])).toBe('start');
  expect(phase(SCENES['two seats, own action'])).toBe('action');
  expect(phase(SCENES['another may block'])).toBe('action');
  expect(phase(SCENES['a defence inside a sub-round'])).toBe('action');
  expect(phase(SCENES['too many cards'])).toBe('end');
});

test('a duplicate is pointed out to who holds it, and to nobody else', () => {
  const { duplicate } = SCENES;
  expect(findDuplicate(at(duplicate).view, at(duplicate).asked)).toEqual({
    card: 'Studente Boscaiolo',
    on: 0,
  });
  const other = at({ ...duplicate, watcher: 1 });
  expect(findDuplicate(other.view, other.asked)).toBeUndefined();
});
