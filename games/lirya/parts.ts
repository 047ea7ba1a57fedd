/** Types of a match of Lirya: settings, state, stack, modifiers. */
import type { Dealer, DeepReadonly, Json, Parts, Seat } from '@ludoteca/kernel';
import type { Preset } from './config.ts';
import type { Choices } from './choices.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { View } from './view-types.ts';
import type { CardEffect, TurnPhase } from './card-definition/index.ts';

export type * from './choices.ts';
export type * from './frames.ts';

export interface Settings {
  readonly preset: Preset;
  /** 'none', the mode of a plug-in (`plug-in:name`), or the fields of the rules configuration that differ from the preset. */
  readonly variant: Json;
  /** The name of a starter deck, or a deck as `deck/` reads it. `deck1` belongs to seat 0. */
  readonly deck1: Json;
  readonly deck2: Json;
  /**
   * Plug-ins and built-in sets that the decks need, as `name@version`. Filled in when settings are read. In archives of format 1 also
   * added sets, with a seal (`mine@1#5f…`).
   */
  readonly needs: readonly string[];
}

/** The index of a card definition in the pool. */
export type PoolIndex = number;
/** A card in a hand, a deck or aside: `index * 8 + bit mask of the seats that know the card`, see `rules/known-cards.ts`. */
export type KnownCard = number;
/** A place of a player's field: 0-3 front line, 4-7 second line, 8-10 structures; -1 for equipment, which its bearer carries. */
export type Slot = number;
/** A reference to a public object: the id of a piece or of a stack item; or a player: -1 is seat 0, -2 is seat 1. 0 is no object. */
export type Ref = number;

/** When a modifier ends: `turns` counts turns of its bearer's controller, `next` is the start of the giver's next turn, `source` is when the source leaves play. */
export type Expiry = 'combat' | 'turn' | 'next' | 'turns' | 'source' | 'while' | 'permanent';

export type ModifierKind =
  | 'attack'
  | 'defence'
  | 'health'
  | 'set'
  | 'double'
  | 'swap'
  | 'keyword'
  | 'lose'
  | 'state'
  | 'immune'
  | 'exposed'
  | 'untargetable'
  | 'cannot'
  | 'ability'
  | 'cost'
  | 'costs'
  | 'more'
  | 'hand'
  | 'redirect'
  | 'counters'
  | 'memory'
  | 'control';

/** A continuous effect on a piece or a player. The meaning of `word` and `amount` depends on the kind. */
export interface Modifier {
  kind: ModifierKind;
  word: string;
  amount: number;
  until: Expiry;
  turns: number;
  /** The seat and the piece or stack item that gave it. */
  by: Seat;
  source: Ref;
  /** Purification does not remove it. */
  fixed: boolean;
  /** A card filter for kinds that concern cards; the immunity for the state `immunity`. */
  data?: Json;
  /** The condition for until 'while'. */
  while?: Json;
  /** For kind 'costs': the next free id when it was given. Of several modifiers that set a cost, the latest counts (5.3). */
  since?: number;
  /** The health lost when this modifier lowered the maximum: it comes back when the modifier ends (9.2). */
  cut?: number;
}

/** A card in play. It gets a new id each time it enters play (1.7). */
export interface Piece {
  id: number;
  card: PoolIndex;
  /** The card it becomes outside play; differs from `card` after a transformation. */
  origin: PoolIndex;
  /** It ceases to exist outside play: a token or a copy. */
  token: boolean;
  owner: Seat;
  control: Seat;
  slot: Slot;
  /** For equipment the id of its bearer, else 0. */
  bearer: number;
  /** For structures 1 to 3, else 0. */
  level: number;
  /** Current health or structure points, and the maximum at the last update. */
  health: number;
  most: number;
  /** The turn in which its controller got it, and the turn in which it came to its line. */
  since: number;
  lineSince: number;
  /** In this turn: attacks made; whether it changed its slot, was moved by its player (4.6), took damage. */
  attacks: number;
  moved: boolean;
  shifted: boolean;
  hurt: boolean;
  /** The source of the latest damage. */
  wounder: Ref;
  /** It has attacked or defended: only stealth given later hides it (7.8). */
  shown: boolean;
  /** It entered from a hand. */
  played: boolean;
  marks: Modifier[];
  /** Uses of its abilities this turn, as pairs: ability, count, ability, count, … */
  uses: number[];
  /** Its values when it left play. */
  gone?: LastKnownInfo;
}

/** Last known values of a piece that left play (9.3). `keywords` is a mask of KEYWORD_BITS. */
export interface LastKnownInfo {
  attack: number;
  defence: number;
  keywords: number;
  equipped: boolean;
}

export interface PlayerState {
  life: number;
  energy: number;
  capacity: number;
  /** The owner sees the order of the hand. */
  hand: KnownCard[];
  /** The last card is the top. */
  deck: KnownCard[];
  /** Public; the latest card is last. */
  discard: PoolIndex[];
  /** Out of the match for good. */
  banished: PoolIndex[];
  /** Cards being looked at, or put back in a mulligan. */
  aside: KnownCard[];
  marks: Modifier[];
  /** Spells cast and characters lost in this turn. */
  spells: number;
  deaths: number;
  /** Uses of limited abilities in the match, as pairs: ability, count, … */
  uses: number[];
  /** Cards that the hand might hold, as far as everybody knows, and that can be used in a response window (6.3). */
  quick: readonly PoolIndex[];
  /** 1 + the latest card put back in the mulligan, 0 before: only later cards may follow. It is state because frames are public. */
  swapFrom: number;
  /** Had to draw from an empty deck. */
  drained: boolean;
  /** An effect says that this player wins. */
  wins: boolean;
}

export type StackItemKind = 'summon' | 'build' | 'equip' | 'spell' | 'upgrade' | 'ability' | 'trigger';

/** An object on the stack, or a trigger that waits to be put there. */
export interface StackItem {
  id: number;
  kind: StackItemKind;
  seat: Seat;
  card: PoolIndex;
  /** For a card: it was played from a hand. */
  fromHand: boolean;
  /** The piece whose ability this is, or that is upgraded; 0 for none. */
  source: number;
  /** An index into the pool's abilities; -1 for the card's own effects, -2 for `effects`. */
  ability: number;
  /** The slot in which a summoned or built card will enter. */
  slot: Slot;
  targets: Ref[][];
  /** For a trigger: the object the event happened to, the object that caused it, and its amount. */
  subject: Ref;
  cause: Ref;
  amount: number;
  /** The result of the latest effect (damage dealt, cards drawn, …). */
  last: number;
  /** The piece or card that was sacrificed or discarded to pay for it. */
  cost: Ref;
  memory: { [key: string]: Ref[] };
  /** A copy: no card moves when it has resolved. */
  copy: boolean;
  effects?: readonly CardEffect[];
}

export interface Attack {
  attacker: number;
  target: Ref;
  cancelled: boolean;
  defended: boolean;
  /** An effect redirected it. */
  turned?: true;
}

/** A trigger that waits for the start or the end of a turn. */
export interface DelayedTrigger {
  at: 'turn start' | 'turn end';
  /** The seat whose turn it waits for; -1 for any. */
  whose: number;
  item: StackItem;
}

/** The special deck of a structure (11.6). The last card is the top. */
export interface SpecialDeck {
  structure: number;
  cards: KnownCard[];
}

export interface State {
  readonly settings: Settings;
  turn: number;
  active: Seat;
  first: Seat;
  phase: TurnPhase;
  players: PlayerState[];
  /** In order of entry. */
  pieces: Piece[];
  /** Pieces that left play since the stack was last empty. */
  departed: Piece[];
  stack: StackItem[];
  /** Triggers that wait to be put on the stack. */
  waiting: StackItem[];
  delayed: DelayedTrigger[];
  specials: SpecialDeck[];
  attacks: Attack[];
  /** Pieces whose temporary change of control has ended. */
  returning: number[];
  /** The ability index, derived from everything in play by `updateAbilityIndex`: masks of FEATURE_BITS and of trigger events. */
  gives: number;
  awaits: number;
  /** Indexes into `pieces` of those with static abilities. */
  givers: readonly number[];
  /** Keyword masks: given or taken by static abilities, and given by equipment. */
  auras: number;
  worn: number;
  nextId: number;
  /** Something changed since the last checks (6.8). */
  stirred: boolean;
  /** Resolutions and effects since the latest action of a player (13.3). */
  resolved: number;
  events: number;
  /** Hashes of the states seen in the current chain, once it is long. */
  echoes: number[];
  /** Waiting triggers that their players have put in order (6.6). */
  ordered: number[];
  anomalies: number;
  /** Plug-ins that failed in this match and are disabled. */
  off: string[];
  left: Seat[];
  /** Cards are ordered by name. Absent in a match of archive format 1, which orders them by number. */
  readonly cardOrder?: 'name';
}

export interface Lirya extends Parts {
  state: State;
  frame: Frame;
  choice: Choices;
  event: Event;
  view: View;
  settings: Settings;
}

export type LiryaDealer = Dealer<Lirya>;
export type ReadonlyState = DeepReadonly<State>;
export type ReadonlyPiece = DeepReadonly<Piece>;
export type ReadonlyStackItem = DeepReadonly<StackItem>;
