/** What can be answered to each question. */
import type { Seat } from '@ludoteca/kernel';
import type { Slot } from './parts.ts';
import type { CardId } from './card-definition/index.ts';

/** A card in play as options name it: so that they can be read without the table. Equipment has the place of its bearer. */
export interface PieceOption {
  readonly id: number;
  readonly card: CardId;
  readonly seat: Seat;
  readonly slot: Slot;
}
/** What can be chosen: a card in play, a player, or something on the stack. */
export type TargetOption =
  | PieceOption
  | { readonly player: Seat }
  | { readonly item: number; readonly card: CardId };

/** What a player does in the main phase, or in a window. Abilities are counted on their card, from 0. */
export type PlayOption = { readonly play: CardId };
/** `level`: of a structure, whose levels have different ones. */
export type UseOption = { readonly use: PieceOption; readonly ability: number; readonly level?: number };
export type HandOption = { readonly hand: CardId; readonly ability: number };
export type UpgradeOption = { readonly upgrade: PieceOption };
export type MoveOption = { readonly move: PieceOption };
export type DemolishOption = { readonly demolish: PieceOption };
/** A free place, or one to change with. */
export type SlotOption = { readonly place: Slot };
/** A card in a hand, a deck or a pile. */
export type CardOption = { readonly card: CardId };

export interface Choices {
  mulligan: { readonly swap: CardId; readonly count: number } | 'done';
  offer: 'take' | 'pass';
  main:
    | PlayOption
    | UseOption
    | HandOption
    | UpgradeOption
    | MoveOption
    | DemolishOption
    | 'combat'
    | 'end turn';
  /** The slot in which a card is put. */
  place: SlotOption;
  /** Who carries it. */
  bear: PieceOption;
  way: 'energy' | 'instead';
  target: TargetOption | 'done';
  /** The card that is discarded, the piece that is sacrificed. */
  pay: CardOption | PieceOption;
  /** To which slot. */
  shift: SlotOption;
  attack: { readonly attacker: PieceOption; readonly target: TargetOption; readonly twice?: true } | 'done';
  /** `attack` counts the attacks from 0. */
  defend:
    | { readonly defender: PieceOption; readonly attack: number; readonly attacker: PieceOption }
    | 'done';
  order: { readonly item: number; readonly card: CardId };
  window: PlayOption | UseOption | HandOption | 'pass';
  pick: TargetOption | 'done';
  may: 'yes' | 'no';
  mode: { readonly mode: number };
  'give up': CardOption | 'none';
  take: CardOption | 'none';
  arrange: CardOption;
}
