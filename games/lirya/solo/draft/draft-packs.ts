/** Draft packs: fifteen cards each, of every rarity. */
import { createFastDice, type Dice } from '@ludoteca/kernel';
import type { CardDefinition, CardId } from '../../card-definition/index.ts';
import { isInEdition } from '../../pool/index.ts';
import { brokenBell } from '../../sets/broken-bell/index.ts';

export const DRAFTERS = 8;
export const PACKS = 3;
export const PACK_SIZE = 15;

const UNCOMMON_CARDS = 4;
/** Chances of the best card of a pack, in sixteenths. */
const LEGENDARY_CHANCE = 2;
const ULTRA_RARE_CHANCE = 4;

const cardsOf = (rarity: CardDefinition['rarity']): readonly CardId[] =>
  brokenBell.cards
    .filter((card) => card.token !== true && card.rarity === rarity && isInEdition(card.id, 'current'))
    .map(({ id }) => id);

function drawBestCard(dice: Dice): CardId {
  const roll = dice.int(16);
  if (roll < LEGENDARY_CHANCE) return dice.pick(cardsOf('legendary'));
  return dice.pick(cardsOf(roll < LEGENDARY_CHANCE + ULTRA_RARE_CHANCE ? 'ultra-rare' : 'rare'));
}

/** One rare or better card, four uncommon ones, ten common ones; no card twice. */
function createPack(dice: Dice): readonly CardId[] {
  const uncommon = dice.shuffle([...cardsOf('uncommon')]).slice(0, UNCOMMON_CARDS);
  const common = dice.shuffle([...cardsOf('common')]).slice(0, PACK_SIZE - UNCOMMON_CARDS - 1);
  return [drawBestCard(dice), ...uncommon, ...common];
}

/** The packs of all rounds, one for each drafter. */
export function createPacks(seed: string): readonly (readonly (readonly CardId[])[])[] {
  const dice = createFastDice(`packs ${seed}`);
  return Array.from({ length: PACKS }, () => Array.from({ length: DRAFTERS }, () => createPack(dice)));
}
