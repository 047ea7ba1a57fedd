/** The explanations that every language must supply. */
import type { ExplanationKey } from '../explanations.ts';

/** The facts of an explanation with names filled in. */
export interface ExplanationValues {
  readonly territory: string;
  readonly from: string;
  readonly to: string;
  readonly faculty: string;
  readonly colour: string;
  readonly rival: string;
  readonly odds: string;
  readonly bar: string;
  readonly armies: number;
  readonly foes: number;
  readonly cards: number;
  readonly dice: number;
  readonly room: number;
  readonly round: number;
}

export type ExplanationTexts = { readonly [key in ExplanationKey]: (values: ExplanationValues) => string };

export const pluralize =
  (one: string, many: string) =>
  (count: number): string =>
    count === 1 ? one : `${count} ${many}`;
