/** The matches of the campaign. */
import { sha256Hex } from '@ludoteca/kernel';
import type { SoloMatch } from '@ludoteca/kit';
import { type CardId, RARITIES } from '../../card-definition/index.ts';
import { adviseCards, toDeckCards } from '../../deck/index.ts';
import { isInEdition } from '../../pool/index.ts';
import { brokenBell } from '../../sets/broken-bell/index.ts';
import { type CampaignProgress, copiesAllowed, DECK_RULES } from './campaign-progress.ts';
import type { Opponent } from './opponents.ts';

/** The cards of the reward, and the best others of the opponent's elements. */
export function createOpponentDeck({ elements, mostRare, reward }: Opponent): readonly CardId[] {
  const most = RARITIES.indexOf(mostRare);
  const isFitting = (card: (typeof brokenBell.cards)[number]): boolean =>
    card.token !== true &&
    card.rarity !== 'legendary' &&
    isInEdition(card.id, 'current') &&
    RARITIES.indexOf(card.rarity) <= most &&
    (card.element === undefined || elements.includes(card.element));
  const kept = reward.flatMap((id) => Array.from({ length: copiesAllowed(id) }, () => id));
  const others = brokenBell.cards
    .filter((card) => isFitting(card) && !reward.includes(card.id))
    .flatMap(({ id }) => Array.from({ length: copiesAllowed(id) }, () => id));
  return adviseCards(others, DECK_RULES.deckMin, kept);
}

export function createCampaignMatch(progress: CampaignProgress, opponent: Opponent): SoloMatch {
  const { seed, deck, matches } = progress;
  const { id, name, variant } = opponent;
  return {
    id: `campaign-${sha256Hex(seed).slice(0, 8)}-${matches + 1}-${id}`,
    seed: `${seed} match ${matches + 1} ${id}`,
    settings: {
      deck1: { name: 'campaign', cards: toDeckCards(deck) },
      deck2: { name: name.en, cards: toDeckCards(createOpponentDeck(opponent)) },
      variant,
    },
    opponents: [name],
  };
}
