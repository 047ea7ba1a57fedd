/** Props of the panels for decisions beside the map, and what the panels share. */
import { at } from '@ludoteca/kernel';
import { type VisibleQuestion, optionsOf, type WebBoardProps } from '@ludoteca/kit';
import type { Risika } from '../parts.ts';
import type { HostSettings } from './host-settings.ts';
import type { ActionRunner } from './use-planned-action.ts';
import type { Selection } from './offers.ts';
import type { RisikaBoardTexts } from './texts/index.ts';

export interface DecisionPanelProps extends WebBoardProps<Risika> {
  readonly boardTexts: RisikaBoardTexts;
  readonly selection: Selection;
  readonly runner: ActionRunner;
  /** The number of armies that a click on the map places. */
  readonly placeCount: number;
  readonly onPlaceCount: (count: number) => void;
  readonly host: HostSettings;
  readonly onHighlight: (cards: readonly number[]) => void;
}

export type QuestionOf<Q extends VisibleQuestion<Risika>['prompt']> = Extract<
  VisibleQuestion<Risika>,
  { readonly prompt: Q }
>;

/** The smallest and largest number among the options. */
export function findNumberRange(asked: VisibleQuestion<Risika>): {
  readonly min: number;
  readonly max: number;
} {
  const numbers = optionsOf<Risika>(asked).filter((option) => typeof option === 'number');
  return { min: numbers[0] ?? 0, max: numbers.at(-1) ?? 0 };
}

export const formatRoute = ({ territories }: RisikaBoardTexts, from: number, to: number): string =>
  `${at(territories, from)} → ${at(territories, to)}`;
