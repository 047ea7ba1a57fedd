/** The properties that all parts of the board share. */
import type { WebBoardProps } from '@ludoteca/kit';
import type { RefusalHint, ZoomHandlers } from '@ludoteca/kit/web';
import type { CombatForecast } from '../combat-forecast.ts';
import type { Lirya, Ref } from '../parts.ts';
import type { PieceView } from '../view-types.ts';
import type { CardId } from '../card-definition/index.ts';
import type { CombatPair, CombatPlan, ShownAttack } from './combat-plan.ts';
import type { LiryaOffers, LiryaOption } from './offers.ts';
import type { LiryaBoardTexts } from './texts/index.ts';

/** The card in the enlarged view. */
export interface LiryaZoom {
  readonly card: CardId;
  readonly piece?: PieceView;
  /** The options that the view offers. */
  readonly options?: readonly LiryaOption[];
  /** Marks a card of the opening hand to be put back, or removes the mark. */
  readonly mulliganToggle?: { readonly label: string; readonly press: () => void };
}

/** Attacks or defences that are being declared. */
export interface CombatControls {
  readonly plan: CombatPlan;
  readonly options: readonly CombatPair[];
  /** All declared and planned attacks, and the expected result of each. */
  readonly attacks: readonly ShownAttack[];
  readonly forecasts: readonly CombatForecast[];
  readonly pressActor: (id: number) => void;
  readonly pressTarget: (ref: Ref) => void;
  readonly reset: () => void;
  readonly send: () => void;
}

export interface LiryaBoardProps extends WebBoardProps<Lirya>, ZoomHandlers<LiryaZoom> {
  readonly labels: LiryaBoardTexts;
  readonly offers: LiryaOffers;
  readonly hint: RefusalHint;
  readonly combat: CombatControls;
  /** Changes of health by the latest events. */
  readonly healthChanges: ReadonlyMap<Ref, number>;
}
