/** Start positions from which recorded matches begin, as each game's `position` reads them. */
import type { Json } from '@ludoteca/kernel';
import { TEST_CARDS } from '../../games/teferi/cards.testing.ts';

const VALUES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'V', 'D', 'R'];
const UNO_CARDS = [
  ...['♥', '♦', '♣', '♠'].flatMap((suit) => VALUES.map((value) => value + suit)),
  'C♥',
  'C♣',
];

const unoStart: Json = {
  hands: [0, 1, 2].map((seat) => UNO_CARDS.filter((_, i) => i % 9 === seat + 2)),
  stock: UNO_CARDS.filter((_, i) => i % 9 < 2 || i % 9 > 4).filter((card) => card !== '8♥'),
  pile: ['8♥'],
  table: '8♥',
  turn: 1,
  direction: -1,
};

/** Seat 0 holds nearly everything: eliminations and the end come soon. */
const risikaStart: Json = {
  owners: Array.from({ length: 26 }, (_, territory) => (territory < 3 ? 1 : territory > 22 ? 2 : 0)),
  armies: Array.from({ length: 26 }, (_, territory) => (territory < 3 || territory > 22 ? 1 : 6)),
  colours: [4, 0, 5],
  hands: [[26, 1], [2], [3, 7]],
  deck: [0, 4, 5, 6, ...Array.from({ length: 18 }, (_, i) => i + 8), 27],
  starter: 0,
  round: 5,
};

const liryaStart: Json = {
  turn: 7,
  active: 1,
  phase: 'main',
  players: [
    {
      life: 9,
      hand: ['kite-courier', 'squall', 'reed-bow'],
      deck: ['war-swift', 'wind-lancer', 'cyclone-eye', 'rope-dancer'],
      discard: ['wind-fold'],
      pieces: [{ card: 'trench-digger', states: [{ state: 'blessed', turns: 2 }] }, { card: 'rope-bridge' }],
    },
    {
      life: 8,
      energy: 5,
      hand: ['sudden-wall', 'landslide', 'wall-mason'],
      deck: ['terrace-guard', 'mole-hunter', 'terrace-herbalist', 'stone-pact'],
      pieces: [
        { card: 'cloud-reader', equipment: ['feather-cloak'] },
        { card: 'dry-stone-wall', level: 2 },
      ],
    },
  ],
};

const teferiStart: Json = {
  turn: 6,
  active: 0,
  cards: TEST_CARDS.filter(({ name }) =>
    ['Plain Bear', 'Test Bolt', 'Test Herald'].includes(name),
  ) as unknown as Json,
  step: 'main1',
  sides: [
    {
      life: 6,
      hand: ['Mountain', 'Test Bolt'],
      library: ['Test Herald', 'Mountain', 'Test Bolt', 'Plain Bear', 'Forest'],
      battlefield: [{ card: 'Mountain' }, { card: 'Forest', tapped: true }, { card: 'Plain Bear' }],
    },
    {
      life: 5,
      poison: 1,
      hand: ['Island'],
      library: ['Swamp', 'Island', 'Plain Bear', 'Island'],
      battlefield: [{ card: 'Swamp' }, { card: 'Plain Bear', counters: { '+1/+1': 1 }, damage: 1 }],
    },
  ],
};

export { liryaStart, risikaStart, teferiStart, unoStart };
