import { describe, expect, test } from 'vitest';
import { layoutDensity, layOutBattlefield } from './battlefield-layout.ts';
import { playTeferiScene, SCENES } from './scenes.ts';

const viewOf = (name: keyof typeof SCENES) => playTeferiScene(SCENES[name]).match.view('judge');

describe('a battlefield', () => {
  test('has creatures in front with their attachments, regardless of the controller', () => {
    const { creatures, others } = layOutBattlefield(viewOf('main phase'), 0);
    expect(creatures.map(({ permanent }) => permanent.card)).toEqual([
      'Ridge Stomper',
      'Thicket Yearling',
      'Kiln Thrower',
    ]);
    expect(creatures[0]!.attached.map(({ card }) => card)).toEqual(['Traveller’s Blade']);
    expect(others.map(({ permanent }) => permanent.card)).toEqual(['Old Banner']);
  });

  test('has its lands in piles, tapped ones separately', () => {
    const { lands } = layOutBattlefield(viewOf('main phase'), 0);
    expect(lands.map(({ key, permanents }) => [key, permanents.length])).toEqual([
      ['Mountain', 4],
      ['Mountain tapped', 2],
      ['Forest', 2],
    ]);
  });

  test('shows every permanent once', () => {
    const view = viewOf('thirty permanents');
    for (const seat of [0, 1]) {
      const { creatures, others, marked, lands } = layOutBattlefield(view, seat);
      const standing = [...creatures, ...others, ...marked];
      const ids = [
        ...standing.map(({ permanent }) => permanent),
        ...standing.flatMap(({ attached }) => attached),
        ...lands.flatMap(({ permanents }) => permanents),
      ].map(({ id }) => id);
      const own = view.battlefield.filter(({ controller }) => controller === seat).map(({ id }) => id);
      expect(ids.toSorted((one, other) => one - other)).toEqual(own);
    }
  });

  test('has smaller tiles the more permanents there are', () => {
    expect(layoutDensity(layOutBattlefield(viewOf('main phase'), 0))).toBe('few');
    expect(layoutDensity(layOutBattlefield(viewOf('thirty permanents'), 0))).toBe('many');
  });
});
