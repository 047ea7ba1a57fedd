/** Measures how many decks consist of cards that the Oracle parser supports, and which wordings block the others. */
import { foldForSearch } from '@ludoteca/kit';
import type { FileCard } from '../card-files/index.ts';
import { findShippedCard } from '../cards/shipped-cards.ts';
import type { DeckCounts } from '../decks/deck-collection.ts';
import { parseCards, type ParsedCards, type RefusedCard } from './survey.ts';
import { toWording } from './wordings.ts';

/** A wording that the parser refuses. */
export interface BlockingWording {
  readonly wording: string;
  /** Decks that contain it, and decks in which nothing else is refused. */
  readonly decks: number;
  readonly alone: number;
  /** The name of one of the cards. */
  readonly example: string;
}

export interface DeckSurvey {
  readonly decks: number;
  /** Decks of which every card is read. */
  readonly read: number;
  /** The share of copies that are read, averaged over the decks; from 0 to 1. */
  readonly copies: number;
  /** Cards that no card file contains. */
  readonly unknown: number;
  /** Those that block most decks alone first. */
  readonly wordings: readonly BlockingWording[];
}

/** Capital letters, accents and ligatures do not distinguish names. */
const foldName = (name: string): string => foldForSearch(name).replaceAll('æ', 'ae');

/** The wordings because of which a card is refused. */
const wordingsOf = ({ why, words, sentences }: RefusedCard): readonly string[] =>
  sentences.length > 0 ? [...new Set(sentences.map(toWording))] : [`(${why}) ${words}`.trimEnd()];

/** By folded name, also by the name of the front face: the refusal of a card, or null if it is read. */
function indexCards({ read, refused }: ParsedCards): ReadonlyMap<string, RefusedCard | null> {
  const cards = new Map<string, RefusedCard | null>();
  const add = (name: string, refusal: RefusedCard | null): void => {
    for (const key of [name, name.split(' // ')[0] ?? name]) {
      const folded = foldName(key);
      if (!cards.has(folded)) cards.set(folded, refusal);
    }
  };
  for (const { name } of read) add(name, null);
  for (const refusal of refused) add(refusal.name, refusal);
  return cards;
}

/** A deck may list a card by all its faces. */
const findRefusal = (
  known: ReadonlyMap<string, RefusedCard | null>,
  name: string,
): RefusedCard | null | undefined => {
  const whole = known.get(foldName(name));
  return whole === undefined ? known.get(foldName(name.split(' // ')[0] ?? name)) : whole;
};

const UNKNOWN = '(unknown card)';

export function surveyDecks(decks: readonly DeckCounts[], cards: readonly FileCard[]): DeckSurvey {
  const known = indexCards(parseCards(cards));
  const wordings = new Map<string, { decks: number; alone: number; example: string }>();
  const unknown = new Set<string>();
  let [read, shares] = [0, 0];
  for (const deck of decks) {
    const blocking = new Map<string, string>();
    let [copies, readable] = [0, 0];
    for (const [name, count] of deck) {
      copies += count;
      const refusal = findShippedCard(name) === undefined ? findRefusal(known, name) : null;
      if (refusal === null) readable += count;
      else if (refusal === undefined) {
        unknown.add(name);
        blocking.set(UNKNOWN, name);
      } else for (const wording of wordingsOf(refusal)) blocking.set(wording, refusal.name);
    }
    shares += readable / copies;
    if (blocking.size === 0) read++;
    for (const [wording, example] of blocking) {
      const found = wordings.get(wording) ?? { decks: 0, alone: 0, example };
      found.decks++;
      if (blocking.size === 1) found.alone++;
      wordings.set(wording, found);
    }
  }
  return {
    decks: decks.length,
    read,
    copies: decks.length === 0 ? 0 : shares / decks.length,
    unknown: unknown.size,
    wordings: [...wordings]
      .map(([wording, { decks: all, alone, example }]) => ({ wording, decks: all, alone, example }))
      .toSorted((one, other) => other.alone - one.alone || other.decks - one.decks),
  };
}
