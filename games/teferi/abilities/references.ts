/** How an ability refers to players, objects, amounts, conditions and targets. */
import type { CardType, Colour, PlainKeyword, Supertype, GameZone } from './game-terms.ts';

/** A player or players. In a two-player game `opponent` also stands for each opponent. */
export type PlayerReference =
  | 'you'
  | 'opponent'
  | 'each'
  /** The player of the trigger event, or the one chosen by the preceding effect. */
  | 'that player'
  | 'active'
  /** The defending player (508.5). */
  | 'defender'
  | { readonly target: number }
  | { readonly controller: ObjectReference }
  | { readonly owner: ObjectReference };

/** One or more objects. Targets are numbered from 0 in the order of the word "target" in the text of the spell, ability or mode. */
export type ObjectReference =
  /** The source of the ability. */
  | 'this'
  /** The object of the trigger event: the one that entered, died, attacked, dealt damage or was cast. */
  | 'it'
  /** The second object of the trigger event: the one that was damaged or blocked, or that blocks or targets `it`. */
  | 'other'
  /** The permanent that the source is attached to: "enchanted creature", "equipped creature". */
  | 'host'
  /** The objects that the preceding effect created, moved, chose or revealed: "that card", "those tokens". */
  | 'made'
  /** The objects that were sacrificed or otherwise chosen to pay the cost. */
  | 'paid'
  | { readonly target: number }
  | { readonly every: ObjectFilter };

export interface AmountRange {
  readonly min?: Amount;
  readonly max?: Amount;
}

/** A description of objects; all given fields must match. Default zone: the battlefield. */
export interface ObjectFilter {
  /** Several zones: any of them. */
  readonly zone?: GameZone | readonly GameZone[];
  /** Any of them. */
  readonly types?: readonly CardType[];
  /** All of them, for example artifact creature. */
  readonly allTypes?: readonly CardType[];
  readonly notTypes?: readonly CardType[];
  readonly supertypes?: readonly Supertype[];
  readonly notSupertypes?: readonly Supertype[];
  /** Any of them. */
  readonly subtypes?: readonly string[];
  readonly notSubtypes?: readonly string[];
  /** Any of them. */
  readonly colours?: readonly Colour[];
  readonly notColours?: readonly Colour[];
  readonly colourCount?: AmountRange;
  /** For permanents and objects on the stack. */
  readonly controller?: PlayerReference;
  /** For cards in other zones: the owner of the zone. */
  readonly owner?: PlayerReference;
  readonly tapped?: boolean;
  readonly attacking?: boolean;
  readonly blocking?: boolean;
  readonly blocked?: boolean;
  /** It blocks that object. */
  readonly blocks?: ObjectReference;
  readonly keyword?: PlainKeyword;
  readonly notKeyword?: PlainKeyword;
  readonly power?: AmountRange;
  readonly toughness?: AmountRange;
  readonly manaValue?: AmountRange;
  readonly counters?: { readonly kind?: string; readonly count?: AmountRange };
  readonly token?: boolean;
  readonly name?: string;
  /** Not the source of the ability. */
  readonly other?: true;
  /** It is the referenced object. */
  readonly is?: ObjectReference;
  readonly attached?: boolean;
  readonly attachedTo?: ObjectReference;
  /** It was dealt damage this turn, by the referenced object if there is one. */
  readonly damagedThisTurn?: true | ObjectReference;
  readonly enteredThisTurn?: true;
  /** The spell was kicked. */
  readonly kicked?: true;
  /** On the stack: only spells, or only abilities. Default: both. */
  readonly stack?: 'spell' | 'ability';
  /** On the stack: the referenced object is one of its targets. */
  readonly aimsAt?: ObjectReference;
  readonly any?: readonly ObjectFilter[];
  readonly not?: ObjectFilter;
}

export type Amount =
  | number
  /** The value chosen for X in the cost. */
  | 'X'
  /** The amount of the trigger event or of the preceding effect: damage dealt, life gained, cards discarded. */
  | 'that much'
  | { readonly count: ObjectFilter }
  | { readonly power: ObjectReference }
  | { readonly toughness: ObjectReference }
  | { readonly manaValue: ObjectReference }
  | { readonly counters: string; readonly on: ObjectReference }
  | { readonly life: PlayerReference }
  | { readonly poison: PlayerReference }
  | { readonly hand: PlayerReference }
  /** The greatest power, toughness or mana value among the matching objects; 0 if there is none. */
  | { readonly greatest: 'power' | 'toughness' | 'manaValue'; readonly among: ObjectFilter }
  | { readonly total: 'power' | 'toughness' | 'manaValue'; readonly among: ObjectFilter }
  /** 700.5 */
  | { readonly devotion: readonly Colour[] }
  /** The number of different card types among the matching objects. */
  | { readonly cardTypes: ObjectFilter }
  /** The number of different basic land types among the player's lands. */
  | { readonly domain: PlayerReference }
  | { readonly plus: readonly Amount[] }
  | { readonly times: Amount; readonly by: number }
  | { readonly half: Amount; readonly round: 'up' | 'down' }
  /** How often it has happened this turn. */
  | { readonly thisTurn: TurnFact; readonly who: PlayerReference }
  | { readonly when: Condition; readonly value: Amount; readonly otherwise: Amount };

export const TURN_FACTS = [
  'spells cast',
  'creatures died',
  'creatures attacked',
  'cards drawn',
  'life gained',
  'life lost',
  'lands entered',
  'damage dealt to',
] as const;
export type TurnFact = (typeof TURN_FACTS)[number];

export type Condition =
  | { readonly compare: Amount; readonly min?: Amount; readonly max?: Amount }
  /** Whether the object matches. For an object that is gone, last known information is used. */
  | { readonly what: ObjectReference; readonly matches: ObjectFilter }
  | { readonly turn: PlayerReference }
  /** The spell, or the spell that became the source permanent, was kicked. */
  | 'kicked'
  /** The permanent was cast for its evoke cost. */
  | 'evoked'
  /** The preceding effect was performed: "if you do". */
  | 'done'
  | { readonly all: readonly Condition[] }
  | { readonly either: readonly Condition[] }
  | { readonly not: Condition };

/** 115: one use of the word "target". */
export interface TargetSpec {
  /** The objects that may be chosen. Absent: only players. */
  readonly what?: ObjectFilter;
  /** The players that may be chosen. */
  readonly who?: 'any' | 'opponent' | 'you';
  /** Default: exactly one. */
  readonly min?: Amount;
  readonly max?: Amount;
  /** The number of another target that must be different ("another target creature"). */
  readonly not?: number;
}

/** 115.4: creature, planeswalker, battle or player. */
export const ANY_TARGET: TargetSpec = { what: { types: ['creature', 'planeswalker', 'battle'] }, who: 'any' };
