/** Positions for the gallery and the tests of the board. */
import { type Choice, deepEqual, type Json, type Watcher } from '@ludoteca/kernel';
import type { Language, WebBoardProps } from '@ludoteca/kit';
import { playScene, staticBoardProps } from '@ludoteca/kit/web/scene';
import { unstableStudents } from '../index.ts';
import type { Students } from '../parts.ts';

const { game, texts } = unstableStudents;

interface ScenePlayer {
  /** The newest card comes first. */
  readonly hand?: readonly string[];
  readonly room?: readonly string[];
  readonly area?: readonly string[];
}

/** A position at the start of a round and the answers since then. */
export interface StudentsScene {
  readonly players: readonly ScenePlayer[];
  readonly answers?: readonly Choice<Students>[];
  readonly watcher?: Watcher;
  readonly turn?: number;
  readonly discards?: readonly string[];
  readonly nursery?: readonly string[];
  readonly settings?: { readonly [field: string]: Json };
}

const NAMES = ['Ada', 'Benedetta', 'Cosimo', 'Dario'];
const DRAW = ['Studente Erasmus', 'Laureando Ladro', 'MAI', 'Macchinetta inceppata', 'Studente Palestrato'];

/** The match after the answers, and the events of the last one. */
export function playStudentsScene(scene: StudentsScene) {
  const { players, turn = 0, discards = [], nursery = [], settings = {}, answers = [] } = scene;
  return playScene(game, {
    seats: players.length,
    settings,
    from: {
      round: 8,
      turn,
      players: players.map(({ hand = [], room = [], area = [] }) => ({ hand, room, area })),
      draw: DRAW,
      discards,
      nursery,
    },
    answers: answers.map((answer) => (option: Choice<Students>) => deepEqual(option, answer)),
  });
}

/** The properties of the board as the page would pass them. */
export function createBoardProps(scene: StudentsScene, language: Language): WebBoardProps<Students> {
  const { match, events } = playStudentsScene(scene);
  const names = NAMES.slice(0, scene.players.length);
  return staticBoardProps(match, scene.watcher ?? 0, { events, names, texts: texts[language], language });
}

const FIVE = [
  'Studente Freddoloso',
  'Studente Boscaiolo',
  'Laureando Casinista',
  'Studente Trassato',
  'Matricola Scout',
];
const HAND = ['Laureando Hipster', 'MAI', 'Sparacoriandoli', 'Allerta meteo', 'Ruba Studente'];
const OTHER: ScenePlayer = {
  hand: ['MAI', 'Due per Uno', 'Bagno intasato', 'Laureando Avido'],
  room: ['Laureando Nerd', 'Studente Erasmus', 'Matricola Gamer'],
  area: ['Aula minuscola'],
};
const THIRD: ScenePlayer = {
  hand: ['MAI', 'Tasto reset', 'Laureando Snitch'],
  room: ['Studente Influencer', 'Studente Chiacchierone', 'Laureando Lagna', 'Matricola Smanettone'],
  area: ['Esame in Lab T', 'CTM in ritardo'],
};
const FOURTH: ScenePlayer = {
  hand: ['MAI', 'Studente Anticipatore'],
  room: [
    'Studente Boscaiolo',
    'Matricola Energy Drink',
    'Laureando Casinista',
    'Studente Palestrato',
    'Laureando Ladro',
    'Studente Trassato',
  ],
  area: ['Ingegnerizzazione', 'Teams fuori servizio'],
};
const OWN: ScenePlayer = { hand: HAND, room: FIVE };
const DISCARDS = ['Sessione di Laurea', 'MAI', 'Attacco Hacker', 'Laureando Hipster'];

export const SCENES = {
  'two seats, own action': { players: [OWN, OTHER], discards: DISCARDS, nursery: ['Matricola Scacchista'] },
  'three seats, own action': { players: [OWN, OTHER, THIRD], discards: DISCARDS },
  'four seats, own action': { players: [OWN, OTHER, THIRD, FOURTH], discards: DISCARDS },
  'a card to be stolen': {
    players: [OWN, OTHER, THIRD],
    answers: [{ play: 'Ruba Studente' }, { aim: 1 }, 'pass'],
  },
  'whom to aim at': { players: [OWN, OTHER, THIRD, FOURTH], answers: [{ play: 'Ruba Studente' }] },
  'a defence inside a sub-round': {
    players: [OWN, OTHER, THIRD],
    answers: [{ play: 'Ruba Studente' }, { aim: 1 }, 'pass', { steal: 'Laureando Nerd' }, 'yes', { aim: 0 }],
  },
  'a long chain': {
    players: [
      OWN,
      OTHER,
      { ...THIRD, room: ['Laureando Nerd', 'Matricola Smanettone'] },
      { ...FOURTH, room: ['Laureando Nerd', 'Studente Trassato'] },
    ],
    answers: [
      { play: 'Ruba Studente' },
      { aim: 1 },
      'pass',
      { steal: 'Laureando Nerd' },
      'yes',
      { aim: 2 },
      { eliminate: 'Laureando Nerd' },
      'yes',
      { aim: 3 },
      'pass',
      { eliminate: 'Laureando Nerd' },
      'yes',
      { aim: 0 },
    ],
  },
  'another may block': {
    players: [OWN, OTHER, THIRD, FOURTH],
    turn: 0,
    answers: [{ play: 'Allerta meteo', on: 1 }],
  },
  'a malus is put before you': {
    players: [
      { ...OWN, hand: ['Ruba Studente', 'Due per Uno'] },
      { ...OTHER, hand: ['Allerta meteo', 'MAI'], area: [] },
    ],
    turn: 1,
    answers: [{ play: 'Allerta meteo', on: 0 }],
  },
  'everybody may block': {
    players: [OWN, OTHER, { ...THIRD, area: [] }, { ...FOURTH, hand: ['Sessione di Laurea', 'MAI'] }],
    turn: 3,
    answers: [{ play: 'Sessione di Laurea' }],
  },
  duplicate: {
    players: [{ ...OWN, hand: ['Studente Boscaiolo', 'Studente Boscaiolo', 'MAI', 'MAI', 'MAI'] }, OTHER],
    answers: [{ play: 'Studente Boscaiolo' }],
  },
  'an optional card': { players: [{ ...OWN, area: ['Sparacoriandoli'] }, OTHER] },
  'too many cards': {
    players: [{ ...OWN, hand: [...HAND, 'Studente Anticipatore', 'Passaggio di appunti'] }, OTHER],
    answers: ['draw'],
  },
  'another in action': { players: [OWN, OTHER, THIRD, FOURTH], turn: 2 },
  'nothing to play': { players: [{ ...OWN, hand: ['MAI'] }, OTHER], settings: { hand: 3 } },
  'a winner': {
    players: [{ ...OWN, hand: ['Studente Palestrato'] }, OTHER, THIRD],
    answers: [{ play: 'Studente Palestrato' }],
  },
  spectator: { players: [OWN, OTHER, THIRD, FOURTH], watcher: 'spectator' },
  judge: { players: [OWN, OTHER, THIRD], watcher: 'judge' },
} satisfies { readonly [name: string]: StudentsScene };
