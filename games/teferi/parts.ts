/** What the game is made of: frames, choices, events. The table itself is in state.ts, what watchers see of it in sight.ts. */
import type { Parts, Seat } from '@ludoteca/kernel';
import type { Cost, Effect, Filter, ManaType, Step } from './abilities/index.ts';
import type { Event, Named } from './events.ts';
import type { View } from './sight.ts';
import type { Aim, Id, Settings, State } from './state.ts';

export type { Event, Named } from './events.ts';
export type { View } from './sight.ts';
export type * from './state.ts';

/** Damage that a player has assigned and that is not yet dealt (510.1). */
export interface Assigned {
  readonly source: Id;
  readonly to: Aim;
  readonly amount: number;
}

export type Frame =
  // 103: starting the game
  | { readonly do: 'begin' }
  | {
      readonly do: 'mulligan';
      readonly seat: Seat;
      readonly again: readonly Seat[];
      readonly rest: readonly Seat[];
    }
  | { readonly do: 'redraw'; readonly again: readonly Seat[] }
  | { readonly do: 'bottom'; readonly seat: Seat; readonly count: number }
  // 500: the turn
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'step'; readonly step: Step }
  | { readonly do: 'leave'; readonly step: Step }
  /** 514.2 */
  | { readonly do: 'wear off' }
  /** 502.3: which permanents stay tapped, where they may. */
  | { readonly do: 'stay tapped'; readonly seat: Seat; readonly stay: readonly Id[] }
  // 117, 704, 603.3
  /** `kept`: the legends that were chosen to stay (704.5j). */
  | { readonly do: 'check'; readonly seat: Seat; readonly kept?: readonly Id[] }
  | { readonly do: 'stack triggers'; readonly seat: Seat }
  | { readonly do: 'order'; readonly seat: Seat }
  /** Then state-based actions are done, all at once, and `after` gets priority. */
  | {
      readonly do: 'keep';
      readonly seat: Seat;
      readonly name: string;
      readonly kept: readonly Id[];
      readonly after: Seat;
    }
  | { readonly do: 'priority'; readonly seat: Seat; readonly passed: number }
  // 601, 602, 603.3d: putting something on the stack
  | { readonly do: 'announce'; readonly item: Id; readonly stage: Stage; readonly slot: number }
  | { readonly do: 'mode'; readonly seat: Seat; readonly item: Id }
  | { readonly do: 'kicker'; readonly seat: Seat; readonly item: Id }
  | { readonly do: 'x'; readonly seat: Seat; readonly item: Id }
  | { readonly do: 'target'; readonly seat: Seat; readonly item: Id; readonly slot: number }
  | { readonly do: 'share'; readonly seat: Seat; readonly item: Id; readonly slot: number }
  /** What pays a cost that leaves a choice: so many are still missing; then the costs after it, then the frames after them. */
  | {
      readonly do: 'toll';
      readonly seat: Seat;
      readonly item: Id;
      readonly costs: readonly Cost[];
      readonly at: number;
      readonly missing: number;
    }
  /** 107.4f: for how many symbols 2 life is paid each. */
  | {
      readonly do: 'phyrexian';
      readonly seat: Seat;
      readonly item: Id;
      readonly costs: readonly Cost[];
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly do: 'colour';
      readonly seat: Seat;
      readonly item: Id;
      readonly among: readonly ManaType[];
      readonly count: number;
      readonly left: number;
      /** 106.6: what it can be spent on. */
      readonly only?: Filter;
      /** What is done for each colour, where it is not mana that is chosen. */
      readonly each?: readonly (readonly Effect[])[];
    }
  // 608: resolving
  | { readonly do: 'resolve' }
  | {
      readonly do: 'effects';
      readonly item: Id;
      readonly list: readonly Effect[];
      readonly from: number;
      /** The first slot of the mode that these effects belong to. */
      readonly base: number;
    }
  | { readonly do: 'resolved'; readonly item: Id }
  | { readonly do: 'may'; readonly seat: Seat; readonly item: Id; readonly effect: Effect }
  | {
      readonly do: 'choose';
      readonly seat: Seat;
      readonly item: Id;
      readonly what: Filter;
      readonly missing: number;
      readonly upTo: boolean;
      readonly chosen: readonly Id[];
      readonly purpose: 'choose' | 'sacrifice' | 'copy' | 'enchant';
      /** The Aura that will enchant what is chosen. */
      readonly aura?: Id;
      /** Those who choose after them; then it happens to all that was chosen. */
      readonly others?: readonly Seat[];
    }
  | {
      readonly do: 'discard';
      readonly seat: Seat;
      readonly from: Seat;
      readonly item: Id;
      readonly what: Filter | null;
      readonly count: number;
      /** Others choose as well: nothing is shown before all have. */
      readonly sealed?: true;
    }
  | { readonly do: 'unseal'; readonly item: Id; readonly seats: readonly Seat[] }
  | {
      readonly do: 'find';
      readonly seat: Seat;
      readonly item: Id;
      readonly effect: Effect;
      readonly left: number;
    }
  /** 616.1: which of these comes first. */
  | {
      readonly do: 'replacement';
      readonly seat: Seat;
      readonly among: readonly Id[];
      readonly chosen: readonly Id[];
    }
  | {
      readonly do: 'arrange';
      readonly seat: Seat;
      readonly away: 'library bottom' | 'graveyard';
      /** None of them stays: only their order is chosen. */
      readonly all?: true;
    }
  | {
      readonly do: 'each player';
      readonly item: Id;
      readonly seats: readonly Seat[];
      readonly effects: readonly Effect[];
    }
  // 508 to 510: combat
  | { readonly do: 'attack'; readonly seat: Seat; readonly chosen: readonly Attack[] }
  | { readonly do: 'block'; readonly seat: Seat; readonly chosen: readonly Block[] }
  | { readonly do: 'line up'; readonly seat: Seat; readonly of: Id; readonly lined: readonly Id[] }
  | {
      readonly do: 'assign';
      readonly seat: Seat;
      readonly source: Id;
      readonly to: Aim;
      readonly left: number;
      readonly first: boolean;
      readonly assigned: readonly Assigned[];
    }
  | { readonly do: 'deal'; readonly first: boolean; readonly assigned: readonly Assigned[] };

export const STAGES = ['modes', 'kicker', 'x', 'targets', 'shares', 'costs', 'done'] as const;
export type Stage = (typeof STAGES)[number];

export interface Attack {
  readonly attack: Id;
  readonly name: string;
  readonly at: Aim;
}
export interface Block {
  readonly block: Id;
  readonly attacker: string;
  readonly with: Id;
  readonly name: string;
}

/** What may be done with priority. Cards in hand are named; everything else has a number too. `way` names an alternative cost. */
export type Act =
  | 'pass'
  | { readonly play: string }
  | { readonly cast: string; readonly way?: string; readonly id?: Id }
  | { readonly activate: Id; readonly name: string; readonly ability: number }
  /** An ability of a card in hand, such as cycling. */
  | { readonly use: string; readonly ability: number };

export interface Choices {
  mulligan: 'keep' | 'mulligan';
  bottom: { readonly bottom: string };
  'stay tapped': Named | 'done';
  /** The place of a waiting ability in `State.triggered`, and whose it is. */
  order: { readonly next: number; readonly name: string };
  keep: Named;
  priority: Act;
  mode: number | 'done' | 'cancel';
  kicker: 'yes' | 'no';
  x: number;
  target: Named | 'done' | 'cancel';
  share: number;
  toll: Named | { readonly discard: string };
  phyrexian: number;
  colour: ManaType;
  may: 'yes' | 'no';
  choose: Named | 'done';
  discard: { readonly discard: string };
  find: { readonly find: string } | 'none';
  replacement: Named;
  arrange: { readonly card: string; readonly to: 'top' | 'away' };
  attack: Attack | 'done';
  block: Block | 'done';
  'line up': Named;
  assign: number;
}

export interface Teferi extends Parts {
  state: State;
  frame: Frame;
  choice: Choices;
  event: Event;
  view: View;
  settings: Settings;
}
