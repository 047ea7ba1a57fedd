/** Deck lists: one card per line, `2 Ash Urchin`, in any language; `#` begins a comment, and the first comment line is the deck's name. */
import { ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import { didYouMean, type Language } from '@ludoteca/kit';
import { rowOfId } from '../pool/index.ts';
import { type CardDefinition, type CardId, CARD_TYPES } from '../card-definition/index.ts';
import type { RulesConfig } from '../config.ts';
import { findBrokenRules } from './check-deck.ts';
import { type Deck, readingProblem } from './deck.ts';
import { indexCardsByName, foldCardName } from './card-names.ts';

export type DeckListReason = 'list card' | 'list count' | 'list long' | 'list empty';

const listProblem = readingProblem<DeckListReason>;

const MAX_LINES = 500;
const MAX_LINE_LENGTH = 200;
/** Further unknown cards are reported without a suggestion. */
const MAX_SUGGESTED_CARDS = 20;

/** Sorted by type, cost and name. */
export function formatDeckList({ name, cards }: Deck, language: Language): string {
  const nameOf = (card: CardDefinition | undefined, id: CardId): string => card?.name[language] ?? id;
  const rows = Object.entries(cards)
    .map(([id, count]) => ({ id, count, card: rowOfId(id)?.card }))
    .toSorted(
      (a, b) =>
        CARD_TYPES.indexOf(a.card?.type ?? 'character') - CARD_TYPES.indexOf(b.card?.type ?? 'character') ||
        (a.card?.cost ?? 0) - (b.card?.cost ?? 0) ||
        nameOf(a.card, a.id).localeCompare(nameOf(b.card, b.id), language),
    );
  const lines = rows.map(({ id, count, card }) => `${count} ${nameOf(card, id)}`);
  return [...(name === undefined ? [] : [`# ${name}`]), ...lines, ''].join('\n');
}

/** With `rules`, problems of the deck are reported together with lines that cannot be parsed. */
export function parseDeckList(text: string, rules?: RulesConfig): Result<Deck, readonly Reason[]> {
  const names = indexCardsByName();
  const cards: { [card: CardId]: number } = {};
  const problems: Reason[] = [];
  // Unknown cards count for the size of the deck.
  const unknownCards = new Map<string, number>();
  let title: string | undefined;
  const lines = text.split(/\r\n|\r|\n/u);
  if (lines.length > MAX_LINES) return refuse([listProblem('list long', { lines: MAX_LINES })]);
  lines.forEach((line, i) => {
    const [entry = '', comment] = line.slice(0, MAX_LINE_LENGTH).split('#', 2);
    if (entry.trim() === '') title ??= comment?.trim();
    else {
      const { count, name } = parseLine(entry);
      const card = names.get(foldCardName(name));
      if (card === undefined) {
        problems.push(
          listProblem('list card', {
            line: i + 1,
            name,
            near: unknownCards.size < MAX_SUGGESTED_CARDS ? suggestCard(name, names) : '',
          }),
        );
        unknownCards.set(name, (unknownCards.get(name) ?? 0) + count);
      } else if (count < 1 || count > MAX_LINES)
        problems.push(listProblem('list count', { line: i + 1, card, count }));
      else cards[card] = (cards[card] ?? 0) + count;
    }
  });
  if (problems.length > 0) {
    const all = { cards: { ...Object.fromEntries(unknownCards), ...cards } };
    return refuse(rules === undefined ? problems : [...problems, ...findBrokenRules(all, rules)]);
  }
  if (Object.keys(cards).length === 0) return refuse([listProblem('list empty')]);
  return ok(title === undefined || title === '' ? { cards } : { name: title.slice(0, 80), cards });
}

/** The card with the most similar name, or an empty id if none is similar. */
function suggestCard(name: string, names: ReadonlyMap<string, CardId>): CardId {
  const word = foldCardName(name);
  const limit = Math.max(2, Math.floor(word.length / 3));
  return names.get(didYouMean(word, names.keys(), () => limit) ?? '') ?? '';
}

/** `2 Ash Urchin`, `2x Ash Urchin`, `Ash Urchin x2`, `Ash Urchin`. */
function parseLine(entry: string): { readonly count: number; readonly name: string } {
  const before = /^\s*(\d{1,3})\s*[x×]?\s+(.+)$/u.exec(entry);
  if (before !== null) return { count: Number(before[1]), name: (before[2] ?? '').trim() };
  const after = /^(.+?)\s+[x×]\s*(\d{1,3})\s*$/u.exec(entry);
  if (after !== null) return { count: Number(after[2]), name: (after[1] ?? '').trim() };
  return { count: 1, name: entry.trim() };
}
