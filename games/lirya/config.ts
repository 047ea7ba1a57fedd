/** Every ruling that is not literally in the rules document, and every number in it, as one set of named values. A variant is another set. */
import type { StateName } from './card-definition/index.ts';

export interface RulesConfig {
  // Setup
  readonly startingLife: number;
  /** Healing stops here. */
  readonly maxLife: number;
  readonly firstHand: number;
  readonly secondHand: number;
  readonly mulligan: boolean;
  /** Whether both know what both decks are made of; else it may be any cards of the sets that are played with. */
  readonly openLists: boolean;
  /** Whether the player who begins draws on the first turn. */
  readonly firstDraw: boolean;
  readonly maxHand: number;
  /** Whether a card drawn beyond that goes face up to the discard pile, or is not drawn at all. */
  readonly burnOverdraw: boolean;
  /** Whether decks are shuffled after every search, or only if the card says so. */
  readonly searchShuffles: boolean;

  // Energy
  readonly startingEnergy: number;
  readonly maxEnergy: number;
  readonly energyPerTurn: number;
  /** 'refill': spent energy is back at the next own start; 'bank': it never is, and each turn adds. */
  readonly energy: 'refill' | 'bank';
  /** What the player who plays second has more on the first own turn. */
  readonly secondPlayerBonusEnergy: number;
  /** Whether a cost that was reduced is at least 0 before increases are added, or only in the end. */
  readonly costFloor: 'between' | 'end';
  readonly moveCost: number;
  /** Whether a character moves but once a turn. */
  readonly movesOnce: boolean;

  // Field
  readonly slotsPerLine: 4;
  readonly structureSlots: 3;
  readonly weapons: number;
  readonly armours: number;
  readonly accessories: number;
  readonly universals: number;
  /** Whether that is the most of all that a character carries, of whatever kind. */
  readonly universalsCountAll: boolean;
  /** Whether what a structure has suffered stays when it is raised; else it is whole again. */
  readonly upgradeKeepsDamage: boolean;
  readonly allowDemolish: boolean;

  // Combat
  /** Whether the attacked player may assign defenders. */
  readonly defenceStep: boolean;
  /** Whether stunned characters may defend. */
  readonly stunnedDefend: boolean;
  readonly summoningSickness: boolean;
  /** Whether abilities can be used in the turn in which their card came. */
  readonly abilitiesAtOnce: boolean;
  /** Whether a line of none but hidden characters is open. */
  readonly hiddenOpenLines: boolean;
  /** Whether characters of the second line may attack structures without siege. */
  readonly secondLineSieges: boolean;
  /** Whether assault reaches the player, or characters of either line alone. */
  readonly assaultReachesPlayer: boolean;
  /** Who strikes back: nobody, the target that survives, or the target in any case. */
  readonly retaliation: 'none' | 'survivor' | 'simultaneous';
  readonly firstTurnAttacks: boolean;
  readonly defaultPierce: number;
  /** No attack against a character deals less. */
  readonly minimumDamage: number;
  /** Whether defence counts against the damage of spells and abilities. */
  readonly defenceAgainstEffects: boolean;
  /** Whether two attacks of one character must have different targets. */
  readonly differentTargets: boolean;
  /** Whether an attack that nobody stepped into fails if by its combat the attacker could no longer attack the target. */
  readonly targetsCheckedAgain: boolean;

  // The stack
  /** Who is asked first in a window: the player whose turn it is not, or the one whose turn it is. */
  readonly firstResponse: 'other' | 'active';
  /** Whether players order their own simultaneous triggers themselves. */
  readonly orderTriggers: boolean;

  // Control
  /** Whether who changes sides needs a free place in the same line; else the other line does as well. */
  readonly controlKeepsLine: boolean;
  /** What becomes of a card that should go back to its owner and has no place there. */
  readonly returnWithoutRoom: 'destroyed' | 'stays';

  // States
  readonly amounts: {
    readonly [
      state in Extract<
        StateName,
        'poisoned' | 'regeneration' | 'vulnerable' | 'fortified' | 'blessed' | 'cursed'
      >
    ]: number;
  };
  /** Whether poison and regeneration work, and durations count down, in every turn and not only in those of the bearer's player. */
  readonly everyTurnTicks: boolean;
  readonly everyTurnCounts: boolean;
  /** Whether a state that lasts for good stays when one for a time is applied. */
  readonly lastingStatesStay: boolean;
  /** Whether who is hidden cannot be chosen as a target by the other side either. */
  readonly stealthUntargetable: boolean;
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
  /** What it is when both lose together: a draw, or a loss of the player whose turn it is. */
  readonly bothLose: 'draw' | 'active';
}

const canon: RulesConfig = {
  startingLife: 20,
  maxLife: 20,
  firstHand: 4,
  secondHand: 5,
  mulligan: true,
  openLists: false,
  firstDraw: true,
  maxHand: 10,
  burnOverdraw: true,
  searchShuffles: false,
  startingEnergy: 1,
  maxEnergy: 10,
  energyPerTurn: 1,
  energy: 'refill',
  secondPlayerBonusEnergy: 1,
  costFloor: 'between',
  moveCost: 1,
  movesOnce: true,
  slotsPerLine: 4,
  structureSlots: 3,
  weapons: 1,
  armours: 1,
  accessories: 2,
  universals: 3,
  universalsCountAll: false,
  upgradeKeepsDamage: true,
  allowDemolish: false,
  defenceStep: true,
  stunnedDefend: true,
  summoningSickness: true,
  abilitiesAtOnce: true,
  hiddenOpenLines: true,
  secondLineSieges: true,
  assaultReachesPlayer: true,
  retaliation: 'none',
  firstTurnAttacks: true,
  defaultPierce: 2,
  minimumDamage: 0,
  defenceAgainstEffects: false,
  differentTargets: false,
  targetsCheckedAgain: false,
  firstResponse: 'other',
  orderTriggers: false,
  controlKeepsLine: true,
  returnWithoutRoom: 'destroyed',
  amounts: { poisoned: 1, regeneration: 1, vulnerable: 1, fortified: 1, blessed: 1, cursed: 1 },
  everyTurnTicks: false,
  everyTurnCounts: false,
  lastingStatesStay: true,
  stealthUntargetable: false,
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
  bothLose: 'draw',
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
