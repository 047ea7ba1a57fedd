/** A deck list and the cards that it names, as one deck that can be played. */
import { ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import type { Card, Deck } from '../abilities/index.ts';
import { shippedCard } from '../cards/shipped.ts';
import type { FileCard } from '../import/index.ts';
import { readCard } from '../oracle/index.ts';
import { checkFormat } from './format.ts';
import type { DeckList } from './listed.ts';

/** Why a card of a list cannot be played with. */
function unread(card: string, printed: FileCard | undefined): Reason {
  if (printed === undefined) return { why: 'unknown card', facts: { card } };
  if (printed.faces) return { why: 'card with faces', facts: { card } };
  const read = readCard(printed);
  if (read.ok) return { why: 'unknown card', facts: { card } };
  const { line, column, words } = read.refusal;
  return { why: 'card unread', facts: { card, line, column, words } };
}

/** Cards that ship need no definition; all others come from the file. Every line that is none and every card that cannot be had is named, and what the format asks for besides. */
export function joined(
  list: DeckList,
  cards: readonly FileCard[],
  name: string,
): Result<Deck, readonly Reason[]> {
  const printed = new Map(cards.map((card) => [card.name, card]));
  const found = new Map<string, Card>();
  const definitions: Card[] = [];
  const problems: Reason[] = [...list.faults];
  for (const { card } of list.main) {
    const own = shippedCard(card);
    const text = printed.get(card);
    const read = text === undefined || text.faces ? undefined : readCard(text);
    if (own !== undefined && own.token !== true) found.set(card, own);
    else if (read?.ok === true) {
      found.set(card, read.card);
      definitions.push(read.card);
    } else problems.push(unread(card, text));
  }
  problems.push(...checkFormat(list.main, found));
  if (problems.length > 0) return refuse(problems);
  return ok({
    name: list.name === '' ? name : list.name.slice(0, 60),
    cards: list.main,
    ...(definitions.length === 0 ? {} : { definitions }),
  });
}
