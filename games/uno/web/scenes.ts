/** Scenes for the gallery and the tests of the web board. */
import type { Seat, Watcher } from '@ludoteca/kernel';
import type { Language, WebBoardProps } from '@ludoteca/kit';
import { createSceneQuestion, IDLE_BOARD_PROPS } from '@ludoteca/kit/web/scene';
import { type UnoCard, toCard, createDecks, SUITS, suitOf, VALUES, valueOf } from '../cards.ts';
import { uno } from '../index.ts';
import type { Event, Frame, Uno } from '../parts.ts';

/** Parses the name of a card, such as `10♥`. */
export const card = (name: string): UnoCard =>
  toCard(
    VALUES.findIndex((value) => value === name.slice(0, -1)),
    SUITS.findIndex((suit) => suit === name.slice(-1)),
  );
export const cards = (names: string): UnoCard[] => (names === '' ? [] : names.split(' ').map(card));

const NAMES = ['Ada', 'Benedetta', 'Cosimo', 'Dario'];

/** A position for the gallery and the tests of the board; absent fields have defaults. */
export interface UnoScene {
  readonly hands: readonly string[];
  readonly pile: string;
  readonly watcher?: Watcher;
  readonly asked?: Exclude<Frame, { readonly do: 'deal' }>;
  /** The suit to follow, if it was named. */
  readonly suit?: (typeof SUITS)[number];
  readonly direction?: 1 | -1;
  readonly stock?: number;
  readonly left?: readonly Seat[];
  readonly places?: readonly number[];
  readonly events?: readonly Event[];
}

/** The props of the board in a scene. */
export function createBoardProps(scene: UnoScene, language: Language): WebBoardProps<Uno> {
  const { watcher = 0, asked } = scene;
  const pile = cards(scene.pile);
  const top = pile.at(-1) ?? card('A♠');
  const state = {
    settings: { hand: 7, decks: 1, firstCard: 'number' as const },
    stock: createDecks(2).slice(0, scene.stock ?? 24),
    hands: scene.hands.map(cards),
    pile,
    value: valueOf(top),
    suit: scene.suit === undefined ? suitOf(top) : SUITS.indexOf(scene.suit),
    direction: scene.direction ?? 1,
    turns: 1,
    left: [...(scene.left ?? [])],
  };
  return {
    ...IDLE_BOARD_PROPS,
    view: uno.game.view(state, watcher),
    watcher,
    asked: asked && createSceneQuestion(uno.game, state, asked, watcher),
    outcome: scene.places && { places: scene.places },
    events: scene.events ?? [],
    names: NAMES.slice(0, scene.hands.length),
    texts: uno.texts[language],
    language,
    why: async () => ({ why: 'no match', rule: '3.2', facts: { value: state.value, suit: state.suit } }),
  };
}

const SEVEN = '3♥ 9♥ 10♣ V♣ 2♦ R♠ A♦';
const FIFTEEN = `${SEVEN} 5♠ 7♦ D♦ 4♣ 8♠ 6♥ C♥ 9♦`;
const THIRTY = `${FIFTEEN} 2♥ 4♥ 5♥ 7♥ 3♣ 5♣ 6♣ 7♣ 3♦ 4♦ 6♦ 10♦ 2♠ 3♠ 9♥`;
const BACKS = '2♣ 3♣ 4♣ 5♣ 6♣ 7♣';
const turn = (seat: Seat): Frame & { readonly do: 'turn' } => ({ do: 'turn', seat });

/** Scenes that are hard to draw. */
export const SCENES = {
  'two seats, own turn': { hands: [SEVEN, BACKS], pile: '4♠ 8♣ 9♣', asked: turn(0) },
  'three seats, another turn': {
    hands: [SEVEN, BACKS, '2♠ 3♠'],
    pile: '4♠ 8♣ D♣',
    asked: turn(2),
    direction: -1,
  },
  'four seats, own turn': {
    hands: [SEVEN, BACKS, '2♠ 3♠', `${BACKS} 2♥ 3♥ 4♥ 5♥ 6♥ 7♥`],
    pile: '4♠ 8♣ R♣',
    asked: turn(0),
    events: [
      { did: 'discard', seat: 2, card: card('R♣'), suit: 2 },
      { did: 'skip', seat: 3 },
    ],
  },
  'one card': { hands: ['9♣', BACKS], pile: '9♥', asked: turn(0) },
  'fifteen cards': { hands: [FIFTEEN, BACKS, '2♠ 3♠'], pile: '4♠ 8♦', asked: turn(0) },
  'thirty cards': { hands: [THIRTY, BACKS, '2♠ 3♠'], pile: '4♠ 8♥', asked: turn(0), stock: 3 },
  'a suit was named': { hands: [SEVEN, BACKS, '2♠ 3♠'], pile: '4♠ 8♣ A♥', suit: '♠', asked: turn(0) },
  'how many to buy': { hands: [SEVEN, BACKS], pile: '4♠ 8♣ 9♣', asked: { do: 'buy', seat: 0 } },
  owing: {
    hands: [SEVEN, BACKS, '2♠ 3♠'],
    pile: '4♠ 8♣ C♣',
    suit: '♦',
    asked: { do: 'owe', seat: 0, count: 4 },
    events: [
      { did: 'discard', seat: 2, card: card('C♣'), suit: 1 },
      { did: 'owe', seat: 0, count: 4 },
    ],
  },
  'another owes': {
    hands: [SEVEN, BACKS, '2♠ 3♠', BACKS],
    pile: '4♠ 8♣ V♣',
    asked: { do: 'owe', seat: 1, count: 2 },
  },
  'one is out': { hands: [SEVEN, BACKS, '2♠ 3♠', BACKS], pile: '4♠ 8♣', asked: turn(1), left: [2] },
  over: { hands: ['3♥ R♠', '', '2♠ 3♠', BACKS], pile: '4♠ 8♣', left: [3], places: [2, 1, 2, 4] },
  spectator: { hands: [SEVEN, BACKS, '2♠ 3♠', BACKS], pile: '4♠ 8♣', asked: turn(1), watcher: 'spectator' },
  'two seen by a spectator': { hands: [SEVEN, BACKS], pile: '4♠ 8♣', asked: turn(1), watcher: 'spectator' },
  judge: { hands: [SEVEN, BACKS, FIFTEEN, '2♠ 3♠'], pile: '4♠ 8♣', asked: turn(1), watcher: 'judge' },
  'nothing left to buy': { hands: [SEVEN, BACKS], pile: '4♠ 8♥', asked: turn(0), stock: 0 },
} satisfies { readonly [name: string]: UnoScene };
