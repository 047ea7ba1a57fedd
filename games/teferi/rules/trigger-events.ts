/** Events on which abilities can trigger (CR 603.2). */
import type { Seat } from '@ludoteca/kernel';
import type { GameZone, TriggerCondition, TurnStep } from '../abilities/index.ts';
import type { EntityId, ObjectId } from '../state.ts';

/** A trigger event (603.2). */
export interface TriggerEvent {
  readonly on: Exclude<TriggerCondition['on'], 'any'>;
  /** 0 by default, like `other` and `amount`. */
  readonly it?: ObjectId;
  readonly other?: ObjectId;
  readonly player: Seat;
  readonly amount?: number;
  readonly recipient?: EntityId;
  readonly step?: TurnStep;
  readonly from?: GameZone;
  readonly to?: GameZone;
  readonly combat?: boolean;
  readonly alone?: boolean;
  readonly nth?: number;
  readonly counter?: string;
  readonly ability?: boolean;
  readonly attackers?: readonly ObjectId[];
  readonly grouping?: DamageGrouping;
  /** All sources that dealt the damage together. */
  readonly sources?: readonly ObjectId[];
  /** The card is drawn as the draw step begins. */
  readonly isTurnBased?: boolean;
  /** All objects that entered together. */
  readonly group?: readonly ObjectId[];
  readonly action?: string;
  /** A spell or ability of an opponent of `player` caused it. */
  readonly isByOpponent?: boolean;
  /** The event is about to happen; intervening ifs are checked afterwards by `recheckInterveningIfs`. */
  readonly isBeforehand?: true;
}

/** Damage fires several trigger events; a trigger condition reacts to the grouping that matches its fields. */
export type DamageGrouping = 'pair' | 'source' | 'recipient' | 'together';
