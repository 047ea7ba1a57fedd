import type { WebBoardProps } from '@ludoteca/kit';
import type { RefusalHint, ZoomHandlers } from '@ludoteca/kit/web';
import type { CombatForecast } from '../combat-forecast.ts';
import type { Lirya, Ref } from '../parts.ts';
import type { PieceView } from '../view-types.ts';
import type { CardId } from '../card-definition/index.ts';
import type { CombatPair, CombatPlan, ShownAttack } from './combat-plan.ts';
import type { LiryaOffers, LiryaOption } from './offers.ts';
import type { LiryaBoardTexts } from './texts/index.ts';

/** A card that somebody looks at. */
export interface LiryaZoom {
  readonly card: CardId;
  readonly piece?: PieceView;
  /** What can be done with it, besides reading it. */
  readonly options?: readonly LiryaOption[];
  /** In the opening hand: to put it back, or to keep it after all. */
  readonly mulliganToggle?: { readonly label: string; readonly press: () => void };
}

/** Attacks or defences that are being gathered. */
export interface CombatControls {
  readonly plan: CombatPlan;
  readonly options: readonly CombatPair[];
  /** All attacks as they would stand, and what each would come to. */
  readonly attacks: readonly ShownAttack[];
  readonly forecasts: readonly CombatForecast[];
  readonly pressActor: (id: number) => void;
  readonly pressTarget: (ref: Ref) => void;
  readonly reset: () => void;
  readonly send: () => void;
}

/** What all parts of the table know. */
export interface LiryaBoardProps extends WebBoardProps<Lirya>, ZoomHandlers<LiryaZoom> {
  readonly words: LiryaBoardTexts;
  readonly offers: LiryaOffers;
  readonly hint: RefusalHint;
  readonly battle: CombatControls;
  readonly changes: ReadonlyMap<Ref, number>;
}

/** The names that things and places bear in the page. */
export const refId = (ref: Ref): string => `ref ${ref}`;
export const handCardId = (seat: number, key: string): string => `hand ${seat} ${key}`;
export const cardBackId = (seat: number, index: number): string => `back ${seat} ${index}`;
export const deckPlaceId = (seat: number): string => `deck ${seat}`;
export const handPlaceId = (seat: number): string => `hand ${seat}`;
export const STACK_PLACE = 'stack';
