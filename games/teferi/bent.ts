/** Whether a spell or ability is meant for friends or for foes: what computer players want to know of a target. */
import type { Doing, Effect, Modal, What, Who } from './abilities/index.ts';

/** Above 0: good for it; below: bad, as bad as so much damage; 0: neither. */
export type Bent = number;

/** Worse than any damage. */
const GONE = -99;

const aimsAt = (what: What | Who | undefined, slot: number): boolean =>
  typeof what === 'object' && 'target' in what && what.target === slot;

const sign = (value: unknown): number => (typeof value === 'number' ? Math.sign(value) : 1);

/** Damage whose amount is not written is taken for three. */
const hurt = (amount: unknown): Bent => (typeof amount === 'number' ? -amount : -3);

const grown = (counter: string): Bent => (counter.startsWith('-') ? -1 : 1);

/** What one effect means for the target of that slot. */
function meant(effect: Effect, slot: number): Bent {
  switch (effect.do) {
    case 'damage':
      return [effect, ...(effect.also ?? [])].reduce<Bent>(
        (sum, { to, amount }) => (aimsAt(to, slot) ? sum + hurt(amount) : sum),
        0,
      );
    case 'divided damage':
      return effect.target === slot ? hurt(effect.amount) : 0;
    case 'divided counters':
      return effect.target === slot ? grown(effect.kind) : 0;
    case 'fight':
      return aimsAt(effect.one, slot) ? 1 : aimsAt(effect.other, slot) ? -1 : 0;
    case 'destroy':
    case 'sacrifice':
    case 'exile until':
    case 'counter':
      return aimsAt(effect.what, slot) ? GONE : 0;
    case 'tap':
    case 'freeze':
    case 'remove counters':
      return aimsAt(effect.what, slot) ? -1 : 0;
    case 'move':
      return aimsAt(effect.what, slot) ? (effect.to === 'battlefield' ? 1 : GONE) : 0;
    case 'lose life':
    case 'discard':
    case 'mill':
    case 'sacrifice some':
    case 'poison':
      return aimsAt(effect.who, slot) ? -1 : 0;
    case 'gain life':
    case 'draw':
    case 'scry':
      return aimsAt(effect.who, slot) ? 1 : 0;
    case 'put counters':
      return aimsAt(effect.what, slot) ? grown(effect.kind) : 0;
    case 'untap':
    case 'regenerate':
    case 'attach':
      return aimsAt(effect.do === 'attach' ? effect.to : effect.what, slot) ? 1 : 0;
    case 'prevent':
      return aimsAt(effect.to, slot) ? 1 : aimsAt(effect.from, slot) ? -1 : 0;
    case 'change':
      return aimsAt(effect.what, slot) ? changed(effect) : 0;
    case 'may':
    case 'unless':
    case 'if':
    case 'repeat':
    case 'each player':
      return bentOf(effect.effects, slot);
    default:
      return 0;
  }
}

function changed({ changes }: Extract<Effect, { do: 'change' }>): Bent {
  for (const change of changes) {
    if (change.change === 'control') return GONE;
    if (change.change === 'lose') return -1;
    if (change.change === 'rule')
      return /^cannot (?:attack|block$|activate)|^does not/.test(change.rule.is) ? -1 : 1;
    if (change.change === 'add') {
      if (sign(change.power) + sign(change.toughness) >= 0) return 1;
      return typeof change.toughness === 'number' && change.toughness < 0 ? change.toughness : -1;
    }
  }
  return 1;
}

function bentOf(effects: readonly Effect[], slot: number): Bent {
  for (const effect of effects) {
    const bent = meant(effect, slot);
    if (bent !== 0) return bent;
  }
  return 0;
}

/** For each target of what was chosen. An Aura's own target is not told here. */
export function bentsOf(does: Doing | Modal | null, modes: readonly number[]): Bent[] {
  if (does === null) return [];
  const doings = 'modes' in does ? modes.flatMap((mode) => does.modes[mode] ?? []) : [does];
  return doings.flatMap(({ targets = [], effects }) => targets.map((_, slot) => bentOf(effects, slot)));
}
