/** Positions for the gallery and the tests of the board. */
import type { Choice, Watcher } from '@ludoteca/kernel';
import type { Language, WebBoardProps } from '@ludoteca/kit';
import { playScene, staticBoardProps } from '@ludoteca/kit/web/scene';
import { entry } from '../entry.ts';
import type { Lirya } from '../parts.ts';
import type { StartScene as From, ScenePlayer } from '../position.ts';

const { game, texts } = entry;

/** A start position and the answers since then; without `from` a match that begins. */
export interface LiryaScene {
  readonly from?: From;
  readonly watcher?: Watcher;
  readonly settings?: { readonly preset?: 'canon' | 'balanced' };
  /** For each answer a test; the first option that passes it is given. */
  readonly answers?: readonly ((option: Choice<Lirya>) => boolean)[];
}

const NAMES = ['Ada', 'Benedetta'];

export function createBoardProps(scene: LiryaScene, language: Language): WebBoardProps<Lirya> {
  const { watcher = 0, answers = [], settings, from } = scene;
  const { match, events } = playScene(game, { seats: 2, settings, from, answers });
  return staticBoardProps(match, watcher, {
    events,
    names: NAMES,
    texts: texts[language],
    language,
  });
}

const DECK = ['ash-urchin', 'kiln-stoker', 'wall-mason', 'lamplighter', 'tide-scribe', 'balm'];

const OWN: ScenePlayer = {
  life: 14,
  energy: 6,
  capacity: 8,
  deck: DECK,
  hand: [
    'ash-urchin',
    'slag-jet',
    'undertow',
    'ember-rain',
    'common-oven',
    'white-hot-maul',
    'breach-captain',
  ],
  discard: ['forge-rush', 'kiln-stoker'],
  pieces: [
    {
      card: 'breach-captain',
      slot: 0,
      equipment: ['white-hot-maul'],
      states: [{ state: 'blessed', turns: 2 }],
    },
    { card: 'road-recruit', slot: 1 },
    { card: 'wandering-blade', slot: 3, health: 1, states: [{ state: 'poisoned', turns: 1 }] },
    { card: 'ember-nurse', slot: 4 },
    { card: 'spark-fletcher', slot: 6 },
    { card: 'common-oven', level: 2 },
    { card: 'blast-furnace', slot: 9 },
  ],
};

const OTHER: ScenePlayer = {
  life: 9,
  energy: 3,
  capacity: 8,
  deck: DECK,
  hand: ['undertow', 'undertow', 'high-tide', 'balm'],
  discard: ['cyclone-eye', 'undertow', 'balm'],
  pieces: [
    {
      card: 'terrace-guard',
      slot: 1,
      states: [
        { state: 'fortified', turns: 1 },
        { state: 'stunned', turns: 1 },
      ],
    },
    { card: 'rope-dancer', slot: 2 },
    { card: 'lamplighter', slot: 5, equipment: ['brass-corselet'] },
    { card: 'sunken-library', level: 3 },
    { card: 'wind-tower', slot: 9 },
  ],
};

const playsCard =
  (card: string) =>
  (option: Choice<Lirya>): boolean =>
    typeof option === 'object' && 'play' in option && option.play === card;
const any = (): boolean => true;
const isWord =
  (word: string) =>
  (option: Choice<Lirya>): boolean =>
    option === word;
const isAttack = (option: Choice<Lirya>): boolean => typeof option === 'object' && 'attacker' in option;
const isAttackOnPlayer = (option: Choice<Lirya>): boolean =>
  typeof option === 'object' && 'target' in option && 'player' in option.target;
const open: ScenePlayer = { ...OTHER, pieces: [{ card: 'wind-tower' }] };

export const SCENES = {
  'the opening hand': {},
  'own main phase': { from: { turn: 15, players: [OWN, OTHER] } },
  'where to put it': { from: { turn: 15, players: [OWN, OTHER] }, answers: [playsCard('ash-urchin')] },
  'whom to burn': { from: { turn: 15, players: [OWN, OTHER] }, answers: [playsCard('slag-jet')] },
  'own attacks': { from: { turn: 15, phase: 'combat', players: [OWN, OTHER] } },
  'a response to a spell': {
    from: { turn: 15, active: 1, players: [OWN, { ...OTHER, hand: ['slag-jet', 'undertow'], energy: 8 }] },
    answers: [playsCard('slag-jet'), any],
  },
  'a response to a response': {
    from: { turn: 15, players: [OWN, { ...OTHER, energy: 8 }] },
    answers: [playsCard('slag-jet'), any, playsCard('undertow'), any],
  },
  'a defence': {
    from: {
      turn: 15,
      active: 1,
      phase: 'combat',
      players: [
        {
          ...OWN,
          hand: [],
          pieces: [
            { card: 'road-recruit', slot: 0 },
            { card: 'terrace-guard', slot: 1 },
          ],
        },
        {
          ...OTHER,
          pieces: [
            { card: 'breach-captain', slot: 0 },
            { card: 'comet-huntress', slot: 1 },
          ],
        },
      ],
    },
    answers: [isAttackOnPlayer, isWord('done')],
  },
  'the other attacks': {
    from: { turn: 15, active: 1, phase: 'combat', players: [OWN, OTHER] },
    answers: [isAttack, isWord('done')],
  },
  'an open field': { from: { turn: 15, phase: 'combat', players: [OWN, open] } },
  'another main phase': { from: { turn: 15, active: 1, players: [OWN, OTHER] } },
  'looked at by a spectator': { from: { turn: 15, players: [OWN, OTHER] }, watcher: 'spectator' },
} as const satisfies { readonly [name: string]: LiryaScene };
