import type { ByLanguage } from '@ludoteca/kit';
import type { Mishap } from './standing.ts';

/** The words that only this face needs; sentences of the game are in its texts. */
export interface Words {
  readonly players: string;
  /** In the order of the deck. */
  readonly suits: readonly string[];
  follow(suit: string): string;
  nameSuit(card: string): string;
  cards(count: number): string;
  readonly buy: string;
  buyCount(count: number): string;
  readonly fewer: string;
  readonly more: string;
  mustBuy(count: number): string;
  readonly mishaps: { readonly [K in Mishap]: string };
  readonly out: string;
  place(place: number): string;
  readonly turn: string;
  waiting(name: string): string;
  readonly clockwise: string;
  readonly counterclockwise: string;
}

const it: Words = {
  players: 'Giocatori',
  suits: ['cuori', 'quadri', 'fiori', 'picche'],
  follow: (suit) => `si segue ${suit}`,
  nameSuit: (card) => `${card}: che seme chiami?`,
  cards: (count) => (count === 1 ? 'una carta' : `${count} carte`),
  buy: 'compra',
  buyCount: (count) => `compra ${count}`,
  fewer: 'Una di meno',
  more: 'Una di più',
  mustBuy: (count) => `deve comprare ${count}`,
  mishaps: { skip: 'salta il turno', 'lose the turn': 'perde il turno' },
  out: 'fuori',
  place: (place) => `${place}º posto`,
  turn: 'di turno',
  waiting: (name) => `Ora tocca a ${name}.`,
  clockwise: 'Il giro va in senso orario',
  counterclockwise: 'Il giro va in senso antiorario',
};

const ORDINALS = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' } as const;
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

const en: Words = {
  players: 'Players',
  suits: ['hearts', 'diamonds', 'clubs', 'spades'],
  follow: (suit) => `follow ${suit}`,
  nameSuit: (card) => `${card}: which suit do you name?`,
  cards: (count) => (count === 1 ? 'one card' : `${count} cards`),
  buy: 'buy',
  buyCount: (count) => `buy ${count}`,
  fewer: 'One less',
  more: 'One more',
  mustBuy: (count) => `must buy ${count}`,
  mishaps: { skip: 'is skipped', 'lose the turn': 'loses the turn' },
  out: 'out',
  place: (place) => `${place}${ORDINALS[ordinals.select(place)]} place`,
  turn: 'to play',
  waiting: (name) => `It is ${name}’s turn now.`,
  clockwise: 'Play goes clockwise',
  counterclockwise: 'Play goes counterclockwise',
};

const pt: Words = {
  players: 'Jogadores',
  suits: ['copas', 'ouros', 'paus', 'espadas'],
  follow: (suit) => `segue ${suit}`,
  nameSuit: (card) => `${card}: que naipe você pede?`,
  cards: (count) => (count === 1 ? 'uma carta' : `${count} cartas`),
  buy: 'compra',
  buyCount: (count) => `compra ${count}`,
  fewer: 'Uma a menos',
  more: 'Uma a mais',
  mustBuy: (count) => `deve comprar ${count}`,
  mishaps: { skip: 'perde a vez', 'lose the turn': 'fica sem jogar' },
  out: 'fora',
  place: (place) => `${place}º lugar`,
  turn: 'na vez',
  waiting: (name) => `Agora é a vez de ${name}.`,
  clockwise: 'O jogo vai no sentido horário',
  counterclockwise: 'O jogo vai no sentido anti-horário',
};

export const words: ByLanguage<Words> = { it, en, pt };
