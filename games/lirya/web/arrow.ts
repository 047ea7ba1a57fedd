/** Arrows between things on the board, as paths. */
import type { Ref } from '../parts.ts';

export interface Arrow {
  readonly from: Ref;
  readonly to: Ref;
  readonly kind: 'planned' | 'declared' | 'defended' | 'aimed';
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const BARB = 11;

const point = (spot: { readonly x: number; readonly y: number }): string =>
  `${Math.round(spot.x)} ${Math.round(spot.y)}`;

/** From the middle of one to the near rim of the other, a little bent, so that several to one target can be told apart. */
export function pathOf(from: Box, to: Box): string {
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const goal = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  const length = Math.hypot(goal.x - start.x, goal.y - start.y) || 1;
  const way = { x: (goal.x - start.x) / length, y: (goal.y - start.y) / length };
  // How far from the middle the rim is, in this direction.
  const rim = Math.min(
    to.width / 2 / Math.max(Math.abs(way.x), 0.01),
    to.height / 2 / Math.max(Math.abs(way.y), 0.01),
  );
  const tip = { x: goal.x - way.x * (rim - 6), y: goal.y - way.y * (rim - 6) };
  const bend = Math.min(28, length / 8);
  const middle = { x: (start.x + tip.x) / 2 - way.y * bend, y: (start.y + tip.y) / 2 + way.x * bend };
  const turn = Math.atan2(tip.y - middle.y, tip.x - middle.x);
  const barb = (angle: number): string =>
    `${Math.round(tip.x - BARB * Math.cos(turn + angle))} ${Math.round(tip.y - BARB * Math.sin(turn + angle))}`;
  return `M${point(start)}Q${point(middle)} ${point(tip)}M${barb(0.5)}L${point(tip)}L${barb(-0.5)}`;
}
