/** Scenes for the gallery and the tests of the web board. */
import { at, type Seat, type Watcher } from '@ludoteca/kernel';
import type { Language, WebBoardProps } from '@ludoteca/kit';
import { createSceneQuestion, IDLE_BOARD_PROPS } from '@ludoteca/kit/web/scene';
import { FACULTIES, TERRITORY_COUNT, type Territory } from '../board.ts';
import { type RisikaCard, CARD_COUNT, createDeck } from '../cards.ts';
import { risika } from '../entry.ts';
import { watcherBit } from '../card-knowledge.ts';
import { type Event, type Frame, NO_COLOUR, NO_OWNER, type Risika, type State } from '../parts.ts';

const NAMES = ['Ada', 'Benedetta', 'Cosimo', 'Dario', 'Elisabetta Maria', 'Fulvio'];

type AskingFrame = Extract<Frame, { readonly do: keyof Risika['choice'] }>;

/** Absent fields have defaults. */
export interface RisikaScene {
  readonly seats?: number;
  readonly owner?: (territory: Territory) => Seat;
  readonly armies?: (territory: Territory) => number;
  readonly hands?: readonly (readonly RisikaCard[])[];
  readonly reserve?: readonly number[];
  readonly watcher?: Watcher;
  readonly asked?: AskingFrame;
  readonly round?: number;
  readonly out?: readonly Seat[];
  readonly places?: readonly number[];
  readonly events?: readonly Event[];
}

function createState(scene: RisikaScene): State {
  const { seats = 4, round = 3, hands = [], reserve = [], out = [] } = scene;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const lands = Array.from({ length: TERRITORY_COUNT }, (_, territory) => territory);
  const held = all.map((seat) => [...(hands[seat] ?? [])]);
  const known = Array.from({ length: CARD_COUNT }, (_, card) => {
    const seat = held.findIndex((hand) => hand.includes(card));
    return seat === -1 ? 0 : watcherBit(seat);
  });
  return {
    settings: { defence: 'declared', rounds: 300 },
    owners: lands.map(scene.owner ?? ((territory) => (territory * 7 + 1) % seats)),
    armies: lands.map(scene.armies ?? ((territory) => 1 + ((territory * 5) % 7))),
    colours:
      round === 0 && scene.asked?.do === 'colour' ? all.map((seat) => (seat === 1 ? 2 : NO_COLOUR)) : all,
    reserve: all.map((seat) => reserve[seat] ?? 0),
    hands: held,
    deck: createDeck().filter((card) => !held.flat().includes(card)),
    known,
    starter: 0,
    round,
    out: [...out],
  };
}

/** The props of the board in a scene. */
export function createBoardProps(scene: RisikaScene, language: Language): WebBoardProps<Risika> {
  const { watcher = 0, asked } = scene;
  const state = createState(scene);
  return {
    ...IDLE_BOARD_PROPS,
    view: risika.game.view(state, watcher),
    watcher,
    asked: asked && createSceneQuestion(risika.game, state, asked, watcher),
    outcome: scene.places && { places: scene.places },
    events: scene.events ?? [],
    names: NAMES.slice(0, state.hands.length),
    texts: risika.texts[language],
    language,
    why: async () => ({ why: 'not yours', rule: '4.8', facts: { territory: 3 } }),
  };
}

const rolled = (defence: readonly number[], losses: readonly [number, number]): Event => ({
  did: 'roll',
  seat: 0,
  against: 1,
  from: 3,
  to: 19,
  attack: [6, 4, 2],
  defence,
  losses,
});
const turn = (seat: Seat): readonly Event[] => [
  { did: 'turn', seat },
  { did: 'reinforce', seat, territories: 9, third: 3, faculties: [0], bonus: 3, armies: 6, lost: 0 },
];

const holdsHumanities = (territory: Territory): Seat =>
  at(FACULTIES, 0).territories.includes(territory) ? 0 : 1 + (territory % 3);

/** Scenes that are hard to draw. */
export const SCENES = {
  'a colour': {
    round: 0,
    owner: () => NO_OWNER,
    armies: () => 0,
    asked: { do: 'colour', seat: 0 },
  },
  'the first armies': {
    round: 0,
    armies: () => 1,
    reserve: [9, 9, 9, 9],
    asked: { do: 'place', seat: 0, armies: 3 },
  },
  'a round begins': { asked: { do: 'round', seat: 0 } },
  reinforcements: {
    owner: holdsHumanities,
    reserve: [14],
    asked: { do: 'place', seat: 0, armies: 14 },
    hands: [[4]],
    events: [
      ...turn(0),
      { did: 'set', seat: 0, cards: [0, 1, 7], worth: 8, own: [0, 1], armies: 8, lost: 2 },
    ],
  },
  'a set': {
    owner: holdsHumanities,
    asked: { do: 'set', seat: 0, room: 7 },
    hands: [[0, 1, 4, 7, 26, 12], [3], [5, 6]],
    events: turn(0),
  },
  'an attack': {
    asked: { do: 'fight', seat: 0, won: false },
    hands: [[4, 9]],
    events: [rolled([5, 5], [1, 1])],
  },
  'how many dice': { asked: { do: 'dice', seat: 0, won: false, from: 5, to: 7 } },
  'a defence': {
    asked: { do: 'defend', seat: 0, by: 1, dice: 3, won: false, from: 19, to: 3 },
    armies: (territory) => (territory === 19 ? 12 : 4),
    owner: (territory) => (territory === 19 ? 1 : territory === 3 ? 0 : territory % 4),
  },
  'an occupation': {
    asked: { do: 'occupy', seat: 0, from: 3, to: 19, least: 3 },
    owner: holdsHumanities,
    armies: () => 9,
    events: [rolled([1, 1], [0, 2])],
  },
  'a move': { owner: holdsHumanities, asked: { do: 'move', seat: 0, won: true } },
  'another turn': { seats: 6, asked: { do: 'fight', seat: 2, won: false }, hands: [[], [3, 4, 5]] },
  'one is out': {
    seats: 3,
    owner: (territory) => (territory > 9 ? 1 : 0),
    out: [2],
    asked: { do: 'fight', seat: 0, won: false },
  },
  over: { seats: 3, owner: () => 1, out: [2, 0], places: [2, 1, 3] },
  spectator: { asked: { do: 'fight', seat: 2, won: false }, watcher: 'spectator', hands: [[1], [2, 3]] },
  judge: { asked: { do: 'fight', seat: 2, won: false }, watcher: 'judge', hands: [[1], [2, 26]] },
  'a hundred armies': { armies: () => 100, asked: { do: 'fight', seat: 0, won: false } },
} satisfies { readonly [name: string]: RisikaScene };
