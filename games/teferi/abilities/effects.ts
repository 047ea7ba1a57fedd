/** The instructions that spells and abilities follow as they resolve (CR 608.2c, 610 and 701). */
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

/** Where a card is put. */
export type Destination =
  | 'hand'
  | 'graveyard'
  | 'exile'
  | 'library top'
  | 'library bottom'
  /** Into its owner's library, which is then shuffled. */
  | 'library'
  | 'battlefield';

/** How an object enters the battlefield. */
export interface EnterInstructions {
  readonly tapped?: true;
  readonly attacking?: true;
  /** The player under whose control it enters. Default: the owner of a card, the controller of the effect for a token. */
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
      /** Further damage from the same source at the same time. */
      readonly also?: readonly { readonly amount: Amount; readonly to: ObjectReference | PlayerReference }[];
      /** 615.12: it cannot be prevented. */
      readonly sure?: true;
    }
  /** 601.2d: divided among the targets as chosen while it was put on the stack. */
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
  /** The discarding player chooses, unless `random` or `chosenBy` is set. */
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
  /** Looks at `count` cards, takes up to `take` that match, puts the others into `rest`. `made` is the taken cards. */
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
      /** In a random order unknown to all players; otherwise in an order that the player chooses. */
      readonly random?: true;
    }
  | { readonly do: 'reveal hand'; readonly who: PlayerReference }
  /** 701.23. Without a filter the card is not revealed and must be found (701.23b). The library is shuffled. `made` is the found cards. */
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
  // Objects. `made` is the moved, created or chosen objects.
  | { readonly do: 'destroy'; readonly what: ObjectReference; readonly forGood?: true }
  | { readonly do: 'sacrifice'; readonly what: ObjectReference }
  /** Each of these players chooses `count` permanents of their own. */
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
  /** 610.3: exiled until the source leaves the battlefield. */
  | { readonly do: 'exile until'; readonly what: ObjectReference }
  | {
      readonly do: 'create';
      readonly token: CardDefinition;
      /** The value of X for a token that is an X/X. */
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
  /** The permanent does not untap in its controller's next untap step. */
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
  /** 701.12: between two objects. Nothing happens if one of them is missing. */
  | { readonly do: 'exchange control'; readonly one: ObjectReference; readonly other?: ObjectReference }
  /** 611.2: the set of affected objects is fixed when the effect begins (611.2c). */
  | {
      readonly do: 'change';
      readonly what: ObjectReference;
      readonly changes: readonly ContinuousChange[];
      readonly until: EffectDuration;
    }
  /** 611.1: a rule for players, spells and the game. */
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
  /** `only`: the mana can be spent on matching spells only (106.6). */
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
  // Effects composed of effects.
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
  /** "… of the color of your choice": one list of effects per colour, in the order of `COLOURS`. */
  | { readonly do: 'by colour'; readonly each: readonly (readonly AbilityEffect[])[] }
  | { readonly do: 'repeat'; readonly times: Amount; readonly effects: readonly AbilityEffect[] }
  /** The effects happen for each player in turn order, who is then `that player`. */
  | { readonly do: 'each player'; readonly who: PlayerReference; readonly effects: readonly AbilityEffect[] }
  /** 603.12: a reflexive triggered ability. */
  | ({ readonly do: 'reflex' } & Instructions)
  /** 603.7: a delayed triggered ability. `it` is the first object of `about`. */
  | {
      readonly do: 'later';
      readonly when: TriggerCondition;
      readonly about?: ObjectReference;
      readonly effects: readonly AbilityEffect[];
      readonly once?: false;
      readonly thisTurn?: true;
    };

/** The mana that an effect adds. */
export type ManaOutput =
  /** All of these, for example `['G', 'G']`. */
  | { readonly all: readonly ManaType[]; readonly times?: Amount }
  /** `count` mana of one of these types, chosen by the controller. */
  | { readonly one: readonly ManaType[]; readonly count: Amount }
  /** `count` mana, each of any of these types. */
  | { readonly mixed: readonly ManaType[]; readonly count: Amount };

/** The targets and effects of a spell, an ability or a mode. */
export interface Instructions {
  readonly targets?: readonly TargetSpec[];
  readonly effects: readonly AbilityEffect[];
}

/** 700.2: `min` to `max` of the modes are chosen; with `repeat` a mode may be chosen more than once. */
export interface ModalInstructions {
  readonly modes: readonly Instructions[];
  readonly min: number;
  readonly max: number;
  readonly repeat?: true;
}

/** 601.2d: an effect whose amount is divided among targets as it is announced. */
export const isDividedEffect = (
  effect: AbilityEffect,
): effect is Extract<AbilityEffect, { do: 'divided damage' | 'divided counters' }> =>
  effect.do === 'divided damage' || effect.do === 'divided counters';
