import type { StackItemKind } from '../../parts.ts';
import type { Stop } from '../../auto-pass.ts';

/** The words that only this face needs; sentences of the game are in its texts. */
export interface LiryaOwnTexts {
  readonly board: string;
  waiting(name: string): string;
  turn(number: number): string;
  readonly phase: string;
  /** The short words that stand under signs. */
  readonly life: string;
  readonly energy: string;
  readonly deck: string;
  cards(count: number): string;
  readonly cost: string;
  ofMost(now: number, most: number): string;
  level(level: number): string;
  readonly points: string;

  readonly values: {
    raised(base: number): string;
    lowered(base: number): string;
  };

  readonly stack: {
    readonly kinds: { readonly [kind in StackItemKind]: string };
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
  };
  /** What can be done with a card, where it is looked at. */
  readonly deeds: {
    readonly play: string;
    readonly move: string;
    readonly upgrade: string;
    readonly demolish: string;
  };
  /** How to read a card of which only the beginning is shown. */
  readonly read: string;
  readonly mulligan: {
    readonly keep: string;
    putBack(count: number): string;
    /** Of one card. */
    readonly mark: string;
    readonly unmark: string;
  };
  readonly passing: {
    readonly title: string;
    readonly about: string;
    /** While the page passes for whoever sits there. */
    readonly now: string;
    /** Whoever wants to be asked everything. */
    readonly control: string;
    readonly stops: { readonly [stop in Stop]: string };
  };
  readonly choices: string;
}
