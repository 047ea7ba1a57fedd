/** Estimates the chance of winning from life, pieces, cards and energy of both players. */
import { at, type Seat } from '@ludoteca/kernel';
import { opponentOf } from '../rules/lookup.ts';
import type { PlayerView, View } from '../view-types.ts';
import { CARD_VALUE, valuePiece } from './card-values.ts';

/** With this advantage in points the estimated chance of winning is 73 %. */
const LEAD = 10;
/** The value of life grows with the logarithm, because the last points matter most. */
const LIFE_VALUE = 8;
const CAPACITY_VALUE = 0.5;

const evaluatePlayer = ({ life, hand, pieces, capacity }: PlayerView): number =>
  LIFE_VALUE * Math.log2(1 + Math.max(0, life)) +
  CARD_VALUE * hand.count +
  CAPACITY_VALUE * capacity +
  pieces.reduce((sum, piece) => sum + valuePiece(piece), 0);

export function estimateValue({ players }: View, seat: Seat): number {
  const advantage = evaluatePlayer(at(players, seat)) - evaluatePlayer(at(players, opponentOf(seat)));
  return 1 / (1 + Math.exp(-advantage / LEAD));
}
