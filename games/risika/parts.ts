import type { Parts, Seat } from '@ludoteca/kernel';
import { choiceField, numberField, type SettingsOf } from '@ludoteca/kit';
import type { Faculty, Territory } from './board.ts';
import type { Card, CardSet } from './cards.ts';

/** RULES 10. */
export const form = {
  defence: choiceField(['declared', 'most'], 'declared'),
  rounds: numberField(1, 1000, 300),
};
export type Settings = SettingsOf<typeof form>;

/** In the order of saves of the original world. */
export const COLOURS = ['red', 'black', 'purple', 'green', 'yellow', 'blue'] as const;
/** An index into COLOURS. */
export type Colour = number;

export interface State {
  readonly settings: Settings;
  /** Whose a territory is, by territory; NOBODY before the deal. */
  owners: Seat[];
  armies: number[];
  /** By seat; NO_COLOUR until chosen. */
  colours: Colour[];
  /** Armies that wait to be placed, by seat. */
  reserve: number[];
  hands: Card[][];
  /** The next card to be drawn first. */
  deck: Card[];
  /** Who knows where a card lies, by card: a bit for each seat, and one for all others (see view.ts). */
  known: number[];
  /** Whose turn begins a round. */
  starter: Seat;
  /** Counts from 1; 0 during the preparation. */
  round: number;
  /** Who was eliminated or has left, first to last. */
  out: Seat[];
}

export const NO_OWNER: Seat = -1;
export const NO_COLOUR: Colour = -1;

/** From one territory to another that it is linked with. */
interface Route {
  readonly from: Territory;
  readonly to: Territory;
}

/** `won`: a territory was conquered in this turn, so a card will be drawn. */
export type Frame =
  | { readonly do: 'begin' }
  | { readonly do: 'colour'; readonly seat: Seat }
  | { readonly do: 'deal' }
  /** The preparation, seat after seat: up to three armies each. */
  | { readonly do: 'prepare'; readonly seat: Seat }
  | { readonly do: 'place'; readonly seat: Seat; readonly armies: number }
  | { readonly do: 'armies'; readonly seat: Seat; readonly on: Territory; readonly armies: number }
  /** A round begins: the one moment at which the original world saves. */
  | { readonly do: 'round'; readonly seat: Seat }
  | { readonly do: 'turn'; readonly seat: Seat }
  /** `room`: how many armies may still come before the limit of 100. */
  | { readonly do: 'set'; readonly seat: Seat; readonly room: number }
  | { readonly do: 'reinforce'; readonly seat: Seat }
  | { readonly do: 'fight'; readonly seat: Seat; readonly won: boolean }
  | ({ readonly do: 'dice'; readonly seat: Seat; readonly won: boolean } & Route)
  /** `dice`: the attacker's. */
  | ({
      readonly do: 'defend';
      readonly seat: Seat;
      readonly by: Seat;
      readonly dice: number;
      readonly won: boolean;
    } & Route)
  /** `least` armies have come already. */
  | ({ readonly do: 'occupy'; readonly seat: Seat; readonly least: number } & Route)
  | { readonly do: 'move'; readonly seat: Seat; readonly won: boolean }
  | ({ readonly do: 'march'; readonly seat: Seat; readonly won: boolean } & Route)
  | { readonly do: 'end'; readonly seat: Seat; readonly won: boolean };

export interface ColourChoice {
  readonly colour: Colour;
}
export interface PlaceChoice {
  readonly place: Territory;
}
/** A set, and the armies that it brings before the limit of 100. */
export interface SetChoice {
  readonly set: CardSet;
  readonly armies: number;
}
export interface AttackChoice {
  readonly attack: Territory;
  readonly from: Territory;
}
export interface MoveChoice {
  readonly move: Territory;
  readonly from: Territory;
}

/** What one seat does, or has done to it. */
interface SeatEvent<D extends string> {
  readonly did: D;
  readonly seat: Seat;
}

/** Armies that come. */
interface ArmyGain {
  readonly armies: number;
  /** What the limit of 100 took from them. */
  readonly lost: number;
}

interface ReinforceEvent extends SeatEvent<'reinforce'>, ArmyGain {
  /** How many territories are held, and what a third of them brings. */
  readonly territories: number;
  readonly third: number;
  readonly faculties: readonly Faculty[];
  readonly bonus: number;
}

interface SetEvent extends SeatEvent<'set'>, ArmyGain {
  readonly cards: CardSet;
  readonly worth: number;
  /** The territories on the cards that are held: an army each. */
  readonly own: readonly Territory[];
}

interface RollEvent extends SeatEvent<'roll'>, Route {
  readonly against: Seat;
  /** The highest first. */
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  /** Armies lost by the attacker and by the defender. */
  readonly losses: readonly [number, number];
}

export type Event =
  | SeatEvent<'begin'>
  | (SeatEvent<'colour'> & { readonly colour: Colour })
  | (SeatEvent<'deal'> & { readonly territories: readonly Territory[] })
  /** `left`: what still waits to be placed. */
  | (SeatEvent<'place'> & { readonly on: Territory; readonly armies: number; readonly left: number })
  | { readonly did: 'shuffle' }
  | (SeatEvent<'round'> & { readonly round: number })
  | SeatEvent<'turn'>
  | ReinforceEvent
  | SetEvent
  | (SeatEvent<'attack'> & Route & { readonly against: Seat; readonly dice: number })
  | (SeatEvent<'defend'> & Route & { readonly by: Seat; readonly dice: number })
  | RollEvent
  | (SeatEvent<'conquer'> & Route & { readonly against: Seat; readonly armies: number })
  /** More armies follow those that conquered. */
  | (SeatEvent<'occupy'> & Route & { readonly armies: number })
  | (SeatEvent<'eliminate'> & { readonly by: Seat })
  | (SeatEvent<'take'> & { readonly loser: Seat; readonly count: number; readonly cards?: readonly Card[] })
  | (SeatEvent<'move'> & Route & { readonly armies: number })
  /** `open`: it was played before, and everybody knew that it lay on top. */
  | (SeatEvent<'draw'> & { readonly open: boolean; readonly card?: Card })
  | SeatEvent<'no card'>
  | SeatEvent<'leave'>
  | SeatEvent<'win'>
  | { readonly did: 'reach the limit'; readonly rounds: number };

/** A pile, and those of its cards whose place in it the watcher knows: of the own hand all, of the deck the last ones. */
export interface KnownPile {
  readonly count: number;
  readonly cards: readonly Card[];
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

export interface Risika extends Parts {
  state: State;
  frame: Frame;
  choice: {
    colour: ColourChoice;
    place: PlaceChoice;
    armies: number;
    round: 'go on';
    set: SetChoice | 'none';
    fight: AttackChoice | 'done';
    dice: number;
    defend: number;
    occupy: number;
    move: MoveChoice | 'done';
    march: number;
  };
  event: Event;
  view: View;
  settings: Settings;
}
