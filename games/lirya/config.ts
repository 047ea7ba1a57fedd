/** The rules configuration: every number of the rules and every ruling that the original document leaves open (RULES 17). */
import { type ObjectOf, schema } from '@ludoteca/kernel';
import { stateName } from './card-definition/index.ts';

const { flag, list, object, oneOf, tuple } = schema;
const count = schema.integer(0, 10_000);

export const configFields = {
  // Setup
  startingLife: count,
  /** Healing stops here. */
  maxLife: count,
  firstHand: count,
  secondHand: count,
  mulligan: flag,
  /** Whether both players know both deck lists. */
  openLists: flag,
  /** Whether the first player draws on the first turn. */
  firstDraw: flag,
  maxHand: count,
  /** Whether a card drawn beyond `maxHand` goes face up to the discard pile; otherwise it is not drawn. */
  burnOverdraw: flag,
  /** Whether every search shuffles the deck; otherwise only if the card says so. */
  searchShuffles: flag,

  // Energy
  startingEnergy: count,
  maxEnergy: count,
  energyPerTurn: count,
  /** 'refill': energy is set to the capacity at each own start; 'bank': unspent energy stays and each turn adds. */
  energy: oneOf('refill', 'bank'),
  /** Extra energy of the second player on the first own turn. */
  secondPlayerBonusEnergy: count,
  /** Whether a reduced cost is at least 0 before increases are added, or only at the end. */
  costFloor: oneOf('between', 'end'),
  moveCost: count,
  /** Whether a character can move only once a turn. */
  movesOnce: flag,

  /** 17.4: what the player of the second seat has in addition: life and energy at the beginning, cards drawn at each own start. */
  rivalLife: count,
  rivalEnergy: count,
  rivalDraws: count,

  // Field
  slotsPerLine: oneOf(4),
  structureSlots: oneOf(3),
  weapons: count,
  armours: count,
  accessories: count,
  universals: count,
  /** Whether `universals` limits all equipment of a character, of any slot. */
  universalsCountAll: flag,
  /** Whether damage to a structure stays when it is upgraded; otherwise the upgrade repairs it. */
  upgradeKeepsDamage: flag,
  allowDemolish: flag,

  // Combat
  /** Whether the attacked player may declare defenders. */
  defenceStep: flag,
  /** Whether stunned characters may defend. */
  stunnedDefend: flag,
  summoningSickness: flag,
  /** Whether abilities can be used in the turn in which their card entered. */
  abilitiesAtOnce: flag,
  /** Whether a line that holds only characters with stealth counts as open. */
  hiddenOpenLines: flag,
  /** Whether characters in the second line may attack structures without siege. */
  secondLineSieges: flag,
  /** Whether assault reaches the player; otherwise only characters of either line. */
  assaultReachesPlayer: flag,
  /** Whether an attacked character strikes back: never, if it survives, or always. */
  retaliation: oneOf('none', 'survivor', 'simultaneous'),
  firstTurnAttacks: flag,
  defaultPierce: count,
  /** The minimum damage of an attack against a character. */
  minimumDamage: count,
  /** Whether defence reduces the damage of spells and abilities. */
  defenceAgainstEffects: flag,
  /** Whether two attacks of one character must have different targets. */
  differentTargets: flag,
  /** Whether an undefended attack fails if the attacker can no longer attack its target when the combat is resolved. */
  targetsCheckedAgain: flag,

  // The stack
  /** The player asked first in a response window: the one whose turn it is not ('other'), or the active player. */
  firstResponse: oneOf('other', 'active'),
  /** Whether players order their own simultaneous triggers. */
  orderTriggers: flag,

  // Control
  /** Whether a card that changes control needs a free slot in the same line; otherwise either line will do. */
  controlKeepsLine: flag,
  /** What happens to a card that must return to its owner and finds no free slot there. */
  returnWithoutRoom: oneOf('destroyed', 'stays'),

  // States
  amounts: object({
    poisoned: count,
    regeneration: count,
    vulnerable: count,
    fortified: count,
    blessed: count,
    cursed: count,
  }),
  /** Whether poison and regeneration apply, and durations count down, in every turn; otherwise only in turns of the bearer's controller. */
  everyTurnTicks: flag,
  everyTurnCounts: flag,
  /** Whether a permanent state is kept when a temporary one of the same name is applied. */
  lastingStatesStay: flag,
  /** Whether stealth also prevents being targeted by the opponent. */
  stealthUntargetable: flag,
  /** No state is in two pairs. */
  opposites: schema.refine(list(tuple(stateName, stateName), 50), (pairs, path, context) => {
    if (new Set(pairs.flat()).size < 2 * pairs.length) context.report('pairs', path);
  }),

  // Decks
  deckMin: count,
  deckMax: count,
  copies: count,
  legendaryCopies: count,
  legendaries: count,

  // Ends
  lastTurn: count,
  /** Limits for one action of a player: resolutions of stack objects, and effects. */
  chainResolutions: count,
  chainEvents: count,
  /** The number of aborted chains that ends the match. */
  anomalies: count,
  /** The result when both lose at once: a draw, or a loss of the active player. */
  bothLose: oneOf('draw', 'active'),
};
export interface RulesConfig extends ObjectOf<typeof configFields> {}

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
  rivalLife: 0,
  rivalEnergy: 0,
  rivalDraws: 0,
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
