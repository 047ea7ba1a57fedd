/** What cards and pieces are worth, on a scale on which a point of energy buys about two and a half. */
import { abilityAt, rowOfId } from '../pool/index.ts';
import type { PieceView } from '../view-types.ts';
import type {
  Ability,
  CardId,
  CharacterCard,
  PrintedKeyword,
  Stat,
  StateName,
} from '../card-definition/index.ts';

export const STAT_VALUE: { readonly [stat in Stat]: number } = { attack: 1.2, defence: 1.3, health: 0.7 };
export const KEYWORD_VALUE = 0.8;
const ABILITY_VALUE = 1.2;
/** What is left of the worth of a card that is sent back to a hand: it costs its energy again. */
export const RETURN_SHARE = 0.6;
export const CARD_VALUE = 2.5;
export const ENERGY_VALUE = 1.5;

/** What a state adds to whoever has it, good or ill, besides what it does to all that one is worth. */
export const STATE_VALUE: { readonly [state in StateName]: number } = {
  stunned: -1,
  poisoned: -2,
  paralysed: -1.5,
  stealth: 1.2,
  immunity: 1,
  cursed: -2,
  blessed: 2,
  regeneration: 1.2,
  vulnerable: -1.2,
  fortified: 1.5,
  rooted: -0.3,
  silenced: -1,
};
/** What share of the worth is lost for a time. */
export const STATE_LOSS_SHARE: { readonly [state in StateName]?: number } = { stunned: 0.2, paralysed: 0.25 };

const valueStats = (body: { readonly [stat in Stat]: number }): number =>
  body.attack * STAT_VALUE.attack + body.defence * STAT_VALUE.defence + body.health * STAT_VALUE.health;

/** An ability that is done with once its card is there is worth nothing more. */
export const isLasting = (ability: Ability): boolean =>
  ability.kind !== 'triggered' ||
  (Array.isArray(ability.trigger) ? ability.trigger : [ability.trigger]).some(({ on }) => on !== 'enter');

export function valuePiece(piece: PieceView): number {
  const { level, health, keywords, states, abilities, equipment, silenced } = piece;
  const lasting = silenced ? 0 : abilities.filter((index) => isLasting(abilityAt(index).ability)).length;
  if (level > 0) return 1 + level * 1.5 + lasting * ABILITY_VALUE + health * 0.1;
  const carried = equipment.reduce((sum, item) => sum + item.abilities.length * ABILITY_VALUE, 0);
  const given = states.reduce((sum, { state }) => sum + STATE_VALUE[state], 0);
  const body = valueStats(piece) + keywords.length * KEYWORD_VALUE + lasting * ABILITY_VALUE;
  return Math.max(0.5, body + carried + given * 0.5);
}

export const valueCharacter = (card: CharacterCard): number =>
  valueStats(card) +
  (card.keywords?.length ?? 0) * KEYWORD_VALUE +
  (card.abilities ?? []).filter(isLasting).length * ABILITY_VALUE;

/** What a card is worth in the hand, whatever the table looks like. */
export function valueCardInHand(id: CardId): number {
  const card = rowOfId(id)?.card;
  if (card === undefined) return 0;
  return 1 + (card.type === 'character' ? valueCharacter(card) : card.cost * 2.2);
}

export const valueKeywords = (gifts: readonly PrintedKeyword[] | undefined): number =>
  (gifts?.length ?? 0) * KEYWORD_VALUE;

/** What a point of life is worth: the more the fewer there are. */
export const valueOfLifePoint = (life: number): number => 0.7 + 1.5 * Math.max(0, 1 - life / 20);
/** To win, or to lose. */
export const WIN_VALUE = 1000;
