/** What happened, as people at the table would tell it. What only some may know is optional. */
import type { Seat } from '@ludoteca/kernel';
import type { Slot } from './parts.ts';
import type { CardId, DamageKind, Phase, StateName } from './vocabulary/index.ts';

/** A card in play, so that a sentence can be made long after it has gone: its id and its name. */
export interface Seen {
  readonly id: number;
  readonly card: CardId;
}
/** A card in play, a player, or nobody. */
export type Body = Seen | { readonly player: Seat } | null;

type At<K extends string, F = unknown> = { readonly did: K } & Readonly<F>;

export type Event =
  | At<'begin', { seat: Seat }>
  /** Cards by name for who draws them. `why`: the opening hand, the turn, an effect, after a mulligan. */
  | At<
      'draw',
      { seat: Seat; why: 'deal' | 'turn' | 'effect' | 'mulligan'; count: number; cards?: readonly CardId[] }
    >
  | At<'swap', { seat: Seat; count: number; cards?: readonly CardId[] }>
  | At<'burn', { seat: Seat; card: CardId }>
  | At<'cannot draw', { seat: Seat }>
  | At<'turn', { seat: Seat; turn: number }>
  | At<'phase', { seat: Seat; phase: Phase }>
  | At<'energy', { seat: Seat; energy: number; capacity: number }>
  /** A card is announced, with the energy that is paid for it. `instead`: it is paid in another way, or how is still open; what is paid is told then. */
  | At<'play', { seat: Seat; card: CardId; item: number; cost: number; free?: true; instead?: true }>
  | At<'use', { seat: Seat; piece: Body; ability: number; item: number; cost: number }>
  | At<'trigger', { seat: Seat; piece: Body; ability: number; item: number }>
  /** Where a card that is being played is to go. */
  | At<'place', { item: number; slot: Slot }>
  | At<'target', { item: number; targets: readonly Body[] }>
  | At<'enter', { seat: Seat; piece: Seen; slot: Slot; bearer?: Seen; token?: true }>
  | At<'leave', { seat: Seat; piece: Seen; to: 'hand' | 'deck' | 'discard' | 'banished' | 'nowhere' }>
  | At<'die', { seat: Seat; piece: Seen }>
  /** It would have died. */
  | At<'survive', { piece: Seen; health: number }>
  | At<'upgrade', { seat: Seat; piece: Seen; level: number; cost: number }>
  | At<'move', { seat: Seat; piece: Seen; slot: Slot; cost?: number }>
  | At<'move failed', { seat: Seat; piece: Seen }>
  | At<'attack', { seat: Seat; attacker: Seen; target: Body }>
  | At<'defend', { seat: Seat; defender: Seen; attacker: Seen }>
  | At<'blocked', { attacker: Seen; target: Body }>
  /** An attack is aimed at somebody else. */
  | At<'divert', { attacker: Seen; target: Body }>
  | At<'attack fails', { attacker: Seen }>
  | At<'stop attack', { attacker: Seen }>
  | At<'damage', { to: Body; from: Body; amount: number; kind: DamageKind; combat?: true; left: number }>
  | At<'prevent', { to: Body; amount: number }>
  | At<'heal', { who: Body; amount: number; left: number }>
  | At<'state', { piece: Seen; state: StateName; turns?: number; amount?: number }>
  | At<'state over', { piece: Seen; state: StateName; why: 'expired' | 'removed' | 'cancelled' | 'replaced' }>
  | At<'immune', { piece: Seen; to: string }>
  | At<'gift', { to: Body; what: string; amount?: number }>
  | At<'gift over', { to: Body; what: string }>
  | At<'discard', { seat: Seat; card: CardId; why: 'effect' | 'cost' | 'mill' | 'equipment' }>
  /** A card goes somewhere; its name where it is known. */
  | At<'card', { seat: Seat; from: Pile; to: Pile; card?: CardId; public?: true }>
  | At<'look', { seat: Seat; at: 'hand' | 'deck'; of: Seat; count: number; cards?: readonly CardId[] }>
  | At<'reveal', { seat: Seat; from: 'hand' | 'deck'; cards: readonly CardId[] }>
  | At<
      'arrange',
      { seat: Seat; pile: 'deck' | 'discard'; of: Seat; count: number; cards?: readonly CardId[] }
    >
  | At<'shuffle', { seat: Seat }>
  | At<'control', { piece: Seen; from: Seat; to: Seat }>
  | At<'transform', { piece: Seen; into: CardId }>
  | At<'cancel', { item: number; card: CardId; seat: Seat }>
  | At<'fizzle', { item: number; card: CardId; seat: Seat }>
  | At<'resolve', { item: number; card: CardId; seat: Seat }>
  | At<'choose', { seat: Seat; what: 'yes' | 'no' | number }>
  | At<'chance', { item: number; holds: boolean }>
  | At<'pass', { seat: Seat }>
  | At<'anomaly', { count: number }>
  | At<'plug-in off', { plugin: string; why: string }>
  | At<'win', { seat: Seat; card: CardId }>
  | At<'lose', { seat: Seat; why: 'life' | 'deck' | 'left' }>
  | At<'last turn', { turn: number }>;

export type Pile = 'hand' | 'deck' | 'discard' | 'play' | 'stack' | 'special' | 'nowhere';
