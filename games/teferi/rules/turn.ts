/** The turn structure (CR 500 to 514). */
import { type QuestionRule, at, type AutomaticRule, type Seat } from '@ludoteca/kernel';
import { COMMON_FACT_COUNT, type EffectDuration, STEPS, type TurnStep } from '../abilities/index.ts';
import { hasObjectRule, opponentOf, type ReadonlyTeferiState } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import type { Frame, Teferi } from '../parts.ts';
import type { ObjectId, State, ZoneCard } from '../state.ts';
import { draw, setTapped } from './keyword-actions.ts';
import { beginCombatDamage, needsFirstStrikeStep } from './combat-damage.ts';
import { performStateBasedActions, findLegendGroups } from './state-based-actions.ts';
import { includesSeat } from './life-and-counters.ts';
import { fireTimeCounterTriggers } from './casting-keywords.ts';
import { addLoreCounters } from './sagas.ts';
import { emptyPools } from './mana-pool.ts';
import {
  markCharacteristicsChanged,
  nameEntity,
  newTimestamp,
  readsField,
  sideOf,
  type TeferiDealer,
  markChanged,
} from './state-access.ts';
import { fireTriggers } from './fire-triggers.ts';
import { updateControl } from './control.ts';

export const turn: AutomaticRule<Teferi, 'turn'> = (dealer, { seat }) => {
  const { state } = dealer;
  state.turn++;
  state.active = seat;
  state.begun = STEPS.map(() => 0);
  state.phases = ['combat', 'main2'];
  forgetLastKnown(state);
  state.wounds = [];
  delete state.castThisTurn;
  if (readsField(state, 'spellsLastTurn'))
    state.spellsLastTurn = Math.max(...state.sides.map(({ facts }) => facts[0] ?? 0));
  for (const side of state.sides) {
    side.landsPlayed = 0;
    side.extraLands = 0;
    side.facts = Array.from({ length: COMMON_FACT_COUNT }, () => 0);
  }
  for (const permanent of state.battlefield) permanent.uses = [];
  sideOf(state, seat).turnBegan = newTimestamp(state);
  markChanged(state);
  dealer.tell({ did: 'turn', seat, turn: state.turn, rule: '500.1' });
  expireEffects(dealer, 'your next turn', seat);
  dealer.next({ do: 'step', step: nextBeginningStep(state, 'untap') });
};

/** 608.2h: last known information is kept only for delayed triggers. */
function forgetLastKnown(state: State): void {
  const spoken = new Set(state.delayed.flatMap(({ source, about }) => [source, ...about]));
  state.remembered = spoken.size === 0 ? [] : state.remembered.filter(({ id }) => spoken.has(id));
}

/** 500.2 and 500.6: a step begins, turn-based actions happen, then beginning-of-step triggers. */
export const step: AutomaticRule<Teferi, 'step'> = (dealer, { step: now }) => {
  const { state } = dealer;
  const seat = state.active;
  state.step = now;
  const place = STEPS.indexOf(now);
  state.begun[place] = (state.begun[place] ?? 0) + 1;
  markChanged(state);
  dealer.tell({ did: 'step', seat, step: now, rule: RULE_OF[now] });
  if (now === 'upkeep' && readsField(state, 'newSinceUpkeep')) {
    const side = sideOf(state, seat);
    side.upkeeps = [side.upkeeps?.[1] ?? 0, newTimestamp(state)];
  }
  if (now === 'upkeep') fireTimeCounterTriggers(state, seat);
  const frames = performTurnBasedActions(dealer, now, seat);
  fireTriggers(state, { on: 'step', player: seat, step: now, nth: at(state.begun, place) });
  // 502.4 and 514.3: no player gets priority in the untap step, nor normally in the cleanup step.
  const then: Frame =
    now === 'untap' || now === 'cleanup' ? { do: 'leave', step: now } : { do: 'check', seat };
  dealer.next(...frames, then);
};

const RULE_OF: { readonly [step in TurnStep]: string } = {
  untap: '502.1',
  upkeep: '503.1',
  draw: '504.1',
  main1: '505.1',
  'begin-combat': '507.1',
  'declare-attackers': '508.1',
  'declare-blockers': '509.1',
  'first-combat-damage': '510.4',
  'combat-damage': '510.1',
  'end-combat': '511.1',
  main2: '505.1',
  end: '513.1',
  cleanup: '514.1',
};

/** 703: turn-based actions. Returns the frames of their choices. */
function performTurnBasedActions(dealer: TeferiDealer, now: TurnStep, seat: Seat): Frame[] {
  const { state } = dealer;
  switch (now) {
    case 'untap':
      return untap(dealer, seat);
    case 'draw':
      draw(dealer, seat, 1, true);
      return [];
    case 'main1':
      addLoreCounters(dealer, seat);
      return [];
    case 'begin-combat':
      state.combat = { attackers: [], blocking: [], attacked: false, struck: null };
      return [];
    case 'declare-attackers':
      return [{ do: 'attack', seat, chosen: [] }];
    case 'declare-blockers':
      return [{ do: 'block', seat: opponentOf(seat), chosen: [] }];
    case 'first-combat-damage':
    case 'combat-damage':
      return beginCombatDamage(dealer, now === 'first-combat-damage');
    case 'cleanup':
      return cleanup(dealer, seat);
    default:
      return [];
  }
}

const BEGINNING = ['untap', 'upkeep', 'draw'] as const;

/** 103.8a: the starting player skips the draw step of the first turn; 500.11: effects skip steps. */
const isSkipped = (state: State, one: (typeof BEGINNING)[number]): boolean =>
  (one === 'draw' && state.turn === 1) ||
  deriveBoard(state).gameRules.some(
    ({ rule, scope }) =>
      rule.says === 'skip step' && rule.step === one && includesSeat(rule.whose, state.active, scope),
  );

/** The first beginning-phase step from this one on that is not skipped. */
const nextBeginningStep = (state: State, from: (typeof BEGINNING)[number]): TurnStep =>
  BEGINNING.slice(BEGINNING.indexOf(from)).find((one) => !isSkipped(state, one)) ?? 'main1';

const mayStayTapped = (state: ReadonlyTeferiState, place: number): boolean =>
  hasObjectRule(deriveBoard(state), place, 'may stay tapped');

function untap(dealer: TeferiDealer, seat: Seat): Frame[] {
  const { state } = dealer;
  const choice = state.battlefield.some(
    ({ controller, tapped }, i) => controller === seat && tapped && mayStayTapped(state, i),
  );
  if (choice) return [{ do: 'stay tapped', seat, stay: [] }];
  untapAllExcept(dealer, seat, []);
  return [];
}

function untapAllExcept(dealer: TeferiDealer, seat: Seat, stay: readonly ObjectId[]): void {
  const { state } = dealer;
  const board = deriveBoard(state);
  const changed = state.battlefield.filter(
    ({ id, controller, tapped, frozen }, i) =>
      tapped &&
      (controller === seat
        ? !frozen && !stay.includes(id) && !hasObjectRule(board, i, 'does not untap')
        : hasObjectRule(board, i, 'untaps with others')),
  );
  for (const permanent of state.battlefield) if (permanent.controller === seat) permanent.frozen = false;
  setTapped(
    dealer,
    changed.map(({ id }) => id),
    false,
  );
}

export const stayTapped: QuestionRule<Teferi, 'stay tapped'> = {
  gather: 'subset',
  ask: (state, { seat, stay }) => {
    const last = stay.at(-1) ?? 0;
    const open = state.battlefield.filter(
      ({ id, controller, tapped }, i) =>
        controller === seat && tapped && id > last && mayStayTapped(state, i),
    );
    return [...open.map(({ id }) => nameEntity(state, id)), 'done'];
  },
  answer: (dealer, { seat, stay }, choice) => {
    if (choice === 'done') return untapAllExcept(dealer, seat, stay);
    dealer.next({ do: 'stay tapped', seat, stay: [...stay, choice.id] });
  },
  otherwise: (dealer, { seat, stay }) => untapAllExcept(dealer, seat, stay),
};

/** 402.2 */
const maxHandSize = (state: State, seat: Seat): number =>
  deriveBoard(state).gameRules.reduce((max, { rule, scope }) => {
    if (rule.says === 'no maximum hand size' && scope.controller === seat) return Number.POSITIVE_INFINITY;
    const counts = rule.says === 'maximum hand size' && includesSeat(rule.whose, seat, scope);
    return counts ? Math.max(0, max + rule.more) : max;
  }, 7);

/** 514.1 and 514.2: discard to the maximum hand size, then damage and "until end of turn" effects end together. */
function cleanup(dealer: TeferiDealer, seat: Seat): Frame[] {
  const { state } = dealer;
  const over = sideOf(state, seat).hand.length - maxHandSize(state, seat);
  const frames: Frame[] =
    over > 0 ? [{ do: 'discard', seat, from: seat, item: 0, what: null, count: over }] : [];
  return [...frames, { do: 'wear off' }];
}

/** 514.2 */
export const wearOff: AutomaticRule<Teferi, 'wear off'> = (dealer) => {
  const { state } = dealer;
  for (const permanent of state.battlefield) {
    permanent.damage = 0;
    permanent.deathtouched = false;
    permanent.shields = 0;
  }
  state.shields = [];
  state.delayed = state.delayed.filter(({ thisTurn }) => !thisTurn);
  for (const side of state.sides)
    for (const zone of ['exile', 'graveyard'] as const)
      if (side[zone].some(({ play }) => play !== undefined))
        side[zone] = side[zone].map((card) => withoutExpiredPermission(state, card));
  markChanged(state);
  expireEffects(dealer, 'end of turn', state.active);
};

function withoutExpiredPermission({ turn: now, active }: State, card: ZoneCard): ZoneCard {
  const { play, ...rest } = card;
  if (play?.last === undefined || now < play.last || (play.ownTurn === true && active !== play.seat))
    return card;
  return rest;
}

/** 611.2: ends effects with this duration. */
function expireEffects(dealer: TeferiDealer, until: EffectDuration, seat: Seat): void {
  const { state } = dealer;
  if (state.effects.length === 0) return;
  const left = state.effects.filter(
    (effect) => effect.until !== until || (until === 'your next turn' && effect.controller !== seat),
  );
  if (left.length === state.effects.length) return;
  state.effects = left;
  markCharacteristicsChanged(state);
  updateControl(dealer);
}

function nextStep(state: State, now: TurnStep): TurnStep | 'turn' {
  switch (now) {
    case 'untap':
      return nextBeginningStep(state, 'upkeep');
    case 'upkeep':
      return nextBeginningStep(state, 'draw');
    case 'declare-attackers':
      // 508.8: without attackers, blocking and damage are skipped; attackers that have left still count.
      return state.combat?.attacked === true ? 'declare-blockers' : 'end-combat';
    case 'declare-blockers':
      return needsFirstStrikeStep(state) ? 'first-combat-damage' : 'combat-damage';
    case 'main1':
    case 'end-combat':
    case 'main2': {
      const next = state.phases.shift();
      return next === 'combat' ? 'begin-combat' : (next ?? 'end');
    }
    case 'cleanup':
      return 'turn';
    default:
      return at(STEPS, STEPS.indexOf(now) + 1);
  }
}

/** 500.3 to 500.5: the step ends, with effects that last until then; mana empties. */
export const leaveStep: AutomaticRule<Teferi, 'leave'> = (dealer, { step: now }) => {
  const { state } = dealer;
  if (now === 'cleanup' && repeatsCleanup(dealer)) return;
  emptyPools(dealer);
  if (now === 'end-combat') {
    state.combat = null; // 511.3
    markChanged(state);
    expireEffects(dealer, 'end of combat', state.active);
  }
  const next = nextStep(state, now);
  if (next !== 'turn') return dealer.next({ do: 'step', step: next });
  // 500.7: an extra turn is inserted before the next regular one.
  const extra = state.extraTurns.pop();
  const seat = extra ?? state.turnOf;
  if (extra === undefined) state.turnOf = opponentOf(seat);
  dealer.next({ do: 'turn', seat });
};

/** 514.3a: if state-based actions or triggers happen in the cleanup step, players get priority and another cleanup step follows. */
function repeatsCleanup(dealer: TeferiDealer): boolean {
  const { state } = dealer;
  if (
    !performStateBasedActions(dealer) &&
    state.triggered.length === 0 &&
    findLegendGroups(state).length === 0
  )
    return false;
  dealer.next({ do: 'check', seat: state.active });
  return true;
}
