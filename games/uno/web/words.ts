import { at } from '@ludoteca/kernel';
import type { ByLanguage, Language } from '@ludoteca/kit';
import { type Card, suitOf, VALUES, valueOf } from '../cards.ts';
import { words as gameWords } from '../text/index.ts';
import type { Words as GameWords } from '../text/words.ts';
import type { Mishap } from './standing.ts';

/** Values that are not read aloud as they are printed. */
type Court = 'A' | 'V' | 'D' | 'R' | 'C';

/** The words that only this face needs; sentences of the game are in its texts. */
interface OwnWords {
  readonly players: string;
  /** In the order of the deck. */
  readonly suits: readonly string[];
  readonly courts: { readonly [C in Court]: string };
  card(value: string, suit: string): string;
  nameSuit(card: string): string;
  cards(count: number): string;
  readonly buy: string;
  buyCount(count: number): string;
  readonly fewer: string;
  readonly more: string;
  mustBuy(count: number): string;
  readonly mishaps: { readonly [K in Mishap]: string };
  waiting(name: string): string;
  readonly clockwise: string;
  readonly counterclockwise: string;
}

const it: OwnWords = {
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
  mishaps: { skip: 'salta il turno', 'lose the turn': 'perde il turno' },
  waiting: (name) => `Ora tocca a ${name}.`,
  clockwise: 'Il giro va in senso orario',
  counterclockwise: 'Il giro va in senso antiorario',
};

const en: OwnWords = {
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
  mishaps: { skip: 'is skipped', 'lose the turn': 'loses the turn' },
  waiting: (name) => `It is ${name}’s turn now.`,
  clockwise: 'Play goes clockwise',
  counterclockwise: 'Play goes counterclockwise',
};

const pt: OwnWords = {
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
  mishaps: { skip: 'perde a vez', 'lose the turn': 'fica sem jogar' },
  waiting: (name) => `Agora é a vez de ${name}.`,
  clockwise: 'O jogo vai no sentido horário',
  counterclockwise: 'O jogo vai no sentido anti-horário',
};

/** What the game's texts say of places and seats, the face says in the same words. */
export type Words = OwnWords & Pick<GameWords, 'zones' | 'seats'>;

const wordsIn = (language: Language, own: OwnWords): Words => {
  const { zones, seats } = gameWords[language];
  return { ...own, zones, seats };
};

export const words: ByLanguage<Words> = {
  it: wordsIn('it', it),
  en: wordsIn('en', en),
  pt: wordsIn('pt', pt),
};

/** A card as it is read aloud: king of clubs. */
export function cardName(said: Words, card: Card): string {
  const value = at(VALUES, valueOf(card));
  const courts: { readonly [value: string]: string } = said.courts;
  return said.card(courts[value] ?? value, at(said.suits, suitOf(card)));
}
