import type { Json, Parts, Seat } from '@ludoteca/kernel';
import type { Action, Effect, Filter, When } from './cards/codes.ts';

/** The place of its kind in the deck; no two kinds of a deck have the same name, and cards of one kind are equal. */
export type Card = number;

/** What cards are called wherever people or programs hear of them: frames, choices, events, views. */
export type Name = string;

export interface Settings {
  /** RULES 7: who chooses, and where chance decides. */
  readonly rules: 'faithful' | 'classic';
  /** How many students win. */
  readonly students: number;
  /** How many cards a hand keeps at the end of the own round. */
  readonly hand: number;
  /** After how many rounds the match stops. */
  readonly rounds: number;
  /** The name of a deck that ships, or a deck in the format of deck/, which `kindsOf` there reads. */
  readonly deck: Json;
}

/** Where cards lie. In every list the newest card, the top of a pile, is the last. */
export interface Piles {
  draw: Card[];
  discards: Card[];
  /** Freshmen that are in no room. */
  nursery: Card[];
  hands: Card[][];
  rooms: Card[][];
  /** Bonus and malus cards before each player. */
  areas: Card[][];
}

/** A card whose effects, or whose placing, are under way. */
export interface Link {
  readonly card: Card;
  readonly seat: Seat;
  /** Which of its effects; -1: it is being placed. */
  at: number;
  /** It lies here and in no pile. */
  readonly held: boolean;
}

export interface State extends Piles {
  readonly rules: Settings['rules'];
  readonly students: number;
  readonly limit: number;
  /** The round after which the match stops. */
  readonly last: number;
  /** The name of a deck that ships, or a deck as JSON text: copies of a state share it. */
  readonly deck: string;
  /** Counts from 1; a round is one player's go. */
  round: number;
  /** Whose round it is. */
  turn: Seat;
  /** How many cards have had their effects begun in this round. */
  begun: number;
  /** What interrupts what, the latest last. */
  chain: Link[];
  /** Beside each card in a hand: who knows it besides its holder, a bit for each seat and one for spectators. */
  known: number[][];
  /** What the draw pile was last made of, in no order: everybody has seen those cards go there. */
  shuffled: Card[];
  /** Who has left, first to last. */
  left: Seat[];
  /** Where the cards lay when the round began: what is saved. */
  start: Piles;
}

export interface Play {
  readonly play: Name;
  /** Before whom a bonus or a malus is put. */
  readonly on?: Seat;
}
export interface Discard {
  readonly discard: Name;
}
export interface Eliminate {
  readonly eliminate: Name;
}
export interface Steal {
  readonly steal: Name;
}
export interface Block {
  readonly block: Name;
}
export interface Aim {
  readonly aim: Seat;
}

/** Where in a card's effects something happens. */
interface Place {
  readonly card: Name;
  /** Which of its effects; -1: its placing. */
  readonly at: number;
  readonly effect?: Effect;
}

type ActionFrame = { readonly do: 'action'; readonly seat: Seat };
type PlayFrame = { readonly do: 'play'; readonly seat: Seat; readonly filter: Filter };

export type Frame =
  | { readonly do: 'deal' }
  | { readonly do: 'round'; readonly seat: Seat }
  /** The cards whose effects at the start of the round are still due. */
  | { readonly do: 'start'; readonly seat: Seat; readonly cards: readonly Name[] }
  | { readonly do: 'draw'; readonly seat: Seat }
  | ActionFrame
  | { readonly do: 'limit'; readonly seat: Seat }
  | { readonly do: 'finish'; readonly seat: Seat }
  /** A card's effects, from one of them on; `you`: whom it aims at, -1 while nobody was chosen. */
  | ({ readonly do: 'effects'; readonly seat: Seat; readonly you: Seat } & Place)
  | { readonly do: 'offer'; readonly seat: Seat; readonly card: Name }
  | ({ readonly do: 'aim'; readonly seat: Seat } & Place)
  /** Who may block what `by` does, and who after that. */
  | ({
      readonly do: 'window';
      readonly seat: Seat;
      readonly rest: readonly Seat[];
      readonly by: Seat;
      readonly you: Seat;
    } & Place)
  | ({ readonly do: 'apply'; readonly seat: Seat; readonly on: Seat } & Place)
  | ({ readonly do: 'fall'; readonly seat: Seat } & Place)
  /** The latest card of the chain is done with; `to`: in whose place it comes to lie if it is held. */
  | { readonly do: 'close'; readonly to?: Seat }
  | PlayFrame
  /** A card of the hand, by its place, is like one that lies there already. */
  | {
      readonly do: 'duplicate';
      readonly seat: Seat;
      readonly place: number;
      readonly on: Seat;
      readonly back: ActionFrame | PlayFrame;
    }
  | { readonly do: 'discard'; readonly seat: Seat; readonly filter: Filter }
  | { readonly do: 'eliminate'; readonly seat: Seat; readonly from: Seat; readonly filter: Filter }
  | { readonly do: 'steal'; readonly seat: Seat; readonly from: Seat; readonly filter: Filter };

export type Event =
  | { readonly did: 'deal'; readonly seat: Seat; readonly count: number; readonly cards?: readonly Name[] }
  | { readonly did: 'round'; readonly seat: Seat; readonly round: number }
  /** `open`: all see the card. */
  | { readonly did: 'draw'; readonly seat: Seat; readonly card?: Name; readonly open?: true }
  /** A card of another type than it had to be: it goes to the discards. */
  | { readonly did: 'draw in vain'; readonly seat: Seat; readonly card: Name; readonly filter: Filter }
  | { readonly did: 'find no card'; readonly seat: Seat }
  | { readonly did: 'reshuffle'; readonly count: number }
  | { readonly did: 'play'; readonly seat: Seat; readonly card: Name; readonly on?: Seat }
  | { readonly did: 'waste'; readonly seat: Seat; readonly card: Name; readonly on: Seat }
  | { readonly did: 'enter'; readonly seat: Seat; readonly card: Name }
  | { readonly did: 'exit'; readonly seat: Seat; readonly card: Name }
  | { readonly did: 'show'; readonly seat: Seat; readonly cards: readonly Name[] }
  | { readonly did: 'effects'; readonly seat: Seat; readonly card: Name; readonly when: When }
  | { readonly did: 'decline'; readonly seat: Seat; readonly card: Name }
  | { readonly did: 'aim'; readonly seat: Seat; readonly card: Name; readonly on: Seat }
  /** Of the own choice. */
  | { readonly did: 'discard'; readonly seat: Seat; readonly card: Name }
  /** By chance, because of somebody. */
  | { readonly did: 'lose'; readonly seat: Seat; readonly card: Name; readonly by: Seat }
  | { readonly did: 'eliminate'; readonly seat: Seat; readonly card: Name; readonly from: Seat }
  | { readonly did: 'steal'; readonly seat: Seat; readonly card: Name; readonly from: Seat }
  | {
      readonly did: 'take';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card?: Name;
      readonly open?: true;
    }
  | { readonly did: 'swap'; readonly seat: Seat; readonly with: Seat }
  /** What somebody has to do because of a card. */
  | {
      readonly did: 'oblige';
      readonly seat: Seat;
      readonly by: Seat;
      readonly action: 'GIOCA' | 'PESCA';
      readonly filter: Filter;
    }
  /** An effect that finds nothing to work on; `on`: where it looked. */
  | {
      readonly did: 'miss';
      readonly seat: Seat;
      readonly action: Action;
      readonly filter: Filter;
      readonly on: Seat;
    }
  /** `at`: which effect of the card was blocked; -1: its placing. */
  | ({ readonly did: 'block'; readonly seat: Seat; readonly with: Name; readonly by: Seat } & Place)
  | { readonly did: 'break'; readonly seat: Seat; readonly card: Name }
  /** The card is done with: a freshman goes to the nursery, any other to the discards. */
  | { readonly did: 'put away'; readonly card: Name }
  /** The chain has grown too long: the card has no effect. */
  | { readonly did: 'exhaust'; readonly seat: Seat; readonly card: Name }
  | { readonly did: 'leave'; readonly seat: Seat; readonly cards: readonly Name[] }
  | { readonly did: 'win'; readonly seat: Seat }
  | { readonly did: 'reach the limit'; readonly round: number };

/** A hand as a watcher knows it. */
export interface HandView {
  readonly count: number;
  /** The whole hand, where all of it is known. */
  readonly cards?: readonly Name[];
  /** The cards of it that are known. */
  readonly known: readonly Name[];
}

export interface LinkView {
  readonly card: Name;
  readonly seat: Seat;
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
  readonly rooms: readonly (readonly Name[])[];
  readonly areas: readonly (readonly Name[])[];
  readonly draw: { readonly count: number; readonly cards?: readonly Name[] };
  readonly discards: readonly Name[];
  readonly nursery: readonly Name[];
  /** What the draw pile was last made of, sorted; empty: of the deck. */
  readonly shuffled: readonly Name[];
  readonly chain: readonly LinkView[];
  readonly left: readonly Seat[];
}

export interface Students extends Parts {
  state: State;
  frame: Frame;
  choice: {
    action: Play | 'draw';
    play: Play | 'none';
    duplicate: 'anyway' | 'back';
    limit: Discard;
    discard: Discard | 'none';
    offer: 'yes' | 'no';
    aim: Aim;
    window: Block | 'pass';
    eliminate: Eliminate;
    steal: Steal;
  };
  event: Event;
  view: View;
  settings: Settings;
}
