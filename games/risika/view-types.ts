/** The types of the view. */
import type { Seat } from '@ludoteca/kernel';
import type { RisikaCard } from './cards.ts';
import type { Colour } from './parts.ts';
import type { Settings } from './settings.ts';

/** A pile with the cards whose position the watcher knows: all of the own hand, the last ones of the deck. */
export interface KnownPile {
  readonly count: number;
  readonly cards: readonly RisikaCard[];
}

export interface View {
  readonly settings: Settings;
  readonly owners: readonly Seat[];
  readonly armies: readonly number[];
  readonly colours: readonly Colour[];
  readonly reserve: readonly number[];
  readonly hands: readonly KnownPile[];
  readonly deck: KnownPile;
  readonly starter: Seat;
  readonly round: number;
  readonly out: readonly Seat[];
}
