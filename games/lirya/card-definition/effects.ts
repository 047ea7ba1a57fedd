/** Types of effects: one object type per effect, named by its field `do`. The effects of a list happen in order. */
import type {
  CardId,
  Condition,
  Duration,
  CardFilter,
  PlayerSide,
  ValueExpression,
  Selector,
} from './expressions.ts';
import type {
  DamageKind,
  ElementName,
  Immunity,
  KeywordName,
  BattleLine,
  Stat,
  StateName,
} from './enumerations.ts';

/** What a card or a player can be given: for a time by an effect, or while a static ability applies. */
export type Gift =
  | { readonly stat: Stat; readonly by: ValueExpression }
  | { readonly set: Stat; readonly to: ValueExpression }
  | { readonly double: Stat }
  | { readonly keyword: KeywordName; readonly n?: ValueExpression }
  | { readonly lose: KeywordName }
  | { readonly immune: Immunity }
  /** Cannot be chosen as a target by spells and abilities of the opponent, or of either player. */
  | { readonly untargetable: 'opponent' | 'anybody' }
  | { readonly cannot: 'attack' | 'defend' | 'move' | 'use abilities' }
  /** One of this card's `extras`, by name. */
  | { readonly ability: string }
  /** To a player: such cards cost more or less by this value, or exactly it (`costs`). `once`: for the next one only. */
  | { readonly cost: ValueExpression; readonly cards: CardFilter; readonly once?: true }
  | { readonly costs: ValueExpression; readonly cards: CardFilter; readonly once?: true }
  /** To a player: own spells or abilities deal or heal this much more. */
  | { readonly more: 'damage' | 'healing'; readonly by: ValueExpression; readonly of?: 'spell' | 'ability' }
  /** To a player: the opponent can neither look at the hand nor make it discard. */
  | { readonly hand: 'protected' };

type EffectList = readonly CardEffect[];

/** 1: damage and healing */
type DamageEffect =
  | {
      readonly do: 'damage';
      readonly to: Selector;
      readonly amount: ValueExpression;
      /** Default 'effect': defence does not reduce it. */
      readonly kind?: DamageKind;
      /** With kind 'pierce': how much defence is ignored; default by the settings of the match. */
      readonly pierce?: number;
      readonly element?: ElementName;
    }
  | { readonly do: 'heal'; readonly who: Selector; readonly amount: ValueExpression | 'full' }
  /** Deals damage and heals by the damage dealt. */
  | {
      readonly do: 'drain';
      readonly from: Selector;
      readonly amount: ValueExpression;
      readonly to: Selector;
    };

/** 2: stats */
type StatEffect =
  | { readonly do: 'give'; readonly to: Selector; readonly gifts: readonly Gift[]; readonly for: Duration }
  | {
      readonly do: 'swap stats';
      readonly of: Selector;
      readonly stats: readonly [Stat, Stat];
      readonly for: Duration;
    }
  | {
      readonly do: 'add counters';
      readonly to: Selector;
      readonly name: string;
      readonly count: ValueExpression;
    };

/** 3: movement */
type MovementEffect =
  | { readonly do: 'move'; readonly who: Selector; readonly to: BattleLine | 'other line' }
  | { readonly do: 'swap places'; readonly who: Selector; readonly with: Selector };

type DeckPlace = 'top' | 'bottom' | number;

/** 4: cards outside play. `who` is a player. */
type PileEffect =
  | { readonly do: 'draw'; readonly who: Selector; readonly count: ValueExpression; readonly optional?: true }
  | {
      readonly do: 'discard';
      readonly who: Selector;
      readonly count: ValueExpression;
      readonly like?: CardFilter;
      /** Default: by the player who discards. 'by you' looks at the hand first. */
      readonly chosen?: 'by them' | 'by you' | 'by lot';
    }
  | { readonly do: 'mill'; readonly who: Selector; readonly count: ValueExpression }
  | {
      readonly do: 'look';
      readonly at: 'hand' | 'deck';
      readonly of: Selector;
      readonly count?: ValueExpression;
    }
  | {
      readonly do: 'reveal';
      readonly from: 'hand' | 'deck';
      readonly of: Selector;
      readonly count?: ValueExpression;
    }
  /** You put the top cards of a pile in any order. */
  | {
      readonly do: 'reorder';
      readonly pile: 'deck' | 'discard';
      readonly of: Selector;
      readonly count: ValueExpression;
    }
  /** You look at the top cards, take some that match, and put the rest away. */
  | {
      readonly do: 'dig';
      readonly count: ValueExpression;
      readonly take: ValueExpression;
      readonly like?: CardFilter;
      readonly to: 'hand' | 'play';
      readonly rest: 'top' | 'bottom' | 'discard';
    }
  /** You put cards of your own hand on your deck. */
  | {
      readonly do: 'put back';
      readonly count: ValueExpression;
      readonly on: DeckPlace;
      readonly like?: CardFilter;
    }
  /** Cards in play return to their owner's deck. */
  | { readonly do: 'return to deck'; readonly who: Selector; readonly on: DeckPlace }
  | {
      readonly do: 'search';
      readonly like: CardFilter;
      readonly count?: ValueExpression;
      readonly to: 'hand' | 'play' | 'top';
      readonly reveal?: true;
      readonly shuffle?: true;
    }
  /** Out of your discard pile, chosen when the effect happens. */
  | {
      readonly do: 'recover';
      readonly like: CardFilter;
      readonly count?: ValueExpression;
      readonly to: 'hand' | 'play' | 'top';
    }
  | { readonly do: 'return to hand'; readonly who: Selector }
  /** You may play a matching card out of your hand or discard pile, with its cost changed by `cost`, or free. */
  | {
      readonly do: 'play';
      readonly from: 'hand' | 'discard';
      readonly like: CardFilter;
      readonly cost: number | 'free';
    }
  | { readonly do: 'copy spell'; readonly what: Selector }
  /** Token cards only: they cease to exist when they leave the hand or play. */
  | { readonly do: 'create'; readonly card: CardId; readonly who: Selector; readonly count?: ValueExpression }
  | { readonly do: 'shuffle'; readonly who: Selector };

/** 5: control */
type ControlEffect =
  | { readonly do: 'take control'; readonly of: Selector; readonly for: Duration }
  | { readonly do: 'destroy'; readonly who: Selector }
  /** The player chooses among the own cards. */
  | {
      readonly do: 'sacrifice';
      readonly who: Selector;
      readonly like: CardFilter;
      readonly count?: ValueExpression;
    }
  | { readonly do: 'banish'; readonly who: Selector }
  | { readonly do: 'transform'; readonly who: Selector; readonly into: CardId }
  | { readonly do: 'cancel'; readonly what: Selector }
  | { readonly do: 'cancel attack'; readonly of: Selector }
  /** An attack or an object on the stack gets another target. */
  | { readonly do: 'redirect attack'; readonly of: Selector; readonly to: Selector }
  /** Damage to one card or player is dealt to another. */
  | {
      readonly do: 'redirect damage';
      readonly from: Selector;
      readonly to: Selector;
      readonly for: Duration;
    };

/** 6: summoning */
type SummonEffect =
  | {
      readonly do: 'token';
      readonly card: CardId;
      readonly count?: ValueExpression;
      readonly line?: BattleLine;
      readonly side?: PlayerSide;
    }
  | { readonly do: 'copy token'; readonly of: Selector; readonly gifts?: readonly Gift[] };

/** 7: resources */
type ResourceEffect =
  | { readonly do: 'energy'; readonly who: Selector; readonly amount: ValueExpression }
  | { readonly do: 'capacity'; readonly who: Selector; readonly amount: ValueExpression };

/** 8: states */
type StateEffect =
  | {
      readonly do: 'apply';
      readonly state: StateName;
      readonly to: Selector;
      readonly for: Duration;
      /** Default by the settings of the match. */
      readonly amount?: ValueExpression;
      /** With state 'immunity': the immunity. */
      readonly against?: Immunity;
      /** Cannot be purified. */
      readonly fixed?: true;
    }
  | { readonly do: 'remove'; readonly state: StateName; readonly from: Selector }
  /** Default: all negative states. */
  | { readonly do: 'purify'; readonly who: Selector; readonly count?: ValueExpression };

/** 9: structures and equipment */
type StructureEffect =
  | { readonly do: 'upgrade'; readonly who: Selector }
  | { readonly do: 'repair'; readonly who: Selector; readonly amount: ValueExpression | 'full' }
  | { readonly do: 'move equipment'; readonly what: Selector; readonly to: Selector };

/** 10: flow */
type FlowEffect =
  | { readonly do: 'if'; readonly if: Condition; readonly effects: EffectList; readonly else?: EffectList }
  | { readonly do: 'choose one'; readonly among: readonly EffectList[]; readonly by?: PlayerSide }
  | { readonly do: 'for each'; readonly who: Selector; readonly effects: EffectList }
  | { readonly do: 'repeat'; readonly times: ValueExpression; readonly effects: EffectList }
  | { readonly do: 'may'; readonly effects: EffectList; readonly by?: PlayerSide }
  /** The effects happen unless a player pays. */
  | {
      readonly do: 'unless paid';
      readonly by: PlayerSide;
      readonly energy: ValueExpression;
      readonly effects: EffectList;
    }
  | { readonly do: 'remember'; readonly who: Selector; readonly as: string }
  /** Happens later, as a trigger of its own. `whose`: only in that player's turn. */
  | {
      readonly do: 'later';
      readonly at: 'turn start' | 'turn end';
      readonly whose?: PlayerSide;
      readonly effects: EffectList;
    }
  | { readonly do: 'win'; readonly who: PlayerSide };

/** An effect of a plug-in, `plug-in:name`, with its own arguments. */
export interface CustomEffect {
  readonly do: `${string}:${string}`;
  readonly with?: unknown;
}

export type BuiltInEffect =
  | DamageEffect
  | StatEffect
  | MovementEffect
  | PileEffect
  | ControlEffect
  | SummonEffect
  | ResourceEffect
  | StateEffect
  | StructureEffect
  | FlowEffect;
export type CardEffect = BuiltInEffect | CustomEffect;
export type EffectName = BuiltInEffect['do'];
export type EffectOf<K extends EffectName> = Extract<BuiltInEffect, { readonly do: K }>;

/** The categories of document 3.4 with their effects. */
export const EFFECT_GROUPS = {
  damage: ['damage', 'heal', 'drain'],
  stats: ['give', 'swap stats', 'add counters'],
  movement: ['move', 'swap places'],
  cards: [
    'draw',
    'discard',
    'mill',
    'dig',
    'put back',
    'return to deck',
    'search',
    'recover',
    'return to hand',
    'play',
    'copy spell',
    'create',
    'shuffle',
    'reorder',
  ],
  information: ['look', 'reveal'],
  control: [
    'take control',
    'destroy',
    'sacrifice',
    'banish',
    'transform',
    'cancel',
    'cancel attack',
    'redirect attack',
    'redirect damage',
  ],
  summoning: ['token', 'copy token'],
  resources: ['energy', 'capacity'],
  states: ['apply', 'remove', 'purify'],
  structures: ['upgrade', 'repair', 'move equipment'],
  flow: ['if', 'choose one', 'for each', 'repeat', 'may', 'unless paid', 'remember', 'later', 'win'],
} as const satisfies { readonly [group: string]: readonly EffectName[] };
