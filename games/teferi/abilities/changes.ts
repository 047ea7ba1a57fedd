/** The changes that continuous effects make (CR 611 and 613), from static abilities or from resolved spells and abilities. */
import type { Ability, KeywordAbility } from './ability.ts';
import type { Condition, ObjectFilter, Amount } from './references.ts';
import type { CardType, Colour, TurnStep, Supertype } from './game-terms.ts';

export const DURATIONS = [
  'end of turn',
  'end of combat',
  /** Until the controller's next turn. */
  'your next turn',
  /** While the source stays on the battlefield. */
  'this stays',
  /** While the controller of the effect controls the source. */
  'you control this',
  'for good',
] as const;
export type EffectDuration = (typeof DURATIONS)[number];

/** 613.1: layers 2 and 4 to 7, and changes of rules outside the layers (613.11). */
export type ContinuousChange =
  /** Layer 2: the controller of the source gains control. */
  | { readonly change: 'control' }
  /** Layer 4. `set` replaces all card types, or the subtypes of the same kind; `add` adds. */
  | {
      readonly change: 'types';
      readonly how: 'set' | 'add' | 'remove';
      readonly types?: readonly CardType[];
      readonly subtypes?: readonly string[] | 'every creature type';
      readonly supertypes?: readonly Supertype[];
    }
  /** Layer 5. An empty `set` makes the object colourless. */
  | { readonly change: 'colours'; readonly how: 'set' | 'add'; readonly colours: readonly Colour[] }
  /** Layer 6 */
  | { readonly change: 'gain'; readonly abilities: readonly Ability[] }
  | { readonly change: 'lose'; readonly keywords: readonly KeywordAbility['keyword'][] | 'all' }
  /** Layer 7b */
  | { readonly change: 'base'; readonly power?: Amount; readonly toughness?: Amount }
  /** Layer 7c */
  | { readonly change: 'add'; readonly power: Amount; readonly toughness: Amount }
  /** Layer 7d */
  | { readonly change: 'switch' }
  | { readonly change: 'rule'; readonly rule: ObjectRule }
  /** A rule for players and spells while the effect lasts. */
  | { readonly change: 'game'; readonly rule: GameRule };

/** A restriction, requirement or permission for an object. */
export type ObjectRule =
  | {
      readonly is:
        | 'cannot attack'
        | 'cannot block'
        | 'cannot be blocked'
        | 'cannot attack alone'
        | 'cannot block alone'
        | 'attacks if able'
        | 'blocks if able'
        /** All creatures able to block it must do so. */
        | 'all must block'
        /** At least one creature must block it if able. */
        | 'must be blocked'
        | 'does not untap'
        | 'may stay tapped'
        | 'attacks despite defender'
        | 'blocks any number'
        | 'cannot be countered'
        | 'cannot be regenerated'
        | 'cannot activate'
        | 'cannot be sacrificed'
        | 'deals damage by toughness'
        | 'deals no combat damage'
        | 'takes no combat damage'
        | 'takes no damage'
        /** Damage that it would deal is prevented. */
        | 'its damage is prevented'
        | 'its combat damage is prevented'
        | 'cannot have counters'
        | 'cannot be enchanted'
        | 'cannot be equipped'
        /** 614.1: exiled instead of dying, or instead of going anywhere else. Not an ability of the object. */
        | 'dies into exile'
        | 'leaves into exile';
    }
  | { readonly is: 'cannot be blocked by'; readonly what: ObjectFilter }
  | { readonly is: 'cannot be blocked but by'; readonly what: ObjectFilter }
  | { readonly is: 'cannot be blocked by more than'; readonly count: number }
  | { readonly is: 'cannot be blocked but by so many'; readonly count: number }
  | { readonly is: 'blocks only'; readonly what: ObjectFilter }
  | { readonly is: 'blocks additional'; readonly count: number }
  /** The condition is evaluated for the attacker. */
  | { readonly is: 'cannot attack unless'; readonly condition: Condition }
  /** 508.1h and 509.1d: its controller must pay `mana` for it. `at` limits it to attacks on the ability's controller, or on that player and their planeswalkers. */
  | { readonly is: 'attacks for'; readonly mana: string; readonly at?: 'you' | 'your side' }
  | { readonly is: 'blocks for'; readonly mana: string }
  | { readonly is: 'cannot block unless'; readonly condition: Condition };

/** A rule for players, spells and the game while the ability functions. */
export type GameRule =
  | { readonly says: 'extra lands'; readonly count: number }
  | { readonly says: 'no maximum hand size' }
  | { readonly says: 'maximum hand size'; readonly whose: 'you' | 'opponent' | 'each'; readonly more: number }
  /** Negative: cheaper. Reductions take generic mana only (118.7c). */
  | {
      readonly says: 'cost';
      readonly whose: 'you' | 'opponent' | 'each';
      readonly what: ObjectFilter | 'this';
      readonly generic: Amount;
    }
  | { readonly says: 'cast as with flash'; readonly what: ObjectFilter }
  /** 601.3: the spell itself can be cast only at these times. */
  | {
      readonly says: 'cast only';
      readonly during?: readonly TurnStep[];
      readonly whose?: 'you' | 'opponent';
      readonly if?: Condition;
    }
  /** 508.1c: at most so many creatures attack in a combat. */
  | { readonly says: 'most attackers'; readonly count: number }
  | { readonly says: 'player hexproof' }
  | { readonly says: 'player shroud' }
  | { readonly says: 'cannot gain life'; readonly whose: 'you' | 'opponent' | 'each' }
  | { readonly says: 'cannot be prevented' }
  /** 500.11 */
  | {
      readonly says: 'skip step';
      readonly whose: 'you' | 'opponent' | 'each';
      readonly step: 'untap' | 'upkeep' | 'draw';
    }
  | { readonly says: 'cannot lose'; readonly whose: 'you' | 'opponent' | 'each' }
  | { readonly says: 'cannot win'; readonly whose: 'you' | 'opponent' | 'each' }
  | { readonly says: 'cannot cast'; readonly whose: 'you' | 'opponent' | 'each'; readonly what: ObjectFilter }
  | { readonly says: 'one spell a turn'; readonly whose: 'you' | 'opponent' | 'each' };
