/** Follows a draft of one person and seven computer drafters from its seed and the picks of the person. */
import { at, createFastDice } from '@ludoteca/kernel';
import { type CardId, ELEMENTS } from '../../card-definition/index.ts';
import { rateForPool } from '../../deck/index.ts';
import { rowOfId } from '../../pool/index.ts';
import { createPacks, DRAFTERS, PACK_SIZE, PACKS } from './draft-packs.ts';

/** The person sits at this place of the draft. */
const PERSON = 0;
export const DRAFT_PICKS = PACKS * PACK_SIZE;
/** Players draft for decks of this size. */
export const DRAFT_DECK_SIZE = 40;

export interface DraftState {
  /** What the person chooses from; empty after the last pick. */
  readonly pack: readonly CardId[];
  /** The picks of each drafter, those of the person first. */
  readonly pools: readonly (readonly CardId[])[];
}

/** How much each computer drafter likes the cards of an element. */
function createElementPreferences(seed: string, drafter: number): { readonly [element: string]: number } {
  const dice = createFastDice(`drafter ${drafter} ${seed}`);
  return Object.fromEntries(ELEMENTS.map((element) => [element, dice.int(16) / 10]));
}

/** The card that fits the pool best. */
export function advisePick(
  pack: readonly CardId[],
  pool: readonly CardId[],
  preferences: { readonly [element: string]: number } = {},
): CardId {
  const ratings = pack.map(
    (id) => rateForPool(id, pool, DRAFT_DECK_SIZE) + (preferences[rowOfId(id)?.card.element ?? ''] ?? 0),
  );
  return at(pack, ratings.indexOf(Math.max(...ratings)));
}

const without = (pack: readonly CardId[], id: CardId): readonly CardId[] => pack.filter((one) => one !== id);

/** Undefined if the person picked a card that was not in the pack. Packs go to the left, to the right, and to the left. */
export function simulateDraft(seed: string, picks: readonly CardId[]): DraftState | undefined {
  const packs = createPacks(seed);
  const preferences = Array.from({ length: DRAFTERS }, (_, drafter) =>
    createElementPreferences(seed, drafter),
  );
  const pools: CardId[][] = preferences.map(() => []);
  for (let round = 0; round < PACKS; round++) {
    let going = at(packs, round);
    for (let pick = 0; pick < PACK_SIZE; pick++) {
      const wanted = picks[round * PACK_SIZE + pick];
      if (wanted === undefined) return { pack: at(going, PERSON), pools };
      if (!at(going, PERSON).includes(wanted)) return undefined;
      const left = going.map((pack, drafter) => {
        const pool = at(pools, drafter);
        const card = drafter === PERSON ? wanted : advisePick(pack, pool, at(preferences, drafter));
        pool.push(card);
        return without(pack, card);
      });
      const step = round % 2 === 0 ? 1 : DRAFTERS - 1;
      going = left.map((_, drafter) => at(left, (drafter + step) % DRAFTERS));
    }
  }
  return { pack: [], pools };
}
