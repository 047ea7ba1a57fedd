/** The rules configuration: every number of the rules and every ruling that the original document leaves open (RULES 17). */
import type { StateName } from './card-definition/index.ts';

export interface RulesConfig {
  // Setup
  readonly startingLife: number;
  /** Healing stops here. */
  readonly maxLife: number;
  readonly firstHand: number;
  readonly secondHand: number;
  readonly mulligan: boolean;
  /** Whether both players know both deck lists. */
  readonly openLists: boolean;
  /** Whether the first player draws on the first turn. */
  readonly firstDraw: boolean;
  readonly maxHand: number;
  /** Whether a card drawn beyond `maxHand` goes face up to the discard pile; otherwise it is not drawn. */
  readonly burnOverdraw: boolean;
  /** Whether every search shuffles the deck; otherwise only if the card says so. */
  readonly searchShuffles: boolean;

  // Energy
  readonly startingEnergy: number;
  readonly maxEnergy: number;
  readonly energyPerTurn: number;
  /** 'refill': energy is set to the capacity at each own start; 'bank': unspent energy stays and each turn adds. */
  readonly energy: 'refill' | 'bank';
  /** Extra energy of the second player on the first own turn. */
  readonly secondPlayerBonusEnergy: number;
  /** Whether a reduced cost is at least 0 before increases are added, or only at the end. */
  readonly costFloor: 'between' | 'end';
  readonly moveCost: number;
  /** Whether a character can move only once a turn. */
  readonly movesOnce: boolean;

  // Field
  readonly slotsPerLine: 4;
  readonly structureSlots: 3;
  readonly weapons: number;
  readonly armours: number;
  readonly accessories: number;
  readonly universals: number;
  /** Whether `universals` limits all equipment of a character, of any slot. */
  readonly universalsCountAll: boolean;
  /** Whether damage to a structure stays when it is upgraded; otherwise the upgrade repairs it. */
  readonly upgradeKeepsDamage: boolean;
  readonly allowDemolish: boolean;

  // Combat
  /** Whether the attacked player may declare defenders. */
  readonly defenceStep: boolean;
  /** Whether stunned characters may defend. */
  readonly stunnedDefend: boolean;
  readonly summoningSickness: boolean;
  /** Whether abilities can be used in the turn in which their card entered. */
  readonly abilitiesAtOnce: boolean;
  /** Whether a line that holds only characters with stealth counts as open. */
  readonly hiddenOpenLines: boolean;
  /** Whether characters in the second line may attack structures without siege. */
  readonly secondLineSieges: boolean;
  /** Whether assault reaches the player; otherwise only characters of either line. */
  readonly assaultReachesPlayer: boolean;
  /** Whether an attacked character strikes back: never, if it survives, or always. */
  readonly retaliation: 'none' | 'survivor' | 'simultaneous';
  readonly firstTurnAttacks: boolean;
  readonly defaultPierce: number;
  /** The minimum damage of an attack against a character. */
  readonly minimumDamage: number;
  /** Whether defence reduces the damage of spells and abilities. */
  readonly defenceAgainstEffects: boolean;
  /** Whether two attacks of one character must have different targets. */
  readonly differentTargets: boolean;
  /** Whether an undefended attack fails if the attacker can no longer attack its target when the combat is resolved. */
  readonly targetsCheckedAgain: boolean;

  // The stack
  /** The player asked first in a response window: the one whose turn it is not ('other'), or the active player. */
  readonly firstResponse: 'other' | 'active';
  /** Whether players order their own simultaneous triggers. */
  readonly orderTriggers: boolean;

  // Control
  /** Whether a card that changes control needs a free slot in the same line; otherwise either line will do. */
  readonly controlKeepsLine: boolean;
  /** What happens to a card that must return to its owner and finds no free slot there. */
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
  /** Whether poison and regeneration apply, and durations count down, in every turn; otherwise only in turns of the bearer's controller. */
  readonly everyTurnTicks: boolean;
  readonly everyTurnCounts: boolean;
  /** Whether a permanent state is kept when a temporary one of the same name is applied. */
  readonly lastingStatesStay: boolean;
  /** Whether stealth also prevents being targeted by the opponent. */
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
  /** Limits for one action of a player: resolutions of stack objects, and effects. */
  readonly chainResolutions: number;
  readonly chainEvents: number;
  /** The number of aborted chains that ends the match. */
  readonly anomalies: number;
  /** The result when both lose at once: a draw, or a loss of the active player. */
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

/** The presets: the rules as in RULES.md, the best balanced variant, and the author's later version without defence. */
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
