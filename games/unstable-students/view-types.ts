/** The types of the view of a match. */
import type { Seat } from '@ludoteca/kernel';
import type { CardName, Settings } from './parts.ts';

export interface HandView {
  readonly count: number;
  /** Present if the watcher knows every card of the hand. */
  readonly cards?: readonly CardName[];
  /** The cards that the watcher knows. */
  readonly known: readonly CardName[];
}

export interface ChainLinkView {
  readonly card: CardName;
  readonly seat: Seat;
  /** Index of the current effect; -1 while the card is being placed. */
  readonly at: number;
  readonly held: boolean;
}

export interface View {
  readonly rules: Settings['rules'];
  readonly deck: string;
  readonly students: number;
  readonly limit: number;
  readonly last: number;
  readonly round: number;
  readonly turn: Seat;
  readonly hands: readonly HandView[];
  readonly rooms: readonly (readonly CardName[])[];
  readonly areas: readonly (readonly CardName[])[];
  readonly draw: { readonly count: number; readonly cards?: readonly CardName[] };
  readonly discards: readonly CardName[];
  readonly nursery: readonly CardName[];
  /** The cards of which the draw pile was last made, sorted; empty if it is still the one of the start. */
  readonly shuffled: readonly CardName[];
  readonly chain: readonly ChainLinkView[];
  readonly left: readonly Seat[];
}
