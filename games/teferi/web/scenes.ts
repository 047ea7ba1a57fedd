/** Positions for the gallery and the tests of the board. */
import type { Choice, Json, Watcher } from '@ludoteca/kernel';
import type { Language, WebBoardProps } from '@ludoteca/kit';
import { playScene, staticBoardProps } from '@ludoteca/kit/web/scene';
import { game } from '../game.ts';
import type { Teferi } from '../parts.ts';
import type { StartPosition, StartPermanent, StartSide } from '../position.ts';
import { texts } from '../text/index.ts';

type AnswerPattern = string | number | { readonly [field: string]: Json };

/** A start position and the answers since then; an answer is the first option that has these fields. */
export interface TeferiScene {
  readonly from: StartPosition;
  readonly answers?: readonly AnswerPattern[];
  readonly watcher?: Watcher;
  readonly settings?: { readonly [field: string]: Json };
}

const repeatCard = (count: number, card: string, more: Partial<StartPermanent> = {}): StartPermanent[] =>
  Array.from({ length: count }, () => ({ card, ...more }));
const LIBRARY = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 'Mountain' : 'Forest'));

const withLibrary = (given: StartSide): StartSide => ({ library: LIBRARY, ...given });

const RED_LANDS = [
  ...repeatCard(4, 'Mountain'),
  ...repeatCard(2, 'Mountain', { tapped: true }),
  ...repeatCard(2, 'Forest'),
];
const BLUE_LANDS = [
  ...repeatCard(3, 'Island'),
  ...repeatCard(3, 'Plains'),
  ...repeatCard(1, 'Plains', { tapped: true }),
];

/** Ada plays red and green, Beatrice blue and white. */
const FROM: StartPosition = {
  turn: 9,
  sides: [
    withLibrary({
      life: 14,
      hand: [
        'Spark Lash',
        'Two Ways Out',
        'Sudden Growth',
        'Root Colossus',
        'Mountain',
        'Mountain',
        'Measured Blaze',
      ],
      graveyard: ['Gravel Brawler', 'Short Storm'],
      battlefield: [
        { card: 'Ridge Stomper', as: 'stomper' },
        { card: 'Thicket Yearling', counters: { '+1/+1': 2 } },
        { card: 'Kiln Thrower', sick: true },
        { card: 'Traveller’s Blade', attachedTo: 'stomper' },
        { card: 'Old Banner' },
        ...RED_LANDS,
      ],
    }),
    withLibrary({
      life: 9,
      poison: 2,
      hand: ['Second Thoughts', 'Send Home', 'Island'],
      graveyard: ['Mill Guard'],
      exile: ['Quiet Reading'],
      battlefield: [
        { card: 'Cloud Sentinel', as: 'bird' },
        { card: 'Gatehouse Wall', damage: 1 },
        { card: 'Dawn Lancer', tapped: true },
        { card: 'Gift of Sails', attachedTo: 'bird' },
        ...BLUE_LANDS,
      ],
    }),
  ],
};

const CROWD: StartPosition = {
  turn: 21,
  sides: [
    withLibrary({
      hand: ['Sudden Growth'],
      battlefield: [
        ...repeatCard(9, 'Gravel Brawler'),
        ...repeatCard(4, 'Charging Aurochs', { tapped: true }),
        ...repeatCard(3, 'Moss Ram', { counters: { '+1/+1': 1 } }),
        ...repeatCard(2, 'Old Banner'),
        { card: 'Market Scales' },
        ...repeatCard(8, 'Mountain'),
        ...repeatCard(6, 'Forest', { tapped: true }),
      ],
    }),
    withLibrary({
      hand: ['Send Home', 'Send Home'],
      battlefield: [
        ...repeatCard(7, 'Cloud Sentinel'),
        ...repeatCard(5, 'Mill Guard'),
        ...repeatCard(3, 'Gatehouse Wall'),
        { card: 'Worn Lock' },
        ...repeatCard(9, 'Plains'),
        ...repeatCard(5, 'Island'),
      ],
    }),
  ],
};

/** Beatrice attacks; Ada has blockers and a response in hand. */
const DEFENCE: StartPosition = {
  ...FROM,
  active: 1,
  step: 'begin-combat',
  sides: [
    withLibrary({
      life: 6,
      hand: ['Spark Lash', 'Sudden Growth', 'Mountain'],
      battlefield: [
        { card: 'Thicket Yearling' },
        { card: 'Bough Spider' },
        { card: 'Moss Ram' },
        ...repeatCard(3, 'Mountain'),
        ...repeatCard(3, 'Forest'),
      ],
    }),
    withLibrary({
      life: 8,
      hand: ['Send Home', 'Winter Catch'],
      battlefield: [
        { card: 'Cloud Sentinel' },
        { card: 'Dawn Lancer' },
        { card: 'Lamplit Matron' },
        ...repeatCard(4, 'Island'),
        ...repeatCard(2, 'Plains'),
      ],
    }),
  ],
};

const ALL_ATTACK: readonly AnswerPattern[] = [
  'pass',
  'pass',
  { name: 'Cloud Sentinel' },
  { name: 'Dawn Lancer' },
  { name: 'Lamplit Matron' },
  'done',
  'pass',
  'pass',
];

const ALWAYS = { windows: 'always' };

export const SCENES = {
  'main phase': { from: FROM, settings: ALWAYS },
  'thirty permanents': { from: CROWD, settings: ALWAYS },
  'a target': { from: FROM, settings: ALWAYS, answers: [{ cast: 'Spark Lash' }] },
  'a mode': { from: FROM, settings: ALWAYS, answers: [{ cast: 'Two Ways Out' }] },
  'how much': { from: FROM, settings: ALWAYS, answers: [{ cast: 'Measured Blaze' }] },
  'attackers wanted': {
    from: { ...FROM, step: 'begin-combat' },
    settings: ALWAYS,
    answers: ['pass', 'pass'],
  },
  'blockers wanted': { from: DEFENCE, settings: ALWAYS, answers: ALL_ATTACK },
  'a response among blockers': {
    from: DEFENCE,
    settings: ALWAYS,
    answers: [
      ...ALL_ATTACK,
      { name: 'Thicket Yearling', attacker: 'Dawn Lancer' },
      { name: 'Bough Spider', attacker: 'Cloud Sentinel' },
      'done',
      { cast: 'Winter Catch' },
      { name: 'Bough Spider' },
      'pass',
      { cast: 'Sudden Growth' },
      { name: 'Thicket Yearling' },
      'pass',
      { cast: 'Send Home' },
      { name: 'Thicket Yearling' },
      'pass',
    ],
  },
  'damage to divide': {
    from: {
      ...FROM,
      step: 'begin-combat',
    },
    settings: ALWAYS,
    answers: [
      'pass',
      'pass',
      { name: 'Ridge Stomper' },
      'done',
      'pass',
      'pass',
      { name: 'Cloud Sentinel' },
      { name: 'Gatehouse Wall' },
      'done',
      'pass',
      'pass',
    ],
  },
  'somebody watches': { from: DEFENCE, settings: ALWAYS, answers: ALL_ATTACK, watcher: 'spectator' },
  'another decides': { from: DEFENCE, settings: ALWAYS },
} as const satisfies { readonly [name: string]: TeferiScene };

const matchesPattern = (option: Choice<Teferi>, pattern: AnswerPattern): boolean =>
  typeof pattern === 'object' && typeof option === 'object'
    ? Object.entries(pattern).every(
        ([field, value]) => (option as { [key: string]: unknown })[field] === value,
      )
    : option === pattern;

/** The match after the answers, and the events of the last one. */
export const playTeferiScene = ({ from, settings, answers = [] }: TeferiScene) =>
  playScene(game, {
    seats: 2,
    settings,
    from,
    answers: answers.map((pattern) => (option: Choice<Teferi>) => matchesPattern(option, pattern)),
  });

export function createBoardProps(scene: TeferiScene, language: Language): WebBoardProps<Teferi> {
  const { match, events } = playTeferiScene(scene);
  const names = ['Ada', 'Beatrice'];
  return staticBoardProps(match, scene.watcher ?? 0, { events, names, texts: texts[language], language });
}
