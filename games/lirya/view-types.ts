/** What a watcher may know of a match now. Cards are named by id; hidden ones are counted. */
import type { Seat } from '@ludoteca/kernel';
import type { NamedObject } from './events.ts';
import type { DelayedTrigger, StackItemKind, Ref, Settings, Slot, Expiry } from './parts.ts';
import type {
  CardId,
  CardEffect,
  Gift,
  Immunity,
  KeywordName,
  TurnPhase,
  Stat,
  StateName,
} from './card-definition/index.ts';

/** A hand: by place, null where the watcher does not know the card. */
export interface HandView {
  readonly count: number;
  readonly cards: readonly (CardId | null)[];
}

/** A deck: how many cards, and those that the watcher knows; 0 is the top. */
export interface DeckView {
  readonly count: number;
  readonly known: readonly { readonly fromTop: number; readonly card: CardId }[];
}

export interface StateView {
  readonly state: StateName;
  readonly amount: number;
  /** Own turns left; absent: until something else ends it. */
  readonly turns?: number;
  readonly against?: string;
  /** Until when, where that is neither counted nor for good. */
  readonly term?: ExpiryView;
}

/** How long something lasts. */
export interface ExpiryView {
  readonly until: Expiry;
  /** With 'turns': own turns left. */
  readonly turns?: number;
  /** With 'next': until whose turn. */
  readonly of?: Seat;
  /** With 'source': as long as this card is in play. */
  readonly card?: CardId;
}

/** Something given: values are numbers by now, and abilities are listed elsewhere. */
export type GrantedEffect =
  | Exclude<Gift, { readonly ability: string }>
  | { readonly swap: readonly Stat[] }
  /** Who takes its damage. */
  | { readonly redirect: NamedObject }
  /** Whose it was gets it back. */
  | { readonly control: 'back' };

export interface GrantView {
  readonly what: GrantedEffect;
  readonly term: ExpiryView;
}

/** What holds for a piece by whatever is in play. */
export interface Restrictions {
  readonly immune: readonly Immunity[];
  readonly cannot: readonly ('attack' | 'defend' | 'move' | 'use abilities')[];
  readonly untargetable?: 'opponent' | 'anybody';
}

/** Where a value comes from: "why is attack 5?" All amounts together are the value, if it is not negative. */
export interface StatPart {
  readonly from:
    | 'base'
    | 'set'
    | 'counters'
    | 'effect'
    | 'double'
    | 'swap'
    | 'equipment'
    | 'static'
    | 'state';
  /** The card that gives it. */
  readonly card?: CardId;
  /** The state that does. */
  readonly state?: StateName;
  readonly amount: number;
}

export interface PieceView extends Restrictions {
  readonly id: number;
  readonly card: CardId;
  readonly owner: Seat;
  readonly control: Seat;
  readonly slot: Slot;
  readonly level: number;
  readonly attack: number;
  readonly defence: number;
  readonly health: number;
  readonly most: number;
  readonly base: { readonly [stat in Stat]: number };
  readonly why: { readonly [stat in Stat]: readonly StatPart[] };
  readonly keywords: readonly { readonly keyword: KeywordName; readonly n: number }[];
  readonly states: readonly StateView[];
  readonly equipment: readonly PieceView[];
  readonly counters: { readonly [name: string]: number };
  /** Indexes of the abilities it has now, printed and granted, in the pool's table. */
  readonly abilities: readonly number[];
  /** Could it be declared as an attacker, if it were its player's combat phase. */
  readonly ready: boolean;
  readonly silenced: boolean;
  readonly given: readonly GrantView[];
}

export interface StackItemView {
  readonly id: number;
  readonly kind: StackItemKind;
  readonly seat: Seat;
  readonly card: CardId;
  readonly source: Ref;
  readonly ability: number;
  readonly targets: readonly (readonly NamedObject[])[];
  readonly slot: Slot;
}

export interface PlayerView {
  readonly life: number;
  readonly energy: number;
  readonly capacity: number;
  readonly hand: HandView;
  readonly deck: DeckView;
  /** Cards that are being looked at or swapped. */
  readonly aside: HandView;
  readonly discard: readonly CardId[];
  readonly banished: readonly CardId[];
  /** Characters and structures in play under the player's control, by entry; equipment is with its bearer. */
  readonly pieces: readonly PieceView[];
  /** For each special deck: its structure, and how many cards are left. */
  readonly specials: readonly { readonly structure: number; readonly count: number }[];
  /** What cards in the watcher's own hand cost now. */
  readonly costs?: { readonly [card: CardId]: number };
  readonly spells: number;
  readonly given: readonly GrantView[];
}

/** What is to happen in a later turn. */
export interface DelayedView {
  readonly at: DelayedTrigger['at'];
  /** In whose turn; null: in anybody's. */
  readonly whose: Seat | null;
  readonly seat: Seat;
  readonly card: CardId;
  readonly effects: readonly CardEffect[];
}

export interface View {
  /** Of decks whose lists the watcher does not know: null. */
  readonly settings: Settings;
  readonly turn: number;
  readonly active: Seat;
  readonly first: Seat;
  readonly phase: TurnPhase;
  readonly players: readonly PlayerView[];
  readonly stack: readonly StackItemView[];
  readonly delayed: readonly DelayedView[];
  readonly attacks: readonly {
    readonly attacker: NamedObject;
    readonly target: NamedObject;
    readonly defended: boolean;
    readonly cancelled: boolean;
  }[];
  readonly left: readonly Seat[];
  readonly off: readonly string[];
}
