/** Every field of the configuration, with another value than the usual one, and what that changes. */
import type { RulesConfig } from './config.ts';
import {
  attacksAtOnce,
  begun,
  broken,
  carried,
  front,
  pieces,
  played,
  under,
} from './config-tales.testing.ts';

/** What the usual value comes to, another value, and what that comes to. */
type Case = readonly [variant: unknown, look: (variant: object) => unknown, usual: unknown, then: unknown];
type Cases = {
  readonly [field in Exclude<keyof RulesConfig, 'slotsPerLine' | 'structureSlots'>]: Case;
};

export const CASES: Cases = {
  startingLife: [13, (v) => begun(v).first().life, 20, 13],
  maxLife: [30, (v) => under(v, { hand: ['c-heal'] }).plays('c-heal').you.life, 20, 25],
  firstHand: [2, (v) => begun(v).first().hand.count, 4, 2],
  secondHand: [2, (v) => begun(v).second().hand.count, 5, 2],
  mulligan: [false, (v) => begun(v).match.question?.prompt, 'mulligan', 'main'],
  openLists: [true, (v) => begun(v).match.view(0).settings.deck2, null, 'tidewind-circle'],
  firstDraw: [false, (v) => played(v, 0).first().hand.count, 5, 4],
  maxHand: [2, (v) => under(v, { hand: ['c-three'] }).plays('c-three').you.hand.count, 3, 2],
  burnOverdraw: [
    false,
    (v) => under({ ...v, maxHand: 2 }, { hand: ['c-three'] }).plays('c-three').you.deck.count,
    5,
    6,
  ],
  searchShuffles: [
    true,
    (v) =>
      under(v, { hand: ['c-search'], deck: ['post', 'word'] })
        .plays('c-search', 'word')
        .heard({ did: 'shuffle' }),
    0,
    1,
  ],
  startingEnergy: [4, (v) => played(v, 0).first().energy, 2, 5],
  maxEnergy: [12, (v) => under(v, { energy: 3, hand: ['c-energy'] }).plays('c-energy').you.energy, 10, 12],
  energyPerTurn: [3, (v) => played(v, 0).first().energy, 2, 4],
  energy: ['bank', (v) => under(v, { energy: 1, capacity: 5 }, {}).endsTurn().endsTurn().you.energy, 6, 2],
  secondPlayerBonusEnergy: [3, (v) => played(v, 1).second().energy, 3, 5],
  costFloor: [
    'end',
    (v) =>
      under(v, { hand: ['c-less', 'c-more', 'slag-jet'] })
        .plays('c-less')
        .plays('c-more').you.costs!['slag-jet'],
    1,
    0,
  ],
  moveCost: [3, (v) => under(v, { pieces: pieces('post') }).moves('post', 4).you.energy, 9, 7],
  movesOnce: [
    false,
    (v) =>
      under(v, { pieces: pieces('post') })
        .moves('post', 4)
        .offers({ move: 'post' }),
    false,
    true,
  ],
  weapons: [2, (v) => carried(v, 'c-weapon'), 1, 2],
  armours: [2, (v) => carried(v, 'c-armour'), 1, 2],
  accessories: [1, (v) => carried(v, 'c-accessory'), 2, 1],
  universals: [1, (v) => carried(v, 'c-universal'), 3, 1],
  universalsCountAll: [
    true,
    (v) => {
      const equipment = ['c-weapon', 'c-armour', 'c-accessory'];
      return under(v, { hand: ['c-universal'], pieces: [{ card: 'post', equipment }] }).offers({
        play: 'c-universal',
      });
    },
    true,
    false,
  ],
  upgradeKeepsDamage: [
    false,
    (v) =>
      under(v, { pieces: [{ card: 'hut', health: 1 }] })
        .upgrades('hut')
        .wounds('hut'),
    5,
    0,
  ],
  allowDemolish: [true, (v) => under(v, { pieces: pieces('hut') }).offers({ demolish: 'hut' }), false, true],
  defenceStep: [
    false,
    (v) =>
      under(v, { pieces: pieces('c-assault') }, { pieces: pieces('post') }).declares(['c-assault', 'foe'])
        .asked,
    'defend',
    'main',
  ],
  stunnedDefend: [
    false,
    (v) =>
      under(v, { hand: ['c-stun'], pieces: pieces('c-assault') }, { pieces: pieces('post') })
        .plays('c-stun', 'post')
        .declares(['c-assault', 'foe']).asked,
    'defend',
    'main',
  ],
  summoningSickness: [
    false,
    (v) =>
      under(v, { hand: ['straw'] })
        .plays('straw', 0)
        .offers('combat'),
    false,
    true,
  ],
  abilitiesAtOnce: [
    false,
    (v) =>
      under(v, { hand: ['c-user'] })
        .plays('c-user', 0)
        .offers({ use: 'c-user' }),
    true,
    false,
  ],
  hiddenOpenLines: [
    false,
    (v) =>
      under(v, { pieces: pieces('brute') }, { pieces: pieces('c-hidden') })
        .does('combat')
        .offers({ target: 'foe' }),
    true,
    false,
  ],
  secondLineSieges: [
    false,
    (v) =>
      under(v, { pieces: [{ card: 'sage' }] }, { pieces: pieces('hut', 'post') })
        .does('combat')
        .offers({ target: 'hut' }),
    true,
    false,
  ],
  assaultReachesPlayer: [
    false,
    (v) =>
      under(v, { pieces: pieces('c-assault') }, { pieces: pieces('post') })
        .does('combat')
        .offers({ target: 'foe' }),
    true,
    false,
  ],
  retaliation: [
    'survivor',
    (v) =>
      under(v, { pieces: pieces('post') }, { pieces: pieces('brute') })
        .attacks(['post', 'brute'])
        .wounds('post'),
    0,
    5,
  ],
  firstTurnAttacks: [false, attacksAtOnce, true, false],
  defaultPierce: [
    0,
    (v) =>
      under(v, { hand: ['c-pierce'] }, { pieces: pieces('wall') })
        .plays('c-pierce', 'wall')
        .wounds('wall'),
    3,
    1,
  ],
  minimumDamage: [
    1,
    (v) =>
      under(v, { pieces: pieces('bowman') }, { pieces: pieces('wall') })
        .attacks(['bowman', 'wall'])
        .wounds('wall'),
    0,
    1,
  ],
  defenceAgainstEffects: [
    true,
    (v) =>
      under(v, { hand: ['bolt'] }, { pieces: pieces('wall') })
        .plays('bolt', 'wall')
        .isThere('wall'),
    false,
    true,
  ],
  differentTargets: [
    true,
    (v) =>
      under(v, { pieces: pieces('c-double') })
        .does('combat')
        .offers({ twice: true }),
    true,
    false,
  ],
  targetsCheckedAgain: [
    true,
    (v) =>
      under(v, { pieces: pieces('brute') }, { hand: ['c-slip'], pieces: pieces('post', 'wall') })
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
      under(v, { hand: ['word', 'retort'] }, { hand: ['retort'] }).does({ play: 'word' }).match.question
        ?.seat,
    1,
    0,
  ],
  stealthUntargetable: [
    true,
    (v) =>
      under(v, { hand: ['jab'] }, { pieces: pieces('c-hidden') })
        .does({ play: 'jab' })
        .offers('c-hidden'),
    true,
    false,
  ],
  controlKeepsLine: [
    false,
    (v) =>
      under(
        v,
        { hand: ['c-charm'], pieces: front('post', 'post', 'post', 'post') },
        { pieces: front('straw') },
      )
        .plays('c-charm', 'straw')
        .piece('straw').control,
    1,
    0,
  ],
  returnWithoutRoom: [
    'stays',
    (v) =>
      under(v, { hand: ['c-charm', 'c-crowd'] }, { pieces: front('straw', 'post', 'post', 'post') })
        .plays('c-charm', 'straw')
        .plays('c-crowd')
        .endsTurn()
        .isThere('straw'),
    false,
    true,
  ],
  amounts: [
    { blessed: 3 },
    (v) =>
      under(v, { hand: ['c-bless'], pieces: pieces('post') })
        .plays('c-bless', 'post')
        .gain('post', 'attack'),
    1,
    3,
  ],
  opposites: [
    [['fortified', 'vulnerable']],
    (v) =>
      under(v, { hand: ['c-bless', 'c-curse'], pieces: pieces('post') })
        .plays('c-bless', 'post')
        .plays('c-curse', 'post')
        .states('post').length,
    0,
    2,
  ],
  everyTurnTicks: [
    true,
    (v) =>
      under(v, { hand: ['c-poison'], pieces: pieces('post') })
        .plays('c-poison', 'post')
        .endsTurn()
        .wounds('post'),
    0,
    1,
  ],
  everyTurnCounts: [
    true,
    (v) =>
      under(v, { hand: ['c-stun'] }, { pieces: pieces('post') })
        .plays('c-stun', 'post')
        .endsTurn()
        .states('post').length,
    1,
    0,
  ],
  lastingStatesStay: [
    false,
    (v) =>
      under(v, { hand: ['c-bless', 'c-bless-once'], pieces: pieces('post') })
        .plays('c-bless', 'post')
        .plays('c-bless-once', 'post')
        .endsTurn()
        .states('post').length,
    1,
    0,
  ],
  deckMin: [1, (v) => broken(v, { 'ash-urchin': 2 }).length, 1, 0],
  deckMax: [1, (v) => broken({ deckMin: 1, ...v }, { 'ash-urchin': 2 }).length, 0, 1],
  copies: [3, (v) => broken({ deckMin: 1, ...v }, { 'ash-urchin': 3 }).length, 1, 0],
  legendaryCopies: [2, (v) => broken({ deckMin: 1, ...v }, { 'ardea-malabrace': 2 }).length, 1, 0],
  legendaries: [0, (v) => broken({ deckMin: 1, ...v }, { 'ardea-malabrace': 1 }).length, 0, 1],
  lastTurn: [3, (v) => played(v, 5).match.outcome, undefined, { places: [1, 1] }],
  chainResolutions: [
    20,
    (v) =>
      under(v, { hand: ['c-energy'], pieces: pieces('c-echo') })
        .plays('c-energy')
        .heard({ did: 'resolve' }),
    500,
    20,
  ],
  chainEvents: [
    10,
    (v) =>
      under(v, { hand: ['c-loop'] })
        .plays('c-loop')
        .heard({ did: 'anomaly' }),
    0,
    1,
  ],
  bothLose: [
    'active',
    (v) => under(v, { life: 5, hand: ['c-all-burn'] }, { life: 5 }).plays('c-all-burn').match.outcome,
    { places: [1, 1] },
    { places: [2, 1] },
  ],
  anomalies: [
    1,
    (v) =>
      under({ chainResolutions: 20, ...v }, { hand: ['c-energy'], pieces: pieces('c-echo') })
        .does({ play: 'c-energy' })
        .settles().match.outcome,
    undefined,
    { places: [1, 1] },
  ],
  orderTriggers: [
    true,
    (v) =>
      under(v, { hand: ['c-energy'], pieces: pieces('c-echo', 'c-echo') }).does({ play: 'c-energy' }).asked,
    'main',
    'order',
  ],
};
