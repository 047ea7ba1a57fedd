/** What it would come to, to do something in the main phase or in a window. */
import { at } from '@ludoteca/kernel';
import type { Lirya, Standing } from '../parts.ts';
import { abilityAt, rowOfId } from '../pool/index.ts';
import type { PieceView } from '../views.ts';
import type {
  Ability,
  Card,
  Cost,
  EquipmentCard,
  TriggeredAbility,
  UsedAbility,
} from '../vocabulary/index.ts';
import { bestAim } from './aiming.ts';
import { giftWorth, playerGiftWorth } from './blows.ts';
import { gainOf } from './gain.ts';
import { type Aimed, cardNamed, type Outlook } from './outlook.ts';
import { CARD_WORTH, characterWorth, ENERGY_WORTH, isLasting, keywordsIn, STAT_WORTH } from './worth.ts';

/** What happens turn after turn is reckoned for so many turns. */
const TURNS = 3;
/** What a static ability is worth whoever is there now: others will come. */
const HOPE = 1.5;
/** A life, a card and a wound as prices. */
const LIFE = 1;

export interface Plan {
  readonly gain: number;
  readonly cost: number;
}

type Deed = Exclude<Lirya['choice']['main'] | Lirya['choice']['window'], string>;

export function planOf(outlook: Outlook, option: Deed): Plan {
  if ('play' in option) {
    const cost = outlook.me.costs?.[option.play] ?? 0;
    const card = cardNamed(option.play);
    return { gain: card === undefined ? 0 : playGain(outlook, card), cost };
  }
  if ('use' in option) return usePlan(outlook, option.use, option.ability);
  if ('hand' in option) return fromHandPlan(outlook, option.hand, option.ability);
  return 'upgrade' in option ? upgradePlan(outlook, option.upgrade) : { gain: -1, cost: 0 };
}

const self = ({ seat }: Outlook, source?: PieceView): Aimed => ({ seat, source, targets: [] });

function playGain(outlook: Outlook, card: Card): number {
  switch (card.type) {
    case 'character':
      return characterWorth(card) + entering(outlook, card.abilities ?? []);
    case 'structure':
      return 1 + abilitiesWorth(outlook, at(card.levels, 0).abilities) + (card.deck === undefined ? 0 : 3);
    case 'equipment':
      return equipmentWorth(card);
    case 'spell': {
      const aim = bestAim(outlook, card.targets ?? [], card.effects, self(outlook));
      return aim === undefined ? -1 : aim.gain - priceOf(outlook, card.costs);
    }
  }
}

/** What its entry sets off. */
const entering = (outlook: Outlook, abilities: readonly Ability[]): number =>
  abilities
    .filter((ability): ability is TriggeredAbility => ability.kind === 'triggered' && !isLasting(ability))
    .reduce((sum, { targets = [], effects }) => {
      const gain = bestAim(outlook, targets, effects, self(outlook))?.gain ?? 0;
      return sum + gain;
    }, 0);

const equipmentWorth = ({
  attack = 0,
  defence = 0,
  health = 0,
  keywords,
  abilities,
}: EquipmentCard): number =>
  attack * STAT_WORTH.attack +
  defence * STAT_WORTH.defence +
  health * STAT_WORTH.health +
  keywordsIn(keywords) +
  (abilities?.length ?? 0) * HOPE;

const abilitiesWorth = (outlook: Outlook, abilities: readonly Ability[]): number =>
  abilities.reduce((sum, ability) => sum + abilityWorth(outlook, ability), 0);

/** An ability that will be there for a while. */
function abilityWorth(outlook: Outlook, ability: Ability): number {
  if (ability.kind === 'replacement') return 2 * HOPE;
  if (ability.kind === 'static') return HOPE + staticWorth(outlook, ability);
  const gain = bestAim(outlook, ability.targets ?? [], ability.effects, self(outlook))?.gain ?? HOPE;
  const price = ability.kind === 'triggered' ? 0 : priceOf(outlook, ability.costs);
  return Math.max(HOPE, TURNS * (gain - price));
}

function staticWorth(outlook: Outlook, { to, gives }: Extract<Ability, { readonly kind: 'static' }>): number {
  const aimed = self(outlook);
  if (typeof to === 'string')
    return to === 'you' ? gives.reduce((sum, gift) => sum + playerGiftWorth(outlook, gift, aimed), 0) : HOPE;
  return outlook.all(to, aimed).reduce((sum, ref) => {
    const piece = outlook.piece(ref);
    if (piece === undefined) return sum;
    const gain = gives.reduce((all, gift) => all + giftWorth(outlook, piece, gift, 'permanent', aimed), 0);
    return sum + (outlook.isMine(ref) ? gain : -gain);
  }, 0);
}

function upgradePlan(outlook: Outlook, { id, card: named }: Standing): Plan {
  const card = cardNamed(named);
  const level = outlook.piece(id)?.level ?? 3;
  if (card?.type !== 'structure' || level >= 3) return { gain: -1, cost: 0 };
  const next = at(card.levels, level);
  const now = abilitiesWorth(outlook, at(card.levels, level - 1).abilities);
  return { gain: 0.5 + Math.max(0, abilitiesWorth(outlook, next.abilities) - now), cost: next.cost };
}

const isUsed = (ability: Ability): ability is UsedAbility =>
  (ability.kind === 'activated' || ability.kind === 'response') && ability.from !== 'hand';

/** The abilities that can be used of a piece, as options count them. */
function usedOn(outlook: Outlook, { id }: Standing): readonly UsedAbility[] {
  const piece = outlook.piece(id) ?? equipmentNamed(outlook, id);
  return (piece?.abilities ?? []).map((index) => abilityAt(index).ability).filter(isUsed);
}

const equipmentNamed = ({ me }: Outlook, id: number): PieceView | undefined =>
  me.pieces.flatMap(({ equipment }) => equipment).find((item) => item.id === id);

function usePlan(outlook: Outlook, standing: Standing, which: number): Plan {
  const ability = usedOn(outlook, standing)[which];
  if (ability === undefined) return { gain: -1, cost: 0 };
  return used(outlook, ability, outlook.piece(standing.id));
}

function fromHandPlan(outlook: Outlook, card: string, which: number): Plan {
  const ability = rowOfId(card)?.fromHand[which]?.ability;
  return ability === undefined ? { gain: -1, cost: 0 } : used(outlook, ability, undefined);
}

function used(outlook: Outlook, ability: UsedAbility, source: PieceView | undefined): Plan {
  const aimed = self(outlook, source);
  const aim = bestAim(outlook, ability.targets ?? [], ability.effects, aimed);
  if (aim === undefined) return { gain: -1, cost: 0 };
  const cost = (ability.costs ?? []).reduce(
    (sum, one) => sum + (typeof one === 'object' && 'energy' in one ? outlook.value(one.energy, aimed) : 0),
    0,
  );
  return { gain: aim.gain - priceOf(outlook, ability.costs, source), cost };
}

/** What else than energy has to be given. */
function priceOf(outlook: Outlook, costs: readonly Cost[] | undefined, source?: PieceView): number {
  return (costs ?? []).reduce((sum, cost) => sum + priceOfOne(outlook, cost, source), 0);
}

function priceOfOne(outlook: Outlook, cost: Cost, source: PieceView | undefined): number {
  if (cost === 'discard source') return CARD_WORTH;
  if (typeof cost === 'string') {
    const effect = cost === 'sacrifice source' ? 'destroy' : 'return to hand';
    return -gainOf(outlook, [{ do: effect, who: 'source' }], self(outlook, source));
  }
  if ('discard' in cost) return cost.discard * CARD_WORTH;
  if ('life' in cost) return cost.life * LIFE;
  if ('damage' in cost)
    return -gainOf(outlook, [{ do: 'damage', to: 'source', amount: cost.damage }], self(outlook, source));
  if ('sacrifice' in cost) return 4 * (cost.count ?? 1);
  return 'energy' in cost ? outlook.value(cost.energy, self(outlook)) * (ENERGY_WORTH / 3) : 0;
}
