/** The cards (RULES 1.4 and 4.3 to 4.5): a card is the integer of its territory, or one of two jokers. */
import { at } from '@ludoteca/kernel';
import { TERRITORY_COUNT, type Territory } from './board.ts';

export type RisikaCard = number;

export const WEAPONS = ['coffee', 'beer', 'wine'] as const;
/** An index into WEAPONS. */
export type Weapon = number;

export const CARD_COUNT = 28;
const JOKER = WEAPONS.length;

/** By card: c is coffee, b beer, w wine, j joker. */
const WEAPON_BY_CARD: readonly number[] = Array.from('wbwbcwbcwccbwcbcwcbccbccbcjj', (letter) =>
  'cbwj'.indexOf(letter),
);

export const isJoker = (card: RisikaCard): boolean => card >= TERRITORY_COUNT;

/** Undefined for a joker, which counts as any weapon. */
export const weaponOf = (card: RisikaCard): Weapon | undefined =>
  isJoker(card) ? undefined : at(WEAPON_BY_CARD, card);

export const createDeck = (): RisikaCard[] => Array.from({ length: CARD_COUNT }, (_, card) => card);

/** 4.4: by weapon. */
const THREE_EQUAL_VALUES: readonly number[] = [2, 4, 6];
const ALL_DIFFERENT_VALUE = 8;
const JOKER_SET_VALUE = 10;

/** 4.4: the armies for three cards by their weapons; 0 if they are not a set. */
export function setValueOf(a: RisikaCard, b: RisikaCard, c: RisikaCard): number {
  const [one, two, three] = [at(WEAPON_BY_CARD, a), at(WEAPON_BY_CARD, b), at(WEAPON_BY_CARD, c)];
  const jokers = Number(one === JOKER) + Number(two === JOKER) + Number(three === JOKER);
  if (jokers > 1) return 0;
  if (jokers === 1) return one === two || two === three || one === three ? JOKER_SET_VALUE : 0;
  if (one === two && two === three) return at(THREE_EQUAL_VALUES, one);
  return one !== two && two !== three && one !== three ? ALL_DIFFERENT_VALUE : 0;
}

/** 4.3 */
export const SET_SIZE = 3;

/** Three cards that are a set, in ascending order. */
export type CardSet = readonly [RisikaCard, RisikaCard, RisikaCard];

export function findSets(hand: readonly RisikaCard[]): CardSet[] {
  const cards = hand.toSorted((a, b) => a - b);
  const sets: CardSet[] = [];
  for (let i = 0; i < cards.length; i++)
    for (let j = i + 1; j < cards.length; j++)
      for (let k = j + 1; k < cards.length; k++) {
        const set: CardSet = [at(cards, i), at(cards, j), at(cards, k)];
        if (setValueOf(...set) > 0) sets.push(set);
      }
  return sets;
}

/** 4.5: the territories on the cards that their player holds. */
export const findOwnTerritories = (set: CardSet, holds: (territory: Territory) => boolean): Territory[] =>
  set.filter((card) => !isJoker(card) && holds(card));
