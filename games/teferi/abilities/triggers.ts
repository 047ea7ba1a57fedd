/** 603: what abilities wait for. */
import type { Condition, Filter } from './choosing.ts';
import type { Step, Zone } from './words.ts';

/** Of whom a trigger speaks. */
export type Subject = 'this' | 'host' | Filter;
/** Whose doing, seen from the controller of the ability. `host`: the controller of what it is attached to. */
export type Whose = 'you' | 'opponent' | 'each' | 'host';

/** `it` and `other` (see `What`), `that player` and `that much` are given beside each. */
export type Trigger =
  /** it: what entered; that player: its controller. */
  | { readonly on: 'enters'; readonly what: Subject; readonly from?: Zone }
  /** it: what left. `dies`: to a graveyard. Looks back (603.10a). */
  | { readonly on: 'leaves'; readonly what: Subject; readonly to?: Zone }
  | { readonly on: 'dies'; readonly what: Subject }
  /** it: the attacker; that player: the defending player. */
  | {
      readonly on: 'attacks';
      readonly what: Subject;
      readonly alone?: true;
      /** 508.3: with at least so many others. */
      readonly beside?: number;
      /** Only where it attacks you, or you or a planeswalker of yours. */
      readonly at?: 'you' | 'your side';
    }
  /** Once for the whole declaration; that much: how many. */
  | { readonly on: 'attack'; readonly whose: Whose; readonly count?: number; readonly what?: Filter }
  /** it: the blocker; other: what it blocks. */
  | { readonly on: 'blocks'; readonly what: Subject; readonly whom?: Filter }
  /** it: the attacker; other: the blocker, where `by` asks for one (then once for each). */
  | { readonly on: 'becomes blocked'; readonly what: Subject; readonly by?: Filter }
  | { readonly on: 'is unblocked'; readonly what: Subject }
  /** it: the source; other: the permanent damaged; that player: the player damaged, or the controller; that much. */
  | {
      readonly on: 'damage';
      readonly by?: Subject;
      readonly to?: Subject | Whose;
      readonly combat?: true;
      /** Once for all that damage a player together; it: none of them. */
      readonly together?: true;
    }
  /** it: the spell; that player: who cast it. */
  | { readonly on: 'cast'; readonly whose: Whose; readonly what?: Filter; readonly nth?: number }
  /** it: what is targeted; other: the spell or ability. */
  | {
      readonly on: 'targeted';
      readonly what: Subject;
      readonly whose: Whose;
      readonly by?: 'spell' | 'ability';
    }
  | { readonly on: 'step'; readonly step: Step; readonly whose: Whose; readonly nth?: number }
  | { readonly on: 'draw'; readonly whose: Whose; readonly nth?: number }
  | { readonly on: 'discard'; readonly whose: Whose; readonly what?: Filter }
  | { readonly on: 'gain life'; readonly whose: Whose }
  | { readonly on: 'lose life'; readonly whose: Whose }
  | { readonly on: 'sacrifice'; readonly whose: Whose; readonly what: Subject }
  | { readonly on: 'tapped'; readonly what: Subject }
  | { readonly on: 'untapped'; readonly what: Subject }
  | { readonly on: 'counters'; readonly what: Subject; readonly kind?: string }
  /** From anywhere, or from there; it: the card in the graveyard. */
  | { readonly on: 'put into graveyard'; readonly what: Subject; readonly from?: Zone }
  | { readonly on: 'cycle'; readonly whose: Whose; readonly what: Subject }
  | { readonly on: 'scry'; readonly whose: Whose }
  /** 603.8: as soon as this is so, and no ability of that kind is on the stack. */
  | { readonly on: 'state'; readonly when: Condition }
  | { readonly on: 'any'; readonly of: readonly Trigger[] };

export const TRIGGERS = [
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
] as const satisfies readonly Exclude<Trigger['on'], 'any'>[];
