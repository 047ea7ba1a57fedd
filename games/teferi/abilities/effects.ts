/** 608.2c, 610 and 701: what spells and abilities do as they resolve, one after the other. */
import type { CardDefinition } from './card.ts';
import type { ContinuousChange, EffectDuration, GameRule } from './changes.ts';
import type {
  Condition,
  ObjectFilter,
  TargetSpec,
  Amount,
  ObjectReference,
  PlayerReference,
} from './references.ts';
import type { PaymentOffer } from './costs.ts';
import type { TriggerCondition } from './triggers.ts';
import type { ManaType } from './game-terms.ts';

/** Where something is put. */
export type Destination =
  | 'hand'
  | 'graveyard'
  | 'exile'
  | 'library top'
  | 'library bottom'
  /** Into its owner's library, which is then shuffled. */
  | 'library'
  | 'battlefield';

/** How something comes to the battlefield. */
export interface EnterInstructions {
  readonly tapped?: true;
  readonly attacking?: true;
  /** Default: its owner, for cards; you, for tokens. */
  readonly under?: PlayerReference;
  readonly counters?: readonly { readonly kind: string; readonly count: Amount }[];
  readonly attachedTo?: ObjectReference;
}

export type AbilityEffect =
  // Damage and life (119, 120). `from` is the source, usually `this`.
  | {
      readonly do: 'damage';
      readonly amount: Amount;
      readonly to: ObjectReference | PlayerReference;
      readonly from?: ObjectReference;
      /** Whom else the same source damages at the same time. */
      readonly also?: readonly { readonly amount: Amount; readonly to: ObjectReference | PlayerReference }[];
      /** 615.12: it cannot be prevented. */
      readonly sure?: true;
    }
  /** 601.2d: among its targets as chosen when it was put on the stack. */
  | { readonly do: 'divided damage'; readonly amount: Amount; readonly target: number }
  | {
      readonly do: 'divided counters';
      readonly amount: Amount;
      readonly target: number;
      readonly kind: string;
    }
  | { readonly do: 'gain life'; readonly who: PlayerReference; readonly amount: Amount }
  | { readonly do: 'lose life'; readonly who: PlayerReference; readonly amount: Amount }
  | { readonly do: 'set life'; readonly who: PlayerReference; readonly amount: Amount }
  | { readonly do: 'poison'; readonly who: PlayerReference; readonly amount: Amount }
  | { readonly do: 'fight'; readonly one: ObjectReference; readonly other: ObjectReference }
  // Cards.
  | { readonly do: 'draw'; readonly who: PlayerReference; readonly count: Amount }
  /** Chosen by who discards, unless at random, or chosen by you among those that match. */
  | {
      readonly do: 'discard';
      readonly who: PlayerReference;
      readonly count: Amount | 'hand';
      readonly random?: true;
      readonly what?: ObjectFilter;
      readonly chosenBy?: PlayerReference;
    }
  | { readonly do: 'mill'; readonly who: PlayerReference; readonly count: Amount }
  | { readonly do: 'scry'; readonly who: PlayerReference; readonly count: Amount }
  | { readonly do: 'surveil'; readonly who: PlayerReference; readonly count: Amount }
  /** Looks at so many, takes up to so many that match, puts the rest away. Made: what was taken. */
  | {
      readonly do: 'look';
      readonly who: PlayerReference;
      readonly count: Amount;
      readonly take: Amount;
      readonly must?: true;
      readonly what?: ObjectFilter;
      readonly to: Destination;
      readonly entering?: EnterInstructions;
      readonly reveal?: true;
      readonly rest: 'library bottom' | 'library top' | 'graveyard' | 'exile' | 'hand';
      /** On the bottom without anybody knowing in which order; else in an order that is chosen. */
      readonly random?: true;
    }
  | { readonly do: 'reveal hand'; readonly who: PlayerReference }
  /** 701.23; without a filter the card is not revealed and must be found (701.23b). Shuffles. Made: what was found. */
  | {
      readonly do: 'search';
      readonly who: PlayerReference;
      readonly what?: ObjectFilter;
      readonly count: Amount;
      readonly to: Destination;
      readonly entering?: EnterInstructions;
      readonly reveal?: true;
    }
  | { readonly do: 'shuffle'; readonly who: PlayerReference }
  // Objects. Made: what was moved, created or chosen.
  | { readonly do: 'destroy'; readonly what: ObjectReference; readonly forGood?: true }
  | { readonly do: 'sacrifice'; readonly what: ObjectReference }
  /** Each of these players chooses so many of their own. */
  | {
      readonly do: 'sacrifice some';
      readonly who: PlayerReference;
      readonly what: ObjectFilter;
      readonly count: Amount;
    }
  | {
      readonly do: 'move';
      readonly what: ObjectReference;
      readonly to: Destination;
      readonly entering?: EnterInstructions;
    }
  /** 610.3: and comes back when the source leaves the battlefield. */
  | { readonly do: 'exile until'; readonly what: ObjectReference }
  | {
      readonly do: 'create';
      readonly token: CardDefinition;
      /** X of a token that is an X/X. */
      readonly size?: Amount;
      readonly count: Amount;
      readonly who?: PlayerReference;
      readonly entering?: EnterInstructions;
    }
  | {
      readonly do: 'create copy';
      readonly of: ObjectReference;
      readonly count: Amount;
      readonly entering?: EnterInstructions;
    }
  | { readonly do: 'counter'; readonly what: ObjectReference; readonly to?: Destination }
  | {
      readonly do: 'put counters';
      readonly what: ObjectReference;
      readonly kind: string;
      readonly count: Amount;
    }
  | {
      readonly do: 'remove counters';
      readonly what: ObjectReference;
      readonly kind: string;
      readonly count: Amount | 'all';
    }
  | { readonly do: 'tap'; readonly what: ObjectReference }
  | { readonly do: 'untap'; readonly what: ObjectReference }
  /** It does not untap in its controller's next untap step. */
  | { readonly do: 'freeze'; readonly what: ObjectReference }
  | { readonly do: 'attach'; readonly what: ObjectReference; readonly to: ObjectReference }
  | { readonly do: 'regenerate'; readonly what: ObjectReference }
  | { readonly do: 'remove from combat'; readonly what: ObjectReference }
  | {
      readonly do: 'choose';
      readonly who: PlayerReference;
      readonly what: ObjectFilter;
      readonly count: Amount;
      readonly upTo?: true;
    }
  /** 701.12: of both, or of one and the other; not at all where one is missing. */
  | { readonly do: 'exchange control'; readonly one: ObjectReference; readonly other?: ObjectReference }
  /** 611.2: the set is locked in as it begins (611.2c). */
  | {
      readonly do: 'change';
      readonly what: ObjectReference;
      readonly changes: readonly ContinuousChange[];
      readonly until: EffectDuration;
    }
  /** 611.1: for players, spells and the game. */
  | { readonly do: 'rule'; readonly rule: GameRule; readonly until: EffectDuration }
  // Prevention and mana (615, 605).
  | {
      readonly do: 'prevent';
      readonly amount: Amount | 'all';
      readonly to?: ObjectReference | PlayerReference;
      readonly from?: ObjectReference;
      readonly combat?: true;
      readonly until: 'end of turn';
    }
  /** `only`: it can be spent on such spells alone (106.6). */
  | {
      readonly do: 'add mana';
      readonly mana: ManaOutput;
      readonly who?: PlayerReference;
      readonly only?: ObjectFilter;
    }
  // The course of the game.
  | { readonly do: 'extra turn'; readonly who: PlayerReference }
  | { readonly do: 'extra combat'; readonly main?: true }
  | { readonly do: 'extra land' }
  | { readonly do: 'win'; readonly who: PlayerReference }
  | { readonly do: 'lose'; readonly who: PlayerReference }
  // Effects made of effects.
  /** "You may …", "… may pay … . If they do, …". */
  | {
      readonly do: 'may';
      readonly who: PlayerReference;
      readonly payment?: PaymentOffer;
      readonly effects: readonly AbilityEffect[];
      readonly otherwise?: readonly AbilityEffect[];
    }
  /** "… unless … pays …". */
  | { readonly do: 'unless'; readonly payment: PaymentOffer; readonly effects: readonly AbilityEffect[] }
  | {
      readonly do: 'if';
      readonly condition: Condition;
      readonly effects: readonly AbilityEffect[];
      readonly otherwise?: readonly AbilityEffect[];
    }
  /** "… of the color of your choice": what is done for each colour, in their order. */
  | { readonly do: 'by colour'; readonly each: readonly (readonly AbilityEffect[])[] }
  | { readonly do: 'repeat'; readonly times: Amount; readonly effects: readonly AbilityEffect[] }
  /** Each player of `who` in turn order is `that player`. */
  | { readonly do: 'each player'; readonly who: PlayerReference; readonly effects: readonly AbilityEffect[] }
  /** 603.12: triggers now, because of what was done just before. */
  | ({ readonly do: 'reflex' } & Instructions)
  /** 603.7. `it` is what was made before, or what the ability is about. */
  | {
      readonly do: 'later';
      readonly when: TriggerCondition;
      readonly about?: ObjectReference;
      readonly effects: readonly AbilityEffect[];
      readonly once?: false;
      readonly thisTurn?: true;
    };

/** What a mana ability adds. */
export type ManaOutput =
  /** All of them: `['G', 'G']`. */
  | { readonly all: readonly ManaType[]; readonly times?: Amount }
  /** So many of one of these types, as its controller chooses. */
  | { readonly one: readonly ManaType[]; readonly count: Amount }
  /** So many, each of any of these types. */
  | { readonly mixed: readonly ManaType[]; readonly count: Amount };

/** What a spell, an ability or a mode does. */
export interface Instructions {
  readonly targets?: readonly TargetSpec[];
  readonly effects: readonly AbilityEffect[];
}

/** 700.2: so many of these. */
export interface ModalInstructions {
  readonly modes: readonly Instructions[];
  readonly min: number;
  readonly max: number;
  readonly repeat?: true;
}

/** 601.2d: what is shared out among targets as they are chosen. */
export const isDividedEffect = (
  effect: AbilityEffect,
): effect is Extract<AbilityEffect, { do: 'divided damage' | 'divided counters' }> =>
  effect.do === 'divided damage' || effect.do === 'divided counters';
