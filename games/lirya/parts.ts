/** What a match of Lirya is made of. Types, and the form of its settings. */
import type { Json, Parts, Seat } from '@ludoteca/kernel';
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
  /** 'none', or other values for some fields of the configuration. */
  readonly variant: Json;
  /** By seat: the name of a starter, or a deck as `deck/` reads it. */
  readonly deck1: Json;
  readonly deck2: Json;
  /** The sets and plug-ins that the decks need, with their versions, and seals where they do not ship: `base@1`. Filled in when settings are read. */
  readonly needs: readonly string[];
}

/** A card as a number: where its definition stands in the pool. */
export type CardIndex = number;
/** A card in a hand or a deck: its index eight times, and a bit for each seat that knows it lies there; a third if everybody does. */
export type KnownCard = number;
/** A place of a player's field: 0-3 front line, 4-7 second line, 8-10 structures; -1: carried by a character. */
export type Slot = number;
/** Somebody or something public: the id of a piece or of an object on the stack; or a player: -1 is seat 0, -2 is seat 1. */
export type Ref = number;

/** Until when something given lasts. `turns` counts own turns of the bearer, `next` the start of a seat's turn, `source` a piece in play. */
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

/** Something given to a piece or a player for a time. What `word` and `amount` say depends on the kind. */
export interface Modifier {
  kind: ModifierKind;
  word: string;
  amount: number;
  until: Expiry;
  turns: number;
  /** Who gave it, and by which piece or object. */
  by: Seat;
  source: Ref;
  /** Survives purification. */
  fixed: boolean;
  /** With kinds that concern cards: what they are like; with the state of immunity: against what. */
  data?: Json;
  /** With until 'while': the condition. */
  while?: Json;
  /** With kind 'costs': the id that whatever comes into play next will have. Of costs that are set the latest counts. */
  since?: number;
  /** How much health it took by lowering the most there can be: it comes back when the mark goes. */
  cut?: number;
}

/** A card in play. It is a new one each time it enters: ids are never used again. */
export interface Piece {
  id: number;
  card: CardIndex;
  /** The card that it is outside play: another if it was transformed. */
  origin: CardIndex;
  /** Nothing is left of it outside play: a token, or the copy of a card. */
  token: boolean;
  owner: Seat;
  control: Seat;
  slot: Slot;
  /** Of equipment: who carries it; else 0. */
  bearer: number;
  /** Of structures: 1 to 3; else 0. */
  level: number;
  /** What is left of health or structure points, and the most there can be as last reckoned. */
  health: number;
  most: number;
  /** Since which turn its controller has it, and since which it stands in its line. */
  since: number;
  lineSince: number;
  /** This turn: attacks made; whether it has changed places, was moved by its player (4.6), took damage. */
  attacks: number;
  moved: boolean;
  shifted: boolean;
  hurt: boolean;
  /** Who wounded it last. */
  wounder: Ref;
  /** It has attacked or defended: stealth that is not a state no longer hides it. */
  shown: boolean;
  /** Entered from a hand. */
  played: boolean;
  marks: Modifier[];
  /** Uses of its abilities this turn: ability, count, ability, count … */
  uses: number[];
  /** Of one that has left: what it was worth then. */
  gone?: LastKnownInfo;
}

/** What is last known of a piece. Keywords are a bit each. */
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
  /** The order of the hand is the owner's own. */
  hand: KnownCard[];
  /** The top is the last. */
  deck: KnownCard[];
  /** Public; the latest is the last. */
  discard: CardIndex[];
  /** Out of the game for good. */
  banished: CardIndex[];
  /** Cards being looked at or put back in a mulligan. */
  aside: KnownCard[];
  marks: Modifier[];
  /** This turn. */
  spells: number;
  deaths: number;
  /** Uses of limited abilities in the match: ability, count … */
  uses: number[];
  /** The cards that may be in the deck, and those of special decks, that can be used in a window from the hand. */
  quick: CardIndex[];
  /** In the mulligan: which cards may still be put back, by number. Frames are public, and what was put back is not. */
  swapFrom: CardIndex;
  /** Had to draw and could not. */
  drained: boolean;
  /** Won by a card. */
  wins: boolean;
}

export type StackItemKind = 'summon' | 'build' | 'equip' | 'spell' | 'upgrade' | 'ability' | 'trigger';

/** Something on the stack, or a trigger that waits to be put there. */
export interface StackItem {
  id: number;
  kind: StackItemKind;
  seat: Seat;
  card: CardIndex;
  /** Of a card: it was played out of a hand. */
  fromHand: boolean;
  /** The piece whose ability it is, or that is upgraded; 0: none. */
  source: number;
  /** An index into the pool's abilities; -1: what the card itself does, -2: `effects`. */
  ability: number;
  /** Where a summoned or built card goes; who is equipped. */
  slot: Slot;
  targets: Ref[][];
  /** What triggered it. */
  subject: Ref;
  cause: Ref;
  amount: number;
  /** What the latest effect came to. */
  last: number;
  /** What was sacrificed or discarded to pay for it: a piece that is gone, or a card. */
  cost: Ref;
  memory: { [key: string]: Ref[] };
  /** A copy: no card goes anywhere when it is done. */
  copy: boolean;
  effects?: readonly CardEffect[];
}

export interface Attack {
  attacker: number;
  target: Ref;
  cancelled: boolean;
  defended: boolean;
  /** An effect turned it on somebody else. */
  turned?: true;
}

/** Something that will happen later. */
export interface DelayedTrigger {
  at: 'turn start' | 'turn end';
  /** In whose turn; -1: in anybody's. */
  whose: number;
  item: StackItem;
}

/** A special deck: of which structure, and what is left of it, the top last. */
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
  /** Pieces that left while the stack was not empty, as they were. */
  departed: Piece[];
  stack: StackItem[];
  /** Triggers that wait to be put on the stack. */
  waiting: StackItem[];
  delayed: DelayedTrigger[];
  specials: SpecialDeck[];
  attacks: Attack[];
  /** Pieces whose change of sides has come to its end. */
  returning: number[];
  /** What all that is in play may give, and what is waited for, a bit each: what is not there need not be looked for. */
  gives: number;
  awaits: number;
  /** Where in `pieces` those are that have static abilities. */
  givers: number[];
  /** The keywords that these may give or take, and those that equipment gives, a bit each. */
  auras: number;
  worn: number;
  nextId: number;
  /** Something happened that the checks have not seen yet. */
  stirred: boolean;
  /** On account of the latest action. */
  resolved: number;
  events: number;
  /** Numbers for the tables that were seen in a chain that has become long. */
  echoes: number[];
  /** Triggers that wait, in the order in which their players want them to resolve. */
  ordered: number[];
  anomalies: number;
  /** Plug-ins that failed in this match and are switched off. */
  off: string[];
  left: Seat[];
}

export interface Lirya extends Parts {
  state: State;
  frame: Frame;
  choice: Choices;
  event: Event;
  view: View;
  settings: Settings;
}
