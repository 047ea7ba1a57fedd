/** Estimates the gain and the energy cost of an action in the main phase or in a response window. */
import type { MainAction, PieceOption } from '../parts.ts';
import { at } from '@ludoteca/kernel';
import { abilityAt, rowOfId } from '../pool/index.ts';
import type { PieceView } from '../view-types.ts';
import type {
  Ability,
  CardDefinition,
  Cost,
  EquipmentCard,
  TriggeredAbility,
  ActivatedAbility,
} from '../card-definition/index.ts';
import { findBestTargets } from './targeting.ts';
import { valueGift, valuePlayerGift } from './effect-values.ts';
import { evaluateEffects } from './evaluate-effects.ts';
import { type EffectAim, findCard, type ViewEvaluator } from './view-evaluator.ts';
import {
  CARD_VALUE,
  valueCharacter,
  ENERGY_VALUE,
  isLasting,
  valueKeywords,
  STAT_VALUE,
} from './card-values.ts';

/** A recurring ability is valued for this many turns. */
const EXPECTED_TURNS = 3;
/** The minimum value of a lasting ability, even if nothing in play profits from it yet. */
const BASE_ABILITY_VALUE = 1.5;
/** The price of one life. */
const LIFE_PRICE = 1;

export interface ActionValue {
  readonly gain: number;
  readonly cost: number;
}

export function valueAction(evaluator: ViewEvaluator, option: MainAction): ActionValue {
  if ('play' in option) {
    const cost = evaluator.own.costs?.[option.play] ?? 0;
    const card = findCard(option.play);
    return { gain: card === undefined ? 0 : valueCardPlay(evaluator, card), cost };
  }
  if ('use' in option) return valueUse(evaluator, option.use, option.ability);
  if ('hand' in option) return valueHandUse(evaluator, option.hand, option.ability);
  return 'upgrade' in option ? valueUpgrade(evaluator, option.upgrade) : { gain: -1, cost: 0 };
}

const ownAim = ({ seat }: ViewEvaluator, source?: PieceView): EffectAim => ({ seat, source, targets: [] });

function valueCardPlay(evaluator: ViewEvaluator, card: CardDefinition): number {
  switch (card.type) {
    case 'character':
      return valueCharacter(card) + valueEntry(evaluator, card.abilities ?? []);
    case 'structure':
      return 1 + valueAbilities(evaluator, at(card.levels, 0).abilities) + (card.deck === undefined ? 0 : 3);
    case 'equipment':
      return valueEquipment(card);
    case 'spell': {
      const aim = findBestTargets(evaluator, card.targets ?? [], card.effects, ownAim(evaluator));
      return aim === undefined ? -1 : aim.gain - priceOfCosts(evaluator, card.costs);
    }
  }
}

/** Triggers of entering play. */
const valueEntry = (evaluator: ViewEvaluator, abilities: readonly Ability[]): number =>
  abilities
    .filter((ability): ability is TriggeredAbility => ability.kind === 'triggered' && !isLasting(ability))
    .reduce((sum, { targets = [], effects }) => {
      const gain = findBestTargets(evaluator, targets, effects, ownAim(evaluator))?.gain ?? 0;
      return sum + gain;
    }, 0);

const valueEquipment = ({
  attack = 0,
  defence = 0,
  health = 0,
  keywords,
  abilities,
}: EquipmentCard): number =>
  attack * STAT_VALUE.attack +
  defence * STAT_VALUE.defence +
  health * STAT_VALUE.health +
  valueKeywords(keywords) +
  (abilities?.length ?? 0) * BASE_ABILITY_VALUE;

const valueAbilities = (evaluator: ViewEvaluator, abilities: readonly Ability[]): number =>
  abilities.reduce((sum, ability) => sum + valueAbility(evaluator, ability), 0);

/** An ability that will stay for some turns. */
function valueAbility(evaluator: ViewEvaluator, ability: Ability): number {
  if (ability.kind === 'replacement') return 2 * BASE_ABILITY_VALUE;
  if (ability.kind === 'static') return BASE_ABILITY_VALUE + valueStatic(evaluator, ability);
  const gain =
    findBestTargets(evaluator, ability.targets ?? [], ability.effects, ownAim(evaluator))?.gain ??
    BASE_ABILITY_VALUE;
  const price = ability.kind === 'triggered' ? 0 : priceOfCosts(evaluator, ability.costs);
  return Math.max(BASE_ABILITY_VALUE, EXPECTED_TURNS * (gain - price));
}

function valueStatic(
  evaluator: ViewEvaluator,
  { to, gives }: Extract<Ability, { readonly kind: 'static' }>,
): number {
  const aim = ownAim(evaluator);
  if (typeof to === 'string')
    return to === 'you'
      ? gives.reduce((sum, gift) => sum + valuePlayerGift(evaluator, gift, aim), 0)
      : BASE_ABILITY_VALUE;
  return evaluator.findMatching(to, aim).reduce((sum, ref) => {
    const piece = evaluator.findPiece(ref);
    if (piece === undefined) return sum;
    const gain = gives.reduce((all, gift) => all + valueGift(evaluator, piece, gift, 'permanent', aim), 0);
    return sum + (evaluator.isOwn(ref) ? gain : -gain);
  }, 0);
}

function valueUpgrade(evaluator: ViewEvaluator, { id, card: named }: PieceOption): ActionValue {
  const card = findCard(named);
  const level = evaluator.findPiece(id)?.level ?? 3;
  if (card?.type !== 'structure' || level >= 3) return { gain: -1, cost: 0 };
  const next = at(card.levels, level);
  const now = valueAbilities(evaluator, at(card.levels, level - 1).abilities);
  return { gain: 0.5 + Math.max(0, valueAbilities(evaluator, next.abilities) - now), cost: next.cost };
}

const isUsable = (ability: Ability): ability is ActivatedAbility =>
  (ability.kind === 'activated' || ability.kind === 'response') && ability.from !== 'hand';

/** In the order in which options number them. */
function usableAbilitiesOf(evaluator: ViewEvaluator, { id }: PieceOption): readonly ActivatedAbility[] {
  const piece = evaluator.findPiece(id) ?? findEquipment(evaluator, id);
  return (piece?.abilities ?? []).map((index) => abilityAt(index).ability).filter(isUsable);
}

const findEquipment = ({ own }: ViewEvaluator, id: number): PieceView | undefined =>
  own.pieces.flatMap(({ equipment }) => equipment).find((item) => item.id === id);

function valueUse(evaluator: ViewEvaluator, standing: PieceOption, which: number): ActionValue {
  const ability = usableAbilitiesOf(evaluator, standing)[which];
  if (ability === undefined) return { gain: -1, cost: 0 };
  return valueUsable(evaluator, ability, evaluator.findPiece(standing.id));
}

function valueHandUse(evaluator: ViewEvaluator, card: string, which: number): ActionValue {
  const ability = rowOfId(card)?.handAbilities[which]?.ability;
  return ability === undefined ? { gain: -1, cost: 0 } : valueUsable(evaluator, ability, undefined);
}

function valueUsable(
  evaluator: ViewEvaluator,
  ability: ActivatedAbility,
  source: PieceView | undefined,
): ActionValue {
  const effectAim = ownAim(evaluator, source);
  const aim = findBestTargets(evaluator, ability.targets ?? [], ability.effects, effectAim);
  if (aim === undefined) return { gain: -1, cost: 0 };
  const cost = (ability.costs ?? []).reduce(
    (sum, one) =>
      sum + (typeof one === 'object' && 'energy' in one ? evaluator.evaluate(one.energy, effectAim) : 0),
    0,
  );
  return { gain: aim.gain - priceOfCosts(evaluator, ability.costs, source), cost };
}

/** Costs other than energy. */
function priceOfCosts(
  evaluator: ViewEvaluator,
  costs: readonly Cost[] | undefined,
  source?: PieceView,
): number {
  return (costs ?? []).reduce((sum, cost) => sum + priceOfCost(evaluator, cost, source), 0);
}

function priceOfCost(evaluator: ViewEvaluator, cost: Cost, source: PieceView | undefined): number {
  if (cost === 'discard source') return CARD_VALUE;
  if (typeof cost === 'string') {
    const effect = cost === 'sacrifice source' ? 'destroy' : 'return to hand';
    return -evaluateEffects(evaluator, [{ do: effect, who: 'source' }], ownAim(evaluator, source));
  }
  if ('discard' in cost) return cost.discard * CARD_VALUE;
  if ('life' in cost) return cost.life * LIFE_PRICE;
  if ('damage' in cost)
    return -evaluateEffects(
      evaluator,
      [{ do: 'damage', to: 'source', amount: cost.damage }],
      ownAim(evaluator, source),
    );
  if ('sacrifice' in cost) return 4 * (cost.count ?? 1);
  return 'energy' in cost ? evaluator.evaluate(cost.energy, ownAim(evaluator)) * (ENERGY_VALUE / 3) : 0;
}
