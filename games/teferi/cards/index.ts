/** The cards and decks that ship with the game. */
import { ANY_TARGET, type Card, type Deck } from '../abilities/index.ts';
import { creature, instant, sorcery } from './build.ts';
import { BASICS } from './lands.ts';

export const CARDS: readonly Card[] = [
  ...BASICS,
  creature('Gravel Brawler', '{1}{R}', ['Goblin'], [2, 1]),
  creature('Ash Runner', '{1}{R}', ['Lizard'], [2, 1], ['haste']),
  creature('Ember Twinblade', '{2}{R}{R}', ['Human', 'Warrior'], [2, 2], ['double strike']),
  creature('Ridge Stomper', '{3}{R}', ['Ogre'], [4, 3], ['trample']),
  creature('Thicket Yearling', '{1}{G}', ['Bear'], [2, 2]),
  creature('Canopy Lurker', '{3}{G}', ['Cat'], [3, 3], ['flash']),
  creature('Fen Viper', '{G}', ['Snake'], [1, 1], ['deathtouch']),
  creature('Bough Spider', '{2}{G}', ['Spider'], [1, 4], ['reach']),
  creature('Dawn Lancer', '{1}{W}', ['Human', 'Knight'], [2, 1], ['first strike']),
  creature('Gatehouse Wall', '{1}{W}', ['Wall'], [0, 4], ['defender']),
  creature('Cloud Sentinel', '{2}{W}', ['Bird'], [2, 2], ['flying', 'vigilance']),
  {
    ...creature('Patient Scribe', '{1}{U}', ['Human', 'Wizard'], [1, 1]),
    text: '{T}: Draw a card.',
    abilities: [
      { kind: 'activated', cost: [{ pay: 'tap' }], effects: [{ do: 'draw', who: 'you', count: 1 }] },
    ],
  },
  {
    ...creature('Rallying Chief', '{1}{W}{W}', ['Human', 'Soldier'], [2, 2]),
    text: 'Other creatures you control get +1/+1.',
    abilities: [
      {
        kind: 'static',
        affects: { every: { types: ['creature'], controller: 'you', other: true } },
        changes: [{ change: 'add', power: 1, toughness: 1 }],
      },
    ],
  },
  {
    ...creature('Mourning Imp', '{2}{B}', ['Imp'], [2, 1], ['flying']),
    text: 'Flying\nWhen Mourning Imp dies, draw a card.',
    abilities: [
      { kind: 'keyword', keyword: 'flying' },
      {
        kind: 'triggered',
        when: { on: 'dies', what: 'this' },
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
    ],
  },
  instant('Spark Lash', '{R}', 'Spark Lash deals 3 damage to any target.', {
    kind: 'spell',
    targets: [ANY_TARGET],
    effects: [{ do: 'damage', amount: 3, to: { target: 0 } }],
  }),
  instant('Sudden Growth', '{G}', 'Target creature gets +3/+3 until end of turn.', {
    kind: 'spell',
    targets: [{ what: { types: ['creature'] } }],
    effects: [
      {
        do: 'change',
        what: { target: 0 },
        changes: [{ change: 'add', power: 3, toughness: 3 }],
        until: 'end of turn',
      },
    ],
  }),
  sorcery('Quiet Reading', '{2}{U}', 'Draw two cards.', {
    kind: 'spell',
    effects: [{ do: 'draw', who: 'you', count: 2 }],
  }),
];

const deck = (name: string, ...cards: readonly (readonly [number, string])[]): Deck => ({
  name,
  cards: cards.map(([count, card]) => ({ count, card })),
});

export const DECKS: readonly Deck[] = [
  deck(
    'ridge',
    [12, 'Mountain'],
    [12, 'Forest'],
    [4, 'Gravel Brawler'],
    [4, 'Ash Runner'],
    [4, 'Ember Twinblade'],
    [4, 'Ridge Stomper'],
    [4, 'Thicket Yearling'],
    [4, 'Canopy Lurker'],
    [4, 'Bough Spider'],
    [4, 'Spark Lash'],
    [4, 'Sudden Growth'],
  ),
  deck(
    'gate',
    [16, 'Plains'],
    [8, 'Island'],
    [4, 'Dawn Lancer'],
    [4, 'Gatehouse Wall'],
    [4, 'Cloud Sentinel'],
    [4, 'Patient Scribe'],
    [4, 'Rallying Chief'],
    [4, 'Quiet Reading'],
    [4, 'Fen Viper'],
    [4, 'Mourning Imp'],
    [4, 'Bough Spider'],
  ),
];
