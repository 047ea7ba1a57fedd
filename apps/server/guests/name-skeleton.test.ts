import { catalogue } from '@ludoteca/games';
import { describe, expect, test } from 'vitest';
import { computeNameSkeleton } from './name-skeleton.ts';
import { isReservedName } from './reserved-names.ts';

describe('names that can be confused', () => {
  test.each([
    ['Ada', 'ada'],
    ['Ada', 'Аdа'],
    ['Ada', 'Αdɑ'],
    ['Ada', 'A d a'],
    ['Ada', 'Ada.'],
    ['Ada', '𝐀𝐝𝐚'],
    ['Ada', 'Ａｄａ'],
    ['Ada', 'Àdá'],
    ['Paolo', 'Раоlо'],
    ['Paolo', 'Pa0l0'],
    ['Ian', 'lan'],
    ['Ian', '1an'],
    ['Emma', 'Ernrna'],
    ['Zoë', 'Zoe'],
    ['Łukasz', 'Lukasz'],
    ['İpek', 'ipek'],
  ])('%s and %s have one skeleton', (one, other) => {
    expect(computeNameSkeleton(other)).toBe(computeNameSkeleton(one));
  });

  test.each([
    ['Ada', 'Ida'],
    ['Ada', 'Ada 2'],
    ['Guest 12', 'Guest 13'],
    ['李雷', '韩梅梅'],
    ['Иван', 'Олег'],
    ['...', '!!!'],
    ['👩‍🚀', '👨‍🚀'],
  ])('%s and %s have two', (one, other) => {
    expect(computeNameSkeleton(other)).not.toBe(computeNameSkeleton(one));
  });

  test.each(['greedy', 'Greedy', 'Grееdy', 'random 2', 'Admin', 'Ludoteca', 'person', 'expert II'])(
    '%s is reserved',
    (name) => {
      expect(isReservedName(catalogue, name)).toBe(true);
    },
  );

  test.each(['Ada', 'Guest 12', 'Randolph', '2', 'IV'])('%s is free', (name) => {
    expect(isReservedName(catalogue, name)).toBe(false);
  });
});
