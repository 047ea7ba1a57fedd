/** The rulebook: every frame and the rule that it follows, in the order of the Comprehensive Rules of 17 April 2026. */
import type { Rulebook, Seat } from '@ludoteca/kernel';
import { at } from '@ludoteca/kernel';
import type { Table } from '../layers/board.ts';
import type { Teferi } from '../parts.ts';
import { announce } from './announcing.ts';
import { checkFrame, finish, keep, order, stackTriggers } from './checking.ts';
import { kicker, mode, share, target, x } from './choices.ts';
import { attack } from './attacking.ts';
import { block, lineUp } from './blocking.ts';
import { assign, deal } from './combat-damage.ts';
import { discarding, unseal } from './card-effects.ts';
import { arrange, find } from './finding.ts';
import { choose, colour, may } from './flow-effects.ts';
import { phyrexian, toll } from './paying.ts';
import { priority } from './priority.ts';
import { replacement } from './replacing.ts';
import { eachPlayer, effects, resolve, resolved } from './resolving.ts';
import { begin, bottom, mulligan, redraw } from './starting.ts';
import { sideOf, type TeferiDealer } from './table.ts';
import { leaveStep, stayTapped, step, turn, wearOff } from './turn.ts';

export const rules: Rulebook<Teferi> = {
  // 103
  begin,
  mulligan,
  redraw,
  bottom,
  // 117
  priority,
  // 500
  turn,
  step,
  leave: leaveStep,
  'wear off': wearOff,
  'stay tapped': stayTapped,
  // 508 to 510
  attack,
  block,
  'line up': lineUp,
  assign,
  deal,
  // 601 to 603
  announce,
  mode,
  kicker,
  x,
  target,
  share,
  toll,
  phyrexian,
  'stack triggers': stackTriggers,
  order,
  // 608
  resolve,
  effects,
  'each player': eachPlayer,
  resolved,
  may,
  choose,
  discard: discarding,
  unseal,
  find,
  arrange,
  colour,
  // 616
  replacement,
  // 704
  check: checkFrame,
  keep,
};

export const present = (state: Table, seat: Seat): boolean => !at(state.sides, seat).left;

/** 104.3a: whoever concedes leaves at once, and loses. */
export function withdraw(dealer: TeferiDealer, seat: Seat): void {
  const { state } = dealer;
  sideOf(state, seat).left = true;
  dealer.tell({ did: 'concede', seat, rule: '104.3a' });
  dealer.tell({ did: 'lose', seat, rule: '104.3a' });
  finish(
    dealer,
    state.sides.map(({ left }) => left),
  );
}
