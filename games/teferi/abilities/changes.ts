/** 611 and 613: what continuous effects do, whether they come from static abilities or from something that resolved. */
import type { Ability, KeywordAbility } from './ability.ts';
import type { Condition, ObjectFilter, Amount } from './references.ts';
import type { CardType, Colour, TurnStep, Supertype } from './game-terms.ts';

export const DURATIONS = [
  'end of turn',
  'end of combat',
  /** Until your next turn. */
  'your next turn',
  /** For as long as the object that has the ability stays where it is. */
  'this stays',
  /** For as long as you control the object that has the ability. */
  'you control this',
  'for good',
] as const;
export type EffectDuration = (typeof DURATIONS)[number];

/** 613.1, layers 2 and 4 to 7, and what changes the rules for an object instead (613.11). */
export type ContinuousChange =
  /** Layer 2: whoever controls the source. */
  | { readonly change: 'control' }
  /** Layer 4. `set` puts these in place of all card types or subtypes of their kind, `add` adds them. */
  | {
      readonly change: 'types';
      readonly how: 'set' | 'add' | 'remove';
      readonly types?: readonly CardType[];
      readonly subtypes?: readonly string[] | 'every creature type';
      readonly supertypes?: readonly Supertype[];
    }
  /** Layer 5. Set to none: colourless. */
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
  /** What holds for players and spells instead, while an effect lasts. */
  | { readonly change: 'game'; readonly rule: GameRule };

/** What an object may not, must, or may in spite of the rules. */
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
        /** All creatures able to block it do so. */
        | 'all must block'
        /** At least one creature blocks it if able. */
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
        /** What it would deal is prevented. */
        | 'its damage is prevented'
        | 'its combat damage is prevented'
        | 'cannot have counters'
        | 'cannot be enchanted'
        | 'cannot be equipped'
        /** 614.1: instead of going to a graveyard; instead of going anywhere else. No ability of it. */
        | 'dies into exile'
        | 'leaves into exile';
    }
  | { readonly is: 'cannot be blocked by'; readonly what: ObjectFilter }
  | { readonly is: 'cannot be blocked but by'; readonly what: ObjectFilter }
  | { readonly is: 'cannot be blocked by more than'; readonly count: number }
  | { readonly is: 'cannot be blocked but by so many'; readonly count: number }
  | { readonly is: 'blocks only'; readonly what: ObjectFilter }
  | { readonly is: 'blocks additional'; readonly count: number }
  /** Where the defending player controls no such permanent; or the attacker does not. */
  | { readonly is: 'cannot attack unless'; readonly condition: Condition }
  /** 508.1h and 509.1d: unless its controller pays so much for it. `at`: only to attack you, or you and planeswalkers of yours. */
  | { readonly is: 'attacks for'; readonly mana: string; readonly at?: 'you' | 'your side' }
  | { readonly is: 'blocks for'; readonly mana: string }
  | { readonly is: 'cannot block unless'; readonly condition: Condition };

/** What holds for players, spells and the game while the ability functions. */
export type GameRule =
  | { readonly says: 'extra lands'; readonly count: number }
  | { readonly says: 'no maximum hand size' }
  | { readonly says: 'maximum hand size'; readonly whose: 'you' | 'opponent' | 'each'; readonly more: number }
  /** Less where negative. Only generic mana is taken away (118.7c). */
  | {
      readonly says: 'cost';
      readonly whose: 'you' | 'opponent' | 'each';
      readonly what: ObjectFilter | 'this';
      readonly generic: Amount;
    }
  | { readonly says: 'cast as with flash'; readonly what: ObjectFilter }
  /** 601.3: the spell that says so is cast at these times alone. */
  | {
      readonly says: 'cast only';
      readonly during?: readonly TurnStep[];
      readonly whose?: 'you' | 'opponent';
      readonly if?: Condition;
    }
  /** 508.1c: no more creatures than that attack in a combat. */
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
