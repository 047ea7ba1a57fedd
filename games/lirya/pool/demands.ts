/** What announcing a card or an ability asks for. Always in one form, with nothing left to defaults: it is looked at all the time. */
import type { Ability, Card, Condition, Cost, Filter, Target } from '../vocabulary/index.ts';

export interface TargetRow {
  /** What is meant, any of it. */
  readonly cards: boolean;
  readonly players: boolean;
  readonly stack: boolean;
  readonly attacks: boolean;
  readonly like: Filter;
  readonly side: Target['side'] | undefined;
  readonly item: Target['item'] | undefined;
  readonly least: number;
  readonly most: number;
  /** Equipment is meant only where it is named. */
  readonly equipment: boolean;
}

export interface Demands {
  /** Besides a card's energy. */
  readonly costs: readonly Cost[];
  readonly if: Condition | undefined;
  readonly targets: readonly TargetRow[];
}

const ANYTHING: Filter = {};

function targetRow({ what = 'card', like = ANYTHING, side, item, min = 1, max = 1 }: Target): TargetRow {
  return {
    cards: what === 'card' || what === 'card or player',
    players: what === 'player' || what === 'card or player',
    stack: what === 'stack',
    attacks: what === 'attack',
    like,
    side,
    item,
    least: min,
    most: max,
    equipment: like.type === 'equipment' || (Array.isArray(like.type) && like.type.includes('equipment')),
  };
}

export const demandsOfCard = (card: Card): Demands => ({
  costs: (card.type === 'spell' ? card.costs : undefined) ?? [],
  if: card.if,
  targets: ((card.type === 'spell' ? card.targets : undefined) ?? []).map(targetRow),
});

export const demandsOfAbility = (ability: Ability): Demands => ({
  costs: ('costs' in ability ? ability.costs : undefined) ?? [],
  if: ability.if,
  targets: (('targets' in ability ? ability.targets : undefined) ?? []).map(targetRow),
});
