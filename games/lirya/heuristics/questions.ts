/** Answers to all questions besides the main phase and combat. */
import { at, type FrameOf } from '@ludoteca/kernel';
import type { TargetOption, EffectFrame, Lirya, CardOption, SlotOption, Ref, PieceOption } from '../parts.ts';
import { abilityAt } from '../pool/index.ts';
import { playerRef, refOfTarget } from '../rules/lookup.ts';
import { BACK_LINE } from '../rules/slots.ts';
import type { StackItemView } from '../view-types.ts';
import type { CardEffect } from '../card-definition/index.ts';
import { findBestTarget } from './targeting.ts';
import { evaluateEffects } from './evaluate-effects.ts';
import { type EffectAim, findCard, type ViewEvaluator } from './view-evaluator.ts';
import { valueAction } from './action-values.ts';
import { CARD_VALUE, valueCardInHand, valuePiece } from './card-values.ts';

type LiryaChoice<K extends keyof Lirya['choice']> = Lirya['choice'][K];

/** The option with the highest value; the first of equals. */
function pickBest<O>(options: readonly O[], valueOption: (option: O) => number): O {
  let chosen = at(options, 0);
  let bestValue = valueOption(chosen);
  for (let i = 1; i < options.length; i++) {
    const value = valueOption(at(options, i));
    if (value > bestValue) [chosen, bestValue] = [at(options, i), value];
  }
  return chosen;
}

/** Cards of this cost are too expensive for an opening hand. */
const EXPENSIVE = 5;

/** Puts back all copies of an expensive card. */
export function chooseMulligan(options: readonly LiryaChoice<'mulligan'>[]): LiryaChoice<'mulligan'> {
  const swaps = options.filter((option) => option !== 'done');
  const expensive = swaps.find(({ swap }) => (findCard(swap)?.cost ?? 0) >= EXPENSIVE);
  return expensive === undefined ? 'done' : (swaps.findLast(({ swap }) => swap === expensive.swap) ?? 'done');
}

const FRONT_KEYWORDS: ReadonlySet<string> = new Set(['assault', 'siege', 'reach', 'guard']);

/** Warriors and characters with front keywords stand in front; the front line is never left empty. */
export function chooseSlot(
  evaluator: ViewEvaluator,
  { card: id }: FrameOf<Lirya, 'place'>,
  places: readonly SlotOption[],
): SlotOption {
  const card = findCard(id);
  if (card?.type !== 'character') return at(places, 0);
  const guarded = evaluator.own.pieces.some(({ slot }) => slot < BACK_LINE);
  const keywords = (card.keywords ?? []).map((gift) => (typeof gift === 'string' ? gift : gift.keyword));
  const forward =
    !guarded || card.class === 'warrior' || keywords.some((keyword) => FRONT_KEYWORDS.has(keyword));
  return places.find(({ place }) => place < BACK_LINE === forward) ?? at(places, 0);
}

export const chooseBearer = (evaluator: ViewEvaluator, options: readonly PieceOption[]): PieceOption =>
  pickBest(options, ({ id }) => {
    const piece = evaluator.findPiece(id);
    return piece === undefined ? 0 : valuePiece(piece) + (piece.ready ? 1 : 0) - piece.equipment.length * 2;
  });

const refsOf = (item: StackItemView): readonly (readonly Ref[])[] =>
  item.targets.map((bodies) =>
    bodies.flatMap((body) => (body === null ? [] : 'id' in body ? [body.id] : [playerRef(body.player)])),
  );

/** The effects of an object on the stack. */
function effectsOf({ ability, card: id }: StackItemView): readonly CardEffect[] {
  if (ability >= 0) {
    const row = abilityAt(ability).ability;
    return 'effects' in row ? (row.effects ?? []) : [];
  }
  const card = findCard(id);
  return card?.type === 'spell' ? card.effects : [];
}

function toEffectAim(evaluator: ViewEvaluator, item: StackItemView | undefined, it?: Ref): EffectAim {
  if (item === undefined) return { seat: evaluator.seat, targets: [], it };
  return { seat: item.seat, source: evaluator.findPiece(item.source), targets: refsOf(item), it };
}

export function chooseTarget(
  evaluator: ViewEvaluator,
  { item: id, which }: FrameOf<Lirya, 'target'>,
  options: readonly LiryaChoice<'target'>[],
): LiryaChoice<'target'> {
  const item = evaluator.findItem(id);
  const targets = options.filter((option): option is TargetOption => option !== 'done');
  if (item === undefined) return at(options, 0);
  const effects = effectsOf(item);
  const effectAim = toEffectAim(evaluator, item);
  const found = findBestTarget(evaluator, effects, effectAim, which, targets.map(refOfTarget));
  const enough =
    options.includes('done') && (found?.gain ?? 0) <= evaluateEffects(evaluator, effects, effectAim);
  return enough ? 'done' : (targets.find((aim) => refOfTarget(aim) === found?.ref) ?? at(options, 0));
}

/** The gain of the effect if this object is picked. */
function valuePick(evaluator: ViewEvaluator, scope: EffectFrame, ref: Ref): number {
  const effect = at(scope.list, scope.at);
  // In the order in which effects ask.
  const choosing = ['who', 'of', 'from', 'what', 'to', 'with'].filter((field) =>
    isChoosingSelector(effect, field),
  );
  const of = choosing[scope.picked?.length ?? 0];
  const aim = toEffectAim(evaluator, evaluator.findItem(scope.item), ref);
  const piece = evaluator.findPiece(ref);
  if (of !== undefined) return evaluateEffects(evaluator, [{ ...effect, [of]: 'it' }], aim);
  // A sacrifice, or an effect the view cannot evaluate.
  return piece === undefined ? 0 : evaluator.isOwn(ref) ? -valuePiece(piece) : valuePiece(piece);
}

const CHOOSING_FIELDS = ['pick', 'random', 'highest', 'lowest'];

function isChoosingSelector(effect: CardEffect, field: string): boolean {
  const who = (effect as unknown as { readonly [field: string]: unknown })[field];
  return typeof who === 'object' && who !== null && CHOOSING_FIELDS.some((kind) => kind in who);
}

export function choosePick(
  evaluator: ViewEvaluator,
  { scope }: FrameOf<Lirya, 'pick'>,
  options: readonly LiryaChoice<'pick'>[],
): LiryaChoice<'pick'> {
  return pickBest(options, (option) =>
    option === 'done' ? 0 : valuePick(evaluator, scope, refOfTarget(option)),
  );
}

export function chooseMay(
  evaluator: ViewEvaluator,
  { scope, seat }: FrameOf<Lirya, 'may'>,
): LiryaChoice<'may'> {
  const effect = at(scope.list, scope.at);
  const aim = toEffectAim(evaluator, evaluator.findItem(scope.item), scope.it);
  const effects = effect.do === 'may' && 'effects' in effect ? effect.effects : scope.list.slice(scope.at);
  const gain = evaluateEffects(evaluator, effects, aim);
  // Paying prevents the effects.
  if (effect.do === 'unless paid') return gain < -1 ? 'yes' : 'no';
  const drained = seat === evaluator.seat && evaluator.own.deck.count < 2 && effect.do === 'draw';
  return gain >= 0 && !drained ? 'yes' : 'no';
}

export function chooseMode(
  evaluator: ViewEvaluator,
  { scope }: FrameOf<Lirya, 'mode'>,
  options: readonly LiryaChoice<'mode'>[],
): LiryaChoice<'mode'> {
  const effect = at(scope.list, scope.at);
  const aim = toEffectAim(evaluator, evaluator.findItem(scope.item), scope.it);
  const among = effect.do === 'choose one' && 'among' in effect ? effect.among : [];
  return pickBest(options, ({ mode }) => evaluateEffects(evaluator, among[mode] ?? [], aim));
}

/** A response must gain clearly more than it costs. */
const RESPONSE_THRESHOLD = 1;
const ENERGY_PRICE = 1.2;

export function chooseResponse(
  evaluator: ViewEvaluator,
  options: readonly LiryaChoice<'window'>[],
): LiryaChoice<'window'> {
  return pickBest(options.toReversed(), (option) => {
    if (option === 'pass') return RESPONSE_THRESHOLD;
    const { gain, cost } = valueAction(evaluator, option);
    return gain - cost * ENERGY_PRICE - ('play' in option ? CARD_VALUE : 0);
  });
}

const valuePayment = (evaluator: ViewEvaluator, option: LiryaChoice<'pay'>): number => {
  if (!('id' in option)) return valueCardInHand(option.card);
  const piece = evaluator.findPiece(option.id);
  return piece === undefined ? 0 : valuePiece(piece);
};

export const choosePayment = (
  evaluator: ViewEvaluator,
  options: readonly LiryaChoice<'pay'>[],
): LiryaChoice<'pay'> => pickBest(options, (option) => -valuePayment(evaluator, option));

/** The least valuable card of the own hand, the most valuable of another's. */
export const chooseDiscard = (own: boolean, options: readonly (CardOption | 'none')[]): CardOption | 'none' =>
  pickBest(options, (option) =>
    option === 'none' ? -LAST_RESORT : valueCardInHand(option.card) * (own ? -1 : 1),
  );
export const chooseTake = (options: readonly (CardOption | 'none')[]): CardOption | 'none' =>
  pickBest(options, (option) => (option === 'none' ? 0 : valueCardInHand(option.card)));
/** The last card is the top: the best for the own deck, the worst for another's. */
export const chooseOrder = (own: boolean, options: readonly CardOption[]): CardOption =>
  pickBest(options, ({ card }) => valueCardInHand(card) * (own ? -1 : 1));

const LAST_RESORT = 1000;
