/** The types of the game: settings, state, frames, choices and events. */
import type { Json, Parts, Seat } from '@ludoteca/kernel';
import type { EffectAction, CardEffect, CardFilter, EffectMoment } from './cards/codes.ts';
import type { View } from './view-types.ts';

/** Index of the card's kind in the deck. Kinds of a deck have different names; cards of one kind are equal. */
export type KindIndex = number;

/** Cards are identified by name in frames, choices, events and views. */
export type CardName = string;

export interface Settings {
  /** RULES 7: who chooses a card, and where it is chosen at random. */
  readonly rules: 'faithful' | 'classic';
  /** Number of students that wins. */
  readonly students: number;
  /** Hand limit at the end of a player's round. */
  readonly hand: number;
  /** Number of rounds after which the match stops. */
  readonly rounds: number;
  /** The name of a shipped deck, or a deck as JSON (deck/json-format.ts). */
  readonly deck: Json;
}

/** The zones of the table. The newest card of a list, or the top of a pile, is the last. */
export interface Piles {
  draw: KindIndex[];
  discards: KindIndex[];
  /** Freshmen that are in no room (2.2). */
  nursery: KindIndex[];
  hands: KindIndex[][];
  rooms: KindIndex[][];
  /** Bonus and malus cards in front of each player. */
  areas: KindIndex[][];
}

/** A card that is being placed or whose effects are being executed. */
export interface ChainLink {
  readonly card: KindIndex;
  readonly seat: Seat;
  /** Index of the current effect; -1 while the card is being placed. */
  at: number;
  /** The card is in the chain and in no other zone. */
  readonly held: boolean;
}

export interface State extends Piles {
  readonly rules: Settings['rules'];
  readonly students: number;
  readonly limit: number;
  /** Last round of the match. */
  readonly last: number;
  /** The name of a shipped deck, or a deck as canonical JSON text. A string, because copies of a state share it. */
  readonly deck: string;
  /** Counted from 1; a round is the turn of one player. */
  round: number;
  /** The seat whose round it is. */
  turn: Seat;
  /** Number of cards whose effects have begun in this round (5.7). */
  begun: number;
  /** Cards that interrupt one another, the latest last. */
  chain: ChainLink[];
  /** For each card of `hands` a bit mask of the watchers that know it besides its holder (rules/knowledge.ts). */
  known: number[][];
  /** The public cards of which the draw pile was last made, sorted. */
  shuffled: KindIndex[];
  /** Seats that have withdrawn, in that order. */
  left: Seat[];
  /** The zones at the start of the round: the content of a save (3.1). */
  start: Piles;
}

export interface PlayChoice {
  readonly play: CardName;
  /** The player who gets a bonus or a malus. */
  readonly on?: Seat;
}
export interface DiscardChoice {
  readonly discard: CardName;
}
export interface EliminateChoice {
  readonly eliminate: CardName;
}
export interface StealChoice {
  readonly steal: CardName;
}
export interface BlockChoice {
  readonly block: CardName;
}
export interface AimChoice {
  readonly aim: Seat;
}

/** A card and one of its effects. */
interface EffectPosition {
  readonly card: CardName;
  /** Index of the effect; -1 for the placing of the card. */
  readonly at: number;
  readonly effect?: CardEffect;
}

type ActionFrame = { readonly do: 'action'; readonly seat: Seat };
type PlayFrame = { readonly do: 'play'; readonly seat: Seat; readonly filter: CardFilter };

export type Frame =
  | { readonly do: 'deal' }
  | { readonly do: 'round'; readonly seat: Seat }
  /** `cards`: those whose effects at the start of the round are still to come. */
  | { readonly do: 'start'; readonly seat: Seat; readonly cards: readonly CardName[] }
  | { readonly do: 'draw'; readonly seat: Seat }
  | ActionFrame
  | { readonly do: 'limit'; readonly seat: Seat }
  | { readonly do: 'finish'; readonly seat: Seat }
  /** The effects of a card from `at` on; `you`: the chosen target (TU), -1 if none is chosen yet. */
  | ({ readonly do: 'effects'; readonly seat: Seat; readonly you: Seat } & EffectPosition)
  | { readonly do: 'offer'; readonly seat: Seat; readonly card: CardName }
  | ({ readonly do: 'aim'; readonly seat: Seat } & EffectPosition)
  /** `seat` may block the effect or card of `by`, then the seats of `rest`. */
  | ({
      readonly do: 'window';
      readonly seat: Seat;
      readonly rest: readonly Seat[];
      readonly by: Seat;
      readonly you: Seat;
    } & EffectPosition)
  | ({ readonly do: 'apply'; readonly seat: Seat; readonly on: Seat } & EffectPosition)
  | ({ readonly do: 'fall'; readonly seat: Seat } & EffectPosition)
  /** Removes the last card of the chain; `to`: the player who gets a held card. */
  | { readonly do: 'close'; readonly to?: Seat }
  | PlayFrame
  /** The card at index `place` of the hand equals one that `on` has in play (4.5). */
  | {
      readonly do: 'duplicate';
      readonly seat: Seat;
      readonly place: number;
      readonly on: Seat;
      readonly back: ActionFrame | PlayFrame;
    }
  | { readonly do: 'discard'; readonly seat: Seat; readonly filter: CardFilter }
  | { readonly do: 'eliminate'; readonly seat: Seat; readonly from: Seat; readonly filter: CardFilter }
  | { readonly do: 'steal'; readonly seat: Seat; readonly from: Seat; readonly filter: CardFilter };

export type Event =
  | {
      readonly did: 'deal';
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: readonly CardName[];
    }
  | { readonly did: 'round'; readonly seat: Seat; readonly round: number }
  /** `open`: every watcher sees the card. */
  | { readonly did: 'draw'; readonly seat: Seat; readonly card?: CardName; readonly open?: true }
  /** The card does not match the filter and is discarded. */
  | {
      readonly did: 'draw in vain';
      readonly seat: Seat;
      readonly card: CardName;
      readonly filter: CardFilter;
    }
  | { readonly did: 'find no card'; readonly seat: Seat }
  | { readonly did: 'reshuffle'; readonly count: number }
  | { readonly did: 'play'; readonly seat: Seat; readonly card: CardName; readonly on?: Seat }
  | { readonly did: 'waste'; readonly seat: Seat; readonly card: CardName; readonly on: Seat }
  | { readonly did: 'enter'; readonly seat: Seat; readonly card: CardName }
  | { readonly did: 'exit'; readonly seat: Seat; readonly card: CardName }
  | { readonly did: 'show'; readonly seat: Seat; readonly cards: readonly CardName[] }
  | { readonly did: 'effects'; readonly seat: Seat; readonly card: CardName; readonly when: EffectMoment }
  | { readonly did: 'decline'; readonly seat: Seat; readonly card: CardName }
  | { readonly did: 'aim'; readonly seat: Seat; readonly card: CardName; readonly on: Seat }
  /** Chosen by its owner. */
  | { readonly did: 'discard'; readonly seat: Seat; readonly card: CardName }
  /** Discarded at random because of an effect of `by`. */
  | { readonly did: 'lose'; readonly seat: Seat; readonly card: CardName; readonly by: Seat }
  | { readonly did: 'eliminate'; readonly seat: Seat; readonly card: CardName; readonly from: Seat }
  | { readonly did: 'steal'; readonly seat: Seat; readonly card: CardName; readonly from: Seat }
  | {
      readonly did: 'take';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card?: CardName;
      readonly open?: true;
    }
  | { readonly did: 'swap'; readonly seat: Seat; readonly with: Seat }
  /** An effect of `by` makes `seat` play or draw a card. */
  | {
      readonly did: 'oblige';
      readonly seat: Seat;
      readonly by: Seat;
      readonly action: 'GIOCA' | 'PESCA';
      readonly filter: CardFilter;
    }
  /** An effect without a matching card; `on`: the player it was applied to. */
  | {
      readonly did: 'miss';
      readonly seat: Seat;
      readonly action: EffectAction;
      readonly filter: CardFilter;
      readonly on: Seat;
    }
  /** `at`: index of the blocked effect; -1 for the placing of the card. */
  | ({
      readonly did: 'block';
      readonly seat: Seat;
      readonly with: CardName;
      readonly by: Seat;
    } & EffectPosition)
  | { readonly did: 'break'; readonly seat: Seat; readonly card: CardName }
  /** A freshman goes to the nursery, any other card to the discards (10.3). */
  | { readonly did: 'put away'; readonly card: CardName }
  /** The limit of effects per round is reached: the card has no effect (5.7). */
  | { readonly did: 'exhaust'; readonly seat: Seat; readonly card: CardName }
  | { readonly did: 'leave'; readonly seat: Seat; readonly cards: readonly CardName[] }
  | { readonly did: 'win'; readonly seat: Seat }
  | { readonly did: 'reach the limit'; readonly round: number };

export interface Students extends Parts {
  state: State;
  frame: Frame;
  choice: {
    action: PlayChoice | 'draw';
    play: PlayChoice | 'none';
    duplicate: 'anyway' | 'back';
    limit: DiscardChoice;
    discard: DiscardChoice | 'none';
    offer: 'yes' | 'no';
    aim: AimChoice;
    window: BlockChoice | 'pass';
    eliminate: EliminateChoice;
    steal: StealChoice;
  };
  event: Event;
  view: View;
  settings: Settings;
}
