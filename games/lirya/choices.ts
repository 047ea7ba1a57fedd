/** Types of the choices that each question offers. */
import type { Seat } from '@ludoteca/kernel';
import type { Slot } from './parts.ts';
import type { CardId } from './card-definition/index.ts';

/** A card in play as options name it, readable without the state. Equipment has the slot of its bearer. */
export interface PieceOption {
  readonly id: number;
  readonly card: CardId;
  readonly seat: Seat;
  readonly slot: Slot;
}
/** A target: a card in play, a player, or an object on the stack. */
export type TargetOption =
  | PieceOption
  | { readonly player: Seat }
  | { readonly item: number; readonly card: CardId };

/** Actions of the main phase and of response windows. `ability` counts the abilities of the card, from 0. */
export type PlayOption = { readonly play: CardId };
/** `level` is given for structures, whose levels have different abilities. */
export type UseOption = { readonly use: PieceOption; readonly ability: number; readonly level?: number };
export type HandOption = { readonly hand: CardId; readonly ability: number };
export type UpgradeOption = { readonly upgrade: PieceOption };
export type MoveOption = { readonly move: PieceOption };
export type DemolishOption = { readonly demolish: PieceOption };
/** A free slot, or the slot of a character to change places with. */
export type SlotOption = { readonly place: Slot };
/** A card in a hand, a deck or a pile. */
export type CardOption = { readonly card: CardId };

export type MainAction = PlayOption | UseOption | HandOption | UpgradeOption | MoveOption | DemolishOption;
export type MainOption = MainAction | 'combat' | 'end turn';
export type AttackOption = {
  readonly attacker: PieceOption;
  readonly target: TargetOption;
  readonly twice?: true;
};
/** `attack` is an index into the declared attacks. */
export type DefenceOption = {
  readonly defender: PieceOption;
  readonly attack: number;
  readonly attacker: PieceOption;
};

export interface Choices {
  mulligan: { readonly swap: CardId; readonly count: number } | 'done';
  offer: 'take' | 'pass';
  main: MainOption;
  /** The slot in which a card enters. */
  place: SlotOption;
  /** The bearer of equipment. */
  bear: PieceOption;
  way: 'energy' | 'instead';
  target: TargetOption | 'done';
  /** The card to discard or the piece to sacrifice. */
  pay: CardOption | PieceOption;
  /** The slot to move to. */
  shift: SlotOption;
  attack: AttackOption | 'done';
  defend: DefenceOption | 'done';
  order: { readonly item: number; readonly card: CardId };
  window: PlayOption | UseOption | HandOption | 'pass';
  pick: TargetOption | 'done';
  may: 'yes' | 'no';
  mode: { readonly mode: number };
  'give up': CardOption | 'none';
  take: CardOption | 'none';
  arrange: CardOption;
}
