/** The events that the rules emit. */
import type { Seat } from '@ludoteca/kernel';
import type { ManaType, TurnStep, GameZone } from './abilities/index.ts';
import type { EntityId, ObjectId } from './state.ts';

/** An object or player in an option or event. The id identifies it, the name is for people; a player's name is empty. */
export interface NamedEntity {
  readonly id: EntityId;
  readonly name: string;
}

/** `rule` is the number of the Comprehensive Rule that applies. */
export type Event = { readonly rule?: string } & (
  | { readonly did: 'first'; readonly seat: Seat }
  | { readonly did: 'shuffle'; readonly seat: Seat }
  | { readonly did: 'draw'; readonly seat: Seat; readonly count: number; readonly cards?: readonly string[] }
  | { readonly did: 'keep' | 'mulligan' | 'concede'; readonly seat: Seat }
  | {
      readonly did: 'bottom';
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: readonly string[];
    }
  | { readonly did: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly did: 'step'; readonly seat: Seat; readonly step: TurnStep }
  | { readonly did: 'pass'; readonly seat: Seat }
  | { readonly did: 'tap' | 'untap'; readonly ids: readonly ObjectId[]; readonly cards: readonly string[] }
  | { readonly did: 'land'; readonly seat: Seat; readonly id: ObjectId; readonly card: string }
  | {
      readonly did: 'announce';
      readonly seat: Seat;
      readonly id: ObjectId;
      readonly card: string;
      readonly from: GameZone;
    }
  | { readonly did: 'cancel'; readonly seat: Seat; readonly id: ObjectId; readonly card: string }
  | {
      readonly did: 'cast';
      readonly seat: Seat;
      readonly id: ObjectId;
      readonly card: string;
      readonly targets: readonly NamedEntity[];
      readonly x?: number;
    }
  | {
      readonly did: 'activate' | 'trigger';
      readonly seat: Seat;
      readonly id: ObjectId;
      readonly source: ObjectId;
      readonly card: string;
      readonly targets: readonly NamedEntity[];
    }
  | { readonly did: 'mana'; readonly seat: Seat; readonly mana: readonly ManaType[]; readonly card: string }
  | { readonly did: 'pay'; readonly seat: Seat; readonly mana: readonly ManaType[]; readonly life: number }
  | { readonly did: 'empty'; readonly seat: Seat }
  | { readonly did: 'resolve' | 'fizzle' | 'countered'; readonly id: ObjectId; readonly card: string }
  /** From or to a public zone. `now` is the object's id in the new zone. */
  | {
      readonly did: 'move';
      readonly seat: Seat;
      readonly id: ObjectId;
      readonly card: string;
      readonly from: GameZone;
      readonly to: GameZone;
      readonly now: ObjectId;
      readonly why?: 'destroy' | 'sacrifice' | 'discard' | 'mill' | 'state';
    }
  | { readonly did: 'create'; readonly seat: Seat; readonly id: ObjectId; readonly card: string }
  /** 111.7 */
  | { readonly did: 'cease'; readonly id: ObjectId; readonly card: string }
  | {
      readonly did: 'damage';
      readonly source: ObjectId;
      readonly card: string;
      readonly to: NamedEntity;
      readonly amount: number;
      readonly combat: boolean;
    }
  | { readonly did: 'prevent'; readonly to: NamedEntity; readonly amount: number }
  | { readonly did: 'life'; readonly seat: Seat; readonly change: number; readonly life: number }
  | { readonly did: 'poison' | 'energy'; readonly seat: Seat; readonly change: number }
  | {
      readonly did: 'counters';
      readonly id: ObjectId;
      readonly card: string;
      readonly kind: string;
      readonly change: number;
    }
  | { readonly did: 'attach'; readonly id: ObjectId; readonly card: string; readonly to: NamedEntity | null }
  | { readonly did: 'change'; readonly card: string; readonly on: readonly NamedEntity[] }
  | { readonly did: 'transform'; readonly id: ObjectId; readonly card: string; readonly into: string }
  | { readonly did: 'control'; readonly id: ObjectId; readonly card: string; readonly seat: Seat }
  | { readonly did: 'regenerate' | 'shield' | 'leave combat'; readonly id: ObjectId; readonly card: string }
  | { readonly did: 'reveal'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly did: 'look'; readonly seat: Seat; readonly count: number; readonly cards?: readonly string[] }
  | { readonly did: 'arrange'; readonly seat: Seat; readonly to: 'top' | 'bottom'; readonly card?: string }
  /** Cards taken from a library; `cards` is public only if `shown`. */
  | {
      readonly did: 'find';
      readonly seat: Seat;
      readonly to: GameZone;
      readonly count: number;
      readonly cards?: readonly string[];
      readonly shown: boolean;
    }
  | {
      readonly did: 'attack';
      readonly id: ObjectId;
      readonly card: string;
      readonly at: EntityId;
      readonly seat: Seat;
    }
  | {
      readonly did: 'block';
      readonly id: ObjectId;
      readonly card: string;
      readonly attacker: NamedEntity;
      readonly seat: Seat;
    }
  | { readonly did: 'no attack' | 'no block'; readonly seat: Seat }
  | { readonly did: 'lose' | 'win'; readonly seat: Seat }
  | { readonly did: 'draw game' }
  | { readonly did: 'extra'; readonly seat: Seat; readonly what: 'turn' | 'combat' | 'land' }
  | { readonly did: 'choose'; readonly seat: Seat; readonly card: string; readonly chosen: NamedEntity }
);
