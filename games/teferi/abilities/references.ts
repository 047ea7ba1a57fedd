/** How an ability says of whom and of what it speaks, how many, and whether. */
import type { CardType, Colour, PlainKeyword, Supertype, GameZone } from './game-terms.ts';

/** A player. In a game of two `opponent` is also each opponent. */
export type PlayerReference =
  | 'you'
  | 'opponent'
  | 'each'
  /** The player that a trigger is about, or whom the effect before chose. */
  | 'that player'
  | 'active'
  /** The defending player, seen from an attacker (508.5). */
  | 'defender'
  | { readonly target: number }
  | { readonly controller: ObjectReference }
  | { readonly owner: ObjectReference };

/** An object or several. Targets are counted from 0 in the order of the word "target" in the text of the spell, ability or mode. */
export type ObjectReference =
  /** The object that has the ability. */
  | 'this'
  /** The object that a trigger is about: what entered, died, attacked, dealt damage, was cast. */
  | 'it'
  /** The other object of a trigger: what was damaged, blocked, blocks it, targets it. */
  | 'other'
  /** What the object that has the ability is attached to: "enchanted creature", "equipped creature". */
  | 'host'
  /** What the effect before it made, moved, chose or revealed: "that card", "those tokens". */
  | 'made'
  /** What was sacrificed, or otherwise chosen, to pay for the spell or ability. */
  | 'paid'
  | { readonly target: number }
  | { readonly every: ObjectFilter };

export interface AmountRange {
  readonly min?: Amount;
  readonly max?: Amount;
}

/** Which objects: all that is said must hold. Without `zone`: permanents on the battlefield. */
export interface ObjectFilter {
  /** Where there are several zones: in any of them. */
  readonly zone?: GameZone | readonly GameZone[];
  /** Any of them. */
  readonly types?: readonly CardType[];
  /** All of them: artifact creature. */
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
  /** On the battlefield and the stack. */
  readonly controller?: PlayerReference;
  /** Elsewhere: whose zone it is. */
  readonly owner?: PlayerReference;
  readonly tapped?: boolean;
  readonly attacking?: boolean;
  readonly blocking?: boolean;
  readonly blocked?: boolean;
  /** Blocks that. */
  readonly blocks?: ObjectReference;
  readonly keyword?: PlainKeyword;
  readonly notKeyword?: PlainKeyword;
  readonly power?: AmountRange;
  readonly toughness?: AmountRange;
  readonly manaValue?: AmountRange;
  readonly counters?: { readonly kind?: string; readonly count?: AmountRange };
  readonly token?: boolean;
  readonly name?: string;
  /** Not the object that has the ability. */
  readonly other?: true;
  /** Only what that refers to: "equipped creature attacks", "a creature blocked by this". */
  readonly is?: ObjectReference;
  readonly attached?: boolean;
  readonly attachedTo?: ObjectReference;
  /** Dealt damage this turn, by that object if it is named. */
  readonly damagedThisTurn?: true | ObjectReference;
  readonly enteredThisTurn?: true;
  /** Spells: cast with these. */
  readonly kicked?: true;
  /** On the stack: spells or abilities alone; without it both where the zone is the stack. */
  readonly stack?: 'spell' | 'ability';
  /** On the stack: one of its targets is that. */
  readonly aimsAt?: ObjectReference;
  readonly any?: readonly ObjectFilter[];
  readonly not?: ObjectFilter;
}

export type Amount =
  | number
  /** The X that was chosen for the cost. */
  | 'X'
  /** How much the trigger, or the effect before, was about: damage dealt, life gained, cards discarded. */
  | 'that much'
  | { readonly count: ObjectFilter }
  | { readonly power: ObjectReference }
  | { readonly toughness: ObjectReference }
  | { readonly manaValue: ObjectReference }
  | { readonly counters: string; readonly on: ObjectReference }
  | { readonly life: PlayerReference }
  | { readonly poison: PlayerReference }
  | { readonly hand: PlayerReference }
  /** The greatest power, toughness or mana value among them, 0 where there is none. */
  | { readonly greatest: 'power' | 'toughness' | 'manaValue'; readonly among: ObjectFilter }
  | { readonly total: 'power' | 'toughness' | 'manaValue'; readonly among: ObjectFilter }
  /** 700.5 */
  | { readonly devotion: readonly Colour[] }
  /** How many card types there are among them. */
  | { readonly cardTypes: ObjectFilter }
  /** Kinds of basic lands among the lands you control. */
  | { readonly domain: PlayerReference }
  | { readonly plus: readonly Amount[] }
  | { readonly times: Amount; readonly by: number }
  | { readonly half: Amount; readonly round: 'up' | 'down' }
  /** How often it happened this turn. */
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
  /** Whether it still matches: "if it's tapped". False where it is gone, unless it left and last known information matches. */
  | { readonly what: ObjectReference; readonly matches: ObjectFilter }
  | { readonly turn: PlayerReference }
  /** The spell, or the spell that became this permanent, was kicked. */
  | 'kicked'
  /** The permanent was cast for its evoke cost. */
  | 'evoked'
  /** The effect before it was done: "if you do". */
  | 'done'
  | { readonly all: readonly Condition[] }
  | { readonly either: readonly Condition[] }
  | { readonly not: Condition };

/** 115. One use of the word "target". */
export interface TargetSpec {
  /** Objects it may be; without it only players. */
  readonly what?: ObjectFilter;
  /** Players it may be. */
  readonly who?: 'any' | 'opponent' | 'you';
  /** Default: exactly one. */
  readonly min?: Amount;
  readonly max?: Amount;
  /** Different from what another target of the same spell is ("another target creature"). */
  readonly not?: number;
}

/** 115.4: creature, planeswalker, battle or player. */
export const ANY_TARGET: TargetSpec = { what: { types: ['creature', 'planeswalker', 'battle'] }, who: 'any' };
