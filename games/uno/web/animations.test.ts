/** Tests of the planned animations. */
import { describe, expect, test } from 'vitest';
import { SUITS } from '../cards.ts';
import type { Event } from '../parts.ts';
import type { AnimationStep } from '@ludoteca/kit/web';
import { planAnimations } from './animations.ts';
import { card, cards, createBoardProps, type UnoScene } from './scenes.ts';

const spades = SUITS.indexOf('♠');
const discard = (seat: number, name: string): Event => ({
  did: 'discard',
  seat,
  card: card(name),
  suit: card(name) % 4,
});
const planned = (scene: UnoScene, ...events: Event[]): AnimationStep[] =>
  planAnimations(events, createBoardProps(scene, 'en').view);
const endOf = ({ delay, duration }: AnimationStep): number => delay + duration;

const TABLE: UnoScene = { hands: ['3♥ 7♥ 7♥', '2♣ 3♣', '4♦ 5♦ 6♦'], pile: '4♠ 8♣ 9♣' };

describe('moving elements', () => {
  test('a discarded card, from the place of its player to the top of the pile', () => {
    expect(planned(TABLE, discard(2, '9♣'))).toMatchObject([
      { how: 'come', thing: 'pile 2', from: 'seat 2' },
    ]);
  });

  test('of several discards each to its own place in the pile, one after the other', () => {
    const plan = planned(TABLE, discard(1, '8♣'), discard(2, '9♣'));
    expect(plan).toMatchObject([
      { thing: 'pile 1', from: 'seat 1' },
      { thing: 'pile 2', from: 'seat 2' },
    ]);
    expect(plan[1]!.delay).toBeGreaterThanOrEqual(endOf(plan[0]!));
  });

  test('bought cards, from the stock to their slots in the own hand', () => {
    const plan = planned(TABLE, { did: 'buy', seat: 0, count: 1, cards: cards('3♥') });
    expect(plan).toMatchObject([{ how: 'come', thing: `hand 0 ${card('3♥')}/0`, from: 'stock' }]);
  });

  test('of two equal cards the one that is new', () => {
    const one = planned(TABLE, { did: 'buy', seat: 0, count: 1, cards: cards('7♥') });
    expect(one.map(({ thing }) => thing)).toEqual([`hand 0 ${card('7♥')}/1`]);
    const both = planned(TABLE, { did: 'buy', seat: 0, count: 2, cards: cards('7♥ 7♥') });
    expect(new Set(both.map(({ thing }) => thing))).toEqual(
      new Set([`hand 0 ${card('7♥')}/0`, `hand 0 ${card('7♥')}/1`]),
    );
  });

  test('cards bought by others, as backs at the end of their hand', () => {
    const plan = planned(TABLE, { did: 'buy', seat: 2, count: 2 });
    expect(plan).toMatchObject([
      { thing: 'back 2 1', from: 'stock' },
      { thing: 'back 2 2', from: 'stock' },
    ]);
  });

  test('never more backs than are drawn', () => {
    const large: UnoScene = { ...TABLE, hands: ['3♥', '2♣', Array(30).fill('4♣').join(' ')] };
    expect(planned(large, { did: 'buy', seat: 2, count: 30 })).toHaveLength(9);
  });

  test('no card that has left the hand meanwhile', () => {
    expect(planned(TABLE, { did: 'buy', seat: 0, count: 1, cards: cards('R♠') })).toEqual([]);
  });
});

describe('the order of animations', () => {
  test('a queen lies on the table before the direction turns', () => {
    const [queen, ring] = planned(TABLE, discard(1, 'D♣'), { did: 'turn round', direction: -1 });
    expect(ring).toMatchObject({ how: 'flip', thing: 'ring' });
    expect(ring!.delay).toBe(endOf(queen!));
  });

  test('a king lies on the table before the skipped seat is marked', () => {
    const [king, mark] = planned(TABLE, discard(1, 'R♣'), { did: 'skip', seat: 2 });
    expect(mark).toMatchObject({ how: 'appear', thing: 'mark 2' });
    expect(mark!.delay).toBe(endOf(king!));
  });

  test('a joker, then the suit that was named, then the debt', () => {
    const joker: Event = { did: 'discard', seat: 1, card: card('C♥'), suit: spades };
    const plan = planned(TABLE, joker, { did: 'owe', seat: 2, count: 4 });
    expect(plan.map(({ thing }) => thing)).toEqual(['pile 2', 'follow', 'mark 2']);
    const delays = plan.map(({ delay }) => delay);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(new Set(delays).size).toBe(3);
  });

  test('hands are dealt at the same time', () => {
    const deals = [0, 1, 2].map((seat): Event => ({ did: 'deal', seat, count: 2 }));
    expect(Math.max(...planned(TABLE, ...deals).map(({ delay }) => delay))).toBeLessThan(200);
  });

  test('each motion takes 160 to 260 milliseconds, and a purchase of any size not much longer', () => {
    const large: UnoScene = { ...TABLE, hands: [Array(40).fill('2♣').join(' '), '3♥', '4♥'] };
    const plan = planned(large, {
      did: 'buy',
      seat: 0,
      count: 40,
      cards: Array<number>(40).fill(card('2♣')),
    });
    expect(plan).toHaveLength(40);
    for (const { duration } of plan) {
      expect(duration).toBeGreaterThanOrEqual(160);
      expect(duration).toBeLessThanOrEqual(260);
    }
    expect(Math.max(...plan.map(endOf))).toBeLessThan(420);
  });
});
