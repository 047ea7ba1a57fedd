/** 601.2, 602.2 and 603.3d: putting spells and abilities on the stack, choice by choice in the order of the rules. */
import { at, type FrameOf, type AutomaticRule } from '@ludoteca/kernel';
import { type ActivatedAbility, type Cost, type Doing, type Effect, isDivided } from '../abilities/index.ts';
import { type Board, isPlayer } from '../layers/board.ts';
import { boardOf } from '../layers/index.ts';
import { frozen } from '../layers/frozen.ts';
import type { Stage, Teferi } from '../parts.ts';
import type { Id, Item, State } from '../state.ts';
import { totalOf, whyUnpayable } from './costs.ts';
import { payFor } from './paying.ts';
import { count, itemOf, named, nameOf, permanentOf, sideOf, type TeferiDealer, touch } from './table.ts';
import { leastOf, slotsOf } from './targets.ts';
import { asksX, spellCosts } from './timing.ts';
import { fire, isHeard } from './triggering.ts';

/** The frame that takes an announcement further. */
export const onward = (item: Id, stage: Stage, slot = 0): FrameOf<Teferi, 'announce'> => ({
  do: 'announce',
  item,
  stage,
  slot,
});

/** One stage at a time: whoever chooses sends it on, so that an announcement taken back leaves nothing behind. */
export const announce: AutomaticRule<Teferi, 'announce'> = (dealer, { item: id, stage, slot }) => {
  const { state } = dealer;
  const item = itemOf(state, id);
  const seat = item.controller;
  switch (stage) {
    case 'modes':
      if (item.does !== null && 'modes' in item.does) return dealer.next({ do: 'mode', seat, item: id });
      return dealer.next(onward(id, 'kicker'));
    case 'kicker':
      return dealer.next(canKick(state, item) ? { do: 'kicker', seat, item: id } : onward(id, 'x'));
    case 'x':
      return dealer.next(hasX(state, item) ? { do: 'x', seat, item: id } : onward(id, 'targets'));
    case 'targets':
      if (slot >= slotsOf(item.does, item.modes).length) return dealer.next(onward(id, 'shares'));
      if (item.targets.length <= slot) item.targets.push([]);
      return dealer.next({ do: 'target', seat, item: id, slot });
    case 'shares': {
      if (noTargets(boardOf(state), item)) return withdrawTrigger(dealer, item);
      const next = dividedSlots(item).find(
        (one) => one >= slot && at(item.targets, one).length > item.shares.length,
      );
      return dealer.next(
        next === undefined ? onward(id, 'costs') : { do: 'share', seat, item: id, slot: next },
      );
    }
    case 'costs':
      if (item.what === 'triggered') return dealer.next(onward(id, 'done'));
      return payFor(dealer, seat, item, costsOf(state, item), [onward(id, 'done')]);
    case 'done':
      return finish(dealer, item);
  }
};

export const costsOf = (state: State, item: Item): readonly Cost[] =>
  item.what === 'spell'
    ? (spellCosts(at(boardOf(state).cards, item.kind), item.way, item.kicked) ?? [])
    : abilityOf(item).cost;
const abilityOf = ({ does }: Item): ActivatedAbility => frozen(does) as ActivatedAbility;

/** 601.2b: kicker is offered where it could be paid. */
function canKick(state: State, item: Item): boolean {
  if (item.what !== 'spell') return false;
  const board = boardOf(state);
  const compiled = at(board.cards, item.kind);
  if (!compiled.additional.some(({ optional }) => optional !== undefined)) return false;
  const costs = spellCosts(compiled, item.way, true) ?? [];
  return whyUnpayable(state, item.controller, totalOf(board, costs, item, item.kind), item) === undefined;
}

const hasX = (state: State, item: Item): boolean => item.what !== 'triggered' && asksX(costsOf(state, item));

const noTargets = (board: Board, item: Item): boolean =>
  item.what === 'triggered' &&
  slotsOf(item.does, item.modes).some(
    (slot, i) => (item.targets[i]?.length ?? 0) < leastOf(board, slot, item),
  );

/** 603.3c and 603.3d: without a legal choice it is taken from the stack. */
export function withdrawTrigger({ state }: TeferiDealer, item: Item): void {
  state.stack.splice(state.stack.indexOf(item), 1);
  touch(state);
}

/** 601.2i: now it is cast or activated; whoever did it keeps priority (117.3c). */
function finish(dealer: TeferiDealer, item: Item): void {
  const { state } = dealer;
  state.announced = null;
  if (item.what !== 'triggered') state.unchosen = [];
  if (item.what === 'activated') countUse(state, item);
  const { id, controller: seat, source, what } = item;
  const card = nameOf(state, item.kind);
  const targets = item.targets.flat().map((aim) => named(state, aim));
  if (state.aside.includes(item))
    return dealer.next(
      { do: 'effects', item: id, list: effectsOf(item), from: 0, base: 0 },
      { do: 'resolved', item: id },
    );
  if (what === 'spell') {
    const nth = count(state, seat, 'spells cast');
    dealer.tell({
      did: 'cast',
      seat,
      id,
      card,
      targets,
      ...(item.x > 0 ? { x: item.x } : {}),
      rule: '601.2i',
    });
    if (isHeard(state, 'cast'))
      fire(state, { on: 'cast', it: id, other: 0, player: seat, amount: item.x, nth });
  } else {
    const did = what === 'activated' ? 'activate' : 'trigger';
    dealer.tell({ did, seat, id, source, card, targets, rule: what === 'activated' ? '602.2' : '603.3' });
  }
  if (isHeard(state, 'targeted'))
    for (const aim of new Set(item.targets.flat()))
      if (!isPlayer(aim))
        fire(state, {
          on: 'targeted',
          it: aim,
          other: id,
          player: seat,
          amount: 0,
          ability: what !== 'spell',
        });
  if (what !== 'triggered') dealer.next({ do: 'check', seat });
}

/** `way` of an ability is its place among the activated abilities of its source. */
function countUse(state: State, { source, way }: Item): void {
  const permanent = permanentOf(state, source);
  if (permanent === undefined) return;
  const n = Number(way);
  while (permanent.uses.length <= n) permanent.uses.push(0);
  permanent.uses[n] = at(permanent.uses, n) + 1;
}

const effectsOf = ({ does }: Item): readonly Effect[] =>
  does !== null && 'effects' in does ? frozen(does).effects : [];

/** The slots whose targets share something (601.2d). */
function dividedSlots(item: Item): number[] {
  const { does, modes } = item;
  if (does === null) return [];
  const doings: readonly Doing[] = 'modes' in does ? modes.map((mode) => at(does.modes, mode)) : [does];
  let base = 0;
  return doings.flatMap(({ targets = [], effects }) => {
    const first = base;
    base += targets.length;
    return effects.flatMap((effect) => (isDivided(effect) ? [first + effect.target] : []));
  });
}

/** 733.1: an announcement that is taken back leaves everything as it was, but that the card was seen. Nothing has been paid yet. */
export function cancel(dealer: TeferiDealer, item: Item): void {
  const { state } = dealer;
  const { id, controller: seat, kind } = item;
  const { passed, place, lying } = state.announced ?? { passed: 0, place: 0, lying: null };
  state.announced = null;
  state.stack.splice(state.stack.indexOf(item), 1);
  const side = sideOf(state, item.owner);
  if (lying !== null) side.graveyard.splice(place, 0, lying);
  else if (item.what === 'spell') {
    side.hand.splice(place, 0, kind);
    side.handKnown.splice(place, 0, true);
  }
  touch(state);
  dealer.tell({ did: 'cancel', seat, id, card: nameOf(state, kind), rule: '733.1' });
  dealer.next({ do: 'priority', seat, passed });
}
