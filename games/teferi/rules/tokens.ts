/** Finds the index of a token in the card list of a match (CR 111). */
import { canonicalJson } from '@ludoteca/kernel';
import type { CardDefinition } from '../abilities/index.ts';
import { compileCards } from '../layers/compiled-cards.ts';
import type { CardIndex, State } from '../state.ts';

const indexesByText = new WeakMap<State['cards'], Map<string, CardIndex>>();
const indexesByToken = new WeakMap<State['cards'], WeakMap<CardDefinition, CardIndex>>();

/** The index of a token in `State.cards`, which contains all tokens that its cards can create. */
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
