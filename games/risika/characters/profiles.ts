/** What tells the four characters apart: all else they share. */

export interface StrategyProfile {
  /** The least chance at which an attack is begun. */
  readonly minChance: number;
  /** The same where a conquest would bring the card of the turn. */
  readonly minChanceForCard: number;
  /** What a territory is worth that serves no purpose but to be one more. */
  readonly territoryValue: number;
  /** How much an army lost weighs against what it wins. */
  readonly lossWeight: number;
  /** The share of the foe's armies next door against which a front is held. */
  readonly guardShare: number;
  /** The largest share of all armies that is put on one territory. */
  readonly maxShare: number;
  /** How much dearer the territories of whoever attacked are. */
  readonly revengeWeight: number;
}

export const PROFILES = {
  cautious: {
    minChance: 0.7,
    minChanceForCard: 0.6,
    territoryValue: 0,
    lossWeight: 0.4,
    guardShare: 0.8,
    maxShare: 0.4,
    revengeWeight: 0,
  },
  balanced: {
    minChance: 0.6,
    minChanceForCard: 0.5,
    territoryValue: 0.05,
    lossWeight: 0.3,
    guardShare: 0.5,
    maxShare: 0.5,
    revengeWeight: 0,
  },
  aggressive: {
    minChance: 0.5,
    minChanceForCard: 0.4,
    territoryValue: 0.2,
    lossWeight: 0.2,
    guardShare: 0.3,
    maxShare: 0.6,
    revengeWeight: 0,
  },
  vengeful: {
    minChance: 0.65,
    minChanceForCard: 0.5,
    territoryValue: 0,
    lossWeight: 0.35,
    guardShare: 0.5,
    maxShare: 0.5,
    revengeWeight: 3,
  },
} as const satisfies { readonly [name: string]: StrategyProfile };

export type CharacterName = keyof typeof PROFILES;
