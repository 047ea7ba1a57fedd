import type { WebBoardProps } from '@ludoteca/kit';
import type { RefusalHint, ZoomHandlers } from '@ludoteca/kit/web';
import type { Teferi } from '../parts.ts';
import type { ObjectId } from '../state.ts';
import type { Offers, Option } from './offers.ts';
import type { Paying } from './paying.ts';
import type { Spot } from './spotlight.ts';
import type { Dividing } from './use-division.ts';
import type { Plan } from './use-plan.ts';
import type { Words } from './words.ts';

/** A card that somebody looks at. */
export interface Looked {
  readonly card: string;
  /** The permanent, where it is one: with its values of now. */
  readonly id?: ObjectId;
}

/** What all parts of the table know. */
export interface Table extends WebBoardProps<Teferi>, ZoomHandlers<Looked> {
  readonly words: Words;
  readonly offers: Offers;
  readonly hint: RefusalHint;
  readonly plan: Plan;
  /** Damage that is being divided. */
  readonly division: Dividing | undefined;
  /** What would be tapped for what is being cast or looked at. */
  readonly paying: Paying | undefined;
  /** What the story was asked about. */
  readonly spot: Spot | undefined;
  /** A thing that stands for several options offers them beside itself. */
  readonly onWays: (card: string, anchor: HTMLElement, options: readonly Option[]) => void;
}
