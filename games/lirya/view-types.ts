/** Types of the view. Cards are named by id; hidden ones are only counted. */
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

/** Cards in order; null where the watcher does not know the card. */
export interface HandView {
  readonly count: number;
  readonly cards: readonly (CardId | null)[];
}

/** `fromTop` 0 is the top card. */
export interface DeckView {
  readonly count: number;
  readonly known: readonly { readonly fromTop: number; readonly card: CardId }[];
}

export interface StateView {
  readonly state: StateName;
  readonly amount: number;
  /** Turns left of its bearer's controller. */
  readonly turns?: number;
  readonly against?: string;
  /** When it ends, if it is neither counted in turns nor permanent. */
  readonly term?: ExpiryView;
}

/** When a modifier ends. */
export interface ExpiryView {
  readonly until: Expiry;
  /** For 'turns': turns left. */
  readonly turns?: number;
  /** For 'next': the seat whose turn ends it. */
  readonly of?: Seat;
  /** For 'source': the card that must stay in play. */
  readonly card?: CardId;
}

/** The content of a modifier, with values as numbers. Abilities, states and counters are listed elsewhere. */
export type GrantedEffect =
  | Exclude<Gift, { readonly ability: string }>
  | { readonly swap: readonly Stat[] }
  /** The object that takes its damage. */
  | { readonly redirect: NamedObject }
  /** It returns to its owner. */
  | { readonly control: 'back' };

export interface GrantView {
  readonly what: GrantedEffect;
  readonly term: ExpiryView;
}

/** Immunities and prohibitions of a piece, whatever their source. */
export interface Restrictions {
  readonly immune: readonly Immunity[];
  readonly cannot: readonly ('attack' | 'defend' | 'move' | 'use abilities')[];
  readonly untargetable?: 'opponent' | 'anybody';
}

/** One summand of a value ("why is attack 5?"). The amounts add up to the value, if that is not negative. */
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
  /** The state that gives it. */
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
  /** Indexes into the pool's abilities, printed and granted. */
  readonly abilities: readonly number[];
  /** Whether it could be declared as an attacker in its controller's combat phase. */
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
  /** Cards being looked at or swapped. */
  readonly aside: HandView;
  readonly discard: readonly CardId[];
  readonly banished: readonly CardId[];
  /** Characters and structures under the player's control, by entry; equipment is listed with its bearer. */
  readonly pieces: readonly PieceView[];
  readonly specials: readonly { readonly structure: number; readonly count: number }[];
  /** Current costs of the cards in the hand, for its owner and the judge. */
  readonly costs?: { readonly [card: CardId]: number };
  readonly spells: number;
  readonly given: readonly GrantView[];
}

/** An effect that waits for a later turn. */
export interface DelayedView {
  readonly at: DelayedTrigger['at'];
  /** The seat whose turn it waits for; null for any. */
  readonly whose: Seat | null;
  readonly seat: Seat;
  readonly card: CardId;
  readonly effects: readonly CardEffect[];
}

export interface View {
  /** Deck lists that the watcher does not know are null. */
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
