/** 118: what is paid to cast or to activate, and what is offered to be paid while something resolves. */
import type { Condition, ObjectFilter, Amount, PlayerReference } from './references.ts';

export type Cost =
  /** As cards write it: `{2}{W/U}{X}`. */
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
  /** So many, or as many as it takes to have so much power together (702.122a). */
  | {
      readonly pay: 'tap others';
      readonly what: ObjectFilter;
      readonly count?: Amount;
      readonly power?: number;
    }
  | { readonly pay: 'remove counters'; readonly kind: string; readonly count: Amount }
  | { readonly pay: 'put counters'; readonly kind: string; readonly count: Amount }
  | { readonly pay: 'mill'; readonly count: Amount }
  /** 606.4: plus or minus. */
  | { readonly pay: 'loyalty'; readonly loyalty: number | '-X' };

/** 601.2b: what may or must be paid besides the mana cost. */
export interface AdditionalCost {
  readonly kind: 'additional cost';
  readonly cost: readonly Cost[];
  /** 702.33: paid or not as the player likes; `kicked` tells. */
  readonly optional?: 'kicker';
}

/** 118.9: another cost in place of the mana cost, from a zone that may not be the hand. */
export interface AlternativeCost {
  readonly kind: 'alternative cost';
  readonly cost: readonly Cost[];
  readonly name: 'flashback' | 'evoke' | 'escape' | 'other';
  /** Only as long as this is so. */
  readonly if?: Condition;
}

/** Who pays something while an ability resolves, or does not. */
export interface PaymentOffer {
  readonly who: PlayerReference;
  readonly cost: readonly Cost[];
}
