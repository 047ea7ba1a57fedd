/** The parameters in which the four computer players differ. */

export interface StrategyProfile {
  /** The minimum chance of an attack. */
  readonly minChance: number;
  /** The minimum chance if a conquest would earn the card of the turn. */
  readonly minChanceForCard: number;
  /** The value of any territory, in armies. */
  readonly territoryValue: number;
  /** The weight of own losses against gains. */
  readonly lossWeight: number;
  /** The share of hostile neighbouring armies against which a front is defended. */
  readonly guardShare: number;
  /** The largest share of all armies on one territory. */
  readonly maxShare: number;
  /** The extra value of territories of seats that have attacked. */
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

/** Found by self-play against the characters: the profile from which levels start and with which rollouts go on. */
export const TUNED_PROFILE: StrategyProfile = {
  minChance: 0.7,
  minChanceForCard: 0.49,
  territoryValue: 0,
  lossWeight: 0.61,
  guardShare: 0.72,
  maxShare: 0.52,
  revengeWeight: 0,
};
