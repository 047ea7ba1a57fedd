/** The energy that playing a card takes besides its cost (RULES 5.4). */
import { rowOfId } from '../pool/index.ts';
import type { CardId } from '../card-definition/index.ts';

/** As far as the card says it in numbers. */
export const additionalEnergyOf = (card: CardId): number =>
  (rowOfId(card)?.costs ?? []).reduce(
    (sum, cost) =>
      typeof cost === 'object' && 'energy' in cost && typeof cost.energy === 'number'
        ? sum + cost.energy
        : sum,
    0,
  );
