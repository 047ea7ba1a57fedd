/** 608.2c, 610 and 701: what spells and abilities do as they resolve, one after the other. */
import type { Card } from './card.ts';
import type { Change, Duration, GameRule } from './changes.ts';
import type { Condition, Filter, Target, Value, What, Who } from './choosing.ts';
import type { Payment } from './costs.ts';
import type { Trigger } from './triggers.ts';
import type { ManaType } from './words.ts';

/** Where something is put. */
export type Place =
  | 'hand'
  | 'graveyard'
  | 'exile'
  | 'library top'
  | 'library bottom'
  /** Into its owner's library, which is then shuffled. */
  | 'library'
  | 'battlefield';

/** How something comes to the battlefield. */
export interface Entering {
  readonly tapped?: true;
  readonly attacking?: true;
  /** Default: its owner, for cards; you, for tokens. */
  readonly under?: Who;
  readonly counters?: readonly { readonly kind: string; readonly count: Value }[];
  readonly attachedTo?: What;
}

export type Effect =
  // Damage and life (119, 120). `from` is the source, usually `this`.
  | {
      readonly do: 'damage';
      readonly amount: Value;
      readonly to: What | Who;
      readonly from?: What;
      /** Whom else the same source damages at the same time. */
      readonly also?: readonly { readonly amount: Value; readonly to: What | Who }[];
      /** 615.12: it cannot be prevented. */
      readonly sure?: true;
    }
  /** 601.2d: among its targets as chosen when it was put on the stack. */
  | { readonly do: 'divided damage'; readonly amount: Value; readonly target: number }
  | {
      readonly do: 'divided counters';
      readonly amount: Value;
      readonly target: number;
      readonly kind: string;
    }
  | { readonly do: 'gain life'; readonly who: Who; readonly amount: Value }
  | { readonly do: 'lose life'; readonly who: Who; readonly amount: Value }
  | { readonly do: 'set life'; readonly who: Who; readonly amount: Value }
  | { readonly do: 'poison'; readonly who: Who; readonly amount: Value }
  | { readonly do: 'fight'; readonly one: What; readonly other: What }
  // Cards.
  | { readonly do: 'draw'; readonly who: Who; readonly count: Value }
  /** Chosen by who discards, unless at random, or chosen by you among those that match. */
  | {
      readonly do: 'discard';
      readonly who: Who;
      readonly count: Value | 'hand';
      readonly random?: true;
      readonly what?: Filter;
      readonly chosenBy?: Who;
    }
  | { readonly do: 'mill'; readonly who: Who; readonly count: Value }
  | { readonly do: 'scry'; readonly who: Who; readonly count: Value }
  | { readonly do: 'surveil'; readonly who: Who; readonly count: Value }
  /** Looks at so many, takes up to so many that match, puts the rest away. Made: what was taken. */
  | {
      readonly do: 'look';
      readonly who: Who;
      readonly count: Value;
      readonly take: Value;
      readonly must?: true;
      readonly what?: Filter;
      readonly to: Place;
      readonly entering?: Entering;
      readonly reveal?: true;
      readonly rest: 'library bottom' | 'library top' | 'graveyard' | 'exile' | 'hand';
      /** On the bottom without anybody knowing in which order; else in an order that is chosen. */
      readonly random?: true;
    }
  | { readonly do: 'reveal hand'; readonly who: Who }
  /** 701.23; without a filter the card is not revealed and must be found (701.23b). Shuffles. Made: what was found. */
  | {
      readonly do: 'search';
      readonly who: Who;
      readonly what?: Filter;
      readonly count: Value;
      readonly to: Place;
      readonly entering?: Entering;
      readonly reveal?: true;
    }
  | { readonly do: 'shuffle'; readonly who: Who }
  // Objects. Made: what was moved, created or chosen.
  | { readonly do: 'destroy'; readonly what: What; readonly forGood?: true }
  | { readonly do: 'sacrifice'; readonly what: What }
  /** Each of these players chooses so many of their own. */
  | { readonly do: 'sacrifice some'; readonly who: Who; readonly what: Filter; readonly count: Value }
  | { readonly do: 'move'; readonly what: What; readonly to: Place; readonly entering?: Entering }
  /** 610.3: and comes back when the source leaves the battlefield. */
  | { readonly do: 'exile until'; readonly what: What }
  | {
      readonly do: 'create';
      readonly token: Card;
      /** X of a token that is an X/X. */
      readonly size?: Value;
      readonly count: Value;
      readonly who?: Who;
      readonly entering?: Entering;
    }
  | { readonly do: 'create copy'; readonly of: What; readonly count: Value; readonly entering?: Entering }
  | { readonly do: 'counter'; readonly what: What; readonly to?: Place }
  | { readonly do: 'put counters'; readonly what: What; readonly kind: string; readonly count: Value }
  | {
      readonly do: 'remove counters';
      readonly what: What;
      readonly kind: string;
      readonly count: Value | 'all';
    }
  | { readonly do: 'tap'; readonly what: What }
  | { readonly do: 'untap'; readonly what: What }
  /** It does not untap in its controller's next untap step. */
  | { readonly do: 'freeze'; readonly what: What }
  | { readonly do: 'attach'; readonly what: What; readonly to: What }
  | { readonly do: 'regenerate'; readonly what: What }
  | { readonly do: 'remove from combat'; readonly what: What }
  | {
      readonly do: 'choose';
      readonly who: Who;
      readonly what: Filter;
      readonly count: Value;
      readonly upTo?: true;
    }
  /** 701.12: of both, or of one and the other; not at all where one is missing. */
  | { readonly do: 'exchange control'; readonly one: What; readonly other?: What }
  /** 611.2: the set is locked in as it begins (611.2c). */
  | {
      readonly do: 'change';
      readonly what: What;
      readonly changes: readonly Change[];
      readonly until: Duration;
    }
  /** 611.1: for players, spells and the game. */
  | { readonly do: 'rule'; readonly rule: GameRule; readonly until: Duration }
  // Prevention and mana (615, 605).
  | {
      readonly do: 'prevent';
      readonly amount: Value | 'all';
      readonly to?: What | Who;
      readonly from?: What;
      readonly combat?: true;
      readonly until: 'end of turn';
    }
  /** `only`: it can be spent on such spells alone (106.6). */
  | { readonly do: 'add mana'; readonly mana: Mana; readonly who?: Who; readonly only?: Filter }
  // The course of the game.
  | { readonly do: 'extra turn'; readonly who: Who }
  | { readonly do: 'extra combat'; readonly main?: true }
  | { readonly do: 'extra land' }
  | { readonly do: 'win'; readonly who: Who }
  | { readonly do: 'lose'; readonly who: Who }
  // Effects made of effects.
  /** "You may …", "… may pay … . If they do, …". */
  | {
      readonly do: 'may';
      readonly who: Who;
      readonly payment?: Payment;
      readonly effects: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  /** "… unless … pays …". */
  | { readonly do: 'unless'; readonly payment: Payment; readonly effects: readonly Effect[] }
  | {
      readonly do: 'if';
      readonly condition: Condition;
      readonly effects: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  /** "… of the color of your choice": what is done for each colour, in their order. */
  | { readonly do: 'by colour'; readonly each: readonly (readonly Effect[])[] }
  | { readonly do: 'repeat'; readonly times: Value; readonly effects: readonly Effect[] }
  /** Each player of `who` in turn order is `that player`. */
  | { readonly do: 'each player'; readonly who: Who; readonly effects: readonly Effect[] }
  /** 603.12: triggers now, because of what was done just before. */
  | ({ readonly do: 'reflex' } & Doing)
  /** 603.7. `it` is what was made before, or what the ability is about. */
  | {
      readonly do: 'later';
      readonly when: Trigger;
      readonly about?: What;
      readonly effects: readonly Effect[];
      readonly once?: false;
      readonly thisTurn?: true;
    };

/** What a mana ability adds. */
export type Mana =
  /** All of them: `['G', 'G']`. */
  | { readonly all: readonly ManaType[]; readonly times?: Value }
  /** So many of one of these types, as its controller chooses. */
  | { readonly one: readonly ManaType[]; readonly count: Value }
  /** So many, each of any of these types. */
  | { readonly mixed: readonly ManaType[]; readonly count: Value };

/** What a spell, an ability or a mode does. */
export interface Doing {
  readonly targets?: readonly Target[];
  readonly effects: readonly Effect[];
}

/** 700.2: so many of these. */
export interface Modal {
  readonly modes: readonly Doing[];
  readonly min: number;
  readonly max: number;
  readonly repeat?: true;
}

/** 601.2d: what is shared out among targets as they are chosen. */
export const isDivided = (
  effect: Effect,
): effect is Extract<Effect, { do: 'divided damage' | 'divided counters' }> =>
  effect.do === 'divided damage' || effect.do === 'divided counters';
