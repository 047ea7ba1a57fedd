/** Finds the index of a token in the card list of a match (CR 111). */
import { canonicalJson } from '@ludoteca/kernel';
import { memoizeByObject } from '@ludoteca/kit';
import type { CardDefinition } from '../abilities/index.ts';
import { compileCards } from '../layers/compiled-cards.ts';
import type { CardIndex, State } from '../state.ts';

/** For the cards of a match: the function that finds the index of a token. */
const tokenFinder = memoizeByObject((cards: State['cards']) => {
  const kinds = new Map(compileCards(cards).map(({ card }, kind) => [canonicalJson(card), kind]));
  return memoizeByObject((token: CardDefinition): CardIndex => {
    const kind = kinds.get(canonicalJson(token));
    if (kind === undefined) throw new RangeError(`no such token on the table: ${token.name}`);
    return kind;
  });
});

/** The index of a token in `State.cards`, which contains all tokens that its cards can create. */
export const tokenIndex = ({ cards }: State, token: CardDefinition): CardIndex => tokenFinder(cards)(token);
