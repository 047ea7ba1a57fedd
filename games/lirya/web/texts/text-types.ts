/** The labels that only the board needs; the sentences of the game are in its texts. */
import type { StackItemKind } from '../../parts.ts';
import type { Stop } from '../../auto-pass.ts';

export interface LiryaOwnTexts {
  readonly board: string;
  waiting(name: string): string;
  turn(number: number): string;
  readonly phase: string;
  /** Short labels under icons. */
  readonly life: string;
  readonly energy: string;
  readonly deck: string;
  cards(count: number): string;
  readonly cost: string;
  ofMax(now: number, max: number): string;
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
  readonly combat: {
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
  /** The options in the enlarged view of a card. */
  readonly actions: {
    readonly play: string;
    readonly move: string;
    readonly upgrade: string;
    readonly demolish: string;
  };
  /** Says how to read a card of which only the beginning is shown. */
  readonly howToRead: string;
  readonly mulligan: {
    readonly keep: string;
    putBack(count: number): string;
    /** For one card. */
    readonly mark: string;
    readonly unmark: string;
  };
  readonly autoPass: {
    readonly title: string;
    readonly about: string;
    /** Shown while the page passes automatically. */
    readonly now: string;
    /** The setting to be asked every question. */
    readonly control: string;
    readonly stops: { readonly [stop in Stop]: string };
  };
  readonly choices: string;
}
