/** 111: tokens are cards of the table that nobody has in a deck. */
import { canonicalJson } from '@ludoteca/kernel';
import type { CardDefinition } from '../abilities/index.ts';
import { compileCards } from '../layers/compiled-cards.ts';
import type { CardIndex, State } from '../state.ts';

const indexesByText = new WeakMap<State['cards'], Map<string, CardIndex>>();
const indexesByToken = new WeakMap<State['cards'], WeakMap<CardDefinition, CardIndex>>();

/** The kind of a token: every one that an ability can make is in the table. */
export function tokenIndex({ cards }: State, token: CardDefinition): CardIndex {
  const known = indexesByToken.get(cards) ?? new WeakMap<CardDefinition, CardIndex>();
  indexesByToken.set(cards, known);
  const found = known.get(token);
  if (found !== undefined) return found;
  const byText =
    indexesByText.get(cards) ??
    new Map(compileCards(cards).map(({ card }, kind) => [canonicalJson(card), kind]));
  indexesByText.set(cards, byText);
  const kind = byText.get(canonicalJson(token));
  if (kind === undefined) throw new RangeError(`no such token on the table: ${token.name}`);
  known.set(token, kind);
  return kind;
}
