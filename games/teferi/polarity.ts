/** Polarity of targets: whether an effect is good or bad for its target, for the choices of computer players. */
import type {
  Instructions,
  AbilityEffect,
  ModalInstructions,
  ObjectRule,
  Recipient,
} from './abilities/index.ts';

/** Positive: good for the target. Negative: bad, about as much as that amount of damage. 0: neutral. */
export type Polarity = number;

/** Removal: worse than any damage. */
const REMOVED = -99;

const refersToTarget = (what: Recipient | undefined, slot: number): boolean =>
  typeof what === 'object' && 'target' in what && what.target === slot;

const sign = (value: unknown): number => (typeof value === 'number' ? Math.sign(value) : 1);

/** An unknown amount of damage counts as 3. */
const damagePolarity = (amount: unknown): Polarity => (typeof amount === 'number' ? -amount : -3);

const counterPolarity = (counter: string): Polarity => (counter.startsWith('-') ? -1 : 1);

/** The polarity of one effect for a target slot. */
function effectPolarity(effect: AbilityEffect, slot: number): Polarity {
  switch (effect.do) {
    case 'damage':
      return [effect, ...(effect.also ?? [])].reduce<Polarity>(
        (sum, { to, amount }) => (refersToTarget(to, slot) ? sum + damagePolarity(amount) : sum),
        0,
      );
    case 'divided damage':
      return effect.target === slot ? damagePolarity(effect.amount) : 0;
    case 'divided counters':
      return effect.target === slot ? counterPolarity(effect.kind) : 0;
    case 'fight':
      return refersToTarget(effect.one, slot) ? 1 : refersToTarget(effect.other, slot) ? -1 : 0;
    case 'destroy':
    case 'sacrifice':
    case 'exile until':
    case 'counter':
      return refersToTarget(effect.what, slot) ? REMOVED : 0;
    case 'tap':
    case 'freeze':
    case 'remove counters':
      return refersToTarget(effect.what, slot) ? -1 : 0;
    case 'move':
      return refersToTarget(effect.what, slot) ? (effect.to === 'battlefield' ? 1 : REMOVED) : 0;
    case 'lose life':
    case 'discard':
    case 'mill':
    case 'sacrifice some':
    case 'poison':
      return refersToTarget(effect.who, slot) ? -1 : 0;
    case 'gain life':
    case 'draw':
    case 'scry':
      return refersToTarget(effect.who, slot) ? 1 : 0;
    case 'put counters':
      return refersToTarget(effect.what, slot) ? counterPolarity(effect.kind) : 0;
    case 'untap':
    case 'regenerate':
    case 'attach':
      return refersToTarget(effect.do === 'attach' ? effect.to : effect.what, slot) ? 1 : 0;
    case 'prevent':
      return refersToTarget(effect.to, slot) ? 1 : refersToTarget(effect.from, slot) ? -1 : 0;
    case 'change':
      return refersToTarget(effect.what, slot) ? changePolarity(effect) : 0;
    case 'may':
    case 'unless':
    case 'if':
    case 'repeat':
    case 'each player':
      return firstPolarity(effect.effects, slot);
    case 'choose effect':
      return effect.options.reduce((sum, { effects }) => sum + firstPolarity(effects, slot), 0);
    default:
      return 0;
  }
}

const HARMFUL_RULES: ReadonlySet<ObjectRule['is']> = new Set<ObjectRule['is']>([
  'cannot attack',
  'cannot attack alone',
  'cannot attack unless',
  'cannot block',
  'cannot activate',
  'does not untap',
]);

function changePolarity({ changes }: Extract<AbilityEffect, { do: 'change' }>): Polarity {
  for (const change of changes) {
    if (change.change === 'control') return REMOVED;
    if (change.change === 'lose') return -1;
    if (change.change === 'rule') return HARMFUL_RULES.has(change.rule.is) ? -1 : 1;
    if (change.change === 'add') {
      if (sign(change.power) + sign(change.toughness) >= 0) return 1;
      return typeof change.toughness === 'number' && change.toughness < 0 ? change.toughness : -1;
    }
  }
  return 1;
}

function firstPolarity(effects: readonly AbilityEffect[], slot: number): Polarity {
  for (const effect of effects) {
    const polarity = effectPolarity(effect, slot);
    if (polarity !== 0) return polarity;
  }
  return 0;
}

/** One polarity per target of the chosen modes; the target of an Aura spell is not included. */
export function targetPolarities(
  does: Instructions | ModalInstructions | null,
  modes: readonly number[],
): Polarity[] {
  if (does === null) return [];
  const instructions = 'modes' in does ? modes.flatMap((mode) => does.modes[mode] ?? []) : [does];
  return instructions.flatMap(({ targets = [], effects }) =>
    targets.map((_, slot) => firstPolarity(effects, slot)),
  );
}
