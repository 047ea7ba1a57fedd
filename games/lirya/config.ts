/** Every ruling that is not literally in the rules document, and every number in it, as one set of named values. A variant is another set. */
import type { StateName } from './vocabulary/index.ts';

export interface RulesConfig {
  // Setup
  readonly startingLife: number;
  /** Healing stops here. */
  readonly maxLife: number;
  readonly firstHand: number;
  readonly secondHand: number;
  readonly mulligan: boolean;
  /** Whether the player who begins draws on the first turn. */
  readonly firstDraw: boolean;
  /** A card drawn beyond this goes face up to the discard pile. */
  readonly maxHand: number;

  // Energy
  readonly startingEnergy: number;
  readonly maxEnergy: number;
  readonly energyPerTurn: number;
  /** 'refill': spent energy is back at the next own start; 'bank': it never is, and each turn adds. */
  readonly energy: 'refill' | 'bank';
  /** What the player who plays second has more on the first own turn. */
  readonly secondPlayerBonusEnergy: number;
  readonly moveCost: number;

  // Field
  readonly slotsPerLine: 4;
  readonly structureSlots: 3;
  readonly weapons: number;
  readonly armours: number;
  readonly accessories: number;
  readonly universals: number;
  readonly allowDemolish: boolean;

  // Combat
  /** Whether the attacked player may assign defenders. */
  readonly defenceStep: boolean;
  readonly summoningSickness: boolean;
  /** Who strikes back: nobody, the target that survives, or the target in any case. */
  readonly retaliation: 'none' | 'survivor' | 'simultaneous';
  readonly firstTurnAttacks: boolean;
  readonly defaultPierce: number;
  /** No attack against a character deals less. */
  readonly minimumDamage: number;
  /** Whether two attacks of one character must have different targets. */
  readonly differentTargets: boolean;

  // States
  readonly amounts: {
    readonly [
      state in Extract<
        StateName,
        'poisoned' | 'regeneration' | 'vulnerable' | 'fortified' | 'blessed' | 'cursed'
      >
    ]: number;
  };
  readonly opposites: readonly (readonly [StateName, StateName])[];

  // Decks
  readonly deckMin: number;
  readonly deckMax: number;
  readonly copies: number;
  readonly legendaryCopies: number;
  readonly legendaries: number;

  // Ends
  readonly lastTurn: number;
  /** How many objects of the stack may resolve, and how many events happen, on account of one action. */
  readonly chainResolutions: number;
  readonly chainEvents: number;
  /** So many chains that had to be stopped end the match. */
  readonly anomalies: number;
  /** Whether players order their own simultaneous triggers themselves. */
  readonly orderTriggers: boolean;
}

const canon: RulesConfig = {
  startingLife: 20,
  maxLife: 20,
  firstHand: 4,
  secondHand: 5,
  mulligan: true,
  firstDraw: true,
  maxHand: 10,
  startingEnergy: 1,
  maxEnergy: 10,
  energyPerTurn: 1,
  energy: 'refill',
  secondPlayerBonusEnergy: 1,
  moveCost: 1,
  slotsPerLine: 4,
  structureSlots: 3,
  weapons: 1,
  armours: 1,
  accessories: 2,
  universals: 3,
  allowDemolish: false,
  defenceStep: true,
  summoningSickness: true,
  retaliation: 'none',
  firstTurnAttacks: true,
  defaultPierce: 2,
  minimumDamage: 0,
  differentTargets: false,
  amounts: { poisoned: 1, regeneration: 1, vulnerable: 1, fortified: 1, blessed: 1, cursed: 1 },
  opposites: [
    ['blessed', 'cursed'],
    ['fortified', 'vulnerable'],
    ['regeneration', 'poisoned'],
  ],
  deckMin: 40,
  deckMax: 60,
  copies: 2,
  legendaryCopies: 1,
  legendaries: 3,
  lastTurn: 200,
  chainResolutions: 500,
  chainEvents: 5000,
  anomalies: 3,
  orderTriggers: false,
};

export const PRESETS = ['canon', 'balanced', 'no-defence'] as const;
export type Preset = (typeof PRESETS)[number];

/** The rules by name: the document as it stands, the variant that plays most evenly, and the author's later version without defence. */
export const presets: { readonly [preset in Preset]: RulesConfig } = {
  canon,
  balanced: {
    ...canon,
    retaliation: 'survivor',
    firstHand: 5,
    secondHand: 7,
    firstDraw: false,
    startingEnergy: 0,
    secondPlayerBonusEnergy: 0,
  },
  'no-defence': { ...canon, defenceStep: false, summoningSickness: false },
};
