/** Tests of the territories that can be clicked. */
import { describe, expect, test } from 'vitest';
import {
  findOffers,
  toAttemptedChoice,
  selectTerritory,
  selectableTerritories,
  NO_SELECTION,
  keepValid,
} from './offers.ts';
import { createBoardProps, type RisikaScene } from './scenes.ts';

/** Ada holds Lettere and Lingue, which are linked, and stands beside Filosofia, Economia and Ing. Elettronica. */
const owner = (territory: number) => (territory === 3 || territory === 4 ? 0 : 1);
const armies = (territory: number) => (territory === 3 ? 9 : territory === 4 ? 2 : 1);
const fight: RisikaScene = { owner, armies, asked: { do: 'fight', seat: 0, won: false } };
const given = (scene: RisikaScene) => {
  const { asked, view, watcher } = createBoardProps({ owner, armies, ...scene }, 'en');
  return { aims: findOffers(asked, watcher), view };
};
const press = (scene: RisikaScene, chosen: object, territory: number) => {
  const { aims, view } = given(scene);
  return selectTerritory(aims, chosen, territory, view.armies);
};

describe('selectable territories', () => {
  test('are the origins, then the targets', () => {
    const { aims } = given(fight);
    expect([...selectableTerritories(aims, NO_SELECTION)]).toEqual([3, 4]);
    expect([...selectableTerritories(aims, { from: 3 })]).toEqual([1, 19]);
    expect([...selectableTerritories(aims, { from: 4 })]).toEqual([5]);
  });

  test('are the own territories while armies are placed', () => {
    const { aims } = given({ asked: { do: 'place', seat: 0, armies: 3 } });
    expect([...selectableTerritories(aims, NO_SELECTION)]).toEqual([3, 4]);
  });

  test('are none for watchers that are not asked, judges included', () => {
    expect(selectableTerritories(given({ ...fight, watcher: 1 }).aims, NO_SELECTION).size).toBe(0);
    expect(selectableTerritories(given({ ...fight, watcher: 'judge' }).aims, NO_SELECTION).size).toBe(0);
    expect(selectableTerritories(given({ asked: { do: 'round', seat: 0 } }).aims, NO_SELECTION).size).toBe(0);
  });
});

describe('clicking territories', () => {
  test('selects an origin, then a target', () => {
    expect(press(fight, NO_SELECTION, 3)).toEqual({ from: 3 });
    expect(press(fight, { from: 3 }, 19)).toEqual({ from: 3, to: 19 });
  });

  test('selects an only target together with its origin', () => {
    expect(press(fight, NO_SELECTION, 4)).toEqual({ from: 4, to: 5 });
  });

  test('deselects an origin or selects another', () => {
    expect(press(fight, { from: 3 }, 3)).toEqual(NO_SELECTION);
    expect(press(fight, { from: 3, to: 1 }, 3)).toEqual({ from: 3 });
    expect(press(fight, { from: 3 }, 4)).toEqual({ from: 4, to: 5 });
  });

  test('selects the strongest origin when a target is clicked first', () => {
    expect(press(fight, NO_SELECTION, 19)).toEqual({ from: 3, to: 19 });
    const both: RisikaScene = {
      ...fight,
      owner: (territory) => ([1, 4].includes(territory) ? 0 : 1),
      armies: (territory) => (territory === 4 ? 8 : 3),
    };
    expect(press(both, NO_SELECTION, 3)).toEqual({ from: 4, to: 3 });
  });

  test('selects nothing without an option', () => {
    expect(press(fight, NO_SELECTION, 22)).toBeUndefined();
    expect(press({ asked: { do: 'round', seat: 0 } }, NO_SELECTION, 3)).toBeUndefined();
  });
});

test('a selection is kept as long as it is offered', () => {
  const { aims } = given(fight);
  expect(keepValid(aims, { from: 3, to: 1 })).toEqual({ from: 3, to: 1 });
  expect(keepValid(aims, { from: 3, to: 4 })).toEqual({ from: 3 });
  expect(keepValid(aims, { from: 1, to: 2 })).toEqual(NO_SELECTION);
  expect(keepValid(given({ asked: { do: 'round', seat: 0 } }).aims, { from: 3 })).toEqual(NO_SELECTION);
});

test('a territory that cannot be selected gives the choice it would mean', () => {
  const { aims, view } = given(fight);
  expect(toAttemptedChoice(aims, { from: 3 }, 22, view)).toEqual({ attack: 22, from: 3 });
  expect(toAttemptedChoice(aims, NO_SELECTION, 22, view)).toMatchObject({ from: 22 });
  const placing = given({ asked: { do: 'place', seat: 0, armies: 3 } });
  expect(toAttemptedChoice(placing.aims, NO_SELECTION, 22, placing.view)).toEqual({ place: 22 });
  expect(toAttemptedChoice(given({}).aims, NO_SELECTION, 22, view)).toBeUndefined();
});
