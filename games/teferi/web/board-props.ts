import type { WebBoardProps } from '@ludoteca/kit';
import type { RefusalHint, ZoomHandlers } from '@ludoteca/kit/web';
import type { Teferi } from '../parts.ts';
import type { ObjectId } from '../state.ts';
import type { TeferiOffers, TeferiOption } from './offers.ts';
import type { ShownPayment } from './payment-preview.ts';
import type { CardMention } from './highlight.ts';
import type { DamageDivision } from './use-damage-division.ts';
import type { CombatPlan } from './use-combat-plan.ts';
import type { TeferiBoardTexts } from './texts/index.ts';

/** A card that somebody looks at. */
export interface TeferiZoom {
  readonly card: string;
  /** The permanent, where it is one: with its values of now. */
  readonly id?: ObjectId;
}

/** What all parts of the table know. */
export interface TeferiBoardProps extends WebBoardProps<Teferi>, ZoomHandlers<TeferiZoom> {
  readonly labels: TeferiBoardTexts;
  readonly offers: TeferiOffers;
  readonly hint: RefusalHint;
  readonly plan: CombatPlan;
  /** Damage that is being divided. */
  readonly division: DamageDivision | undefined;
  /** What would be tapped for what is being cast or looked at. */
  readonly payment: ShownPayment | undefined;
  /** What the story was asked about. */
  readonly highlighted: CardMention | undefined;
  /** A thing that stands for several options offers them beside itself. */
  readonly onOpenMenu: (card: string, anchor: HTMLElement, options: readonly TeferiOption[]) => void;
}
