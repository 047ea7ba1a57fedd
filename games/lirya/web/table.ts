import type { WebBoardProps } from '@ludoteca/kit';
import type { RefusalHint, ZoomHandlers } from '@ludoteca/kit/web';
import type { CombatForecast } from '../combat-forecast.ts';
import type { Lirya, Ref } from '../parts.ts';
import type { PieceView } from '../view-types.ts';
import type { CardId } from '../card-definition/index.ts';
import type { Pair, Plan, Shot } from './battle.ts';
import type { Offers, Option } from './offers.ts';
import type { Words } from './words.ts';

/** A card that somebody looks at. */
export interface Looked {
  readonly card: CardId;
  readonly piece?: PieceView;
  /** What can be done with it, besides reading it. */
  readonly options?: readonly Option[];
  /** In the opening hand: to put it back, or to keep it after all. */
  readonly mark?: { readonly label: string; readonly press: () => void };
}

/** Attacks or defences that are being gathered. */
export interface Battle {
  readonly plan: Plan;
  readonly options: readonly Pair[];
  /** All attacks as they would stand, and what each would come to. */
  readonly shots: readonly Shot[];
  readonly foreseen: readonly CombatForecast[];
  readonly pressActor: (id: number) => void;
  readonly pressOther: (ref: Ref) => void;
  readonly again: () => void;
  readonly send: () => void;
}

/** What all parts of the table know. */
export interface Table extends WebBoardProps<Lirya>, ZoomHandlers<Looked> {
  readonly words: Words;
  readonly offers: Offers;
  readonly hint: RefusalHint;
  readonly battle: Battle;
  readonly changes: ReadonlyMap<Ref, number>;
}

/** The names that things and places bear in the page. */
export const refThing = (ref: Ref): string => `ref ${ref}`;
export const handThing = (seat: number, key: string): string => `hand ${seat} ${key}`;
export const backThing = (seat: number, index: number): string => `back ${seat} ${index}`;
export const deckPlace = (seat: number): string => `deck ${seat}`;
export const handPlace = (seat: number): string => `hand ${seat}`;
export const STACK = 'stack';
