/** What the runner has to know of the table beyond what watchers see: which abilities an object has. */
import { at } from '@ludoteca/kernel';
import { COLOURS, type Keyword } from '../abilities/index.ts';
import { placeOf } from '../layers/board.ts';
import { compiledOf, type Traits } from '../layers/compiled.ts';
import { boardOf } from '../layers/index.ts';
import { cardSubject, IN_HAND, subjectOf } from '../layers/subjects.ts';
import type { State } from '../state.ts';
import type { Desk } from './desk.ts';
import type { Piece } from './pieces.ts';

/** What it has printed on it, and what it has after all effects. */
function traitsOf(state: State, { id, where, name }: Piece): { printed: Traits; now: Traits } | undefined {
  const cards = compiledOf(state.cards);
  const place = where === 'battlefield' ? placeOf(state, id) : -1;
  const kind =
    place === -1 ? cards.findIndex(({ card }) => card.name === name) : at(state.battlefield, place).kind;
  const printed = cards[kind]?.traits;
  if (printed === undefined) return undefined;
  return { printed, now: place === -1 ? printed : at(boardOf(state).traits, place) };
}

/** Where the activated ability of that number in the text stands now; those that were gained come after the text. */
export function activationsOf(desk: Desk, piece: Piece, number: number): number[] {
  const traits = traitsOf(desk.state(), piece);
  if (traits === undefined) return [];
  const [text, now] = [traits.printed.abilities.activated, traits.now.abilities.activated];
  const wanted = text[number];
  const place = wanted === undefined ? -1 : now.indexOf(wanted);
  if (place !== -1) return [place];
  const gained = now.flatMap((ability, i) => (text.includes(ability) ? [] : [i]));
  const found = gained[wanted === undefined ? number - text.length : number];
  return found === undefined ? [] : [found];
}

const COLOUR_NAMES = ['white', 'blue', 'black', 'red', 'green'];

/** A keyword as cards write it, in lower case, as far as it can be told from others of its kind. */
function spellings(word: Keyword): string[] {
  if (word.keyword === 'landwalk') return ['landwalk', word.name.toLowerCase()];
  if (word.keyword !== 'protection' && word.keyword !== 'hexproof from') return [word.keyword];
  const head = word.keyword === 'protection' ? 'protection from' : 'hexproof from';
  const { colours = [], types = [], subtypes = [] } = word.from;
  return [
    word.keyword,
    ...colours.map((colour) => `${head} ${COLOUR_NAMES[COLOURS.indexOf(colour)]}`),
    ...types.flatMap((type) => [`${head} ${type}`, `${head} ${type}s`]),
    ...subtypes.flatMap((type) => [`${head} ${type.toLowerCase()}`, `${head} ${type.toLowerCase()}s`]),
  ];
}

export function hasAbility(desk: Desk, piece: Piece, ability: string): boolean {
  const state = desk.state();
  const words = traitsOf(state, piece)?.now.abilities.words ?? [];
  const wanted = ability.toLowerCase();
  if (words.some((word) => spellings(word).includes(wanted))) return true;
  // 702.2d: a spell has what permanents give it.
  return piece.where === 'stack' && (subjectOf(boardOf(state), piece.id)?.names.includes(wanted) ?? false);
}

/** 604.3: what a card says of its own size holds in every zone. */
export function sizeOf(desk: Desk, piece: Piece): readonly [number, number] | undefined {
  const state = desk.state();
  const board = boardOf(state);
  const { id, name, owner, where } = piece;
  if (where === 'none') return undefined;
  const kind = compiledOf(state.cards).findIndex(({ card }) => card.name === name);
  const subject = id === 0 ? cardSubject(board, kind, owner, IN_HAND, 0) : subjectOf(board, id);
  return subject === undefined ? undefined : [subject.power, subject.toughness];
}
