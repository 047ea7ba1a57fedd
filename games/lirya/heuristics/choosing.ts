/** All that is asked besides the main phase and combat. */
import { at, type FrameOf } from '@ludoteca/kernel';
import type { Aim, EffectFrame, Lirya, Named, Place, Ref, Standing } from '../parts.ts';
import { abilityAt } from '../pool/index.ts';
import { BACK, playerRef, refOf } from '../rules/table.ts';
import type { ItemView } from '../views.ts';
import type { Effect } from '../vocabulary/index.ts';
import { bestAmong } from './aiming.ts';
import { gainOf } from './gain.ts';
import { type Aimed, cardNamed, type Outlook } from './outlook.ts';
import { planOf } from './plays.ts';
import { CARD_WORTH, cardWorth, pieceWorth } from './worth.ts';

type Choice<K extends keyof Lirya['choice']> = Lirya['choice'][K];

/** The option that is worth most; the first of equals. */
function best<O>(options: readonly O[], worth: (option: O) => number): O {
  let chosen = at(options, 0);
  let most = worth(chosen);
  for (let i = 1; i < options.length; i++) {
    const its = worth(at(options, i));
    if (its > most) [chosen, most] = [at(options, i), its];
  }
  return chosen;
}

/** Cards from so much on come too late for an opening hand. */
const DEAR = 5;

/** Card by card, all copies of it. */
export function mulliganChoice(options: readonly Choice<'mulligan'>[]): Choice<'mulligan'> {
  const swaps = options.filter((option) => option !== 'done');
  const dear = swaps.find(({ swap }) => (cardNamed(swap)?.cost ?? 0) >= DEAR);
  return dear === undefined ? 'done' : (swaps.findLast(({ swap }) => swap === dear.swap) ?? 'done');
}

const FORWARD: ReadonlySet<string> = new Set(['assault', 'siege', 'reach', 'guard']);

/** Warriors and whoever fights from there stand in front, and somebody always; all others behind. */
export function placeChoice(
  outlook: Outlook,
  { card: id }: FrameOf<Lirya, 'place'>,
  places: readonly Place[],
): Place {
  const card = cardNamed(id);
  if (card?.type !== 'character') return at(places, 0);
  const guarded = outlook.me.pieces.some(({ slot }) => slot < BACK);
  const keywords = (card.keywords ?? []).map((gift) => (typeof gift === 'string' ? gift : gift.keyword));
  const forward = !guarded || card.class === 'warrior' || keywords.some((keyword) => FORWARD.has(keyword));
  return places.find(({ place }) => place < BACK === forward) ?? at(places, 0);
}

export const bearChoice = (outlook: Outlook, options: readonly Standing[]): Standing =>
  best(options, ({ id }) => {
    const piece = outlook.piece(id);
    return piece === undefined ? 0 : pieceWorth(piece) + (piece.ready ? 1 : 0) - piece.equipment.length * 2;
  });

const refsOf = (item: ItemView): readonly (readonly Ref[])[] =>
  item.targets.map((bodies) =>
    bodies.flatMap((body) => (body === null ? [] : 'id' in body ? [body.id] : [playerRef(body.player)])),
  );

/** What an object on the stack does, and from where it is seen. */
function effectsOf({ ability, card: id }: ItemView): readonly Effect[] {
  if (ability >= 0) {
    const row = abilityAt(ability).ability;
    return 'effects' in row ? (row.effects ?? []) : [];
  }
  const card = cardNamed(id);
  return card?.type === 'spell' ? card.effects : [];
}

function aimedOf(outlook: Outlook, item: ItemView | undefined, it?: Ref): Aimed {
  if (item === undefined) return { seat: outlook.seat, targets: [], it };
  return { seat: item.seat, source: outlook.piece(item.source), targets: refsOf(item), it };
}

export function targetChoice(
  outlook: Outlook,
  { item: id, which }: FrameOf<Lirya, 'target'>,
  options: readonly Choice<'target'>[],
): Choice<'target'> {
  const item = outlook.item(id);
  const aims = options.filter((option): option is Aim => option !== 'done');
  if (item === undefined) return at(options, 0);
  const effects = effectsOf(item);
  const aimed = aimedOf(outlook, item);
  const found = bestAmong(outlook, effects, aimed, which, aims.map(refOf));
  const enough = options.includes('done') && (found?.gain ?? 0) <= gainOf(outlook, effects, aimed);
  return enough ? 'done' : (aims.find((aim) => refOf(aim) === found?.ref) ?? at(options, 0));
}

/** The effect of a frame as if it were about one of those among whom is picked. */
function gainOnPick(outlook: Outlook, scope: EffectFrame, ref: Ref): number {
  const effect = at(scope.list, scope.at);
  // In the order in which effects ask.
  const choosing = ['who', 'of', 'from', 'what', 'to', 'with'].filter((field) => isChoosing(effect, field));
  const of = choosing[scope.picked?.length ?? 0];
  const aimed = aimedOf(outlook, outlook.item(scope.item), ref);
  const piece = outlook.piece(ref);
  if (of !== undefined) return gainOf(outlook, [{ ...effect, [of]: 'it' }], aimed);
  // A sacrifice, or what a view cannot tell: what is worth least.
  return piece === undefined ? 0 : outlook.isMine(ref) ? -pieceWorth(piece) : pieceWorth(piece);
}

const CHOOSING = ['pick', 'random', 'highest', 'lowest'];

function isChoosing(effect: Effect, field: string): boolean {
  const who = (effect as unknown as { readonly [field: string]: unknown })[field];
  return typeof who === 'object' && who !== null && CHOOSING.some((kind) => kind in who);
}

export function pickChoice(
  outlook: Outlook,
  { scope }: FrameOf<Lirya, 'pick'>,
  options: readonly Choice<'pick'>[],
): Choice<'pick'> {
  return best(options, (option) => (option === 'done' ? 0 : gainOnPick(outlook, scope, refOf(option))));
}

export function mayChoice(outlook: Outlook, { scope, seat }: FrameOf<Lirya, 'may'>): Choice<'may'> {
  const effect = at(scope.list, scope.at);
  const aimed = aimedOf(outlook, outlook.item(scope.item), scope.it);
  const effects = effect.do === 'may' && 'effects' in effect ? effect.effects : scope.list.slice(scope.at);
  const gain = gainOf(outlook, effects, aimed);
  // To pay so that it does not happen.
  if (effect.do === 'unless paid') return gain < -1 ? 'yes' : 'no';
  const drained = seat === outlook.seat && outlook.me.deck.count < 2 && effect.do === 'draw';
  return gain >= 0 && !drained ? 'yes' : 'no';
}

export function modeChoice(
  outlook: Outlook,
  { scope }: FrameOf<Lirya, 'mode'>,
  options: readonly Choice<'mode'>[],
): Choice<'mode'> {
  const effect = at(scope.list, scope.at);
  const aimed = aimedOf(outlook, outlook.item(scope.item), scope.it);
  const among = effect.do === 'choose one' && 'among' in effect ? effect.among : [];
  return best(options, ({ mode }) => gainOf(outlook, among[mode] ?? [], aimed));
}

/** A response must bring clearly more than it costs. */
const RESPONSE = 1;
const PER_ENERGY = 1.2;

export function windowChoice(outlook: Outlook, options: readonly Choice<'window'>[]): Choice<'window'> {
  return best(options.toReversed(), (option) => {
    if (option === 'pass') return RESPONSE;
    const { gain, cost } = planOf(outlook, option);
    return gain - cost * PER_ENERGY - ('play' in option ? CARD_WORTH : 0);
  });
}

const worthOfPay = (outlook: Outlook, option: Choice<'pay'>): number => {
  if (!('id' in option)) return cardWorth(option.card);
  const piece = outlook.piece(option.id);
  return piece === undefined ? 0 : pieceWorth(piece);
};

export const payChoice = (outlook: Outlook, options: readonly Choice<'pay'>[]): Choice<'pay'> =>
  best(options, (option) => -worthOfPay(outlook, option));

/** Of the own hand what is worth least, of another's what is worth most. */
export const giveUpChoice = (own: boolean, options: readonly (Named | 'none')[]): Named | 'none' =>
  best(options, (option) => (option === 'none' ? -ALWAYS : cardWorth(option.card) * (own ? -1 : 1)));
export const takeChoice = (options: readonly (Named | 'none')[]): Named | 'none' =>
  best(options, (option) => (option === 'none' ? 0 : cardWorth(option.card)));
/** The last one lies uppermost: of an own deck the best, of another's the worst. */
export const arrangeChoice = (own: boolean, options: readonly Named[]): Named =>
  best(options, ({ card }) => cardWorth(card) * (own ? -1 : 1));

const ALWAYS = 1000;
