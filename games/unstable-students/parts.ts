import type { Json, Parts, Seat } from '@ludoteca/kernel';
import type { EffectAction, CardEffect, CardFilter, EffectMoment } from './cards/codes.ts';

/** The place of its kind in the deck; no two kinds of a deck have the same name, and cards of one kind are equal. */
export type CardIndex = number;

/** What cards are called wherever people or programs hear of them: frames, choices, events, views. */
export type CardName = string;

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
  draw: CardIndex[];
  discards: CardIndex[];
  /** Freshmen that are in no room. */
  nursery: CardIndex[];
  hands: CardIndex[][];
  rooms: CardIndex[][];
  /** Bonus and malus cards before each player. */
  areas: CardIndex[][];
}

/** A card whose effects, or whose placing, are under way. */
export interface ChainLink {
  readonly card: CardIndex;
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
  chain: ChainLink[];
  /** Beside each card in a hand: who knows it besides its holder, a bit for each seat and one for spectators. */
  known: number[][];
  /** What the draw pile was last made of, in no order: everybody has seen those cards go there. */
  shuffled: CardIndex[];
  /** Who has left, first to last. */
  left: Seat[];
  /** Where the cards lay when the round began: what is saved. */
  start: Piles;
}

export interface PlayChoice {
  readonly play: CardName;
  /** Before whom a bonus or a malus is put. */
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

/** Where in a card's effects something happens. */
interface EffectPosition {
  readonly card: CardName;
  /** Which of its effects; -1: its placing. */
  readonly at: number;
  readonly effect?: CardEffect;
}

type ActionFrame = { readonly do: 'action'; readonly seat: Seat };
type PlayFrame = { readonly do: 'play'; readonly seat: Seat; readonly filter: CardFilter };

export type Frame =
  | { readonly do: 'deal' }
  | { readonly do: 'round'; readonly seat: Seat }
  /** The cards whose effects at the start of the round are still due. */
  | { readonly do: 'start'; readonly seat: Seat; readonly cards: readonly CardName[] }
  | { readonly do: 'draw'; readonly seat: Seat }
  | ActionFrame
  | { readonly do: 'limit'; readonly seat: Seat }
  | { readonly do: 'finish'; readonly seat: Seat }
  /** A card's effects, from one of them on; `you`: whom it aims at, -1 while nobody was chosen. */
  | ({ readonly do: 'effects'; readonly seat: Seat; readonly you: Seat } & EffectPosition)
  | { readonly do: 'offer'; readonly seat: Seat; readonly card: CardName }
  | ({ readonly do: 'aim'; readonly seat: Seat } & EffectPosition)
  /** Who may block what `by` does, and who after that. */
  | ({
      readonly do: 'window';
      readonly seat: Seat;
      readonly rest: readonly Seat[];
      readonly by: Seat;
      readonly you: Seat;
    } & EffectPosition)
  | ({ readonly do: 'apply'; readonly seat: Seat; readonly on: Seat } & EffectPosition)
  | ({ readonly do: 'fall'; readonly seat: Seat } & EffectPosition)
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
  /** `open`: all see the card. */
  | { readonly did: 'draw'; readonly seat: Seat; readonly card?: CardName; readonly open?: true }
  /** A card of another type than it had to be: it goes to the discards. */
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
  /** Of the own choice. */
  | { readonly did: 'discard'; readonly seat: Seat; readonly card: CardName }
  /** By chance, because of somebody. */
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
  /** What somebody has to do because of a card. */
  | {
      readonly did: 'oblige';
      readonly seat: Seat;
      readonly by: Seat;
      readonly action: 'GIOCA' | 'PESCA';
      readonly filter: CardFilter;
    }
  /** An effect that finds nothing to work on; `on`: where it looked. */
  | {
      readonly did: 'miss';
      readonly seat: Seat;
      readonly action: EffectAction;
      readonly filter: CardFilter;
      readonly on: Seat;
    }
  /** `at`: which effect of the card was blocked; -1: its placing. */
  | ({
      readonly did: 'block';
      readonly seat: Seat;
      readonly with: CardName;
      readonly by: Seat;
    } & EffectPosition)
  | { readonly did: 'break'; readonly seat: Seat; readonly card: CardName }
  /** The card is done with: a freshman goes to the nursery, any other to the discards. */
  | { readonly did: 'put away'; readonly card: CardName }
  /** The chain has grown too long: the card has no effect. */
  | { readonly did: 'exhaust'; readonly seat: Seat; readonly card: CardName }
  | { readonly did: 'leave'; readonly seat: Seat; readonly cards: readonly CardName[] }
  | { readonly did: 'win'; readonly seat: Seat }
  | { readonly did: 'reach the limit'; readonly round: number };

/** A hand as a watcher knows it. */
export interface HandView {
  readonly count: number;
  /** The whole hand, where all of it is known. */
  readonly cards?: readonly CardName[];
  /** The cards of it that are known. */
  readonly known: readonly CardName[];
}

export interface ChainLinkView {
  readonly card: CardName;
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
  readonly rooms: readonly (readonly CardName[])[];
  readonly areas: readonly (readonly CardName[])[];
  readonly draw: { readonly count: number; readonly cards?: readonly CardName[] };
  readonly discards: readonly CardName[];
  readonly nursery: readonly CardName[];
  /** What the draw pile was last made of, sorted; empty: of the deck. */
  readonly shuffled: readonly CardName[];
  readonly chain: readonly ChainLinkView[];
  readonly left: readonly Seat[];
}

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
