/** The strategies of the four computer players and of the levels. */

export interface StrategyProfile {
  /** The minimum chance of an attack. */
  readonly minChance: number;
  /** The minimum chance if a conquest would earn the card of the turn. */
  readonly minChanceForCard: number;
  /** After the first conquest of a turn, which earns the card. */
  readonly afterConquest: 'goes on' | 'stops';
  /** The seat that it attacks above all others. */
  readonly enemy: 'none' | 'first attacker';
  /** The value of any territory, in armies. */
  readonly territoryValue: number;
  /** The weight of the faculty to complete next. */
  readonly goalWeight: number;
  /** The weight of breaking the faculties of others. */
  readonly breakWeight: number;
  /** The weight of own losses against gains. */
  readonly lossWeight: number;
  /** The share of hostile neighbouring armies against which a front is defended. */
  readonly guardShare: number;
  /** The largest share of all armies on one territory. */
  readonly maxShare: number;
}

export const PROFILES = {
  /** Plans: completes and holds faculties, and leaves those of others alone. */
  balanced: {
    minChance: 0.6,
    minChanceForCard: 0.5,
    afterConquest: 'goes on',
    enemy: 'none',
    territoryValue: 0.05,
    goalWeight: 2,
    breakWeight: 0,
    lossWeight: 0.3,
    guardShare: 0.5,
    maxShare: 0.5,
  },
  /** Takes one territory for the card where it is nearly certain, and waits behind its garrisons. */
  cautious: {
    minChance: 0.77,
    minChanceForCard: 0.67,
    afterConquest: 'stops',
    enemy: 'none',
    territoryValue: 0,
    goalWeight: 1,
    breakWeight: 2,
    lossWeight: 0.4,
    guardShare: 0.6,
    maxShare: 0.25,
  },
  /** Attacks anyone for any territory, also at poor odds. */
  aggressive: {
    minChance: 0.45,
    minChanceForCard: 0.35,
    afterConquest: 'goes on',
    enemy: 'none',
    territoryValue: 4,
    goalWeight: 0.5,
    breakWeight: 1,
    lossWeight: 0.2,
    guardShare: 0.3,
    maxShare: 0.6,
  },
  /** Pursues the seat that attacked it first until that seat is out. */
  vengeful: {
    minChance: 0.6,
    minChanceForCard: 0.5,
    afterConquest: 'goes on',
    enemy: 'first attacker',
    territoryValue: 0,
    goalWeight: 1,
    breakWeight: 1,
    lossWeight: 0.3,
    guardShare: 0.5,
    maxShare: 0.5,
  },
} as const satisfies { readonly [name: string]: StrategyProfile };

export type CharacterName = keyof typeof PROFILES;

/** Found by self-play against the characters: the profile from which levels start and with which rollouts go on. It needs no memory. */
export const TUNED_PROFILE: StrategyProfile = {
  minChance: 0.7,
  minChanceForCard: 0.49,
  afterConquest: 'goes on',
  enemy: 'none',
  territoryValue: 0,
  goalWeight: 1,
  breakWeight: 1,
  lossWeight: 0.61,
  guardShare: 0.72,
  maxShare: 0.52,
};
