/** 117: priority. Everything that a player may do with it, and why not the rest. */
import {
  type QuestionRule,
  at,
  type Reason,
  deepEqual,
  type Seat,
  type DeepReadonly,
} from '@ludoteca/kernel';
import type { ActivatedAbility } from '../abilities/index.ts';
import { type Board, opponentOf, placeOf, scopeOf, scopeOn, type Table } from '../layers/board.ts';
import type { Traits } from '../layers/compiled.ts';
import { boardOf } from '../layers/index.ts';
import { LAND } from '../layers/masks.ts';
import type { Act, Teferi } from '../parts.ts';
import type { Id, Kind, Permanent } from '../state.ts';
import { activate, cast, use } from './stacking.ts';
import { isSick } from './sickness.ts';
import { kindNamed, nameOf, sideOf, type TeferiDealer, touch } from './table.ts';
import { waysFrom, whyNotActivate, whyNotCast, whyNotPlay } from './timing.ts';
import { takeFromHand } from './zones.ts';
import { enter } from './entering.ts';

/** Everything that is looked at: what is allowed, or what is not. */
function collect(board: Board, seat: Seat, allowed: boolean): Act[] {
  const { state } = board;
  const { hand } = at(state.sides, seat);
  const acts: Act[] = allowed ? ['pass'] : [];
  const wanted = (reason: Reason | undefined): boolean => (reason === undefined) === allowed;
  const playable = wanted(whyNotPlay(board, seat));
  for (let i = 0; i < hand.length; i++) {
    const kind = at(hand, i);
    if (hand.indexOf(kind) !== i) continue;
    const compiled = at(board.cards, kind);
    const { name } = compiled.card;
    if ((compiled.traits.types & LAND) !== 0) {
      if (playable) acts.push({ play: name });
    } else if (wanted(whyNotCast(board, seat, kind, '', 0))) acts.push({ cast: name });
    if (compiled.alternative.length > 0)
      for (const { name: way } of waysFrom(compiled, 'hand'))
        if (wanted(whyNotCast(board, seat, kind, way, 0))) acts.push({ cast: name, way });
    if (compiled.elsewhere) acts.push(...handAbilities(board, seat, kind, wanted));
  }
  for (let i = 0; i < state.battlefield.length; i++) {
    const { activated, bare, foreign } = at(board.traits, i).abilities;
    if (activated.length === 0) continue;
    const permanent = at(state.battlefield, i);
    if (permanent.controller !== seat && !foreign) continue;
    // A land that is tapped already: nothing to look at.
    if (allowed && permanent.tapped && activated.length === 1 && bare[0] === true) continue;
    for (let n = 0; n < activated.length; n++)
      if (mayUse(permanent, at(activated, n), seat) && wanted(whyNotUse(board, seat, i, n)))
        acts.push({ activate: permanent.id, name: nameOf(state, permanent.kind), ability: n });
  }
  for (const { id, kind } of at(state.sides, seat).graveyard)
    if (at(board.cards, kind).elsewhere) acts.push(...graveyardActs(board, seat, id, kind, wanted));
  return acts;
}

type Wanted = (reason: Reason | undefined) => boolean;

function handAbilities(board: Board, seat: Seat, kind: Kind, wanted: Wanted): Act[] {
  const { card, traits } = at(board.cards, kind);
  return traits.abilities.activated.flatMap((ability, n): Act[] => {
    if (ability.zone !== 'hand') return [];
    const reason = whyNotActivate(board, seat, ability, scopeOf(seat, 0, kind), 0);
    return wanted(reason) ? [{ use: card.name, ability: n }] : [];
  });
}

function graveyardActs(board: Board, seat: Seat, id: Id, kind: Kind, wanted: Wanted): Act[] {
  const compiled = at(board.cards, kind);
  const { name } = compiled.card;
  const spells = waysFrom(compiled, 'graveyard')
    .filter(({ name: way }) => wanted(whyNotCast(board, seat, kind, way, id)))
    .map(({ name: way }): Act => ({ cast: name, way, id }));
  const abilities = compiled.traits.abilities.activated.flatMap((ability, n): Act[] => {
    if (ability.zone !== 'graveyard') return [];
    const reason = whyNotActivate(board, seat, ability, scopeOf(seat, id, kind), 0);
    return wanted(reason) ? [{ activate: id, name, ability: n }] : [];
  });
  return [...spells, ...abilities];
}

const mayUse = (
  { controller }: DeepReadonly<Permanent>,
  { zone, who }: ActivatedAbility,
  seat: Seat,
): boolean =>
  (zone ?? 'battlefield') === 'battlefield' &&
  (who === 'any player' || (controller === seat) === (who !== 'opponent'));

/** An ability of a permanent. */
function whyNotUse(board: Board, seat: Seat, place: number, n: number): Reason | undefined {
  const traits = at(board.traits, place);
  const permanent = at(board.state.battlefield, place);
  const ability = at(traits.abilities.activated, n);
  if (traits.rules.length > 0 && traits.rules.some(({ is }) => is === 'cannot activate'))
    return { why: 'forbidden', rule: '101.2' };
  if (traits.abilities.bare[n] === true) {
    if (permanent.tapped) return { why: 'already tapped', rule: '118.3' };
    return isSick(board, place) ? { why: 'summoning sick', rule: '602.5a' } : undefined;
  }
  const scope = { ...scopeOn(permanent), controller: seat, x: permanent.x };
  return whyNotActivate(board, seat, ability, scope, usesOf(traits, permanent, n));
}

/** Whether a seat could act as far as all can see: what it holds is unknown, what it has is not. */
function couldAct(state: Table, seat: Seat): boolean {
  const { hand, graveyard } = at(state.sides, seat);
  if (hand.length > 0) return true;
  const board = boardOf(state);
  return (
    graveyard.some(({ kind }) => at(board.cards, kind).elsewhere) ||
    board.traits.some(({ abilities }, i) => {
      if (!abilities.acts) return false;
      return abilities.foreign || at(state.battlefield, i).controller === seat;
    })
  );
}

const isLoyal = ({ cost }: ActivatedAbility): boolean => cost.some(({ pay }) => pay === 'loyalty');

/** 606.3: of all loyalty abilities of a permanent one is activated in a turn. */
function usesOf({ abilities }: Traits, { uses }: DeepReadonly<Permanent>, n: number): number {
  if (!isLoyal(at(abilities.activated, n))) return uses[n] ?? 0;
  return abilities.activated.reduce((sum, one, i) => (isLoyal(one) ? sum + (uses[i] ?? 0) : sum), 0);
}

export const priority: QuestionRule<Teferi, 'priority'> = {
  ask: (state, { seat }) =>
    state.settings.windows === 'always' || couldAct(state, seat) ? collect(boardOf(state), seat, true) : [],
  answer: (dealer, { seat, passed }, act) => {
    if (act === 'pass') return pass(dealer, seat, passed);
    if ('play' in act) return playLand(dealer, seat, act.play);
    if ('cast' in act) return cast(dealer, seat, act, passed);
    if ('use' in act) return use(dealer, seat, act.use, act.ability, passed);
    activate(dealer, seat, act.activate, act.ability, passed);
  },
  otherwise: (dealer, { seat, passed }) => goOn(dealer, seat, passed),
  lapse: (dealer, { seat, passed }) => pass(dealer, seat, passed),
  barred: (state, { seat }) => collect(boardOf(state), seat, false),
  why: (state, { seat }, choice) => whyNot(boardOf(state), seat, choice),
};

/** The reason against one act: the same questions as in `collect`, asked of it alone. */
function whyNot(board: Board, seat: Seat, choice: unknown): Reason {
  const act = collect(board, seat, false).find((one) => deepEqual(one, choice));
  if (act === undefined || act === 'pass') return { why: 'not offered' };
  return reasonAgainst(board, seat, act) ?? { why: 'not offered' };
}

function reasonAgainst(board: Board, seat: Seat, act: Exclude<Act, 'pass'>): Reason | undefined {
  const { state } = board;
  if ('play' in act) return whyNotPlay(board, seat);
  if ('cast' in act) return whyNotCast(board, seat, kindNamed(state, act.cast), act.way ?? '', act.id ?? 0);
  if ('use' in act) {
    const kind = kindNamed(state, act.use);
    const ability = at(at(board.cards, kind).traits.abilities.activated, act.ability);
    return whyNotActivate(board, seat, ability, scopeOf(seat, 0, kind), 0);
  }
  const place = placeOf(state, act.activate);
  if (place !== -1) return whyNotUse(board, seat, place, act.ability);
  const kind = at(state.sides, seat).graveyard.find(({ id }) => id === act.activate)?.kind ?? 0;
  const ability = at(at(board.cards, kind).traits.abilities.activated, act.ability);
  return whyNotActivate(board, seat, ability, scopeOf(seat, act.activate, kind), 0);
}

function pass(dealer: TeferiDealer, seat: Seat, passed: number): void {
  dealer.tell({ did: 'pass', seat, rule: '117.3d' });
  goOn(dealer, seat, passed);
}

/** 117.4: when all have passed in a row, the top of the stack resolves, or the step ends. */
function goOn(dealer: TeferiDealer, seat: Seat, passed: number): void {
  const { state } = dealer;
  if (passed + 1 < state.sides.length)
    return dealer.next({ do: 'priority', seat: opponentOf(seat), passed: passed + 1 });
  if (state.stack.length > 0) return dealer.next({ do: 'resolve' });
  // 514.3a: after priority in a cleanup step there is another one.
  dealer.next(state.step === 'cleanup' ? { do: 'step', step: 'cleanup' } : { do: 'leave', step: state.step });
}

/** 305.1 and 116.2a: a special action; nobody can respond. */
function playLand(dealer: TeferiDealer, seat: Seat, name: string): void {
  const { state } = dealer;
  const kind = kindNamed(state, name);
  takeFromHand(state, seat, kind);
  sideOf(state, seat).landsPlayed++;
  state.unchosen = [];
  touch(state);
  const id = enter(dealer, kind, seat, 'hand', {});
  dealer.tell({ did: 'land', seat, id, card: name, rule: '116.2a' });
  dealer.next({ do: 'check', seat });
}
