/** What can be answered to each question. */
import type { Seat } from '@ludoteca/kernel';
import type { Slot } from './parts.ts';
import type { CardId } from './vocabulary/index.ts';

/** A card in play as options name it: so that they can be read without the table. Equipment has the place of its bearer. */
export interface Standing {
  readonly id: number;
  readonly card: CardId;
  readonly seat: Seat;
  readonly slot: Slot;
}
/** What can be chosen: a card in play, a player, or something on the stack. */
export type Aim = Standing | { readonly player: Seat } | { readonly item: number; readonly card: CardId };

/** What a player does in the main phase, or in a window. Abilities are counted on their card, from 0. */
export type Play = { readonly play: CardId };
/** `level`: of a structure, whose levels have different ones. */
export type Use = { readonly use: Standing; readonly ability: number; readonly level?: number };
export type FromHand = { readonly hand: CardId; readonly ability: number };
export type Upgrade = { readonly upgrade: Standing };
export type Move = { readonly move: Standing };
export type Demolish = { readonly demolish: Standing };
/** A free place, or one to change with. */
export type Place = { readonly place: Slot };
/** A card in a hand, a deck or a pile. */
export type Named = { readonly card: CardId };

export interface Choices {
  mulligan: { readonly swap: CardId; readonly count: number } | 'done';
  offer: 'take' | 'pass';
  main: Play | Use | FromHand | Upgrade | Move | Demolish | 'combat' | 'end turn';
  /** The slot in which a card is put. */
  place: Place;
  /** Who carries it. */
  bear: Standing;
  way: 'energy' | 'instead';
  target: Aim | 'done';
  /** The card that is discarded, the piece that is sacrificed. */
  pay: Named | Standing;
  /** To which slot. */
  shift: Place;
  attack: { readonly attacker: Standing; readonly target: Aim; readonly twice?: true } | 'done';
  /** `attack` counts the attacks from 0. */
  defend: { readonly defender: Standing; readonly attack: number; readonly attacker: Standing } | 'done';
  order: { readonly item: number; readonly card: CardId };
  window: Play | Use | FromHand | 'pass';
  pick: Aim | 'done';
  may: 'yes' | 'no';
  mode: { readonly mode: number };
  'give up': Named | 'none';
  take: Named | 'none';
  arrange: Named;
}
