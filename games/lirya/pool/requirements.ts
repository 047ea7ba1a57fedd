/** Costs, condition and targets of announcing a card or an ability, with all defaults filled in. */
import type {
  Ability,
  CardDefinition,
  Condition,
  Cost,
  CardFilter,
  TargetSpec,
} from '../card-definition/index.ts';

export interface TargetRow {
  /** The kinds of objects that can be chosen. */
  readonly cards: boolean;
  readonly players: boolean;
  readonly stack: boolean;
  readonly attacks: boolean;
  readonly like: CardFilter;
  readonly side: TargetSpec['side'] | undefined;
  readonly item: TargetSpec['item'] | undefined;
  readonly min: number;
  readonly max: number;
  /** Equipment can be chosen only if the filter names it. */
  readonly equipment: boolean;
}

export interface Requirements {
  /** Besides the energy of a card. */
  readonly costs: readonly Cost[];
  readonly if: Condition | undefined;
  readonly targets: readonly TargetRow[];
}

const ANY_CARD: CardFilter = {};

function toTargetRow({
  what = 'card',
  like = ANY_CARD,
  side,
  item,
  min = 1,
  max = 1,
}: TargetSpec): TargetRow {
  return {
    cards: what === 'card' || what === 'card or player',
    players: what === 'player' || what === 'card or player',
    stack: what === 'stack',
    attacks: what === 'attack',
    like,
    side,
    item,
    min: min,
    max: max,
    equipment: like.type === 'equipment' || (Array.isArray(like.type) && like.type.includes('equipment')),
  };
}

export const requirementsOfCard = (card: CardDefinition): Requirements => ({
  costs: (card.type === 'spell' ? card.costs : undefined) ?? [],
  if: card.if,
  targets: ((card.type === 'spell' ? card.targets : undefined) ?? []).map(toTargetRow),
});

export const requirementsOfAbility = (ability: Ability): Requirements => ({
  costs: ('costs' in ability ? ability.costs : undefined) ?? [],
  if: ability.if,
  targets: (('targets' in ability ? ability.targets : undefined) ?? []).map(toTargetRow),
});
