/** Translates the labels of the effects among which a player chooses. */
import type { Language } from '@ludoteca/kit';
import { keywordName } from './keyword-names.ts';

const ITALIAN: { readonly [label: string]: string } = {
  tap: 'TAPpa',
  hand: 'solo la mano',
  'all zones': 'tutte le zone',
  untap: 'STAPpa',
  'first pile': 'il primo mucchio',
  'second pile': 'il secondo mucchio',
  top: 'in cima al grimorio',
  bottom: 'in fondo al grimorio',
  graveyard: 'solo il cimitero',
  'library and graveyard': 'grimorio e cimitero',
  artifacts: 'artefatti',
  colorless: 'incolore',
  white: 'bianco',
  blue: 'blu',
  black: 'nero',
  red: 'rosso',
  green: 'verde',
};
const PORTUGUESE: { readonly [label: string]: string } = {
  tap: 'virar',
  hand: 'só a mão',
  'all zones': 'todas as zonas',
  untap: 'desvirar',
  'first pile': 'a primeira pilha',
  'second pile': 'a segunda pilha',
  top: 'no topo do grimório',
  bottom: 'no fundo do grimório',
  graveyard: 'só o cemitério',
  'library and graveyard': 'grimório e cemitério',
  artifacts: 'artefatos',
  colorless: 'incolor',
  white: 'branco',
  blue: 'azul',
  black: 'preto',
  red: 'vermelho',
  green: 'verde',
};
const ENGLISH: { readonly [label: string]: string } = {
  top: 'on top of the library',
  hand: 'the hand alone',
  bottom: 'on the bottom of the library',
  graveyard: 'the graveyard alone',
};
const LABELS = { it: ITALIAN, en: ENGLISH, pt: PORTUGUESE };

/** Names of keywords are labels as well; names of cards and numbers stay as they are. */
export const optionLabel = (label: string, language: Language): string =>
  LABELS[language][label] ?? keywordName(label, language);
