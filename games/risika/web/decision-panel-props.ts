/** What the desks beside the map have in common. */
import { at } from '@ludoteca/kernel';
import { type VisibleQuestion, optionsOf, type WebBoardProps } from '@ludoteca/kit';
import type { Risika } from '../parts.ts';
import type { ActionRunner } from './use-planned-action.ts';
import type { Selection } from './offers.ts';
import type { RisikaBoardTexts } from './texts/index.ts';

export interface DecisionPanelProps extends WebBoardProps<Risika> {
  readonly words: RisikaBoardTexts;
  readonly selection: Selection;
  readonly runner: ActionRunner;
  /** How many armies a press on the map places. */
  readonly placeCount: number;
  readonly onPlaceCount: (lot: number) => void;
  readonly defence: { readonly always: boolean; readonly set: (always: boolean) => void };
  readonly onHighlight: (cards: readonly number[]) => void;
}

export type QuestionOf<Q extends VisibleQuestion<Risika>['prompt']> = Extract<
  VisibleQuestion<Risika>,
  { readonly prompt: Q }
>;

/** The ends of a range of options that are numbers. */
export function findNumberRange(asked: VisibleQuestion<Risika>): {
  readonly least: number;
  readonly most: number;
} {
  const numbers = optionsOf<Risika>(asked).filter((option) => typeof option === 'number');
  return { least: numbers[0] ?? 0, most: numbers.at(-1) ?? 0 };
}

/** A way between two territories, by name. */
export const formatRoute = ({ territories }: RisikaBoardTexts, from: number, to: number): string =>
  `${at(territories, from)} → ${at(territories, to)}`;
