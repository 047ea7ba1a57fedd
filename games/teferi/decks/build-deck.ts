/** Builds a playable deck from a deck list and a card file. */
import { ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import type { CardDefinition, Deck } from '../abilities/index.ts';
import { shippedCards } from '../cards/index.ts';
import { findShippedCard } from '../cards/shipped-cards.ts';
import type { FileCard } from '../card-files/index.ts';
import { suggestNames } from '../suggest-names.ts';
import { parseCard } from '../oracle/index.ts';
import { checkConstructedFormat } from './constructed-format.ts';
import { type DeckList, invalidLineReason, type DeckListLine } from './deck-list-types.ts';

/** Further unknown cards are reported without a suggestion. */
export const MAX_SUGGESTED_CARDS = 20;

/** An unknown name, with the most similar known one. */
export function unknownCardReason(card: string, names: readonly string[], line?: number): Reason {
  const [suggestion] = suggestNames(card, names);
  return {
    why: 'unknown card',
    facts: {
      card,
      ...(line === undefined ? {} : { line }),
      ...(suggestion === undefined ? {} : { near: suggestion }),
    },
  };
}

/** The shipped cards and those of a file. */
class CardPool {
  private readonly printed: ReadonlyMap<string, FileCard>;
  private readonly names: readonly string[];
  private unknown = 0;

  constructor(cards: readonly FileCard[]) {
    this.printed = new Map([
      ...cards.flatMap((card) => {
        const front = card.faces?.cards[0]?.name;
        return front === undefined ? [] : [[front, card] as const];
      }),
      ...cards.map((card) => [card.name, card] as const),
    ]);
    this.names = [...shippedCards().map(({ name }) => name), ...this.printed.keys()];
  }

  find({
    card,
    line,
    bare,
  }: DeckListLine): Result<{ readonly card: CardDefinition; readonly ships: boolean }, Reason> {
    const own = findShippedCard(card);
    if (own !== undefined && own.token !== true) return ok({ card: own, ships: true });
    const text = this.printed.get(card);
    if (text === undefined) {
      const names = ++this.unknown > MAX_SUGGESTED_CARDS ? [] : this.names;
      const isCard = bare !== true || suggestNames(card, names).length > 0;
      return refuse(isCard ? unknownCardReason(card, names, line) : invalidLineReason(line, card));
    }
    const read = parseCard(text);
    if (read.ok) return ok({ card: read.card, ships: false });
    const { why, line: row, column, words } = read.refusal;
    if (why === 'faces') return refuse({ why: 'card with faces', facts: { card, line } });
    return refuse({ why: 'card unread', facts: { card, line, row, column, words } });
  }
}

const lineOf = ({ facts }: Reason): number => (facts as { readonly line?: number }).line ?? 0;

interface BuiltDeck {
  readonly deck: Deck;
  /** The names of the cards that cannot be read. */
  readonly leftOut: readonly string[];
}

/** Whether a card cannot be read, and not its line or name. */
const isUnreadable = ({ why }: Reason): boolean => why === 'card unread' || why === 'card with faces';

/** Shipped cards need no definition; all others come from the file. Reports every invalid line and unavailable card, sideboard included, and every violation of the format. */
export function buildDeck(
  list: DeckList,
  cards: readonly FileCard[],
  name: string,
): Result<Deck, readonly Reason[]> {
  const built = buildPlayableDeck(list, cards, name, 'refuse');
  return built.ok ? ok(built.value.deck) : built;
}

/** Like `buildDeck`, but cards that cannot be read may be left out. */
export function buildPlayableDeck(
  list: DeckList,
  cards: readonly FileCard[],
  name: string,
  unreadable: 'refuse' | 'leave out',
): Result<BuiltDeck, readonly Reason[]> {
  const shelf = new CardPool(cards);
  const found = new Map<string, CardDefinition>();
  const definitions: CardDefinition[] = [];
  const faults: Reason[] = [...list.faults];
  const strangers = new Set<DeckListLine>();
  const leftOut = new Set<string>();
  for (const line of [...list.main, ...list.side]) {
    const one = shelf.find(line);
    if (!one.ok && unreadable === 'leave out' && isUnreadable(one.problem)) {
      strangers.add(line);
      leftOut.add(line.card);
    } else if (!one.ok) {
      faults.push(one.problem);
      if (line.bare === true) strangers.add(line);
    } else if (list.main.includes(line)) {
      found.set(line.card, one.value.card);
      if (!one.value.ships) definitions.push(one.value.card);
    }
  }
  const main = list.main.filter((line) => !strangers.has(line));
  const problems = [
    ...faults.toSorted((a, b) => lineOf(a) - lineOf(b)),
    ...checkConstructedFormat(main, found),
  ];
  if (problems.length > 0) return refuse(problems);
  const deck = {
    name: list.name === '' ? name : list.name.slice(0, 60),
    cards: main.map(({ card, count }) => ({ card: found.get(card)?.name ?? card, count })),
    ...(definitions.length === 0 ? {} : { definitions }),
  };
  return ok({ deck, leftOut: [...leftOut] });
}
