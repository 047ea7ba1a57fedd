/** 113.3: what an object can have, line by line. */
import type { Change, GameRule } from './changes.ts';
import type { Condition, Filter, Value, What } from './choosing.ts';
import type { AdditionalCost, AlternativeCost, Cost } from './costs.ts';
import type { Doing, Modal } from './effects.ts';
import type { Trigger } from './triggers.ts';
import type { PlainKeyword, Step, Zone } from './words.ts';

/** 702, in the words of the rules. */
export type Keyword =
  | { readonly kind: 'keyword'; readonly keyword: PlainKeyword }
  | { readonly kind: 'keyword'; readonly keyword: 'protection'; readonly from: Filter }
  | { readonly kind: 'keyword'; readonly keyword: 'hexproof from'; readonly from: Filter }
  | { readonly kind: 'keyword'; readonly keyword: 'landwalk'; readonly land: Filter; readonly name: string }
  | {
      readonly kind: 'keyword';
      readonly keyword:
        | 'ward'
        | 'cycling'
        | 'equip'
        | 'flashback'
        | 'kicker'
        | 'unearth'
        | 'evoke'
        | 'ninjutsu';
      readonly cost: readonly Cost[];
    }
  | { readonly kind: 'keyword'; readonly keyword: 'enchant'; readonly what: Filter; readonly player?: true }
  | {
      readonly kind: 'keyword';
      readonly keyword: 'landcycling';
      readonly cost: readonly Cost[];
      readonly what: Filter;
    }
  | { readonly kind: 'keyword'; readonly keyword: 'affinity'; readonly what: Filter }
  | {
      readonly kind: 'keyword';
      readonly keyword:
        | 'bushido'
        | 'toxic'
        | 'crew'
        | 'modular'
        | 'fabricate'
        | 'bloodthirst'
        | 'renown'
        | 'afterlife';
      readonly count: number;
    };

/** 113.3a: what an instant or sorcery does. A card has at most one. */
export type SpellAbility = { readonly kind: 'spell' } & (Doing | Modal);

/** 602. A mana ability (605.1a) is one that adds mana and has no target; the engine tells by itself. */
export type ActivatedAbility = {
  readonly kind: 'activated';
  readonly cost: readonly Cost[];
  /** Where it functions. Default: the battlefield. */
  readonly zone?: Zone;
  readonly timing?:
    | 'sorcery'
    | 'your turn'
    | { readonly during: readonly Step[]; readonly whose?: 'you' | 'opponent' };
  readonly perTurn?: number;
  readonly condition?: Condition;
  readonly who?: 'any player' | 'opponent';
} & (Doing | Modal);

/** 603 */
export type TriggeredAbility = {
  readonly kind: 'triggered';
  readonly when: Trigger;
  /** 603.4: the intervening if. */
  readonly if?: Condition;
  readonly zone?: Zone;
  readonly perTurn?: number;
} & (Doing | Modal);

/** 604, on objects. */
export interface StaticAbility {
  readonly kind: 'static';
  readonly affects: What;
  readonly changes: readonly Change[];
  /** "As long as …" */
  readonly while?: Condition;
}

/** 604, on the game. */
export interface RuleAbility {
  readonly kind: 'rule';
  readonly rule: GameRule;
  readonly while?: Condition;
}

/** 604.3: power and toughness as `*`. Functions everywhere, in layer 7a. */
export interface DefiningAbility {
  readonly kind: 'defining';
  readonly power?: Value;
  readonly toughness?: Value;
}

/** 614 and 615, of static abilities. */
export type ReplacementAbility = { readonly kind: 'replacement'; readonly while?: Condition } & (
  | {
      readonly instead: 'enters tapped';
      readonly what: 'this' | Filter;
      readonly unless?: Condition;
    }
  | {
      readonly instead: 'enters with counters';
      readonly what: 'this' | Filter;
      readonly counter: string;
      readonly count: Value;
      readonly if?: Condition;
    }
  /** 707.9: you may have it enter as a copy of one of these. */
  | { readonly instead: 'enters as a copy'; readonly of: Filter }
  /** 614.1a: from the battlefield goes there instead of to a graveyard. */
  | {
      readonly instead: 'goes elsewhere';
      readonly what: 'this' | Filter;
      readonly to: 'exile' | 'hand' | 'library' | 'library bottom';
    }
  /** 614.1a: cards, or tokens too, go to exile instead of to such a graveyard, from wherever. */
  | {
      readonly instead: 'graveyard';
      readonly whose: 'you' | 'opponent' | 'each';
      readonly tokens?: true;
    }
  /** 615: prevents all, or so much of, such damage. */
  | {
      readonly instead: 'prevent damage';
      readonly to?: What | 'you';
      readonly from?: What;
      readonly combat?: true;
      readonly amount: Value | 'all';
    }
  | {
      readonly instead: 'more damage';
      readonly from: What;
      readonly to?: What | 'opponent' | 'any';
      readonly times?: number;
      readonly plus?: number;
    }
  | { readonly instead: 'more life'; readonly times?: number; readonly plus?: number }
  | {
      readonly instead: 'more counters';
      readonly what: Filter;
      readonly counter: string;
      readonly times?: number;
      readonly plus?: number;
    }
  | { readonly instead: 'more tokens'; readonly times: number }
);

export type Ability =
  | Keyword
  | SpellAbility
  | ActivatedAbility
  | TriggeredAbility
  | StaticAbility
  | RuleAbility
  | DefiningAbility
  | ReplacementAbility
  | AdditionalCost
  | AlternativeCost;
