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
  aim: EffectAim,
) => number;

/** The sum over all selected objects; the mean for random selections, the best for choices. */
function sumOverSelected(
  evaluator: ViewEvaluator,
  who: Selector,
  aim: EffectAim,
  valueFor: (ref: Ref) => number,
): number {
  const gains = evaluator
    .select(who, aim)
    .map((ref) => (evaluator.isOwn(ref) ? valueFor(ref) : -valueFor(ref)));
  const sum = gains.reduce((all, gain) => all + gain, 0);
  if (typeof who === 'string' || gains.length === 0) return sum;
  const count = 'count' in who && who.count !== undefined ? evaluator.evaluate(who.count, aim) : 1;
  if ('random' in who) return (sum / gains.length) * Math.min(count, gains.length);
  if (!('pick' in who)) return sum;
  const mine = (who.by === 'opponent') === (aim.seat !== evaluator.seat);
  const sorted = gains.toSorted((a, b) => (mine ? b - a : a - b)).slice(0, count);
  return sorted.reduce((all, gain) => all + (who.upTo === true && mine ? Math.max(0, gain) : gain), 0);
}

/** A constant value for each selected player. */
const perPlayer =
  <K extends EffectName>(pointsFor: number) =>
  (
    evaluator: ViewEvaluator,
    effect: EffectOf<K> & { readonly who: Selector; readonly count?: unknown },
    aim: EffectAim,
  ) =>
    sumOverSelected(
      evaluator,
      effect.who,
      aim,
      () => pointsFor * (typeof effect.count === 'number' ? effect.count : 1),
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
  aim: EffectAim,
  effect: EffectOf<'give'>,
) => {
  const piece = evaluator.findPiece(ref);
  return gifts.reduce(
    (sum, gift) =>
      sum +
      (piece === undefined
        ? valuePlayerGift(evaluator, gift, aim)
        : valueGift(evaluator, piece, gift, effect.for, aim)),
    0,
  );
};

const valueToken = (id: string): number => {
  const card = findCard(id);
  return card?.type === 'character' ? valueCharacter(card) : CARD_VALUE;
};

const GAIN_FUNCTIONS: { readonly [K in EffectName]?: GainFunction<K> } = {
  damage: (evaluator, { to, amount, kind }, aim) => {
    const points = evaluator.evaluate(amount, aim);
    const pointsFor = kind === 'healing' ? valueHealing : valueDamage;
    return sumOverSelected(evaluator, to, aim, (ref) => pointsFor(evaluator, ref, points));
  },
  heal: (evaluator, { who, amount }, aim) => {
    const points = amount === 'full' ? FULL_HEAL : evaluator.evaluate(amount, aim);
    return sumOverSelected(evaluator, who, aim, (ref) => valueHealing(evaluator, ref, points));
  },
  drain: (evaluator, { from, amount, to }, aim) => {
    const points = evaluator.evaluate(amount, aim);
    return (
      sumOverSelected(evaluator, from, aim, (ref) => valueDamage(evaluator, ref, points)) +
      sumOverSelected(evaluator, to, aim, (ref) => valueHealing(evaluator, ref, points))
    );
  },
  give: (evaluator, effect, aim) =>
    sumOverSelected(evaluator, effect.to, aim, (ref) =>
      valueGifts(evaluator, ref, effect.gifts, aim, effect),
    ),
  'add counters': (evaluator, { to }, aim) => sumOverSelected(evaluator, to, aim, () => 0.5),
  move: (evaluator, { who }, aim) => sumOverSelected(evaluator, who, aim, () => -0.3),
  draw: (evaluator, { who, count }, aim) =>
    sumOverSelected(evaluator, who, aim, () => CARD_VALUE * evaluator.evaluate(count, aim)),
  discard: (evaluator, { who, count, chosen }, aim) =>
    sumOverSelected(
      evaluator,
      who,
      aim,
      () => -evaluator.evaluate(count, aim) * (chosen === 'by you' ? CARD_VALUE : 2),
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
  'return to deck': (evaluator, { who }, aim) =>
    sumOverSelected(evaluator, who, aim, (ref) => -valueOf(evaluator, ref)),
  'return to hand': (evaluator, { who }, aim) =>
    sumOverSelected(evaluator, who, aim, (ref) => -valueReturnToHand(evaluator, ref)),
  create: perPlayer(1.5),
  'take control': (evaluator, { of }, aim) =>
    sumOverSelected(evaluator, of, aim, (ref) =>
      evaluator.isOwn(ref) ? 0 : -valueOf(evaluator, ref) * CONTROL_FACTOR,
    ),
  destroy: (evaluator, { who }, aim) =>
    sumOverSelected(evaluator, who, aim, (ref) => -valueOf(evaluator, ref)),
  banish: (evaluator, { who }, aim) =>
    sumOverSelected(evaluator, who, aim, (ref) => -valueOf(evaluator, ref)),
  sacrifice: (evaluator, { who }, aim) => sumOverSelected(evaluator, who, aim, () => -4),
  transform: (evaluator, { who, into }, aim) =>
    sumOverSelected(evaluator, who, aim, (ref) => valueToken(into) - valueOf(evaluator, ref)),
  cancel: (evaluator, { what }, aim) =>
    sumOverSelected(evaluator, what, aim, (ref) => {
      const cost = findCard(evaluator.findItem(ref)?.card ?? '')?.cost ?? 0;
      return -CARD_VALUE - cost * ENERGY_VALUE;
    }),
  'cancel attack': (evaluator, { of }, aim) =>
    sumOverSelected(evaluator, of, aim, (ref) => -valueDeclaredAttack(evaluator, ref)),
  'redirect attack': (evaluator, { of }, aim) =>
    sumOverSelected(evaluator, of, aim, (ref) => -valueDeclaredAttack(evaluator, ref) * UNCERTAIN_SHARE),
  token: (_, { card, count }) => valueToken(card) * (typeof count === 'number' ? count : 1),
  'copy token': (evaluator, { of }, aim) =>
    sumOverSelected(evaluator, of, aim, (ref) => valueOf(evaluator, ref)),
  energy: (evaluator, { who, amount }, aim) =>
    sumOverSelected(evaluator, who, aim, () => ENERGY_VALUE * evaluator.evaluate(amount, aim)),
  capacity: (evaluator, { who, amount }, aim) =>
    sumOverSelected(evaluator, who, aim, () => 2 * ENERGY_VALUE * evaluator.evaluate(amount, aim)),
  apply: (evaluator, { state, to, amount, for: duration }, aim) =>
    sumOverSelected(evaluator, to, aim, (ref) => {
      const piece = evaluator.findPiece(ref);
      if (piece === undefined) return 0;
      if (state !== 'poisoned') return valueState(piece, state);
      const turns = typeof duration === 'object' && 'turns' in duration ? duration.turns : POISON_TURNS;
      return valueDamage(
        evaluator,
        ref,
        turns * (amount === undefined ? 1 : evaluator.evaluate(amount, aim)),
      );
    }),
  remove: (evaluator, { state, from }, aim) =>
    sumOverSelected(evaluator, from, aim, (ref) =>
      evaluator.findPiece(ref)?.states.some((shown) => shown.state === state) === true
        ? -STATE_VALUE[state]
        : 0,
    ),
  purify: (evaluator, { who }, aim) =>
    sumOverSelected(evaluator, who, aim, (ref) => -sumNegativeStates(evaluator, ref)),
  upgrade: (evaluator, { who }, aim) => sumOverSelected(evaluator, who, aim, () => 3),
  repair: (evaluator, { who, amount }, aim) => {
    const points = amount === 'full' ? FULL_HEAL : evaluator.evaluate(amount, aim);
    return sumOverSelected(evaluator, who, aim, (ref) => valueHealing(evaluator, ref, points));
  },
  if: (evaluator, { effects, else: otherwise = [] }, aim) =>
    UNCERTAIN_SHARE * evaluateEffects(evaluator, effects, aim) +
    (1 - UNCERTAIN_SHARE) * evaluateEffects(evaluator, otherwise, aim),
  'choose one': (evaluator, { among, by }, aim) => {
    const mine = (by === 'opponent') === (aim.seat !== evaluator.seat);
    const gains = among.map((effects) => evaluateEffects(evaluator, effects, aim));
    return mine ? Math.max(...gains) : Math.min(...gains);
  },
  'for each': (evaluator, { who, effects }, aim) =>
    evaluator
      .select(who, aim)
      .reduce((sum, it) => sum + evaluateEffects(evaluator, effects, { ...aim, it }), 0),
  repeat: (evaluator, { times, effects }, aim) =>
    evaluator.evaluate(times, aim) * evaluateEffects(evaluator, effects, aim),
  may: (evaluator, { effects }, aim) => Math.max(0, evaluateEffects(evaluator, effects, aim)),
  'unless paid': (evaluator, { by, energy, effects }, aim) => {
    const payer = at(evaluator.view.players, by === 'you' ? aim.seat : opponentOf(aim.seat));
    const canPay = payer.energy >= evaluator.evaluate(energy, aim);
    return (canPay ? 1 - UNCERTAIN_SHARE : 1) * evaluateEffects(evaluator, effects, aim);
  },
  later: (evaluator, { effects }, aim) => UNCERTAIN_SHARE * evaluateEffects(evaluator, effects, aim),
  win: (evaluator, { who }, aim) =>
    (who === 'you') === (aim.seat === evaluator.seat) ? WIN_VALUE : -WIN_VALUE,
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
    (shown) => shown.attacker !== null && 'id' in shown.attacker && shown.attacker.id === attacker,
  )?.target;
  if (piece === undefined || target === undefined || target === null) return 0;
  if ('player' in target) return -valueDamage(evaluator, -1 - target.player, piece.attack);
  const defender = evaluator.findPiece(target.id);
  return defender === undefined
    ? 0
    : -valueDamage(evaluator, defender.id, Math.max(0, piece.attack - defender.defence));
}

/** TypeScript cannot see that `GAIN_FUNCTIONS[effect.do]` takes that effect: the only cast of the dispatch. */
const GAINS_BY_NAME = GAIN_FUNCTIONS as unknown as {
  readonly [name: string]: GainFunction<EffectName> | undefined;
};

export const evaluateEffects = (
  evaluator: ViewEvaluator,
  effects: readonly CardEffect[],
  aim: EffectAim,
): number =>
  effects.reduce(
    (sum, effect) => sum + (GAINS_BY_NAME[effect.do]?.(evaluator, effect as EffectOf<EffectName>, aim) ?? 0),
    0,
  );
