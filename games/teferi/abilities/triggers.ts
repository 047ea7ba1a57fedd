/** Trigger conditions of triggered abilities (CR 603). */
import type { Condition, ObjectFilter } from './references.ts';
import type { TurnStep, GameZone } from './game-terms.ts';

/** The object that the trigger event must be about. */
export type TriggerSubject = 'this' | 'host' | ObjectFilter;
/** The player of the trigger event, relative to the ability's controller. `host`: the controller of the permanent it is attached to. */
export type TriggerPlayer = 'you' | 'opponent' | 'each' | 'host';

/** The comments say what `it`, `other`, `that player` and `that much` stand for (see `ObjectReference`). */
export type TriggerCondition =
  /** it: the object that entered; that player: its controller. */
  | { readonly on: 'enters'; readonly what: TriggerSubject; readonly from?: GameZone }
  /** it: the object that left. `dies`: it left for a graveyard. Both look back in time (603.10a). */
  | { readonly on: 'leaves'; readonly what: TriggerSubject; readonly to?: GameZone }
  | { readonly on: 'dies'; readonly what: TriggerSubject }
  /** it: the attacker; that player: the defending player. */
  | {
      readonly on: 'attacks';
      readonly what: TriggerSubject;
      readonly alone?: true;
      /** 508.3: together with at least so many other attackers. */
      readonly beside?: number;
      /** Only attacks on the ability's controller, or on that player and their planeswalkers. */
      readonly at?: 'you' | 'your side';
    }
  /** Once per declaration; that much: the number of attackers. */
  | {
      readonly on: 'attack';
      readonly whose: TriggerPlayer;
      readonly count?: number;
      readonly what?: ObjectFilter;
    }
  /** it: the blocker; other: the attacker. With `whom` once for each attacker. */
  | { readonly on: 'blocks'; readonly what: TriggerSubject; readonly whom?: ObjectFilter }
  /** it: the attacker; other: the blocker. With `by` once for each blocker. */
  | { readonly on: 'becomes blocked'; readonly what: TriggerSubject; readonly by?: ObjectFilter }
  | { readonly on: 'is unblocked'; readonly what: TriggerSubject }
  /** it: the source; other: the permanent damaged; that player: the player damaged, or the controller; that much. */
  | {
      readonly on: 'damage';
      readonly by?: TriggerSubject;
      readonly to?: TriggerSubject | TriggerPlayer;
      readonly combat?: true;
      /** Once for all sources that damage a player at the same time; `it` is unset. */
      readonly together?: true;
    }
  /** it: the spell; that player: its caster. */
  | {
      readonly on: 'cast';
      readonly whose: TriggerPlayer;
      readonly what?: ObjectFilter;
      readonly nth?: number;
    }
  /** it: the targeted object; other: the spell or ability. */
  | {
      readonly on: 'targeted';
      readonly what: TriggerSubject;
      readonly whose: TriggerPlayer;
      readonly by?: 'spell' | 'ability';
    }
  | { readonly on: 'step'; readonly step: TurnStep; readonly whose: TriggerPlayer; readonly nth?: number }
  | { readonly on: 'draw'; readonly whose: TriggerPlayer; readonly nth?: number }
  | { readonly on: 'discard'; readonly whose: TriggerPlayer; readonly what?: ObjectFilter }
  | { readonly on: 'gain life'; readonly whose: TriggerPlayer }
  | { readonly on: 'lose life'; readonly whose: TriggerPlayer }
  | { readonly on: 'sacrifice'; readonly whose: TriggerPlayer; readonly what: TriggerSubject }
  | { readonly on: 'tapped'; readonly what: TriggerSubject }
  | { readonly on: 'untapped'; readonly what: TriggerSubject }
  | { readonly on: 'counters'; readonly what: TriggerSubject; readonly kind?: string }
  /** it: the card in the graveyard. Without `from`: from any zone. */
  | { readonly on: 'put into graveyard'; readonly what: TriggerSubject; readonly from?: GameZone }
  | { readonly on: 'cycle'; readonly whose: TriggerPlayer; readonly what: TriggerSubject }
  | { readonly on: 'scry'; readonly whose: TriggerPlayer }
  /** 603.8: a state trigger. It triggers when the condition holds and the ability is not already on the stack. */
  | { readonly on: 'state'; readonly when: Condition }
  | { readonly on: 'any'; readonly of: readonly TriggerCondition[] };

export const TRIGGER_KINDS = [
  'enters',
  'leaves',
  'dies',
  'attacks',
  'attack',
  'blocks',
  'becomes blocked',
  'is unblocked',
  'damage',
  'cast',
  'targeted',
  'step',
  'draw',
  'discard',
  'gain life',
  'lose life',
  'sacrifice',
  'tapped',
  'untapped',
  'counters',
  'put into graveyard',
  'cycle',
  'scry',
  'state',
] as const satisfies readonly Exclude<TriggerCondition['on'], 'any'>[];
