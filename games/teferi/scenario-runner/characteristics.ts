/** Looks up characteristics of a card that the view does not contain: its abilities, its power and toughness in any zone. */
import { at } from '@ludoteca/kernel';
import { COLOURS, type KeywordAbility } from '../abilities/index.ts';
import { battlefieldIndex } from '../layers/board-state.ts';
import { compileCards, type Characteristics } from '../layers/compiled-cards.ts';
import { deriveBoard } from '../layers/index.ts';
import { snapshotCard, IN_HAND, snapshotObject } from '../layers/object-snapshots.ts';
import type { State } from '../state.ts';
import type { ScenarioMatch } from './scenario-match.ts';
import type { TrackedCard } from './card-tracker.ts';

/** The printed characteristics, and those after all continuous effects. */
function traitsOf(
  state: State,
  { id, zone, name }: TrackedCard,
): { printed: Characteristics; now: Characteristics } | undefined {
  const cards = compileCards(state.cards);
  const place = zone === 'battlefield' ? battlefieldIndex(state, id) : -1;
  const kind =
    place === -1
      ? cards.findIndex((compiled) => compiled.card.name === name)
      : at(state.battlefield, place).kind;
  const printed = cards[kind]?.characteristics;
  if (printed === undefined) return undefined;
  return { printed, now: place === -1 ? printed : at(deriveBoard(state).characteristics, place) };
}

/** The current index of the activated ability with this number in the text, as a list of at most one; gained abilities are numbered after the text. */
export function findActivatedAbility(match: ScenarioMatch, card: TrackedCard, number: number): number[] {
  const traits = traitsOf(match.state(), card);
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

/** The spellings of a keyword in lower case: "protection", "protection from red". */
function keywordSpellings(word: KeywordAbility): string[] {
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

export function hasAbility(match: ScenarioMatch, card: TrackedCard, ability: string): boolean {
  const state = match.state();
  const words = traitsOf(state, card)?.now.abilities.keywordAbilities ?? [];
  const wanted = ability.toLowerCase();
  if (words.some((word) => keywordSpellings(word).includes(wanted))) return true;
  // 702.2d: a spell on the stack can have keywords from permanents.
  return (
    card.zone === 'stack' &&
    (snapshotObject(deriveBoard(state), card.id)?.keywordNames.includes(wanted) ?? false)
  );
}

/** 604.3: characteristic-defining abilities function in every zone. */
export function powerAndToughness(
  match: ScenarioMatch,
  card: TrackedCard,
): readonly [number, number] | undefined {
  const state = match.state();
  const board = deriveBoard(state);
  const { id, name, owner, zone } = card;
  if (zone === 'none') return undefined;
  const kind = compileCards(state.cards).findIndex((compiled) => compiled.card.name === name);
  const subject = id === 0 ? snapshotCard(board, kind, owner, IN_HAND, 0) : snapshotObject(board, id);
  return subject === undefined ? undefined : [subject.power, subject.toughness];
}
