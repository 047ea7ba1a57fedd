/** What the desks beside the map have in common. */
import { at } from '@ludoteca/kernel';
import { type VisibleQuestion, optionsOf, type WebBoardProps } from '@ludoteca/kit';
import type { Risika } from '../parts.ts';
import type { Acting } from './acting.ts';
import type { Chosen } from './aims.ts';
import type { Words } from './words.ts';

export interface DeskProps extends WebBoardProps<Risika> {
  readonly words: Words;
  readonly chosen: Chosen;
  readonly acting: Acting;
  /** How many armies a press on the map places. */
  readonly lot: number;
  readonly onLot: (lot: number) => void;
  readonly defence: { readonly always: boolean; readonly set: (always: boolean) => void };
  readonly onRaise: (cards: readonly number[]) => void;
}

export type AskedOf<Q extends VisibleQuestion<Risika>['prompt']> = Extract<
  VisibleQuestion<Risika>,
  { readonly prompt: Q }
>;

/** The ends of a range of options that are numbers. */
export function rangeIn(asked: VisibleQuestion<Risika>): { readonly least: number; readonly most: number } {
  const numbers = optionsOf<Risika>(asked).filter((option) => typeof option === 'number');
  return { least: numbers[0] ?? 0, most: numbers.at(-1) ?? 0 };
}

/** A way between two territories, by name. */
export const wayIn = ({ territories }: Words, from: number, to: number): string =>
  `${at(territories, from)} → ${at(territories, to)}`;
