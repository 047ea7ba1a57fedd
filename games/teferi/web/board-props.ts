/** The properties that all parts of the board share. */
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

/** The card in the enlarged view. */
export interface TeferiZoom {
  readonly card: string;
  /** Set for a permanent. */
  readonly id?: ObjectId;
}

export interface TeferiBoardProps extends WebBoardProps<Teferi>, ZoomHandlers<TeferiZoom> {
  readonly labels: TeferiBoardTexts;
  readonly offers: TeferiOffers;
  readonly hint: RefusalHint;
  readonly plan: CombatPlan;
  readonly division: DamageDivision | undefined;
  /** The payment for the card that is being cast or enlarged. */
  readonly payment: ShownPayment | undefined;
  /** The card that is opened in the event log. */
  readonly highlighted: CardMention | undefined;
  /** Opens the menu of an element with several options. */
  readonly onOpenMenu: (card: string, anchor: HTMLElement, options: readonly TeferiOption[]) => void;
}
