/** Types of the expressions in effects: selectors, filters, values, conditions, durations, costs, targets. All plain JSON. */
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

/** A card's permanent id: `ember-scout`. */
export type CardId = string;

/** Both ends are included; a missing end is open. */
export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
}

/** `you` is the controller of the ability or the player who cast the spell. */
export type PlayerSide = 'you' | 'opponent';

/** Matches cards for which every given field is true. The first group of fields applies to cards anywhere, the second to cards in play. */
export interface CardFilter {
  readonly type?: CardType | readonly CardType[];
  readonly class?: CharacterClass | readonly CharacterClass[];
  /** 'neutral': no element. */
  readonly element?: ElementName | 'neutral' | readonly (ElementName | 'neutral')[];
  readonly rarity?: Rarity;
  readonly tag?: string;
  readonly card?: CardId;
  readonly cost?: NumberRange;
  readonly slot?: EquipmentSlot;
  readonly speed?: 'normal' | 'response';
  readonly token?: boolean;
  /** The same element, class, cost or name as another card. */
  readonly same?: { readonly what: 'element' | 'class' | 'cost' | 'card'; readonly as: Selector };

  /** Its controller. Outside play: the player in whose pile it lies, which the effect determines. */
  readonly side?: PlayerSide;
  readonly line?: BattleLine;
  readonly attack?: NumberRange;
  readonly defence?: NumberRange;
  /** Its remaining health, or the remaining points of a structure. */
  readonly health?: NumberRange;
  readonly level?: NumberRange;
  readonly state?: StateName;
  readonly keyword?: KeywordName;
  readonly damaged?: boolean;
  readonly equipped?: boolean;
  /** Not the card that has this ability. */
  readonly other?: true;
  /** In this turn. */
  readonly did?: 'move' | 'attack' | 'enter' | 'take damage';
  /** Matches nothing of this. */
  readonly not?: CardFilter;
}

/** Selects cards or players, at the moment it is evaluated. */
export type Selector =
  /** The card that has this ability; nothing for a spell. */
  | 'source'
  /** The character that carries the equipment with this ability. */
  | 'bearer'
  /** The card or player that the triggering event happened to. */
  | 'subject'
  /** The card or player that caused the event: the attacker, the source of damage. */
  | 'cause'
  | 'you'
  | 'opponent'
  | 'both players'
  /** The current element of `for each`. */
  | 'it'
  /** The cards sacrificed or discarded as a cost. */
  | 'cost'
  /** The latest object on the stack below this one, which a counter responds to. */
  | 'answered'
  /** The n-th target of the ability, from 0. */
  | { readonly target: number }
  | { readonly remembered: string }
  /** Every matching card in play. */
  | { readonly all: CardFilter }
  /** This many at random; default 1. Never a card already chosen for the same effect. */
  | { readonly random: CardFilter; readonly count?: ValueExpression }
  /** This many, chosen when the effect happens, not announced; `upTo`: or fewer. Chosen by you by default. */
  | {
      readonly pick: CardFilter;
      readonly count?: ValueExpression;
      readonly upTo?: true;
      readonly by?: PlayerSide;
    }
  /** You choose among ties. */
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
  /** The number of matching cards in play. */
  | { readonly count: CardFilter }
  | { readonly cards: 'hand' | 'deck' | 'discard'; readonly of: PlayerSide; readonly like?: CardFilter }
  | { readonly stat: Stat | 'cost' | 'level' | 'life' | 'energy'; readonly of: Selector }
  | { readonly counters: string; readonly on: Selector }
  /** The amount of the event: damage dealt, cards drawn. */
  | 'amount'
  /** The result of the previous effect: damage dealt, cards discarded. */
  | 'last'
  /** By the level of the structure that has this ability. */
  | { readonly byLevel: readonly [number, number, number] }
  | { readonly sum: readonly ValueExpression[] }
  | { readonly product: readonly ValueExpression[] }
  | { readonly least: readonly ValueExpression[] }
  | { readonly most: readonly ValueExpression[] };

export type Condition =
  /** At least one of the selected cards matches. */
  | { readonly is: CardFilter; readonly who: Selector }
  /** The number of matching cards in play is in the range. */
  | { readonly count: CardFilter; readonly in: NumberRange }
  | { readonly value: ValueExpression; readonly in: NumberRange }
  | { readonly turn: PlayerSide }
  | { readonly phase: TurnPhase }
  /** The number of spells a player has cast this turn, including the one being cast, is in the range. */
  | { readonly spells: NumberRange; readonly by: PlayerSide }
  /** The number of characters that died this turn is in the range; default on both sides. */
  | { readonly deaths: NumberRange; readonly of?: PlayerSide }
  /** It has been in its line since before this turn began. */
  | { readonly settled: Selector }
  /** The card entered play from a hand, paid or not. */
  | 'played from hand'
  /** In this percentage of cases. In `if` effects only; elsewhere it is true. */
  | { readonly chance: number }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  /** A condition of a plug-in: `plug-in:name`. */
  | { readonly custom: string; readonly with?: unknown };

export type Duration =
  | 'combat'
  /** Until the end of the current turn. */
  | 'turn'
  | 'until your next turn'
  /** This many turns of the player who controls the affected card. */
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

/** A target, chosen when a spell, an ability or a trigger is announced. */
export interface TargetSpec {
  /** Default: a card in play. */
  readonly what?: 'card' | 'player' | 'card or player' | 'stack' | 'attack';
  readonly like?: CardFilter;
  /** Which players, where players can be chosen; default either. */
  readonly side?: PlayerSide;
  /** The kind of object on the stack; default any. */
  readonly item?: 'spell' | 'card' | 'ability';
  /** Default 1 and 1. */
  readonly min?: number;
  readonly max?: number;
}
