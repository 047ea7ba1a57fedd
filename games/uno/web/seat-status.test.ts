/** Tests of the status of a seat. */
import { describe, expect, test } from 'vitest';
import { createBoardProps, type UnoScene } from './scenes.ts';
import { type UnoSeatStatus, getSeatStatus } from './seat-status.ts';

const statusOf = (scene: Partial<UnoScene>, seat: number): UnoSeatStatus =>
  getSeatStatus(
    createBoardProps({ hands: ['3♥ 4♥', '2♣', '4♦ 5♦ 6♦', ''], pile: '9♣', ...scene }, 'en'),
    seat,
  );

describe('a seat', () => {
  test('has as many cards as it holds, seen or not', () => {
    expect([0, 1, 2, 3].map((seat) => statusOf({}, seat).count)).toEqual([2, 1, 3, 0]);
  });

  test('has the turn while it is asked, and only then', () => {
    const asked = { do: 'turn', seat: 2 } as const;
    expect([0, 1, 2].map((seat) => statusOf({ asked }, seat).hasTurn)).toEqual([false, false, true]);
    expect(statusOf({}, 2).hasTurn).toBe(false);
  });

  test('shows its debt to every watcher until it has paid', () => {
    const asked = { do: 'owe', seat: 1, count: 4 } as const;
    expect(statusOf({ asked, watcher: 'spectator' }, 1).debt).toBe(4);
    expect(statusOf({ asked }, 2).debt).toBeUndefined();
    expect(statusOf({ asked: { do: 'turn', seat: 1 } }, 1).debt).toBeUndefined();
  });

  test('6.5. that is out first takes the last place', () => {
    const left = [3, 1];
    expect([0, 1, 2, 3].map((seat) => statusOf({ left }, seat).isOut)).toEqual([false, true, false, true]);
    expect([0, 1, 2, 3].map((seat) => statusOf({ left }, seat).place)).toEqual([undefined, 3, undefined, 4]);
  });

  test('has the place of the outcome after the match', () => {
    const places = [2, 1, 2, 4];
    expect([0, 1, 2, 3].map((seat) => statusOf({ places, left: [3] }, seat).place)).toEqual(places);
  });

  test('is marked if it was skipped or lost its turn just now', () => {
    const events = [
      { did: 'skip', seat: 1 },
      { did: 'lose the turn', seat: 2 },
    ] as const;
    expect([0, 1, 2].map((seat) => statusOf({ events }, seat).turnLoss)).toEqual([
      undefined,
      'skip',
      'lose the turn',
    ]);
  });
});
