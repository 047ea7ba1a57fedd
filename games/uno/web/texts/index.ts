import { at } from '@ludoteca/kernel';
import type { ByLanguage, Language } from '@ludoteca/kit';
import { type Card, suitOf, VALUES, valueOf } from '../../cards.ts';
import { unoTexts as gameWords } from '../../text/index.ts';
import type { UnoTexts as GameWords } from '../../text/text-types.ts';
import type { TurnLoss } from '../seat-status.ts';

/** Values that are not read aloud as they are printed. */
type CourtValue = 'A' | 'V' | 'D' | 'R' | 'C';

/** The words that only this face needs; sentences of the game are in its texts. */
interface UnoOwnTexts {
  readonly players: string;
  /** In the order of the deck. */
  readonly suits: readonly string[];
  readonly courts: { readonly [C in CourtValue]: string };
  card(value: string, suit: string): string;
  nameSuit(card: string): string;
  cards(count: number): string;
  readonly buy: string;
  buyCount(count: number): string;
  readonly fewer: string;
  readonly more: string;
  mustBuy(count: number): string;
  readonly turnLosses: { readonly [K in TurnLoss]: string };
  waiting(name: string): string;
  readonly clockwise: string;
  readonly counterclockwise: string;
}

const it: UnoOwnTexts = {
  players: 'Giocatori',
  suits: ['cuori', 'quadri', 'fiori', 'picche'],
  courts: { A: 'asso', V: 'fante', D: 'donna', R: 're', C: 'jolly' },
  card: (value, suit) => `${value} di ${suit}`,
  nameSuit: (card) => `${card}: che seme chiami?`,
  cards: (count) => (count === 1 ? 'una carta' : `${count} carte`),
  buy: 'compra',
  buyCount: (count) => `compra ${count}`,
  fewer: 'Una di meno',
  more: 'Una di più',
  mustBuy: (count) => `deve comprare ${count}`,
  turnLosses: { skip: 'salta il turno', 'lose the turn': 'perde il turno' },
  waiting: (name) => `Ora tocca a ${name}.`,
  clockwise: 'Il giro va in senso orario',
  counterclockwise: 'Il giro va in senso antiorario',
};

const en: UnoOwnTexts = {
  players: 'Players',
  suits: ['hearts', 'diamonds', 'clubs', 'spades'],
  courts: { A: 'ace', V: 'jack', D: 'queen', R: 'king', C: 'joker' },
  card: (value, suit) => `${value} of ${suit}`,
  nameSuit: (card) => `${card}: which suit do you name?`,
  cards: (count) => (count === 1 ? 'one card' : `${count} cards`),
  buy: 'buy',
  buyCount: (count) => `buy ${count}`,
  fewer: 'One less',
  more: 'One more',
  mustBuy: (count) => `must buy ${count}`,
  turnLosses: { skip: 'is skipped', 'lose the turn': 'loses the turn' },
  waiting: (name) => `It is ${name}’s turn now.`,
  clockwise: 'Play goes clockwise',
  counterclockwise: 'Play goes counterclockwise',
};

const pt: UnoOwnTexts = {
  players: 'Jogadores',
  suits: ['copas', 'ouros', 'paus', 'espadas'],
  courts: { A: 'ás', V: 'valete', D: 'dama', R: 'rei', C: 'coringa' },
  card: (value, suit) => `${value} de ${suit}`,
  nameSuit: (card) => `${card}: que naipe você pede?`,
  cards: (count) => (count === 1 ? 'uma carta' : `${count} cartas`),
  buy: 'compra',
  buyCount: (count) => `compra ${count}`,
  fewer: 'Uma a menos',
  more: 'Uma a mais',
  mustBuy: (count) => `deve comprar ${count}`,
  turnLosses: { skip: 'perde a vez', 'lose the turn': 'fica sem jogar' },
  waiting: (name) => `Agora é a vez de ${name}.`,
  clockwise: 'O jogo vai no sentido horário',
  counterclockwise: 'O jogo vai no sentido anti-horário',
};

/** What the game's texts say of places and seats, the face says in the same words. */
export type UnoBoardTexts = UnoOwnTexts & Pick<GameWords, 'zones' | 'seats'>;

const createBoardTexts = (language: Language, own: UnoOwnTexts): UnoBoardTexts => {
  const { zones, seats } = gameWords[language];
  return { ...own, zones, seats };
};

export const boardTexts: ByLanguage<UnoBoardTexts> = {
  it: createBoardTexts('it', it),
  en: createBoardTexts('en', en),
  pt: createBoardTexts('pt', pt),
};

/** A card as it is read aloud: king of clubs. */
export function formatCardName(said: UnoBoardTexts, card: Card): string {
  const value = at(VALUES, valueOf(card));
  const courts: { readonly [value: string]: string } = said.courts;
  return said.card(courts[value] ?? value, at(said.suits, suitOf(card)));
}
