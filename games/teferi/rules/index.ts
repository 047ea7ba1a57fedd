/** The rulebook: the rule of every frame, in the order of the Comprehensive Rules of 17 April 2026. */
import type { Rulebook, Seat } from '@ludoteca/kernel';
import { at } from '@ludoteca/kernel';
import type { ReadonlyTeferiState } from '../layers/board-state.ts';
import type { Teferi } from '../parts.ts';
import { announce } from './announce.ts';
import { check, keep } from './state-based-actions.ts';
import { convoke, help, kicker, mode, share, target, x } from './announce-choices.ts';
import { attack } from './declare-attackers.ts';
import { block, lineUp } from './declare-blockers.ts';
import { assign, deal } from './combat-damage.ts';
import { discardChoice, unseal } from './card-effects.ts';
import { arrange, find } from './search-library.ts';
import { colour } from './flow-effects.ts';
import { castFree } from './play-effects.ts';
import { phyrexian, costChoice } from './pay-costs.ts';
import { enterLand, priority } from './priority.ts';
import { enterChoice } from './entry-choices.ts';
import { returnFromExile } from './move-objects.ts';
import { replacement } from './replacement-order.ts';
import { eachPlayer, effects, resolve, resolved } from './resolve.ts';
import { limitExaminations } from './limit-examinations.ts';
import { begin, bottom, mulligan, opening, redraw } from './start-game.ts';
import { sideOf, type TeferiDealer } from './state-access.ts';
import { leaveStep, stayTapped, step, turn, wearOff } from './turn.ts';
import { may, choose, option } from './effect-choices.ts';
import { finishGame } from './game-end.ts';
import { stackTriggers, order } from './stack-triggers.ts';

const unlimitedRules: Rulebook<Teferi> = {
  // 103
  begin,
  mulligan,
  redraw,
  opening,
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
  convoke,
  help,
  target,
  share,
  toll: costChoice,
  phyrexian,
  'stack triggers': stackTriggers,
  order,
  // 608
  resolve,
  effects,
  'each player': eachPlayer,
  resolved,
  may,
  option,
  choose,
  discard: discardChoice,
  unseal,
  find,
  'cast free': castFree,
  arrange,
  colour,
  'enter choice': enterChoice,
  return: returnFromExile,
  land: enterLand,
  // 616
  replacement,
  // 704
  check: check,
  keep,
};

export const rules = limitExaminations(unlimitedRules);

export const isPresent = (state: ReadonlyTeferiState, seat: Seat): boolean => !at(state.sides, seat).left;

/** 104.3a: a player who concedes leaves the game and loses. */
export function withdraw(dealer: TeferiDealer, seat: Seat): void {
  const { state } = dealer;
  sideOf(state, seat).left = true;
  dealer.tell({ did: 'concede', seat, rule: '104.3a' });
  dealer.tell({ did: 'lose', seat, rule: '104.3a' });
  finishGame(
    dealer,
    state.sides.map(({ left }) => left),
  );
}
