import type { ItemKind } from '../../parts.ts';
import type { Part } from '../../views.ts';
import type { Stop } from '../../stops.ts';

/** The words that only this face needs; sentences of the game are in its texts. */
export interface OwnWords {
  readonly board: string;
  waiting(name: string): string;
  turn(number: number): string;
  readonly phase: string;
  /** The short words that stand under signs. */
  readonly life: string;
  readonly energy: string;
  readonly deck: string;
  readonly discard: string;
  readonly hand: string;
  cards(count: number): string;
  readonly cost: string;
  readonly empty: string;
  ofMost(now: number, most: number): string;
  level(level: number): string;
  readonly points: string;
  readonly carries: string;
  readonly token: string;
  readonly sick: string;

  readonly values: {
    raised(base: number): string;
    lowered(base: number): string;
    why(stat: string, value: number): string;
    readonly from: { readonly [from in Part['from']]: string };
  };
  turnsLeft(turns: number): string;
  against(what: string): string;

  readonly stack: {
    readonly kinds: { readonly [kind in ItemKind]: string };
    targets(names: string): string;
    readonly youMay: string;
    may(name: string): string;
    readonly top: string;
  };
  readonly battle: {
    readonly attackers: string;
    target(name: string): string;
    readonly defenders: string;
    attackOf(name: string): string;
    attack(count: number): string;
    readonly noAttack: string;
    defend(count: number): string;
    readonly noDefence: string;
    readonly again: string;
    readonly twice: string;
    chosen(name: string): string;
  };
  readonly foreseen: {
    readonly title: string;
    damage(target: string, amount: number): string;
    nothing(target: string): string;
    readonly dies: string;
    left(left: number): string;
    back(attacker: string, amount: number): string;
    life(name: string, from: number, to: number): string;
    readonly fails: string;
  };
  readonly mulligan: {
    readonly keep: string;
    putBack(count: number): string;
  };
  readonly passing: {
    readonly title: string;
    readonly about: string;
    /** Whoever wants to be asked everything. */
    readonly control: string;
    readonly stops: { readonly [stop in Stop]: string };
  };
  readonly choices: string;
}
