/** Estimated values of cards and pieces. One energy buys about 2.5 points. */
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
/** The share of a card's value that is kept when it returns to a hand: its energy must be paid again. */
export const RETURN_SHARE = 0.6;
export const CARD_VALUE = 2.5;
export const ENERGY_VALUE = 1.5;

/** The value of a state for its bearer, besides the share it loses. */
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
/** The share of a piece's value that a state suspends. */
export const STATE_LOSS_SHARE: { readonly [state in StateName]?: number } = { stunned: 0.2, paralysed: 0.25 };

const valueStats = (body: { readonly [stat in Stat]: number }): number =>
  body.attack * STAT_VALUE.attack + body.defence * STAT_VALUE.defence + body.health * STAT_VALUE.health;

/** An ability that triggers only on entering is worth nothing afterwards. */
export const isLasting = (ability: Ability): boolean =>
  ability.kind !== 'triggered' ||
  (Array.isArray(ability.trigger) ? ability.trigger : [ability.trigger]).some(({ on }) => on !== 'enter');

export function valuePiece(piece: PieceView): number {
  const { level, health, keywords, states, abilities, equipment, silenced } = piece;
  const lasting = silenced ? 0 : abilities.filter((index) => isLasting(abilityAt(index).ability)).length;
  if (level > 0) return 1 + level * 1.5 + lasting * ABILITY_VALUE + health * 0.1;
  const carried = equipment.reduce((sum, item) => sum + item.abilities.length * ABILITY_VALUE, 0);
  const stateValue = states.reduce((sum, { state }) => sum + STATE_VALUE[state], 0);
  const body = valueStats(piece) + keywords.length * KEYWORD_VALUE + lasting * ABILITY_VALUE;
  return Math.max(0.5, body + carried + stateValue * 0.5);
}

export const valueCharacter = (card: CharacterCard): number =>
  valueStats(card) +
  (card.keywords?.length ?? 0) * KEYWORD_VALUE +
  (card.abilities ?? []).filter(isLasting).length * ABILITY_VALUE;

/** The value of a card in hand, independent of the table. */
export function valueCardInHand(id: CardId): number {
  const card = rowOfId(id)?.card;
  if (card === undefined) return 0;
  return 1 + (card.type === 'character' ? valueCharacter(card) : card.cost * 2.2);
}

export const valueKeywords = (gifts: readonly PrintedKeyword[] | undefined): number =>
  (gifts?.length ?? 0) * KEYWORD_VALUE;

/** A point of life is worth more the fewer there are. */
export const valueOfLifePoint = (life: number): number => 0.7 + 1.5 * Math.max(0, 1 - life / 20);
/** The value of winning the match. */
export const WIN_VALUE = 1000;
