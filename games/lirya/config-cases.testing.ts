/** For every field of the configuration: another value, and the result with the default and with that value. */
import type { RulesConfig } from './config.ts';
import {
  canAttackOnFirstTurn,
  startWith,
  findDeckReasons,
  countCarried,
  inFrontLine,
  pieces,
  playTurns,
  scenarioWith,
} from './config-scenarios.testing.ts';

/** The other value, the measurement, its result with the default, its result with the other value. */
type ConfigCase = readonly [
  variant: unknown,
  look: (variant: object) => unknown,
  usual: unknown,
  then: unknown,
];
type ConfigCases = {
  readonly [field in Exclude<keyof RulesConfig, 'slotsPerLine' | 'structureSlots'>]: ConfigCase;
};

const playersIn = ({ match }: ReturnType<typeof startWith>) => match.view('judge').players;

export const CONFIG_CASES: ConfigCases = {
  startingLife: [13, (v) => startWith(v).first().life, 20, 13],
  maxLife: [30, (v) => scenarioWith(v, { hand: ['c-heal'] }).plays('c-heal').you.life, 20, 25],
  firstHand: [2, (v) => startWith(v).first().hand.count, 4, 2],
  secondHand: [2, (v) => startWith(v).second().hand.count, 5, 2],
  mulligan: [false, (v) => startWith(v).match.question?.prompt, 'mulligan', 'main'],
  openLists: [true, (v) => startWith(v).match.view(0).settings.deck2, null, 'tidewind-circle'],
  firstDraw: [false, (v) => playTurns(v, 0).first().hand.count, 5, 4],
  maxHand: [2, (v) => scenarioWith(v, { hand: ['c-three'] }).plays('c-three').you.hand.count, 3, 2],
  burnOverdraw: [
    false,
    (v) => scenarioWith({ ...v, maxHand: 2 }, { hand: ['c-three'] }).plays('c-three').you.deck.count,
    5,
    6,
  ],
  searchShuffles: [
    true,
    (v) =>
      scenarioWith(v, { hand: ['c-search'], deck: ['post', 'word'] })
        .plays('c-search', 'word')
        .countEvents({ did: 'shuffle' }),
    0,
    1,
  ],
  rivalLife: [7, (v) => playersIn(startWith(v)).map(({ life }) => life), [20, 20], [20, 27]],
  rivalEnergy: [
    3,
    (v) => playersIn(startWith(v)).map(({ energy, capacity }) => [energy, capacity]),
    [
      [1, 1],
      [1, 1],
    ],
    [
      [1, 1],
      [4, 4],
    ],
  ],
  rivalDraws: [2, (v) => playersIn(playTurns(v, 3)).map(({ deck }) => deck.count), [34, 33], [34, 29]],
  startingEnergy: [4, (v) => playTurns(v, 0).first().energy, 2, 5],
  maxEnergy: [
    12,
    (v) => scenarioWith(v, { energy: 3, hand: ['c-energy'] }).plays('c-energy').you.energy,
    10,
    12,
  ],
  energyPerTurn: [3, (v) => playTurns(v, 0).first().energy, 2, 4],
  energy: [
    'bank',
    (v) => scenarioWith(v, { energy: 1, capacity: 5 }, {}).endsTurn().endsTurn().you.energy,
    6,
    2,
  ],
  secondPlayerBonusEnergy: [3, (v) => playTurns(v, 1).second().energy, 3, 5],
  costFloor: [
    'end',
    (v) =>
      scenarioWith(v, { hand: ['c-less', 'c-more', 'slag-jet'] })
        .plays('c-less')
        .plays('c-more').you.costs!['slag-jet'],
    1,
    0,
  ],
  moveCost: [3, (v) => scenarioWith(v, { pieces: pieces('post') }).moves('post', 4).you.energy, 9, 7],
  movesOnce: [
    false,
    (v) =>
      scenarioWith(v, { pieces: pieces('post') })
        .moves('post', 4)
        .offers({ move: 'post' }),
    false,
    true,
  ],
  weapons: [2, (v) => countCarried(v, 'c-weapon'), 1, 2],
  armours: [2, (v) => countCarried(v, 'c-armour'), 1, 2],
  accessories: [1, (v) => countCarried(v, 'c-accessory'), 2, 1],
  universals: [1, (v) => countCarried(v, 'c-universal'), 3, 1],
  universalsCountAll: [
    true,
    (v) => {
      const equipment = ['c-weapon', 'c-armour', 'c-accessory'];
      return scenarioWith(v, { hand: ['c-universal'], pieces: [{ card: 'post', equipment }] }).offers({
        play: 'c-universal',
      });
    },
    true,
    false,
  ],
  upgradeKeepsDamage: [
    false,
    (v) =>
      scenarioWith(v, { pieces: [{ card: 'hut', health: 1 }] })
        .upgrades('hut')
        .wounds('hut'),
    5,
    0,
  ],
  allowDemolish: [
    true,
    (v) => scenarioWith(v, { pieces: pieces('hut') }).offers({ demolish: 'hut' }),
    false,
    true,
  ],
  defenceStep: [
    false,
    (v) =>
      scenarioWith(v, { pieces: pieces('c-assault') }, { pieces: pieces('post') }).declares([
        'c-assault',
        'opponent',
      ]).asked,
    'defend',
    'main',
  ],
  stunnedDefend: [
    false,
    (v) =>
      scenarioWith(v, { hand: ['c-stun'], pieces: pieces('c-assault') }, { pieces: pieces('post') })
        .plays('c-stun', 'post')
        .declares(['c-assault', 'opponent']).asked,
    'defend',
    'main',
  ],
  summoningSickness: [
    false,
    (v) =>
      scenarioWith(v, { hand: ['straw'] })
        .plays('straw', 0)
        .offers('combat'),
    false,
    true,
  ],
  abilitiesAtOnce: [
    false,
    (v) =>
      scenarioWith(v, { hand: ['c-user'] })
        .plays('c-user', 0)
        .offers({ use: 'c-user' }),
    true,
    false,
  ],
  hiddenOpenLines: [
    false,
    (v) =>
      scenarioWith(v, { pieces: pieces('brute') }, { pieces: pieces('c-hidden') })
        .does('combat')
        .offers({ target: 'opponent' }),
    true,
    false,
  ],
  secondLineSieges: [
    false,
    (v) =>
      scenarioWith(v, { pieces: [{ card: 'sage' }] }, { pieces: pieces('hut', 'post') })
        .does('combat')
        .offers({ target: 'hut' }),
    true,
    false,
  ],
  assaultReachesPlayer: [
    false,
    (v) =>
      scenarioWith(v, { pieces: pieces('c-assault') }, { pieces: pieces('post') })
        .does('combat')
        .offers({ target: 'opponent' }),
    true,
    false,
  ],
  retaliation: [
    'survivor',
    (v) =>
      scenarioWith(v, { pieces: pieces('post') }, { pieces: pieces('brute') })
        .attacks(['post', 'brute'])
        .wounds('post'),
    0,
    5,
  ],
  firstTurnAttacks: [false, canAttackOnFirstTurn, true, false],
  defaultPierce: [
    0,
    (v) =>
      scenarioWith(v, { hand: ['c-pierce'] }, { pieces: pieces('wall') })
        .plays('c-pierce', 'wall')
        .wounds('wall'),
    3,
    1,
  ],
  minimumDamage: [
    1,
    (v) =>
      scenarioWith(v, { pieces: pieces('bowman') }, { pieces: pieces('wall') })
        .attacks(['bowman', 'wall'])
        .wounds('wall'),
    0,
    1,
  ],
  defenceAgainstEffects: [
    true,
    (v) =>
      scenarioWith(v, { hand: ['bolt'] }, { pieces: pieces('wall') })
        .plays('bolt', 'wall')
        .isInPlay('wall'),
    false,
    true,
  ],
  differentTargets: [
    true,
    (v) =>
      scenarioWith(v, { pieces: pieces('c-double') })
        .does('combat')
        .offers({ twice: true }),
    true,
    false,
  ],
  targetsCheckedAgain: [
    true,
    (v) =>
      scenarioWith(v, { pieces: pieces('brute') }, { hand: ['c-slip'], pieces: pieces('post', 'wall') })
        .declares(['brute', 'post'])
        .does({ play: 'c-slip' }, 'post')
        .settles()
        .wounds('post'),
    5,
    0,
  ],
  firstResponse: [
    'active',
    (v) =>
      scenarioWith(v, { hand: ['word', 'retort'] }, { hand: ['retort'] }).does({ play: 'word' }).match
        .question?.seat,
    1,
    0,
  ],
  stealthUntargetable: [
    true,
    (v) =>
      scenarioWith(v, { hand: ['jab'] }, { pieces: pieces('c-hidden') })
        .does({ play: 'jab' })
        .offers('c-hidden'),
    true,
    false,
  ],
  controlKeepsLine: [
    false,
    (v) =>
      scenarioWith(
        v,
        { hand: ['c-charm'], pieces: inFrontLine('post', 'post', 'post', 'post') },
        { pieces: inFrontLine('straw') },
      )
        .plays('c-charm', 'straw')
        .piece('straw').control,
    1,
    0,
  ],
  returnWithoutRoom: [
    'stays',
    (v) =>
      scenarioWith(
        v,
        { hand: ['c-charm', 'c-crowd'] },
        { pieces: inFrontLine('straw', 'post', 'post', 'post') },
      )
        .plays('c-charm', 'straw')
        .plays('c-crowd')
        .endsTurn()
        .isInPlay('straw'),
    false,
    true,
  ],
  amounts: [
    { blessed: 3 },
    (v) =>
      scenarioWith(v, { hand: ['c-bless'], pieces: pieces('post') })
        .plays('c-bless', 'post')
        .gain('post', 'attack'),
    1,
    3,
  ],
  opposites: [
    [['fortified', 'vulnerable']],
    (v) =>
      scenarioWith(v, { hand: ['c-bless', 'c-curse'], pieces: pieces('post') })
        .plays('c-bless', 'post')
        .plays('c-curse', 'post')
        .states('post').length,
    0,
    2,
  ],
  everyTurnTicks: [
    true,
    (v) =>
      scenarioWith(v, { hand: ['c-poison'], pieces: pieces('post') })
        .plays('c-poison', 'post')
        .endsTurn()
        .wounds('post'),
    0,
    1,
  ],
  everyTurnCounts: [
    true,
    (v) =>
      scenarioWith(v, { hand: ['c-stun'] }, { pieces: pieces('post') })
        .plays('c-stun', 'post')
        .endsTurn()
        .states('post').length,
    1,
    0,
  ],
  lastingStatesStay: [
    false,
    (v) =>
      scenarioWith(v, { hand: ['c-bless', 'c-bless-once'], pieces: pieces('post') })
        .plays('c-bless', 'post')
        .plays('c-bless-once', 'post')
        .endsTurn()
        .states('post').length,
    1,
    0,
  ],
  deckMin: [1, (v) => findDeckReasons(v, { 'ash-urchin': 2 }).length, 1, 0],
  deckMax: [1, (v) => findDeckReasons({ deckMin: 1, ...v }, { 'ash-urchin': 2 }).length, 0, 1],
  copies: [3, (v) => findDeckReasons({ deckMin: 1, ...v }, { 'ash-urchin': 3 }).length, 1, 0],
  legendaryCopies: [2, (v) => findDeckReasons({ deckMin: 1, ...v }, { 'ardea-malabrace': 2 }).length, 1, 0],
  legendaries: [0, (v) => findDeckReasons({ deckMin: 1, ...v }, { 'ardea-malabrace': 1 }).length, 0, 1],
  lastTurn: [3, (v) => playTurns(v, 5).match.outcome, undefined, { places: [1, 1] }],
  chainResolutions: [
    20,
    (v) =>
      scenarioWith(v, { hand: ['c-energy'], pieces: pieces('c-echo') })
        .plays('c-energy')
        .countEvents({ did: 'resolve' }),
    500,
    20,
  ],
  chainEvents: [
    10,
    (v) =>
      scenarioWith(v, { hand: ['c-loop'] })
        .plays('c-loop')
        .countEvents({ did: 'anomaly' }),
    0,
    1,
  ],
  bothLose: [
    'active',
    (v) => scenarioWith(v, { life: 5, hand: ['c-all-burn'] }, { life: 5 }).plays('c-all-burn').match.outcome,
    { places: [1, 1] },
    { places: [2, 1] },
  ],
  anomalies: [
    1,
    (v) =>
      scenarioWith({ chainResolutions: 20, ...v }, { hand: ['c-energy'], pieces: pieces('c-echo') })
        .does({ play: 'c-energy' })
        .settles().match.outcome,
    undefined,
    { places: [1, 1] },
  ],
  orderTriggers: [
    true,
    (v) =>
      scenarioWith(v, { hand: ['c-energy'], pieces: pieces('c-echo', 'c-echo') }).does({ play: 'c-energy' })
        .asked,
    'main',
    'order',
  ],
};
