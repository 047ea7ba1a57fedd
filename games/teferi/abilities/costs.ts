/** Costs of spells and abilities, and payments offered while something resolves (CR 118). */
import type { Condition, ObjectFilter, Amount, PlayerReference } from './references.ts';

export type Cost =
  /** In the notation of cards: `{2}{W/U}{X}`. */
  | { readonly pay: 'mana'; readonly mana: string }
  | { readonly pay: 'tap' }
  | { readonly pay: 'untap' }
  | { readonly pay: 'life'; readonly life: Amount }
  | { readonly pay: 'sacrifice'; readonly what: 'this' | ObjectFilter; readonly count?: Amount }
  | {
      readonly pay: 'discard';
      readonly what: 'this' | 'hand' | ObjectFilter;
      readonly count?: Amount;
      readonly random?: true;
    }
  /** From the battlefield, unless the filter names another zone. */
  | { readonly pay: 'exile'; readonly what: 'this' | ObjectFilter; readonly count?: Amount }
  | { readonly pay: 'return'; readonly what: 'this' | ObjectFilter; readonly count?: Amount }
  /** `count` permanents, or as many as have `power` in total (702.122a). */
  | {
      readonly pay: 'tap others';
      readonly what: ObjectFilter;
      readonly count?: Amount;
      readonly power?: number;
    }
  | { readonly pay: 'remove counters'; readonly kind: string; readonly count: Amount }
  | { readonly pay: 'put counters'; readonly kind: string; readonly count: Amount }
  | { readonly pay: 'mill'; readonly count: Amount }
  /** 606.4: a loyalty symbol, positive or negative. */
  | { readonly pay: 'loyalty'; readonly loyalty: number | '-X' };

/** 601.2b: a cost that is paid in addition to the mana cost. */
export interface AdditionalCost {
  readonly kind: 'additional cost';
  readonly cost: readonly Cost[];
  /** 702.33: the caster chooses whether to pay it; the result is `kicked`. */
  readonly optional?: 'kicker';
}

/** 118.9: a cost paid instead of the mana cost; flashback and escape allow casting from the graveyard. */
export interface AlternativeCost {
  readonly kind: 'alternative cost';
  readonly cost: readonly Cost[];
  readonly name: 'flashback' | 'evoke' | 'escape' | 'other';
  /** The alternative is available only while this holds. */
  readonly if?: Condition;
}

/** A payment that a player may make while an ability resolves. */
export interface PaymentOffer {
  readonly who: PlayerReference;
  readonly cost: readonly Cost[];
}
