import { expect, test } from 'vitest';
import type { FrameOf } from '@ludoteca/kernel';
import type { Teferi } from '../parts.ts';
import {
  givePoint,
  coversRecipients,
  unassignedDamage,
  takePoint,
  defaultShares,
} from './damage-division.ts';
import { playTeferiScene, SCENES } from './scenes.ts';

const { match } = playTeferiScene(SCENES['damage to divide']);
const view = match.view(0);
const frame = match.question!.frame as FrameOf<Teferi, 'assign'>;
const amounts = (shares: ReturnType<typeof defaultShares>): number[] => shares.map(({ amount }) => amount);

test('by default each blocker gets lethal damage, and the rest tramples over', () => {
  const shares = defaultShares(view, frame);
  expect(coversRecipients(shares, frame)).toBe(true);
  expect(shares.map(({ to, lethal }) => [to < 0 ? 'player' : 'creature', lethal])).toEqual([
    ['creature', 3],
    ['creature', 3],
    ['player', undefined],
  ]);
  expect(amounts(shares)).toEqual([3, 3, 1]);
  expect(unassignedDamage(frame, shares)).toBe(0);
});

test('a point more comes from the unassigned damage, or from the largest share', () => {
  const shares = defaultShares(view, frame);
  const [first, second, player] = shares.map(({ to }) => to);
  expect(amounts(givePoint(frame, shares, player!))).toEqual([2, 3, 2]);
  const less = takePoint(frame, shares, second!);
  expect(amounts(less)).toEqual([3, 2, 1]);
  expect(amounts(givePoint(frame, less, first!))).toEqual([4, 2, 1]);
  expect(amounts(takePoint(frame, takePoint(frame, less, player!), player!))).toEqual([3, 2, 0]);
});

test('answered shares do not change', () => {
  const [first, second] = defaultShares(view, frame);
  const later = {
    ...frame,
    to: second!.to,
    left: frame.left - 1,
    assigned: [...frame.assigned, { source: frame.source, to: first!.to, amount: 1 }],
  };
  const shares = defaultShares(view, later);
  expect(amounts(shares)).toEqual([1, 3, 3]);
  expect(amounts(givePoint(later, shares, first!.to))).toEqual([1, 3, 3]);
});
