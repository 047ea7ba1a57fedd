/** Types of the events of a match. Fields that only some watchers may know are optional. */
import type { Seat } from '@ludoteca/kernel';
import type { Slot } from './parts.ts';
import type { CardId, DamageKind, TurnPhase, StateName } from './card-definition/index.ts';

/** A card in play by id and name, so that the event can be described after the card has gone. */
export interface NamedPiece {
  readonly id: number;
  readonly card: CardId;
}
/** A card in play, a player, or no object. */
export type NamedObject = NamedPiece | { readonly player: Seat } | null;

type EventOf<K extends string, F = unknown> = { readonly did: K } & Readonly<F>;

export type Event =
  | EventOf<'begin', { seat: Seat }>
  /** Only the seat that draws knows `cards`. `why`: the opening hand, the turn, an effect, a mulligan. */
  | EventOf<
      'draw',
      { seat: Seat; why: 'deal' | 'turn' | 'effect' | 'mulligan'; count: number; cards?: readonly CardId[] }
    >
  | EventOf<'swap', { seat: Seat; count: number; cards?: readonly CardId[] }>
  | EventOf<'burn', { seat: Seat; card: CardId }>
  | EventOf<'cannot draw', { seat: Seat }>
  | EventOf<'turn', { seat: Seat; turn: number }>
  | EventOf<'phase', { seat: Seat; phase: TurnPhase }>
  | EventOf<'energy', { seat: Seat; energy: number; capacity: number }>
  /** A card is announced, with the energy paid for it. `instead`: the alternative cost is paid, or may still be chosen (5.5). */
  | EventOf<'play', { seat: Seat; card: CardId; item: number; cost: number; free?: true; instead?: true }>
  | EventOf<'use', { seat: Seat; piece: NamedObject; ability: number; item: number; cost: number }>
  | EventOf<'trigger', { seat: Seat; piece: NamedObject; ability: number; item: number }>
  /** The slot that was chosen for a card being played. */
  | EventOf<'place', { item: number; slot: Slot }>
  | EventOf<'target', { item: number; targets: readonly NamedObject[] }>
  | EventOf<'enter', { seat: Seat; piece: NamedPiece; slot: Slot; bearer?: NamedPiece; token?: true }>
  | EventOf<
      'leave',
      { seat: Seat; piece: NamedPiece; to: 'hand' | 'deck' | 'discard' | 'banished' | 'nowhere' }
    >
  | EventOf<'die', { seat: Seat; piece: NamedPiece }>
  /** A replacement kept it from dying. */
  | EventOf<'survive', { piece: NamedPiece; health: number }>
  | EventOf<'upgrade', { seat: Seat; piece: NamedPiece; level: number; cost: number }>
  | EventOf<'move', { seat: Seat; piece: NamedPiece; slot: Slot; cost?: number }>
  | EventOf<'move failed', { seat: Seat; piece: NamedPiece }>
  | EventOf<'attack', { seat: Seat; attacker: NamedPiece; target: NamedObject }>
  | EventOf<'defend', { seat: Seat; defender: NamedPiece; attacker: NamedPiece }>
  | EventOf<'blocked', { attacker: NamedPiece; target: NamedObject }>
  /** An effect redirects an attack. */
  | EventOf<'divert', { attacker: NamedPiece; target: NamedObject }>
  | EventOf<'attack fails', { attacker: NamedPiece }>
  | EventOf<'stop attack', { attacker: NamedPiece }>
  | EventOf<
      'damage',
      { to: NamedObject; from: NamedObject; amount: number; kind: DamageKind; combat?: true; left: number }
    >
  | EventOf<'prevent', { to: NamedObject; amount: number }>
  | EventOf<'heal', { who: NamedObject; amount: number; left: number }>
  | EventOf<'state', { piece: NamedPiece; state: StateName; turns?: number; amount?: number }>
  | EventOf<
      'state over',
      { piece: NamedPiece; state: StateName; why: 'expired' | 'removed' | 'cancelled' | 'replaced' }
    >
  /** Stealth that is no state has ended (7.8). */
  | EventOf<'stealth over', { piece: NamedPiece }>
  | EventOf<'immune', { piece: NamedPiece; to: string }>
  | EventOf<'gift', { to: NamedObject; what: string; amount?: number }>
  | EventOf<'gift over', { to: NamedObject; what: string }>
  | EventOf<'discard', { seat: Seat; card: CardId; why: 'effect' | 'cost' | 'mill' | 'equipment' }>
  /** A card changes its zone. `card` is present where it is known. */
  | EventOf<'card', { seat: Seat; from: Pile; to: Pile; card?: CardId; public?: true }>
  | EventOf<'look', { seat: Seat; at: 'hand' | 'deck'; of: Seat; count: number; cards?: readonly CardId[] }>
  | EventOf<'reveal', { seat: Seat; from: 'hand' | 'deck'; cards: readonly CardId[] }>
  | EventOf<
      'arrange',
      { seat: Seat; pile: 'deck' | 'discard'; of: Seat; count: number; cards?: readonly CardId[] }
    >
  | EventOf<'shuffle', { seat: Seat }>
  | EventOf<'control', { piece: NamedPiece; from: Seat; to: Seat }>
  | EventOf<'transform', { piece: NamedPiece; into: CardId }>
  | EventOf<'cancel', { item: number; card: CardId; seat: Seat }>
  | EventOf<'fizzle', { item: number; card: CardId; seat: Seat }>
  | EventOf<'resolve', { item: number; card: CardId; seat: Seat }>
  | EventOf<'choose', { seat: Seat; what: 'yes' | 'no' | number }>
  | EventOf<'chance', { item: number; holds: boolean }>
  | EventOf<'pass', { seat: Seat }>
  | EventOf<'anomaly', { count: number }>
  | EventOf<'plug-in off', { plugin: string; why: string }>
  | EventOf<'win', { seat: Seat; card: CardId }>
  | EventOf<'lose', { seat: Seat; why: 'life' | 'deck' | 'left' }>
  | EventOf<'last turn', { turn: number }>;

export type Pile = 'hand' | 'deck' | 'discard' | 'play' | 'stack' | 'special' | 'nowhere';
