/** 117: priority. Everything that a player may do with it, and why not the rest. */
import { type Ask, at, type Reason, same, type Seat, type Still } from '@ludoteca/kernel';
import type { ActivatedAbility } from '../abilities/index.ts';
import { type Board, opponentOf, scopeOf, scopeOn, type Table } from '../layers/board.ts';
import { isManaAbility } from '../layers/compiled.ts';
import { boardOf } from '../layers/index.ts';
import { LAND } from '../layers/masks.ts';
import type { Act, Teferi } from '../parts.ts';
import type { Kind, Permanent } from '../state.ts';
import { activate, cast, use } from './announcing.ts';
import { kindNamed, nameOf, sideOf, type TeferiDealer, touch } from './table.ts';
import { waysFrom, whyNotActivate, whyNotCast, whyNotPlay } from './timing.ts';
import { enter, takeFromHand } from './zones.ts';

/** What is looked at, allowed or not: each act with the reason against it, if there is one. */
function* everyAct(
  board: Board,
  seat: Seat,
): Generator<{ act: Exclude<Act, 'pass'>; reason: Reason | undefined }> {
  const { state } = board;
  const { hand } = at(state.sides, seat);
  const noLand = whyNotPlay(board, seat);
  for (let i = 0; i < hand.length; i++) {
    const kind = at(hand, i);
    if (hand.indexOf(kind) !== i) continue;
    const compiled = at(board.cards, kind);
    const { name } = compiled.card;
    if ((compiled.traits.types & LAND) !== 0) yield { act: { play: name }, reason: noLand };
    else yield { act: { cast: name }, reason: whyNotCast(board, seat, kind, '', 0) };
    if (compiled.alternative.length > 0)
      for (const { name: way } of waysFrom(compiled, 'hand'))
        yield { act: { cast: name, way }, reason: whyNotCast(board, seat, kind, way, 0) };
    if (compiled.elsewhere) yield* handAbilities(board, seat, kind);
  }
  for (let i = 0; i < state.battlefield.length; i++) {
    const { activated } = at(board.traits, i).abilities;
    const permanent = at(state.battlefield, i);
    for (let n = 0; n < activated.length; n++) {
      const ability = at(activated, n);
      if (!mayUse(permanent, ability, seat)) continue;
      const act = { activate: permanent.id, name: nameOf(state, permanent.kind), ability: n };
      yield { act, reason: whyNotUse(board, seat, i, n) };
    }
  }
  yield* graveyardActs(board, seat);
}

function* handAbilities(board: Board, seat: Seat, kind: Kind): ReturnType<typeof everyAct> {
  const { card, traits } = at(board.cards, kind);
  for (const [n, ability] of traits.abilities.activated.entries())
    if (ability.zone === 'hand')
      yield {
        act: { use: card.name, ability: n },
        reason: whyNotActivate(board, seat, ability, scopeOf(seat, 0, kind), 0),
      };
}

function* graveyardActs(board: Board, seat: Seat): ReturnType<typeof everyAct> {
  for (const { id, kind } of at(board.state.sides, seat).graveyard) {
    const compiled = at(board.cards, kind);
    if (!compiled.elsewhere) continue;
    const { name } = compiled.card;
    for (const { name: way } of waysFrom(compiled, 'graveyard'))
      yield { act: { cast: name, way, id }, reason: whyNotCast(board, seat, kind, way, id) };
    for (const [n, ability] of compiled.traits.abilities.activated.entries())
      if (ability.zone === 'graveyard')
        yield {
          act: { activate: id, name, ability: n },
          reason: whyNotActivate(board, seat, ability, scopeOf(seat, id, kind), 0),
        };
  }
}

const mayUse = ({ controller }: Still<Permanent>, { zone, who }: ActivatedAbility, seat: Seat): boolean =>
  (zone ?? 'battlefield') === 'battlefield' &&
  (who === 'any player' || (controller === seat) === (who !== 'opponent'));

/** An ability of a permanent. */
function whyNotUse(board: Board, seat: Seat, place: number, n: number): Reason | undefined {
  const traits = at(board.traits, place);
  const permanent = at(board.state.battlefield, place);
  const ability = at(traits.abilities.activated, n);
  if (traits.rules.length > 0 && traits.rules.some(({ is }) => is === 'cannot activate'))
    return { why: 'forbidden', rule: '101.2' };
  const scope = { ...scopeOn(permanent), controller: seat, x: permanent.x };
  return whyNotActivate(board, seat, ability, scope, permanent.uses[n] ?? 0);
}

export function actsOf(state: Table, seat: Seat): Act[] {
  const acts: Act[] = ['pass'];
  for (const { act, reason } of everyAct(boardOf(state), seat)) if (reason === undefined) acts.push(act);
  return acts;
}

/** Whether a seat could act as far as all can see: what it holds is unknown, what it has is not. */
function couldAct(state: Table, seat: Seat): boolean {
  const { hand, graveyard } = at(state.sides, seat);
  if (hand.length > 0) return true;
  const board = boardOf(state);
  return (
    graveyard.some(({ kind }) => at(board.cards, kind).elsewhere) ||
    board.traits.some(({ abilities }, i) =>
      abilities.activated.some(
        (ability) => !isManaAbility(ability) && mayUse(at(state.battlefield, i), ability, seat),
      ),
    )
  );
}

export const priority: Ask<Teferi, 'priority'> = {
  ask: (state, { seat }) =>
    state.settings.windows === 'always' || couldAct(state, seat) ? actsOf(state, seat) : [],
  answer: (dealer, { seat, passed }, act) => {
    if (act === 'pass') return pass(dealer, seat, passed);
    dealer.state.unchosen = 0;
    if ('play' in act) return playLand(dealer, seat, act.play);
    if ('cast' in act) return cast(dealer, seat, act);
    if ('use' in act) return use(dealer, seat, act.use, act.ability);
    activate(dealer, seat, act.activate, act.ability);
  },
  otherwise: (dealer, { seat, passed }) => goOn(dealer, seat, passed),
  lapse: (dealer, { seat, passed }) => pass(dealer, seat, passed),
  barred: (state, { seat }) =>
    [...everyAct(boardOf(state), seat)].flatMap(({ act, reason }) => (reason === undefined ? [] : [act])),
  why: (state, { seat }, choice) => whyNot(boardOf(state), seat, choice),
};

function whyNot(board: Board, seat: Seat, choice: unknown): Reason {
  for (const { act, reason } of everyAct(board, seat))
    if (reason !== undefined && same(act, choice)) return reason;
  return { why: 'not offered' };
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
  touch(state);
  const id = enter(dealer, kind, seat, 'hand', {});
  dealer.tell({ did: 'land', seat, id, card: name, rule: '116.2a' });
  dealer.next({ do: 'check', seat });
}
