/** Resolving the top of the stack (CR 608). */
import { at, type AutomaticRule } from '@ludoteca/kernel';
import { removeCard } from '@ludoteca/kit';
import type { AbilityEffect } from '../abilities/index.ts';
import { deriveBoard } from '../layers/index.ts';
import { deepFreeze } from '../layers/deep-freeze.ts';
import { PERMANENT } from '../layers/bit-masks.ts';
import { holds } from '../layers/amounts.ts';
import type { Frame, Teferi } from '../parts.ts';
import type { StackObject, State } from '../state.ts';
import { canAttach } from './attachments.ts';
import { isExiledFromStack, otherFaceLayout } from './card-faces.ts';
import { addEntryEffects, hasRebound, isBoughtBack, reboundTrigger } from './casting-keywords.ts';
import {
  addCopyExceptions,
  copiedAuraChoice,
  copiedKind,
  copyChoice,
  copyExceptionsOf,
} from './copy-permanent.ts';
import { entryAbilities, entryQuestion } from './entry-choices.ts';
import { cardEffects } from './card-effects.ts';
import { fireGraveyardTrigger } from './keyword-actions.ts';
import { flowEffects } from './flow-effects.ts';
import { lifeEffects } from './life-effects.ts';
import { controlEffects } from './control-effects.ts';
import { objectEffects } from './object-effects.ts';
import { minorEffects } from './minor-effects.ts';
import { playEffects } from './play-effects.ts';
import type { EffectHandlers } from './effect-handlers.ts';
import {
  getStackObject,
  nameOf,
  findPermanent,
  recheckSaga,
  sideOf,
  type TeferiDealer,
  markChanged,
} from './state-access.ts';
import { isLegalTarget, targetSlots } from './targets.ts';
import { BESTOW } from '../layers/compiled-cards.ts';
import { spellGraveyardDestination } from './graveyard-replacement.ts';
import { drawByLoop, isTooLarge } from './game-end.ts';
import { hasTriggerFor } from './fire-triggers.ts';
import { KNOWN_TO_BOTH, putIntoZone, shuffle, zoneOfDestination } from './zones.ts';
import { enterBattlefield } from './enter-battlefield.ts';
import { leaveStack } from './leave-battlefield.ts';

const EFFECT_HANDLERS: EffectHandlers = {
  ...cardEffects,
  ...flowEffects,
  ...lifeEffects,
  ...controlEffects,
  ...objectEffects,
  ...playEffects,
  ...minorEffects,
};
/** TypeScript cannot infer that the handler under `effect.do` accepts that effect. */
type EffectHandler = (dealer: TeferiDealer, item: StackObject, effect: AbilityEffect) => readonly Frame[];

/** 608.2c: effects happen in the order written; choices come between them. */
export const effects: AutomaticRule<Teferi, 'effects'> = (dealer, { item: id, list, from, base }) => {
  // A spell that moved itself did so in its last effect; its stack object is gone.
  if (from >= list.length) return;
  const item = getStackObject(dealer.state, id);
  item.base = base;
  for (let i = from; i < list.length; i++) {
    if (isTooLarge(dealer.state)) return drawByLoop(dealer);
    const effect = at(list, i);
    const frames = (EFFECT_HANDLERS[effect.do] as EffectHandler)(dealer, item, effect);
    if (frames.length > 0)
      return dealer.next(...frames, { do: 'effects', item: id, list, from: i + 1, base });
  }
};

export const eachPlayer: AutomaticRule<Teferi, 'each player'> = (
  dealer,
  { item: id, seats, effects: list },
) => {
  const [seat, ...rest] = seats;
  if (seat === undefined) return;
  const item = getStackObject(dealer.state, id);
  item.player = seat;
  dealer.next(
    { do: 'effects', item: id, list, from: 0, base: item.base },
    { do: 'each player', item: id, seats: rest, effects: list },
  );
};

/** 732.4: in loops in which no player has a choice, the resolutions at one height of the stack. */
const MAX_REPEATS = 400;

/** Heights are counted separately, so that a large stack that only resolves is not a loop. */
function isLoop({ stack, unchosen }: State): boolean {
  const height = stack.length;
  while (unchosen.length <= height) unchosen.push(0);
  unchosen.length = height + 1;
  const times = at(unchosen, height) + 1;
  unchosen[height] = times;
  return times > MAX_REPEATS;
}

export const resolve: AutomaticRule<Teferi, 'resolve'> = (dealer) => {
  const { state } = dealer;
  const item = at(state.stack, state.stack.length - 1);
  if (isLoop(state)) return drawByLoop(dealer);
  const check: Frame = { do: 'check', seat: state.active }; // 117.3b
  const board = deriveBoard(state);
  if (item.if !== null && !holds(board, item.if, item)) {
    // 603.4: the intervening "if" is checked again.
    removeFromStack(dealer, item, 'fizzle', '603.4');
    return dealer.next(check);
  }
  // 702.103e: without a legal target a bestowed spell resolves as a creature.
  if (!dropIllegalTargets(dealer, item) && item.way !== BESTOW) {
    removeFromStack(dealer, item, 'fizzle', '608.2b');
    return dealer.next(check);
  }
  dealer.tell({ did: 'resolve', id: item.id, card: nameOf(state, item.kind), rule: '608.1' });
  if (isPermanentSpell(dealer, item)) {
    const copying = copyChoice(state, item);
    if (copying !== undefined) return dealer.next(copying, { do: 'resolved', item: item.id }, check);
    if (entryAbilities(state, item.kind).length > 0)
      return dealer.next({ do: 'resolved', item: item.id }, check);
    enterAsPermanent(dealer, item);
    return dealer.next(check);
  }
  dealer.next(...effectFrames(item), { do: 'resolved', item: item.id }, check);
};

const isPermanentSpell = ({ state }: TeferiDealer, { what, kind }: StackObject): boolean =>
  what === 'spell' && (at(deriveBoard(state).cards, kind).characteristics.types & PERMANENT) !== 0;

function effectFrames(item: StackObject): Frame[] {
  const { id, modes } = item;
  const does = deepFreeze(item.does);
  if (does === null) return [];
  if (!('modes' in does)) return [{ do: 'effects', item: id, list: does.effects, from: 0, base: 0 }];
  let base = 0;
  return modes.map((mode): Frame => {
    const { effects: list, targets = [] } = at(does.modes, mode);
    const frame: Frame = { do: 'effects', item: id, list, from: 0, base };
    base += targets.length;
    return frame;
  });
}

/** 608.2b: removes illegal targets. False if all targets are illegal. */
function dropIllegalTargets({ state }: TeferiDealer, item: StackObject): boolean {
  const slots = targetSlots(item.does, item.modes);
  if (item.targets.every((entities) => entities.length === 0)) return true;
  const board = deriveBoard(state);
  let legal = 0;
  item.targets = item.targets.map((entities, i) => {
    const kept = entities.map((entity) => isLegalTarget(board, at(slots, i), entity, item));
    if (item.shares.length === entities.length) item.shares = item.shares.filter((_, n) => kept[n] === true);
    const left = entities.filter((_, n) => kept[n] === true);
    legal += left.length;
    return left;
  });
  return legal > 0;
}

/** Events whose triggers refer to a spell. */
const SPELL_EVENTS = ['cast', 'targeted', 'damage'] as const;

/** Last known information is recorded if an ability may still refer to the spell. */
function takeOffStack(state: State, item: StackObject): void {
  if (item.what === 'spell' && SPELL_EVENTS.some((event) => hasTriggerFor(state, event)))
    leaveStack(state, item);
  else {
    removeCard(state.stack, item);
    recheckSaga(state, item);
    markChanged(state);
  }
}

/** 608.3: a permanent spell becomes a permanent; an Aura enters attached to its target (303.4a). */
function enterAsPermanent(dealer: TeferiDealer, item: StackObject): void {
  const { state } = dealer;
  takeOffStack(state, item);
  const { kicked, x, way, controller, id } = item;
  const isAura = item.way === BESTOW || at(deriveBoard(state).cards, item.kind).enchant !== undefined;
  const host = (isAura ? item.targets[0]?.[0] : item.hosts?.[0]?.[1]) ?? 0;
  const model = item.made[0] === undefined ? undefined : findPermanent(state, item.made[0]);
  const now = enterBattlefield(dealer, model?.kind ?? item.kind, item.owner, 'stack', {
    card: item.kind,
    under: controller,
    kicked,
    x,
    way,
    castFrom: item.from,
    ...(item.spent === undefined ? {} : { spent: item.spent }),
    was: id,
    host,
  });
  if (host !== 0 && !canAttach(deriveBoard(state), now, host)) markChanged(state);
  addEntryEffects(state, item, now);
  if (model !== undefined) addCopyExceptions(state, item, [now], copyExceptionsOf(state, item.kind));
}

/** 608.2n: a resolved spell is put into the graveyard, an ability ceases to exist. */
export const resolved: AutomaticRule<Teferi, 'resolved'> = (dealer, { item: id }) => {
  const { state } = dealer;
  const aside = state.aside.find((one) => one.id === id);
  if (aside !== undefined) {
    removeCard(state.aside, aside);
    return dealer.next({ do: 'priority', seat: aside.controller, passed: 0 });
  }
  const item = state.stack.find((one) => one.id === id);
  if (item === undefined) return;
  const aura = copiedAuraChoice(state, item);
  if (aura === 'none') return removeFromStack(dealer, item, undefined, '303.4g');
  if (aura !== undefined) return dealer.next(aura, { do: 'resolved', item: id });
  if (isPermanentSpell(dealer, item)) {
    const kind = copiedKind(state, id) ?? item.kind;
    const question = entryQuestion(state, [{ kind, seat: item.controller }]);
    if (question.length > 0) return dealer.next(...question, { do: 'resolved', item: id });
    enterAsPermanent(dealer, item);
  } else finishSpellOrAbility(dealer, item);
};

/** 608.2n; 715.3d: a resolved Adventure is exiled and can then be cast as the other face; 720.3d: a resolved Omen is shuffled into the library. */
function finishSpellOrAbility(dealer: TeferiDealer, item: StackObject): void {
  const { state } = dealer;
  const layout = item.what === 'spell' ? otherFaceLayout(state, item) : undefined;
  const { owner, controller: seat } = item;
  if (item.what === 'spell' && isBoughtBack(state, item))
    return removeFromStack(dealer, item, undefined, '702.27a', 'hand');
  if (item.what === 'spell' && item.returns === true)
    return removeFromStack(dealer, item, undefined, '614.1a', 'hand');
  if (hasRebound(state, item)) {
    removeFromStack(dealer, item, undefined, '702.88a', 'exile');
    state.delayed.push(reboundTrigger(item, at(sideOf(state, owner).exile.slice(-1), 0).id));
    return;
  }
  if (layout === undefined) return removeFromStack(dealer, item, undefined, '608.2n');
  if (layout === 'omen') {
    removeFromStack(dealer, item, undefined, '720.3d', 'library');
    return shuffle(dealer, owner);
  }
  removeFromStack(dealer, item, undefined, '715.3d', 'exile');
  const { exile } = sideOf(state, owner);
  exile[exile.length - 1] = { ...at(exile, exile.length - 1), play: { seat, front: true } };
}

const spellDestination = (state: State, item: StackObject): 'exile' | 'graveyard' =>
  isExiledFromStack(state, item) ? 'exile' : spellGraveyardDestination(state, item);

function removeFromStack(
  dealer: TeferiDealer,
  item: StackObject,
  did: 'fizzle' | undefined,
  rule: string,
  destination?: 'exile' | 'library' | 'hand',
): void {
  const { state } = dealer;
  const { id, kind, owner } = item;
  takeOffStack(state, item);
  const card = nameOf(state, kind);
  if (did !== undefined) dealer.tell({ did, id, card, rule });
  if (item.what !== 'spell') return;
  const to = destination ?? spellDestination(state, item);
  const now = putIntoZone(state, kind, owner, to, KNOWN_TO_BOTH);
  dealer.tell({ did: 'move', seat: owner, id, card, from: 'stack', to: zoneOfDestination(to), now, rule });
  if (to === 'graveyard') fireGraveyardTrigger(state, now, owner, 'stack');
}
