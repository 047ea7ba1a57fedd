/** The types the game is made of: state, frames, events, choices. */
import type { Parts, Seat } from '@ludoteca/kernel';
import type { Faculty, Territory } from './board.ts';
import type { RisikaCard, CardSet } from './cards.ts';
import type { Settings } from './settings.ts';
import type { View } from './view-types.ts';

/** In the order of the original save files. */
export const COLOURS = ['red', 'black', 'purple', 'green', 'yellow', 'blue'] as const;
/** An index into COLOURS. */
export type Colour = number;

export interface State {
  readonly settings: Settings;
  /** By territory; NO_OWNER before the deal. */
  owners: Seat[];
  armies: number[];
  /** By seat; NO_COLOUR until chosen. */
  colours: Colour[];
  /** Armies that are not placed yet, by seat. */
  reserve: number[];
  hands: RisikaCard[][];
  /** The next card to be drawn is the first. */
  deck: RisikaCard[];
  /** By card: a bit mask of the watchers that know its position (card-knowledge.ts). A mask per card is cheaper to copy than a list. */
  known: number[];
  /** The seat whose turn begins a round. */
  starter: Seat;
  /** Counts from 1; 0 during the preparation. */
  round: number;
  /** Seats that were eliminated or have left, in this order. */
  out: Seat[];
}

export const NO_OWNER: Seat = -1;
export const NO_COLOUR: Colour = -1;

/** Two linked territories. */
export interface Route {
  readonly from: Territory;
  readonly to: Territory;
}

/** `won`: a territory was conquered in this turn, so the seat draws a card at its end. */
export type Frame =
  | { readonly do: 'begin' }
  | { readonly do: 'colour'; readonly seat: Seat }
  | { readonly do: 'deal' }
  /** The preparation: each seat in turn places up to three armies. */
  | { readonly do: 'prepare'; readonly seat: Seat }
  | { readonly do: 'place'; readonly seat: Seat; readonly armies: number }
  | { readonly do: 'armies'; readonly seat: Seat; readonly on: Territory; readonly armies: number }
  /** The start of a round, the only moment at which the original program saves. */
  | { readonly do: 'round'; readonly seat: Seat }
  | { readonly do: 'turn'; readonly seat: Seat }
  /** `room`: the armies that the limit of 100 still allows. */
  | { readonly do: 'set'; readonly seat: Seat; readonly room: number }
  | { readonly do: 'reinforce'; readonly seat: Seat }
  | { readonly do: 'fight'; readonly seat: Seat; readonly won: boolean }
  | ({ readonly do: 'dice'; readonly seat: Seat; readonly won: boolean } & Route)
  /** `dice`: the number of attacking dice. */
  | ({
      readonly do: 'defend';
      readonly seat: Seat;
      readonly by: Seat;
      readonly dice: number;
      readonly won: boolean;
    } & Route)
  /** `least` armies have moved in already. */
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
/** A set and its armies, before the limit of 100 is applied. */
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

/** An event of one seat. */
interface SeatEvent<D extends string> {
  readonly did: D;
  readonly seat: Seat;
}

interface ArmyGain {
  readonly armies: number;
  /** Armies lost to the limit of 100. */
  readonly lost: number;
}

interface ReinforceEvent extends SeatEvent<'reinforce'>, ArmyGain {
  /** The number of territories, and a third of it. */
  readonly territories: number;
  readonly third: number;
  readonly faculties: readonly Faculty[];
  readonly bonus: number;
}

interface SetEvent extends SeatEvent<'set'>, ArmyGain {
  readonly cards: CardSet;
  readonly worth: number;
  /** Own territories on the cards: one army each. */
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
  /** `left`: armies still to be placed. */
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
  /** Further armies move into the conquered territory. */
  | (SeatEvent<'occupy'> & Route & { readonly armies: number })
  | (SeatEvent<'eliminate'> & { readonly by: Seat })
  | (SeatEvent<'take'> & {
      readonly loser: Seat;
      readonly count: number;
      readonly cards?: readonly RisikaCard[];
    })
  | (SeatEvent<'move'> & Route & { readonly armies: number })
  /** `open`: the card was played before, so everyone knew that it was on top. */
  | (SeatEvent<'draw'> & { readonly open: boolean; readonly card?: RisikaCard })
  | SeatEvent<'no card'>
  | SeatEvent<'leave'>
  | SeatEvent<'win'>
  | { readonly did: 'reach the limit'; readonly rounds: number };

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
