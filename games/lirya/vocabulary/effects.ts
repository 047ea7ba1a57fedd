/** What happens: one type for each effect, by name under `do`. An effect list happens in order. */
import type { CardId, Condition, Duration, Filter, Side, Value, Who } from './terms.ts';
import type { DamageKind, Element, Immunity, Keyword, Line, Stat, StateName } from './words.ts';

/** What a card or a player can be given, for a time by an effect or as long as a static ability holds. */
export type Gift =
  | { readonly stat: Stat; readonly by: Value }
  | { readonly set: Stat; readonly to: Value }
  | { readonly double: Stat }
  | { readonly keyword: Keyword; readonly n?: Value }
  | { readonly lose: Keyword }
  | { readonly immune: Immunity }
  /** May not be chosen as a target by spells and abilities of the other side, or of anybody. */
  | { readonly untargetable: 'opponent' | 'anybody' }
  | { readonly cannot: 'attack' | 'defend' | 'move' | 'use abilities' }
  /** One of this card's `extras`, by name. */
  | { readonly ability: string }
  /** To a player: such cards cost so much more or less; `set`: exactly. `once`: for the next one only. */
  | { readonly cost: Value; readonly cards: Filter; readonly once?: true }
  | { readonly costs: Value; readonly cards: Filter; readonly once?: true }
  /** To a player: own spells or abilities deal or heal so much more. */
  | { readonly more: 'damage' | 'healing'; readonly by: Value; readonly of?: 'spell' | 'ability' }
  /** To a player: the other side can neither look at the hand nor make it discard. */
  | { readonly hand: 'protected' };

type Effects = readonly Effect[];

/** 1: damage and healing */
type Wound =
  | {
      readonly do: 'damage';
      readonly to: Who;
      readonly amount: Value;
      /** Default 'effect': defence does not count. */
      readonly kind?: DamageKind;
      /** With kind 'pierce': how much defence is ignored; default as the rules are set. */
      readonly pierce?: number;
      readonly element?: Element;
    }
  | { readonly do: 'heal'; readonly who: Who; readonly amount: Value | 'full' }
  /** Damage, and as much healing as was dealt. */
  | { readonly do: 'drain'; readonly from: Who; readonly amount: Value; readonly to: Who };

/** 2: stats */
type Shape =
  | { readonly do: 'give'; readonly to: Who; readonly gifts: readonly Gift[]; readonly for: Duration }
  | {
      readonly do: 'swap stats';
      readonly of: Who;
      readonly stats: readonly [Stat, Stat];
      readonly for: Duration;
    }
  | { readonly do: 'add counters'; readonly to: Who; readonly name: string; readonly count: Value };

/** 3: movement */
type Movement =
  | { readonly do: 'move'; readonly who: Who; readonly to: Line | 'other line' }
  | { readonly do: 'swap places'; readonly who: Who; readonly with: Who };

type Place = 'top' | 'bottom' | number;

/** 4: cards. `who` is a player. */
type Cards =
  | { readonly do: 'draw'; readonly who: Who; readonly count: Value; readonly optional?: true }
  | {
      readonly do: 'discard';
      readonly who: Who;
      readonly count: Value;
      readonly like?: Filter;
      /** Default: the player who discards. 'you' looks at the hand first. */
      readonly chosen?: 'by them' | 'by you' | 'by lot';
    }
  | { readonly do: 'mill'; readonly who: Who; readonly count: Value }
  | { readonly do: 'look'; readonly at: 'hand' | 'deck'; readonly of: Who; readonly count?: Value }
  | { readonly do: 'reveal'; readonly from: 'hand' | 'deck'; readonly of: Who; readonly count?: Value }
  /** You put the top cards of a pile in any order. */
  | { readonly do: 'reorder'; readonly pile: 'deck' | 'discard'; readonly of: Who; readonly count: Value }
  /** You look at the top cards, take some like this, and put the rest away. */
  | {
      readonly do: 'dig';
      readonly count: Value;
      readonly take: Value;
      readonly like?: Filter;
      readonly to: 'hand' | 'play';
      readonly rest: 'top' | 'bottom' | 'discard';
    }
  /** You put cards of your own hand on your deck. */
  | { readonly do: 'put back'; readonly count: Value; readonly on: Place; readonly like?: Filter }
  /** Cards in play leave for their owner's deck. */
  | { readonly do: 'return to deck'; readonly who: Who; readonly on: Place }
  | {
      readonly do: 'search';
      readonly like: Filter;
      readonly count?: Value;
      readonly to: 'hand' | 'play' | 'top';
      readonly reveal?: true;
      readonly shuffle?: true;
    }
  /** Out of your discard pile, chosen as the effect happens. */
  | {
      readonly do: 'recover';
      readonly like: Filter;
      readonly count?: Value;
      readonly to: 'hand' | 'play' | 'top';
    }
  | { readonly do: 'return to hand'; readonly who: Who }
  /** You may play a card like this out of your hand or discard pile, at its cost changed by `cost`, or free. */
  | {
      readonly do: 'play';
      readonly from: 'hand' | 'discard';
      readonly like: Filter;
      readonly cost: number | 'free';
    }
  | { readonly do: 'copy spell'; readonly what: Who }
  /** Token cards only: they vanish wherever they go from the hand or from play. */
  | { readonly do: 'create'; readonly card: CardId; readonly who: Who; readonly count?: Value }
  | { readonly do: 'shuffle'; readonly who: Who };

/** 5: control */
type Control =
  | { readonly do: 'take control'; readonly of: Who; readonly for: Duration }
  | { readonly do: 'destroy'; readonly who: Who }
  /** The player chooses among the own cards. */
  | { readonly do: 'sacrifice'; readonly who: Who; readonly like: Filter; readonly count?: Value }
  | { readonly do: 'banish'; readonly who: Who }
  | { readonly do: 'transform'; readonly who: Who; readonly into: CardId }
  | { readonly do: 'cancel'; readonly what: Who }
  | { readonly do: 'cancel attack'; readonly of: Who }
  /** An attack or what is on the stack is aimed at somebody else. */
  | { readonly do: 'redirect attack'; readonly of: Who; readonly to: Who }
  /** Damage that one would take, another takes. */
  | { readonly do: 'redirect damage'; readonly from: Who; readonly to: Who; readonly for: Duration };

/** 6: summoning */
type Summoning =
  | {
      readonly do: 'token';
      readonly card: CardId;
      readonly count?: Value;
      readonly line?: Line;
      readonly side?: Side;
    }
  | { readonly do: 'copy token'; readonly of: Who; readonly gifts?: readonly Gift[] };

/** 7: resources */
type Resources =
  | { readonly do: 'energy'; readonly who: Who; readonly amount: Value }
  | { readonly do: 'capacity'; readonly who: Who; readonly amount: Value };

/** 8: states */
type States =
  | {
      readonly do: 'apply';
      readonly state: StateName;
      readonly to: Who;
      readonly for: Duration;
      /** Default as the rules are set. */
      readonly amount?: Value;
      /** With state 'immunity': against what. */
      readonly against?: Immunity;
      /** Survives purification. */
      readonly fixed?: true;
    }
  | { readonly do: 'remove'; readonly state: StateName; readonly from: Who }
  /** Default: all that is negative. */
  | { readonly do: 'purify'; readonly who: Who; readonly count?: Value };

/** 9: structures and equipment */
type Works =
  | { readonly do: 'upgrade'; readonly who: Who }
  | { readonly do: 'repair'; readonly who: Who; readonly amount: Value | 'full' }
  | { readonly do: 'move equipment'; readonly what: Who; readonly to: Who };

/** 10: flow */
type Flow =
  | { readonly do: 'if'; readonly if: Condition; readonly effects: Effects; readonly else?: Effects }
  | { readonly do: 'choose one'; readonly among: readonly Effects[]; readonly by?: Side }
  | { readonly do: 'for each'; readonly who: Who; readonly effects: Effects }
  | { readonly do: 'repeat'; readonly times: Value; readonly effects: Effects }
  | { readonly do: 'may'; readonly effects: Effects; readonly by?: Side }
  /** A player may pay; if not, this happens. */
  | { readonly do: 'unless paid'; readonly by: Side; readonly energy: Value; readonly effects: Effects }
  | { readonly do: 'remember'; readonly who: Who; readonly as: string }
  /** Happens later, as a trigger of its own. `whose`: only in that player's turn. */
  | {
      readonly do: 'later';
      readonly at: 'turn start' | 'turn end';
      readonly whose?: Side;
      readonly effects: Effects;
    }
  | { readonly do: 'win'; readonly who: Side };

/** What a plug-in brings: `plug-in:name`, and whatever it wants to know. */
export interface CustomEffect {
  readonly do: `${string}:${string}`;
  readonly with?: unknown;
}

export type HouseEffect =
  | Wound
  | Shape
  | Movement
  | Cards
  | Control
  | Summoning
  | Resources
  | States
  | Works
  | Flow;
export type Effect = HouseEffect | CustomEffect;
export type EffectName = HouseEffect['do'];
export type EffectOf<K extends EffectName> = Extract<HouseEffect, { readonly do: K }>;

/** The categories of document 3.4, and which effects they hold. */
export const EFFECT_GROUPS = {
  wound: ['damage', 'heal', 'drain'],
  shape: ['give', 'swap stats', 'add counters'],
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
  works: ['upgrade', 'repair', 'move equipment'],
  flow: ['if', 'choose one', 'for each', 'repeat', 'may', 'unless paid', 'remember', 'later', 'win'],
} as const satisfies { readonly [group: string]: readonly EffectName[] };
