/** What effects are made of: who is meant, how much, on which condition, for how long, at what cost. All plain JSON. */
import type {
  CardType,
  Class,
  Element,
  EquipmentSlot,
  Keyword,
  Line,
  Phase,
  Rarity,
  Stat,
  StateName,
} from './words.ts';

/** A card's name for machines: `ember-scout`. It never changes. */
export type CardId = string;

/** Both ends count; an end that is missing is open. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** `you` is who controls the ability or cast the spell. */
export type Side = 'you' | 'opponent';

/** What a card must be like. All that is said must be so. The first group can be asked of cards anywhere, the second of cards in play. */
export interface Filter {
  readonly type?: CardType | readonly CardType[];
  readonly class?: Class | readonly Class[];
  /** 'neutral': of no element. */
  readonly element?: Element | 'neutral' | readonly (Element | 'neutral')[];
  readonly rarity?: Rarity;
  readonly tag?: string;
  readonly card?: CardId;
  readonly cost?: Range;
  readonly slot?: EquipmentSlot;
  readonly speed?: 'normal' | 'response';
  readonly token?: boolean;
  /** Of the same element, class, cost or name as another card. */
  readonly same?: { readonly what: 'element' | 'class' | 'cost' | 'card'; readonly as: Who };

  /** Whose it is now. Outside play: whose pile it lies in, which the effect says. */
  readonly side?: Side;
  readonly line?: Line;
  readonly attack?: Range;
  readonly defence?: Range;
  /** What is left of its health, or of a structure's points. */
  readonly health?: Range;
  readonly level?: Range;
  readonly state?: StateName;
  readonly keyword?: Keyword;
  readonly damaged?: boolean;
  readonly equipped?: boolean;
  /** Not the card whose ability this is. */
  readonly other?: true;
  /** This turn. */
  readonly did?: 'move' | 'attack' | 'enter' | 'take damage';
  /** None of this. */
  readonly not?: Filter;
}

/** Who is meant, at the moment at which it is asked. */
export type Who =
  /** The card whose ability this is; of a spell, nothing. */
  | 'source'
  /** Who carries the equipment whose ability this is. */
  | 'bearer'
  /** To whom what triggered the ability happened. */
  | 'subject'
  /** Who or what made it happen: the attacker, the source of damage. */
  | 'cause'
  | 'you'
  | 'opponent'
  | 'both players'
  /** Within `for each`. */
  | 'it'
  /** What was sacrificed or discarded as a cost. */
  | 'cost'
  /** The latest object on the stack below this one; what a counter answers. */
  | 'answered'
  /** The n-th of the ability's targets, from 0. */
  | { readonly target: number }
  | { readonly remembered: string }
  /** Every matching card in play. */
  | { readonly all: Filter }
  /** So many, by lot; default 1. Nobody who was chosen already for the same effect. */
  | { readonly random: Filter; readonly count?: Value }
  /** The same, chosen when the effect happens, not announced; `up to`: fewer may be. By you, unless it says otherwise. */
  | { readonly pick: Filter; readonly count?: Value; readonly upTo?: true; readonly by?: Side }
  /** Ties are yours to choose. */
  | { readonly highest: Stat; readonly among: Filter }
  | { readonly lowest: Stat; readonly among: Filter }
  /** The neighbours in its line. */
  | { readonly beside: Who }
  /** The others in its line. */
  | { readonly alongside: Who }
  | { readonly owner: Who }
  | { readonly controller: Who };

export type Value =
  | number
  /** How many such cards are in play, or lie in a pile. */
  | { readonly count: Filter }
  | { readonly cards: 'hand' | 'deck' | 'discard'; readonly of: Side; readonly like?: Filter }
  | { readonly stat: Stat | 'cost' | 'level' | 'life' | 'energy'; readonly of: Who }
  | { readonly counters: string; readonly on: Who }
  /** The amount of the event: damage dealt, cards drawn. */
  | 'amount'
  /** What the effect before this one came to: damage dealt, cards discarded. */
  | 'last'
  /** By the level of the structure whose ability this is. */
  | { readonly byLevel: readonly [number, number, number] }
  | { readonly sum: readonly Value[] }
  | { readonly product: readonly Value[] }
  | { readonly least: readonly Value[] }
  | { readonly most: readonly Value[] };

export type Condition =
  /** Some card that is meant is like this. */
  | { readonly is: Filter; readonly who: Who }
  /** How many matching cards are in play. */
  | { readonly count: Filter; readonly in: Range }
  /** Any value within a range. */
  | { readonly value: Value; readonly in: Range }
  | { readonly turn: Side }
  | { readonly phase: Phase }
  /** The n-th spell, counted per player and turn, is being or was cast. */
  | { readonly spells: Range; readonly by: Side }
  /** Characters that died this turn, on either side. */
  | { readonly deaths: Range; readonly of?: Side }
  /** It has stood in its line since before this turn began. */
  | { readonly settled: Who }
  /** The card entered play from a hand, paid or not. */
  | 'played from hand'
  /** So many times in a hundred. In `if` effects only; everywhere else it holds. */
  | { readonly chance: number }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  /** A condition that a plug-in brings: `plug-in:name`. */
  | { readonly custom: string; readonly with?: unknown };

export type Duration =
  | 'combat'
  /** To the end of the turn in progress. */
  | 'turn'
  | 'until your next turn'
  /** So many turns of who controls the affected card. */
  | { readonly turns: number }
  | 'while source in play'
  | { readonly while: Condition }
  | 'permanent';

export type Cost =
  | { readonly energy: Value }
  | { readonly discard: number; readonly like?: Filter }
  | { readonly sacrifice: Filter; readonly count?: number }
  /** Damage to the source itself. */
  | { readonly damage: number }
  | { readonly life: number }
  | { readonly counters: string; readonly count: number }
  | 'return source to hand'
  | 'sacrifice source'
  /** From the hand: the card itself is the cost of its ability. */
  | 'discard source';

export interface Limit {
  readonly perTurn?: number;
  readonly perMatch?: number;
}

/** What is chosen when a spell, an ability or a trigger is announced. */
export interface Target {
  /** Default: a card in play. */
  readonly what?: 'card' | 'player' | 'card or player' | 'stack' | 'attack';
  readonly like?: Filter;
  /** Which players, where players are meant; default either. */
  readonly side?: Side;
  /** What kind of object on the stack; default any. */
  readonly item?: 'spell' | 'card' | 'ability';
  /** Default 1 and 1. */
  readonly min?: number;
  readonly max?: number;
}
