/** Types of the frames on the agenda. Frames are public: none names a hidden card. */
import type { Seat } from '@ludoteca/kernel';
import type { Ref } from './parts.ts';
import type { CardId, CardEffect } from './card-definition/index.ts';

export type Frame =
  | { readonly do: 'deal' }
  /** The first frame after a start from a scene: shuffles the special decks. */
  | { readonly do: 'furnish' }
  | { readonly do: 'mulligan'; readonly seat: Seat }
  | { readonly do: 'redraw'; readonly seat: Seat }
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'start'; readonly step: number }
  | { readonly do: 'offer'; readonly seat: Seat; readonly structure: number; readonly card: CardId }
  | { readonly do: 'main'; readonly seat: Seat }
  | { readonly do: 'place'; readonly seat: Seat; readonly card: CardId; readonly item: number }
  | { readonly do: 'bear'; readonly seat: Seat; readonly card: CardId; readonly item: number }
  | { readonly do: 'way'; readonly seat: Seat; readonly item: number; readonly cost: number }
  | { readonly do: 'target'; readonly seat: Seat; readonly item: number; readonly which: number }
  | {
      readonly do: 'pay';
      readonly seat: Seat;
      readonly item: number;
      readonly of: 'own' | 'instead';
      readonly at: number;
      readonly left: number;
    }
  | { readonly do: 'charge'; readonly item: number; readonly of: 'own' | 'instead'; readonly at: number }
  | { readonly do: 'announced'; readonly item: number }
  | { readonly do: 'shift'; readonly seat: Seat; readonly piece: number }
  | { readonly do: 'attack'; readonly seat: Seat; readonly from: number }
  | { readonly do: 'attacked' }
  | { readonly do: 'defend'; readonly seat: Seat; readonly from: number }
  | { readonly do: 'defended' }
  | { readonly do: 'combat'; readonly at: number }
  | { readonly do: 'end'; readonly step: number }
  | { readonly do: 'settle' }
  | { readonly do: 'order'; readonly seat: Seat }
  | { readonly do: 'window'; readonly seat: Seat; readonly passes: number }
  | { readonly do: 'resolved'; readonly item: number }
  | EffectFrame
  /** Questions of effects. `scope` is the effect that asks, alone or with the effects that follow it. */
  | {
      readonly do: 'pick';
      readonly seat: Seat;
      readonly scope: EffectFrame;
      readonly among: readonly Ref[];
      readonly left: number;
      /** Whether exactly `left` must be picked. */
      readonly must: boolean;
      readonly picked: readonly Ref[];
    }
  | {
      readonly do: 'may';
      readonly seat: Seat;
      /** The card whose effect asks. */
      readonly card: CardId;
      readonly scope: EffectFrame;
      readonly of: 'trigger' | 'effect';
    }
  | { readonly do: 'mode'; readonly seat: Seat; readonly card: CardId; readonly scope: EffectFrame }
  /** A card of a hand is given up: `seat` chooses, `whose` loses it. */
  | {
      readonly do: 'give up';
      readonly seat: Seat;
      readonly whose: Seat;
      readonly scope: EffectFrame;
      readonly left: number;
    }
  | { readonly do: 'take'; readonly seat: Seat; readonly scope: EffectFrame; readonly left: number }
  /** The cards that were looked at and not taken are put away. */
  | { readonly do: 'stow'; readonly seat: Seat; readonly scope: EffectFrame }
  | { readonly do: 'arrange'; readonly seat: Seat; readonly whose: Seat; readonly scope: EffectFrame };

/** One effect of a list is due. */
export interface EffectFrame {
  readonly do: 'effect';
  readonly item: number;
  readonly list: readonly CardEffect[];
  readonly at: number;
  /** The current object of a `for each`. */
  readonly it?: Ref;
  /** The objects picked so far, one list for each choice the effect asked. */
  readonly picked?: readonly (readonly Ref[])[];
  /** Remaining rounds of a `repeat`. */
  readonly rounds?: number;
}
