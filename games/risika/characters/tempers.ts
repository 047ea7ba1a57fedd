/** What tells the four characters apart: all else they share. */

export interface Temper {
  /** The least chance at which an attack is begun. */
  readonly bar: number;
  /** The same where a conquest would bring the card of the turn. */
  readonly cardBar: number;
  /** What a territory is worth that serves no purpose but to be one more. */
  readonly ground: number;
  /** How much an army lost weighs against what it wins. */
  readonly thrift: number;
  /** The share of the foe's armies next door against which a front is held. */
  readonly guard: number;
  /** The largest share of all armies that is put on one territory. */
  readonly spread: number;
  /** How much dearer the territories of whoever attacked are. */
  readonly grudge: number;
}

export const TEMPERS = {
  cautious: { bar: 0.7, cardBar: 0.6, ground: 0, thrift: 0.4, guard: 0.8, spread: 0.4, grudge: 0 },
  balanced: { bar: 0.6, cardBar: 0.5, ground: 0.05, thrift: 0.3, guard: 0.5, spread: 0.5, grudge: 0 },
  aggressive: { bar: 0.5, cardBar: 0.4, ground: 0.2, thrift: 0.2, guard: 0.3, spread: 0.6, grudge: 0 },
  vengeful: { bar: 0.65, cardBar: 0.5, ground: 0, thrift: 0.35, guard: 0.5, spread: 0.5, grudge: 3 },
} as const satisfies { readonly [name: string]: Temper };

export type CharacterName = keyof typeof TEMPERS;
