import { expect, test } from 'vitest';
import { otherSeatsFrom, placeAroundTable } from './place-around-table.ts';
import { placePopover } from './popover.tsx';

test('a seat sees the others from its left around the table; a spectator sees all', () => {
  expect(otherSeatsFrom(1, 4)).toEqual([2, 3, 0]);
  expect(otherSeatsFrom('spectator', 3)).toEqual([0, 1, 2]);
});

test.each([1, 2, 3, 4, 5])(
  '%i others sit on the far side, from left to right, at different points',
  (others) => {
    const spots = placeAroundTable(others);
    const xs = spots.map(({ x }) => x);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    expect(new Set(xs).size).toBe(others);
    expect(spots.every(({ y }) => y <= 50)).toBe(true);
  },
);

test('a single opponent sits opposite', () => {
  expect(placeAroundTable(1)).toEqual([{ x: 50, y: 0 }]);
});

const rect = (x: number, y: number) => ({ x, y, width: 60, height: 80 }) as DOMRectReadOnly;
const window = { width: 360, height: 640 };

test('a popover is above its anchor, or below if there is no room, and always inside the window', () => {
  const box = { width: 200, height: 120 };
  expect(placePopover(rect(150, 300), box, window)).toEqual({ left: 80, top: 172, room: 284 });
  expect(placePopover(rect(0, 20), box, window)).toEqual({ left: 8, top: 108, room: 524 });
  expect(placePopover(rect(340, 600), box, window)).toEqual({ left: 152, top: 472, room: 584 });
});

test('a popover that fits nowhere takes the larger side and leaves the anchor visible', () => {
  const box = { width: 200, height: 500 };
  expect(placePopover(rect(150, 400), box, window)).toEqual({ left: 80, top: 8, room: 384 });
  expect(placePopover(rect(150, 100), box, window)).toEqual({ left: 80, top: 188, room: 444 });
});
