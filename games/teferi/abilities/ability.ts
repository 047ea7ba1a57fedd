/** The kinds of abilities that a card can have (CR 113.3). */
import type { ContinuousChange, GameRule } from './changes.ts';
import type { Condition, ObjectFilter, Amount, ObjectReference } from './references.ts';
import type { AdditionalCost, AlternativeCost, Cost } from './costs.ts';
import type { Instructions, ModalInstructions } from './effects.ts';
import type { TriggerCondition } from './triggers.ts';
import type { PlainKeyword, TurnStep, GameZone } from './game-terms.ts';

/** 702: keyword abilities, named as the Comprehensive Rules name them. */
export type KeywordAbility =
  | { readonly kind: 'keyword'; readonly keyword: PlainKeyword }
  | { readonly kind: 'keyword'; readonly keyword: 'protection'; readonly from: ObjectFilter }
  | { readonly kind: 'keyword'; readonly keyword: 'hexproof from'; readonly from: ObjectFilter }
  | {
      readonly kind: 'keyword';
      readonly keyword: 'landwalk';
      readonly land: ObjectFilter;
      readonly name: string;
    }
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
  | {
      readonly kind: 'keyword';
      readonly keyword: 'enchant';
      readonly what: ObjectFilter;
      readonly player?: true;
    }
  | {
      readonly kind: 'keyword';
      readonly keyword: 'landcycling';
      readonly cost: readonly Cost[];
      readonly what: ObjectFilter;
    }
  | { readonly kind: 'keyword'; readonly keyword: 'affinity'; readonly what: ObjectFilter }
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

/** 113.3a: the instructions of an instant or sorcery. A card has at most one. */
export type SpellAbility = { readonly kind: 'spell' } & (Instructions | ModalInstructions);

/** 602. A mana ability (605.1a) is one that adds mana and has no target; it is not marked, `isManaAbility` detects it. */
export type ActivatedAbility = {
  readonly kind: 'activated';
  readonly cost: readonly Cost[];
  /** The zone in which it functions. Default: the battlefield. */
  readonly zone?: GameZone;
  readonly timing?:
    | 'sorcery'
    | 'your turn'
    | { readonly during: readonly TurnStep[]; readonly whose?: 'you' | 'opponent' };
  readonly perTurn?: number;
  readonly condition?: Condition;
  readonly who?: 'any player' | 'opponent';
} & (Instructions | ModalInstructions);

/** 603 */
export type TriggeredAbility = {
  readonly kind: 'triggered';
  readonly when: TriggerCondition;
  /** 603.4: the intervening "if" clause. */
  readonly if?: Condition;
  readonly zone?: GameZone;
  readonly perTurn?: number;
} & (Instructions | ModalInstructions);

/** 604: a static ability that changes objects. */
export interface StaticAbility {
  readonly kind: 'static';
  readonly affects: ObjectReference;
  readonly changes: readonly ContinuousChange[];
  /** "As long as …" */
  readonly while?: Condition;
}

/** 604: a static ability that changes the rules for players and the game. */
export interface GameRuleAbility {
  readonly kind: 'rule';
  readonly rule: GameRule;
  readonly while?: Condition;
}

/** 604.3: defines a power or toughness printed as `*`. It functions in all zones and is applied in layer 7a. */
export interface CharacteristicDefiningAbility {
  readonly kind: 'defining';
  readonly power?: Amount;
  readonly toughness?: Amount;
}

/** 614 and 615: replacement and prevention effects of static abilities. */
export type ReplacementAbility = { readonly kind: 'replacement'; readonly while?: Condition } & (
  | {
      readonly instead: 'enters tapped';
      readonly what: 'this' | ObjectFilter;
      readonly unless?: Condition;
    }
  | {
      readonly instead: 'enters with counters';
      readonly what: 'this' | ObjectFilter;
      readonly counter: string;
      readonly count: Amount;
      readonly if?: Condition;
    }
  /** 707.9: its controller may have it enter as a copy of a matching permanent. */
  | { readonly instead: 'enters as a copy'; readonly of: ObjectFilter }
  /** 614.1a: a permanent that would go from the battlefield to a graveyard goes to `to` instead. */
  | {
      readonly instead: 'goes elsewhere';
      readonly what: 'this' | ObjectFilter;
      readonly to: 'exile' | 'hand' | 'library' | 'library bottom';
    }
  /** 614.1a: cards (and tokens if `tokens`) that would be put into such a graveyard from any zone are exiled instead. */
  | {
      readonly instead: 'graveyard';
      readonly whose: 'you' | 'opponent' | 'each';
      readonly tokens?: true;
    }
  /** 615: prevents `amount` of the matching damage. */
  | {
      readonly instead: 'prevent damage';
      readonly to?: ObjectReference | 'you';
      readonly from?: ObjectReference;
      readonly combat?: true;
      readonly amount: Amount | 'all';
    }
  | {
      readonly instead: 'more damage';
      readonly from: ObjectReference;
      readonly to?: ObjectReference | 'opponent' | 'any';
      readonly times?: number;
      readonly plus?: number;
    }
  | { readonly instead: 'more life'; readonly times?: number; readonly plus?: number }
  | {
      readonly instead: 'more counters';
      readonly what: ObjectFilter;
      readonly counter: string;
      readonly times?: number;
      readonly plus?: number;
    }
  | { readonly instead: 'more tokens'; readonly times: number }
);

export type Ability =
  | KeywordAbility
  | SpellAbility
  | ActivatedAbility
  | TriggeredAbility
  | StaticAbility
  | GameRuleAbility
  | CharacteristicDefiningAbility
  | ReplacementAbility
  | AdditionalCost
  | AlternativeCost;
