/** Estimates the gain of effects for a seat: losses of the opponent are gains. */
import { at } from '@ludoteca/kernel';
import type { Ref } from '../parts.ts';
import { opponentOf } from '../rules/lookup.ts';
import type { CardEffect, EffectName, EffectOf, Gift, Selector } from '../card-definition/index.ts';
import { valueDamage, valueGift, valueHealing, valuePlayerGift, valueState } from './effect-values.ts';
import { type EffectAim, findCard, type ViewEvaluator } from './view-evaluator.ts';
import {
  WIN_VALUE,
  RETURN_SHARE,
  CARD_VALUE,
  valueCharacter,
  ENERGY_VALUE,
  valuePiece,
  STATE_VALUE,
} from './card-values.ts';

/** The share of effects that are conditional, delayed or can be paid off. */
const UNCERTAIN_SHARE = 0.6;
const CONTROL_FACTOR = 1.6;
const FULL_HEAL = 20;
/** Turns for which permanent poison is valued. */
const POISON_TURNS = 3;

type GainFunction<K extends EffectName> = (
  evaluator: ViewEvaluator,
  effect: EffectOf<K>,
  aimed: EffectAim,
) => number;

/** The sum over all selected objects; the mean for random selections, the best for choices. */
function sumOverSelected(
  evaluator: ViewEvaluator,
  who: Selector,
  aimed: EffectAim,
  good: (ref: Ref) => number,
): number {
  const gains = evaluator.select(who, aimed).map((ref) => (evaluator.isOwn(ref) ? good(ref) : -good(ref)));
  const sum = gains.reduce((all, gain) => all + gain, 0);
  if (typeof who === 'string' || gains.length === 0) return sum;
  const count = 'count' in who && who.count !== undefined ? evaluator.evaluate(who.count, aimed) : 1;
  if ('random' in who) return (sum / gains.length) * Math.min(count, gains.length);
  if (!('pick' in who)) return sum;
  const mine = (who.by === 'opponent') === (aimed.seat !== evaluator.seat);
  const sorted = gains.toSorted((a, b) => (mine ? b - a : a - b)).slice(0, count);
  return sorted.reduce((all, gain) => all + (who.upTo === true && mine ? Math.max(0, gain) : gain), 0);
}

/** A constant value for each selected player. */
const perPlayer =
  <K extends EffectName>(worth: number) =>
  (
    evaluator: ViewEvaluator,
    effect: EffectOf<K> & { readonly who: Selector; readonly count?: unknown },
    aimed: EffectAim,
  ) =>
    sumOverSelected(
      evaluator,
      effect.who,
      aimed,
      () => worth * (typeof effect.count === 'number' ? effect.count : 1),
    );

const valueOf = (evaluator: ViewEvaluator, ref: Ref): number => {
  const piece = evaluator.findPiece(ref);
  return piece === undefined ? 0 : valuePiece(piece);
};

const valueReturnToHand = (evaluator: ViewEvaluator, ref: Ref): number => {
  const piece = evaluator.findPiece(ref);
  const token = piece !== undefined && findCard(piece.card)?.token === true;
  return valueOf(evaluator, ref) * (token ? 1 : RETURN_SHARE);
};

const valueGifts = (
  evaluator: ViewEvaluator,
  ref: Ref,
  gifts: readonly Gift[],
  aimed: EffectAim,
  effect: EffectOf<'give'>,
) => {
  const piece = evaluator.findPiece(ref);
  return gifts.reduce(
    (sum, gift) =>
      sum +
      (piece === undefined
        ? valuePlayerGift(evaluator, gift, aimed)
        : valueGift(evaluator, piece, gift, effect.for, aimed)),
    0,
  );
};

const valueToken = (id: string): number => {
  const card = findCard(id);
  return card?.type === 'character' ? valueCharacter(card) : CARD_VALUE;
};

const GAIN_FUNCTIONS: { readonly [K in EffectName]?: GainFunction<K> } = {
  damage: (evaluator, { to, amount, kind }, aimed) => {
    const much = evaluator.evaluate(amount, aimed);
    const worth = kind === 'healing' ? valueHealing : valueDamage;
    return sumOverSelected(evaluator, to, aimed, (ref) => worth(evaluator, ref, much));
  },
  heal: (evaluator, { who, amount }, aimed) => {
    const much = amount === 'full' ? FULL_HEAL : evaluator.evaluate(amount, aimed);
    return sumOverSelected(evaluator, who, aimed, (ref) => valueHealing(evaluator, ref, much));
  },
  drain: (evaluator, { from, amount, to }, aimed) => {
    const much = evaluator.evaluate(amount, aimed);
    return (
      sumOverSelected(evaluator, from, aimed, (ref) => valueDamage(evaluator, ref, much)) +
      sumOverSelected(evaluator, to, aimed, (ref) => valueHealing(evaluator, ref, much))
    );
  },
  give: (evaluator, effect, aimed) =>
    sumOverSelected(evaluator, effect.to, aimed, (ref) =>
      valueGifts(evaluator, ref, effect.gifts, aimed, effect),
    ),
  'add counters': (evaluator, { to }, aimed) => sumOverSelected(evaluator, to, aimed, () => 0.5),
  move: (evaluator, { who }, aimed) => sumOverSelected(evaluator, who, aimed, () => -0.3),
  draw: (evaluator, { who, count }, aimed) =>
    sumOverSelected(evaluator, who, aimed, () => CARD_VALUE * evaluator.evaluate(count, aimed)),
  discard: (evaluator, { who, count, chosen }, aimed) =>
    sumOverSelected(
      evaluator,
      who,
      aimed,
      () => -evaluator.evaluate(count, aimed) * (chosen === 'by you' ? CARD_VALUE : 2),
    ),
  mill: perPlayer(-0.1),
  look: () => 0.4,
  reveal: () => 0.2,
  dig: () => CARD_VALUE,
  search: () => CARD_VALUE * 1.3,
  recover: () => CARD_VALUE,
  reorder: () => 0.8,
  'put back': () => -1.5,
  play: () => CARD_VALUE,
  'return to deck': (evaluator, { who }, aimed) =>
    sumOverSelected(evaluator, who, aimed, (ref) => -valueOf(evaluator, ref)),
  'return to hand': (evaluator, { who }, aimed) =>
    sumOverSelected(evaluator, who, aimed, (ref) => -valueReturnToHand(evaluator, ref)),
  create: perPlayer(1.5),
  'take control': (evaluator, { of }, aimed) =>
    sumOverSelected(evaluator, of, aimed, (ref) =>
      evaluator.isOwn(ref) ? 0 : -valueOf(evaluator, ref) * CONTROL_FACTOR,
    ),
  destroy: (evaluator, { who }, aimed) =>
    sumOverSelected(evaluator, who, aimed, (ref) => -valueOf(evaluator, ref)),
  banish: (evaluator, { who }, aimed) =>
    sumOverSelected(evaluator, who, aimed, (ref) => -valueOf(evaluator, ref)),
  sacrifice: (evaluator, { who }, aimed) => sumOverSelected(evaluator, who, aimed, () => -4),
  transform: (evaluator, { who, into }, aimed) =>
    sumOverSelected(evaluator, who, aimed, (ref) => valueToken(into) - valueOf(evaluator, ref)),
  cancel: (evaluator, { what }, aimed) =>
    sumOverSelected(evaluator, what, aimed, (ref) => {
      const cost = findCard(evaluator.findItem(ref)?.card ?? '')?.cost ?? 0;
      return -CARD_VALUE - cost * ENERGY_VALUE;
    }),
  'cancel attack': (evaluator, { of }, aimed) =>
    sumOverSelected(evaluator, of, aimed, (ref) => -valueDeclaredAttack(evaluator, ref)),
  'redirect attack': (evaluator, { of }, aimed) =>
    sumOverSelected(evaluator, of, aimed, (ref) => -valueDeclaredAttack(evaluator, ref) * UNCERTAIN_SHARE),
  token: (_, { card, count }) => valueToken(card) * (typeof count === 'number' ? count : 1),
  'copy token': (evaluator, { of }, aimed) =>
    sumOverSelected(evaluator, of, aimed, (ref) => valueOf(evaluator, ref)),
  energy: (evaluator, { who, amount }, aimed) =>
    sumOverSelected(evaluator, who, aimed, () => ENERGY_VALUE * evaluator.evaluate(amount, aimed)),
  capacity: (evaluator, { who, amount }, aimed) =>
    sumOverSelected(evaluator, who, aimed, () => 2 * ENERGY_VALUE * evaluator.evaluate(amount, aimed)),
  apply: (evaluator, { state, to, amount, for: duration }, aimed) =>
    sumOverSelected(evaluator, to, aimed, (ref) => {
      const piece = evaluator.findPiece(ref);
      if (piece === undefined) return 0;
      if (state !== 'poisoned') return valueState(piece, state);
      const turns = typeof duration === 'object' && 'turns' in duration ? duration.turns : POISON_TURNS;
      return valueDamage(
        evaluator,
        ref,
        turns * (amount === undefined ? 1 : evaluator.evaluate(amount, aimed)),
      );
    }),
  remove: (evaluator, { state, from }, aimed) =>
    sumOverSelected(evaluator, from, aimed, (ref) =>
      evaluator.findPiece(ref)?.states.some((one) => one.state === state) === true ? -STATE_VALUE[state] : 0,
    ),
  purify: (evaluator, { who }, aimed) =>
    sumOverSelected(evaluator, who, aimed, (ref) => -sumNegativeStates(evaluator, ref)),
  upgrade: (evaluator, { who }, aimed) => sumOverSelected(evaluator, who, aimed, () => 3),
  repair: (evaluator, { who, amount }, aimed) => {
    const much = amount === 'full' ? FULL_HEAL : evaluator.evaluate(amount, aimed);
    return sumOverSelected(evaluator, who, aimed, (ref) => valueHealing(evaluator, ref, much));
  },
  if: (evaluator, { effects, else: otherwise = [] }, aimed) =>
    UNCERTAIN_SHARE * evaluateEffects(evaluator, effects, aimed) +
    (1 - UNCERTAIN_SHARE) * evaluateEffects(evaluator, otherwise, aimed),
  'choose one': (evaluator, { among, by }, aimed) => {
    const mine = (by === 'opponent') === (aimed.seat !== evaluator.seat);
    const gains = among.map((effects) => evaluateEffects(evaluator, effects, aimed));
    return mine ? Math.max(...gains) : Math.min(...gains);
  },
  'for each': (evaluator, { who, effects }, aimed) =>
    evaluator
      .select(who, aimed)
      .reduce((sum, it) => sum + evaluateEffects(evaluator, effects, { ...aimed, it }), 0),
  repeat: (evaluator, { times, effects }, aimed) =>
    evaluator.evaluate(times, aimed) * evaluateEffects(evaluator, effects, aimed),
  may: (evaluator, { effects }, aimed) => Math.max(0, evaluateEffects(evaluator, effects, aimed)),
  'unless paid': (evaluator, { by, energy, effects }, aimed) => {
    const payer = at(evaluator.view.players, by === 'you' ? aimed.seat : opponentOf(aimed.seat));
    const canPay = payer.energy >= evaluator.evaluate(energy, aimed);
    return (canPay ? 1 - UNCERTAIN_SHARE : 1) * evaluateEffects(evaluator, effects, aimed);
  },
  later: (evaluator, { effects }, aimed) => UNCERTAIN_SHARE * evaluateEffects(evaluator, effects, aimed),
  win: (evaluator, { who }, aimed) =>
    (who === 'you') === (aimed.seat === evaluator.seat) ? WIN_VALUE : -WIN_VALUE,
};

const sumNegativeStates = (evaluator: ViewEvaluator, ref: Ref): number =>
  (evaluator.findPiece(ref)?.states ?? []).reduce(
    (sum, { state }) => sum + Math.min(0, STATE_VALUE[state]),
    0,
  );

/** The expected loss of the target of a declared attack. */
function valueDeclaredAttack(evaluator: ViewEvaluator, attacker: Ref): number {
  const piece = evaluator.findPiece(attacker);
  const target = evaluator.view.attacks.find(
    (one) => one.attacker !== null && 'id' in one.attacker && one.attacker.id === attacker,
  )?.target;
  if (piece === undefined || target === undefined || target === null) return 0;
  if ('player' in target) return -valueDamage(evaluator, -1 - target.player, piece.attack);
  const hit = evaluator.findPiece(target.id);
  return hit === undefined ? 0 : -valueDamage(evaluator, hit.id, Math.max(0, piece.attack - hit.defence));
}

/** TypeScript cannot see that `GAIN_FUNCTIONS[effect.do]` takes that effect: the only cast of the dispatch. */
const GAINS_BY_NAME = GAIN_FUNCTIONS as unknown as {
  readonly [name: string]: GainFunction<EffectName> | undefined;
};

export const evaluateEffects = (
  evaluator: ViewEvaluator,
  effects: readonly CardEffect[],
  aimed: EffectAim,
): number =>
  effects.reduce(
    (sum, effect) =>
      sum + (GAINS_BY_NAME[effect.do]?.(evaluator, effect as EffectOf<EffectName>, aimed) ?? 0),
    0,
  );
