/** 603: what abilities wait for. */
import type { Condition, ObjectFilter } from './references.ts';
import type { TurnStep, GameZone } from './game-terms.ts';

/** Of whom a trigger speaks. */
export type TriggerSubject = 'this' | 'host' | ObjectFilter;
/** Whose doing, seen from the controller of the ability. `host`: the controller of what it is attached to. */
export type TriggerPlayer = 'you' | 'opponent' | 'each' | 'host';

/** `it` and `other` (see `What`), `that player` and `that much` are given beside each. */
export type TriggerCondition =
  /** it: what entered; that player: its controller. */
  | { readonly on: 'enters'; readonly what: TriggerSubject; readonly from?: GameZone }
  /** it: what left. `dies`: to a graveyard. Looks back (603.10a). */
  | { readonly on: 'leaves'; readonly what: TriggerSubject; readonly to?: GameZone }
  | { readonly on: 'dies'; readonly what: TriggerSubject }
  /** it: the attacker; that player: the defending player. */
  | {
      readonly on: 'attacks';
      readonly what: TriggerSubject;
      readonly alone?: true;
      /** 508.3: with at least so many others. */
      readonly beside?: number;
      /** Only where it attacks you, or you or a planeswalker of yours. */
      readonly at?: 'you' | 'your side';
    }
  /** Once for the whole declaration; that much: how many. */
  | {
      readonly on: 'attack';
      readonly whose: TriggerPlayer;
      readonly count?: number;
      readonly what?: ObjectFilter;
    }
  /** it: the blocker; other: what it blocks. */
  | { readonly on: 'blocks'; readonly what: TriggerSubject; readonly whom?: ObjectFilter }
  /** it: the attacker; other: the blocker, where `by` asks for one (then once for each). */
  | { readonly on: 'becomes blocked'; readonly what: TriggerSubject; readonly by?: ObjectFilter }
  | { readonly on: 'is unblocked'; readonly what: TriggerSubject }
  /** it: the source; other: the permanent damaged; that player: the player damaged, or the controller; that much. */
  | {
      readonly on: 'damage';
      readonly by?: TriggerSubject;
      readonly to?: TriggerSubject | TriggerPlayer;
      readonly combat?: true;
      /** Once for all that damage a player together; it: none of them. */
      readonly together?: true;
    }
  /** it: the spell; that player: who cast it. */
  | {
      readonly on: 'cast';
      readonly whose: TriggerPlayer;
      readonly what?: ObjectFilter;
      readonly nth?: number;
    }
  /** it: what is targeted; other: the spell or ability. */
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
  /** From anywhere, or from there; it: the card in the graveyard. */
  | { readonly on: 'put into graveyard'; readonly what: TriggerSubject; readonly from?: GameZone }
  | { readonly on: 'cycle'; readonly whose: TriggerPlayer; readonly what: TriggerSubject }
  | { readonly on: 'scry'; readonly whose: TriggerPlayer }
  /** 603.8: as soon as this is so, and no ability of that kind is on the stack. */
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
