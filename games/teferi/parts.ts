/** The frames and choices of the game; its state is in state.ts, its events in events.ts, its view in view-types.ts. */
import type { Parts, Seat } from '@ludoteca/kernel';
import type { Cost, AbilityEffect, ObjectFilter, ManaType, TurnStep } from './abilities/index.ts';
import type { Event, NamedEntity } from './events.ts';
import type { View } from './view-types.ts';
import type { CardIndex, EntityId, ObjectId, Settings, State } from './state.ts';

export type { Event, NamedEntity } from './events.ts';
export type { View } from './view-types.ts';
export type * from './state.ts';

/** Damage that is assigned but not yet dealt (510.1). */
export interface DamageAssignment {
  readonly source: ObjectId;
  readonly to: EntityId;
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
  /** 103.6: `item` stands on the stack while the players choose. */
  | { readonly do: 'opening'; readonly item?: ObjectId }
  // 500: the turn
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'step'; readonly step: TurnStep }
  | { readonly do: 'leave'; readonly step: TurnStep }
  /** 514.2 */
  | { readonly do: 'wear off' }
  /** 502.3: the permanents that the player chose to keep tapped so far. */
  | { readonly do: 'stay tapped'; readonly seat: Seat; readonly stay: readonly ObjectId[] }
  // 117, 704, 603.3
  /** `kept`: the legendary permanents chosen to stay (704.5j). */
  | { readonly do: 'check'; readonly seat: Seat; readonly kept?: readonly ObjectId[] }
  | { readonly do: 'stack triggers'; readonly seat: Seat }
  | { readonly do: 'order'; readonly seat: Seat }
  /** 704.5j: afterwards state-based actions are performed and `after` gets priority. */
  | {
      readonly do: 'keep';
      readonly seat: Seat;
      readonly name: string;
      readonly kept: readonly ObjectId[];
      readonly after: Seat;
    }
  | { readonly do: 'priority'; readonly seat: Seat; readonly passed: number }
  // 601, 602, 603.3d: putting something on the stack
  | { readonly do: 'announce'; readonly item: ObjectId; readonly stage: AnnounceStage; readonly slot: number }
  | { readonly do: 'mode'; readonly seat: Seat; readonly item: ObjectId }
  /** 702.33a, or another optional cost with this name. */
  | {
      readonly do: 'kicker';
      readonly seat: Seat;
      readonly item: ObjectId;
      readonly name?: 'buyback' | 'bargain' | 'entwine' | 'gift' | 'other';
    }
  | { readonly do: 'x'; readonly seat: Seat; readonly item: ObjectId }
  | { readonly do: 'convoke'; readonly seat: Seat; readonly item: ObjectId }
  | { readonly do: 'help'; readonly seat: Seat; readonly item: ObjectId }
  | { readonly do: 'target'; readonly seat: Seat; readonly item: ObjectId; readonly slot: number }
  | { readonly do: 'share'; readonly seat: Seat; readonly item: ObjectId; readonly slot: number }
  /** The choice of objects that pay the cost at index `at`; `missing` more are needed. */
  | {
      readonly do: 'toll';
      readonly seat: Seat;
      readonly item: ObjectId;
      readonly costs: readonly Cost[];
      readonly at: number;
      readonly missing: number;
    }
  /** 107.4f: the number of Phyrexian symbols paid with 2 life each. */
  | {
      readonly do: 'phyrexian';
      readonly seat: Seat;
      readonly item: ObjectId;
      readonly costs: readonly Cost[];
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly do: 'colour';
      readonly seat: Seat;
      readonly item: ObjectId;
      readonly among: readonly ManaType[];
      readonly count: number;
      readonly left: number;
      /** 106.6: the spells on which the mana can be spent. */
      readonly only?: ObjectFilter;
      readonly abilities?: ObjectFilter;
      readonly sure?: true;
      /** The effects for each colour, if an effect and not mana is chosen. */
      readonly each?: readonly (readonly AbilityEffect[])[];
    }
  // 608: resolving
  | { readonly do: 'resolve' }
  | {
      readonly do: 'effects';
      readonly item: ObjectId;
      readonly list: readonly AbilityEffect[];
      readonly from: number;
      /** The first target slot of the mode of these effects. */
      readonly base: number;
    }
  | { readonly do: 'resolved'; readonly item: ObjectId }
  | { readonly do: 'may'; readonly seat: Seat; readonly item: ObjectId; readonly effect: AbilityEffect }
  /** 608.2d: the choice of one of the options of the effect. */
  | {
      readonly do: 'option';
      readonly seat: Seat;
      readonly item: ObjectId;
      readonly options: readonly { readonly label: string; readonly effects: readonly AbilityEffect[] }[];
    }
  | {
      readonly do: 'choose';
      readonly seat: Seat;
      readonly item: ObjectId;
      readonly what: ObjectFilter;
      readonly missing: number;
      readonly upTo: boolean;
      readonly chosen: readonly ObjectId[];
      readonly purpose: 'choose' | 'sacrifice' | 'copy' | 'enchant' | 'proliferate';
      /** The Aura for which a permanent or player is chosen. */
      readonly aura?: ObjectId;
      /** The players who choose afterwards; the effect happens when all have chosen. */
      readonly others?: readonly Seat[];
    }
  | {
      readonly do: 'discard';
      readonly seat: Seat;
      readonly from: Seat;
      readonly item: ObjectId;
      readonly what: ObjectFilter | null;
      readonly count: number;
      /** Several players choose; nothing is shown until all have. */
      readonly sealed?: true;
      /** The card is exiled and not discarded. */
      readonly exile?: true | 'until leaves' | 'library bottom';
      readonly link?: true;
      readonly upTo?: true;
    }
  | { readonly do: 'unseal'; readonly item: ObjectId; readonly seats: readonly Seat[] }
  /** 608.2g: casting cards without paying their mana costs while the item resolves. */
  | {
      readonly do: 'cast free';
      readonly seat: Seat;
      readonly item: ObjectId;
      readonly ids: readonly ObjectId[];
      /** The cards in hand that may be cast. */
      readonly hand?: ObjectFilter;
      readonly left: number;
      /** The way of casting; default: without paying. */
      readonly way?: string;
      /** 614.1a: the spells are exiled instead of being put into a graveyard. */
      readonly exiled?: true;
      /** The cards that are put on the bottom of the library in a random order afterwards. */
      readonly bottom?: readonly ObjectId[];
      /** The first card is put into the hand if it is not cast. */
      readonly toHand?: true;
    }
  | {
      readonly do: 'find';
      readonly seat: Seat;
      readonly item: ObjectId;
      readonly effect: AbilityEffect;
      readonly left: number;
    }
  /** 614.12a: the choice of one ability for the object at `place` of those that enter next. */
  | {
      readonly do: 'enter choice';
      readonly seat: Seat;
      readonly kind: CardIndex;
      /** The name of the card. */
      readonly name: string;
      readonly place: number;
      readonly ability: number;
    }
  /** 610.3: an exiled card returns to the battlefield. */
  | { readonly do: 'return'; readonly card: ObjectId }
  /** 305.1: a land card of the hand, of the top of the library, or of another zone with an id, enters the battlefield. */
  | {
      readonly do: 'land';
      readonly seat: Seat;
      readonly kind: CardIndex;
      readonly id?: ObjectId;
      readonly top?: true;
    }
  /** 616.1: the order in which replacement effects apply. */
  | {
      readonly do: 'replacement';
      readonly seat: Seat;
      readonly among: readonly ObjectId[];
      readonly chosen: readonly ObjectId[];
    }
  | {
      readonly do: 'arrange';
      readonly seat: Seat;
      readonly away: 'library bottom' | 'graveyard';
      /** All cards are put away; only their order is chosen. */
      readonly all?: true;
    }
  | {
      readonly do: 'each player';
      readonly item: ObjectId;
      readonly seats: readonly Seat[];
      readonly effects: readonly AbilityEffect[];
    }
  // 508 to 510: combat
  | { readonly do: 'attack'; readonly seat: Seat; readonly chosen: readonly AttackChoice[] }
  | { readonly do: 'block'; readonly seat: Seat; readonly chosen: readonly BlockChoice[] }
  | {
      readonly do: 'line up';
      readonly seat: Seat;
      readonly of: ObjectId;
      readonly lined: readonly ObjectId[];
    }
  | {
      readonly do: 'assign';
      readonly seat: Seat;
      readonly source: ObjectId;
      readonly to: EntityId;
      readonly left: number;
      readonly first: boolean;
      readonly assigned: readonly DamageAssignment[];
    }
  | { readonly do: 'deal'; readonly first: boolean; readonly assigned: readonly DamageAssignment[] };

export const ANNOUNCE_STAGES = [
  'modes',
  'kicker',
  'x',
  'targets',
  'shares',
  'help',
  'costs',
  'done',
] as const;
export type AnnounceStage = (typeof ANNOUNCE_STAGES)[number];

export interface AttackChoice {
  readonly attack: ObjectId;
  readonly name: string;
  readonly at: EntityId;
}
export interface BlockChoice {
  readonly block: ObjectId;
  readonly attacker: string;
  readonly with: ObjectId;
  readonly name: string;
}

/**
 * An action with priority. Cards in hand are identified by name, other objects by id. `way` names an alternative cost, `face` a face that
 * is not the front; `top`: the card is the top card of the library.
 */
export type PriorityAction =
  | 'pass'
  | { readonly play: string; readonly face?: string; readonly id?: ObjectId; readonly top?: true }
  | {
      readonly cast: string;
      readonly way?: string;
      readonly face?: string;
      readonly id?: ObjectId;
      readonly top?: true;
    }
  | { readonly activate: ObjectId; readonly name: string; readonly ability: number }
  /** Activates an ability of a card in hand, such as cycling. */
  | { readonly use: string; readonly ability: number };

/** A card of the own hand, by name. */
export interface HeldCard {
  readonly held: string;
}
/** Whether to pay, the card that is revealed, or the chosen quality. */
export type EntryAnswer = 'yes' | 'no' | HeldCard | { readonly chosen: string };

export interface TeferiChoices {
  mulligan: 'keep' | 'mulligan';
  bottom: { readonly bottom: string };
  'stay tapped': NamedEntity | 'done';
  /** The index in `State.triggered`, with the name of the source. */
  order: { readonly next: number; readonly name: string };
  keep: NamedEntity;
  priority: PriorityAction;
  mode: number | 'done' | 'cancel';
  kicker: 'yes' | 'no';
  x: number;
  convoke: NamedEntity | 'done';
  help: number;
  target: NamedEntity | 'done' | 'cancel';
  share: number;
  toll: NamedEntity | { readonly discard: string } | HeldCard;
  'enter choice': EntryAnswer;
  phyrexian: number;
  colour: ManaType;
  may: 'yes' | 'no';
  option: { readonly chosen: string };
  choose: NamedEntity | 'done';
  discard: { readonly discard: string } | 'none';
  find: { readonly find: string } | 'none';
  'cast free': Extract<PriorityAction, { readonly cast: string }> | 'none';
  replacement: NamedEntity;
  arrange: { readonly card: string; readonly to: 'top' | 'away' };
  attack: AttackChoice | 'done';
  block: BlockChoice | 'done';
  'line up': NamedEntity;
  assign: number;
}

export interface Teferi extends Parts {
  state: State;
  frame: Frame;
  choice: TeferiChoices;
  event: Event;
  view: View;
  settings: Settings;
}
