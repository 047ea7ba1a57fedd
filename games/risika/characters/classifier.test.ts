/** The characters are told apart by what a spectator sees of their play. */
import { at } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { type LabelledFeatures, trainClassifier } from './classifier.testing.ts';
import { measurePlay, playCharacterMatch } from './play-features.testing.ts';
import { CHARACTER_NAMES } from './play-statistics.testing.ts';
import type { CharacterName } from './profiles.ts';

type Sample = LabelledFeatures<CharacterName>;

/** The places of features. */
const FEATURES = {
  attacks: 0,
  furtherAttacks: 1,
  risk: 4,
  answers: 6,
  breaking: 8,
  inOwnFaculties: 10,
  held: 11,
} as const;

/** Matches among the four, each at every seat in turn. */
const collectSamples = (label: string, matches: number): readonly Sample[] =>
  Array.from({ length: matches }, (_, i) => {
    const names = CHARACTER_NAMES.map((__, seat) => at(CHARACTER_NAMES, (seat + i) % CHARACTER_NAMES.length));
    const play = measurePlay(playCharacterMatch(names, `${label} ${i}`));
    return play.map((features, seat) => ({ label: at(names, seat), features }));
  }).flat();

const others = (name: CharacterName): readonly CharacterName[] =>
  CHARACTER_NAMES.filter((other) => other !== name);

describe('in matches among the four', () => {
  let training: readonly Sample[];
  let tested: readonly Sample[];
  beforeAll(() => {
    training = collectSamples('trained', 60);
    tested = collectSamples('measured', scaleVolume(1500));
  });

  const meanOf = (name: CharacterName, feature: keyof typeof FEATURES): number => {
    const own = [...training, ...tested].filter(({ label }) => label === name);
    return own.reduce((sum, { features }) => sum + at(features, FEATURES[feature]), 0) / own.length;
  };
  test('a classifier trained on other matches names at least 80 % of the players', () => {
    const classify = trainClassifier(training);
    const right = tested.filter(({ label, features }) => classify(features) === label);
    expect(right.length / tested.length).toBeGreaterThanOrEqual(0.8);
  });

  test('the aggressive one attacks most often and at the highest risk', () => {
    for (const other of others('aggressive')) {
      expect(meanOf('aggressive', 'attacks')).toBeGreaterThan(meanOf(other, 'attacks'));
      expect(meanOf('aggressive', 'risk')).toBeGreaterThan(2 * meanOf(other, 'risk'));
    }
  });

  test('the cautious one hardly ever attacks at a risk or after a conquest', () => {
    expect(meanOf('cautious', 'risk')).toBeLessThan(0.05);
    for (const other of others('cautious'))
      expect(meanOf('cautious', 'furtherAttacks')).toBeLessThan(0.8 * meanOf(other, 'furtherAttacks'));
  });

  test('the vengeful one attacks the seat that attacked it first', () => {
    for (const other of others('vengeful'))
      expect(meanOf('vengeful', 'answers')).toBeGreaterThan(1.3 * meanOf(other, 'answers'));
  });

  test('the balanced one attacks where it holds most, and breaks fewest faculties', () => {
    for (const other of others('balanced')) {
      expect(meanOf('balanced', 'inOwnFaculties')).toBeGreaterThan(1.1 * meanOf(other, 'inOwnFaculties'));
      expect(meanOf('balanced', 'breaking')).toBeLessThan(meanOf(other, 'breaking'));
    }
    expect(meanOf('balanced', 'held')).toBeGreaterThan(meanOf('cautious', 'held'));
  });
});
