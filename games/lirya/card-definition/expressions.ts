/** What effects are made of: who is meant, how much, on which condition, for how long, at what cost. All plain JSON. */
import type {
  CardType,
  CharacterClass,
  ElementName,
  EquipmentSlot,
  KeywordName,
  BattleLine,
  TurnPhase,
  Rarity,
  Stat,
  StateName,
} from './enumerations.ts';

/** A card's name for machines: `ember-scout`. It never changes. */
export type CardId = string;

/** Both ends count; an end that is missing is open. */
export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
}

/** `you` is who controls the ability or cast the spell. */
export type PlayerSide = 'you' | 'opponent';

/** What a card must be like. All that is said must be so. The first group can be asked of cards anywhere, the second of cards in play. */
export interface CardFilter {
  readonly type?: CardType | readonly CardType[];
  readonly class?: CharacterClass | readonly CharacterClass[];
  /** 'neutral': of no element. */
  readonly element?: ElementName | 'neutral' | readonly (ElementName | 'neutral')[];
  readonly rarity?: Rarity;
  readonly tag?: string;
  readonly card?: CardId;
  readonly cost?: NumberRange;
  readonly slot?: EquipmentSlot;
  readonly speed?: 'normal' | 'response';
  readonly token?: boolean;
  /** Of the same element, class, cost or name as another card. */
  readonly same?: { readonly what: 'element' | 'class' | 'cost' | 'card'; readonly as: Selector };

  /** Whose it is now. Outside play: whose pile it lies in, which the effect says. */
  readonly side?: PlayerSide;
  readonly line?: BattleLine;
  readonly attack?: NumberRange;
  readonly defence?: NumberRange;
  /** What is left of its health, or of a structure's points. */
  readonly health?: NumberRange;
  readonly level?: NumberRange;
  readonly state?: StateName;
  readonly keyword?: KeywordName;
  readonly damaged?: boolean;
  readonly equipped?: boolean;
  /** Not the card whose ability this is. */
  readonly other?: true;
  /** This turn. */
  readonly did?: 'move' | 'attack' | 'enter' | 'take damage';
  /** None of this. */
  readonly not?: CardFilter;
}

/** Who is meant, at the moment at which it is asked. */
export type Selector =
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
  | { readonly all: CardFilter }
  /** So many, by lot; default 1. Nobody who was chosen already for the same effect. */
  | { readonly random: CardFilter; readonly count?: ValueExpression }
  /** The same, chosen when the effect happens, not announced; `up to`: fewer may be. By you, unless it says otherwise. */
  | {
      readonly pick: CardFilter;
      readonly count?: ValueExpression;
      readonly upTo?: true;
      readonly by?: PlayerSide;
    }
  /** Ties are yours to choose. */
  | { readonly highest: Stat; readonly among: CardFilter }
  | { readonly lowest: Stat; readonly among: CardFilter }
  /** The neighbours in its line. */
  | { readonly beside: Selector }
  /** The others in its line. */
  | { readonly alongside: Selector }
  | { readonly owner: Selector }
  | { readonly controller: Selector };

export type ValueExpression =
  | number
  /** How many such cards are in play, or lie in a pile. */
  | { readonly count: CardFilter }
  | { readonly cards: 'hand' | 'deck' | 'discard'; readonly of: PlayerSide; readonly like?: CardFilter }
  | { readonly stat: Stat | 'cost' | 'level' | 'life' | 'energy'; readonly of: Selector }
  | { readonly counters: string; readonly on: Selector }
  /** The amount of the event: damage dealt, cards drawn. */
  | 'amount'
  /** What the effect before this one came to: damage dealt, cards discarded. */
  | 'last'
  /** By the level of the structure whose ability this is. */
  | { readonly byLevel: readonly [number, number, number] }
  | { readonly sum: readonly ValueExpression[] }
  | { readonly product: readonly ValueExpression[] }
  | { readonly least: readonly ValueExpression[] }
  | { readonly most: readonly ValueExpression[] };

export type Condition =
  /** Some card that is meant is like this. */
  | { readonly is: CardFilter; readonly who: Selector }
  /** How many matching cards are in play. */
  | { readonly count: CardFilter; readonly in: NumberRange }
  /** Any value within a range. */
  | { readonly value: ValueExpression; readonly in: NumberRange }
  | { readonly turn: PlayerSide }
  | { readonly phase: TurnPhase }
  /** The n-th spell, counted per player and turn, is being or was cast. */
  | { readonly spells: NumberRange; readonly by: PlayerSide }
  /** Characters that died this turn, on either side. */
  | { readonly deaths: NumberRange; readonly of?: PlayerSide }
  /** It has stood in its line since before this turn began. */
  | { readonly settled: Selector }
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
  | { readonly energy: ValueExpression }
  | { readonly discard: number; readonly like?: CardFilter }
  | { readonly sacrifice: CardFilter; readonly count?: number }
  /** Damage to the source itself. */
  | { readonly damage: number }
  | { readonly life: number }
  | { readonly counters: string; readonly count: number }
  | 'return source to hand'
  | 'sacrifice source'
  /** From the hand: the card itself is the cost of its ability. */
  | 'discard source';

export interface UseLimit {
  readonly perTurn?: number;
  readonly perMatch?: number;
}

/** What is chosen when a spell, an ability or a trigger is announced. */
export interface TargetSpec {
  /** Default: a card in play. */
  readonly what?: 'card' | 'player' | 'card or player' | 'stack' | 'attack';
  readonly like?: CardFilter;
  /** Which players, where players are meant; default either. */
  readonly side?: PlayerSide;
  /** What kind of object on the stack; default any. */
  readonly item?: 'spell' | 'card' | 'ability';
  /** Default 1 and 1. */
  readonly min?: number;
  readonly max?: number;
}
