import { describe, expect, test } from 'vitest';
import { currentResponder, chainLevels, currentPhase, findDuplicate } from './chain-state.ts';
import { createBoardProps, type StudentsScene, SCENES } from './scenes.ts';

const at = (scene: StudentsScene) => createBoardProps(scene, 'en');
const levels = (scene: StudentsScene) => {
  const { view, asked } = at(scene);
  return chainLevels(view, asked).map(({ card, seat, activity }) => [card, seat, activity]);
};
const answering = (scene: StudentsScene) => currentResponder(at(scene).asked, scene.watcher ?? 0);
const phase = (scene: StudentsScene) => currentPhase(at(scene).view, at(scene).asked);

describe('the chain', () => {
  test('has the activity of every card, the latest last', () => {
    expect(levels(SCENES['a defence inside a sub-round'])).toEqual([
      ['Ruba Studente', 0, { action: 'RUBA', target: 'TU', filter: 'STUDENTE' }],
      ['Laureando Nerd', 1, { action: 'ELIMINA', target: 'TU', filter: 'ALL' }],
    ]);
  });

  test('includes cards that are being placed or offered', () => {
    expect(levels(SCENES['another may block'])).toEqual([['Allerta meteo', 0, 'placing']]);
    expect(levels(SCENES['an optional card'])).toEqual([['Sparacoriandoli', 0, 'offered']]);
  });

  test('has different keys for equal cards', () => {
    const { view, asked } = at(SCENES['a defence inside a sub-round']);
    const doubled = { ...view, chain: [...view.chain, ...view.chain] };
    expect(new Set(chainLevels(doubled, asked).map(({ key }) => key)).size).toBe(4);
  });
});

describe('the responder', () => {
  test('is the player who may block, followed by the others in turn order', () => {
    expect(answering(SCENES['everybody may block'])).toEqual({
      seat: 0,
      rest: [1, 2],
      how: 'block',
      cannotBlock: false,
    });
  });

  test('decides where the question is no defence', () => {
    expect(answering(SCENES['whom to aim at'])).toMatchObject({ seat: 0, rest: [], how: 'decide' });
  });

  test('knows only of itself whether it cannot block', () => {
    const scene = SCENES['a malus is put before you'];
    expect(answering(scene)).toMatchObject({ how: 'block', cannotBlock: true });
    expect(answering({ ...scene, watcher: 1 })).toMatchObject({ how: 'block', cannotBlock: false });
  });
});

test('the phase is start while INIZIO cards act, end while cards are discarded, action otherwise', () => {
  expect(phase(SCENES['an optional card'])).toBe('start');
  expect(phase(SCENES['two seats, own action'])).toBe('action');
  expect(phase(SCENES['another may block'])).toBe('action');
  expect(phase(SCENES['a defence inside a sub-round'])).toBe('action');
  expect(phase(SCENES['too many cards'])).toBe('end');
});

test('a duplicate is marked for its holder only', () => {
  const { duplicate } = SCENES;
  expect(findDuplicate(at(duplicate).view, at(duplicate).asked)).toEqual({
    card: 'Studente Boscaiolo',
    on: 0,
  });
  const other = at({ ...duplicate, watcher: 1 });
  expect(findDuplicate(other.view, other.asked)).toBeUndefined();
});
