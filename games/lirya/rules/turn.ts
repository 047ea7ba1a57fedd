/** RULES 4: the phases of a turn. */
import type { MainAction, Frame, Lirya, LiryaDealer } from '../parts.ts';
import { at, type Rulebook, type Seat } from '@ludoteca/kernel';
import { idAt } from '../pool/index.ts';
import { TRIGGER_EVENT } from '../pool/feature-bits.ts';
import { configOf } from '../settings.ts';
import type { TurnPhase } from '../card-definition/index.ts';
import { announceOption, announceUpgrade } from './announce.ts';
import { findBarredMainOptions } from './barred.ts';
import { startChain } from './chain-limits.ts';
import { endMatch, isSettled } from './checks.ts';
import { heal, dealDamage } from './damage.ts';
import { expireModifiers } from './modifiers.ts';
import { findMainOptions } from './options.ts';
import { destroyPieces } from './pieces.ts';
import { drawCards, putIntoHand } from './piles.ts';
import { RIVAL } from './setup.ts';
import { SETTLE } from './stack.ts';
import { stateAmount } from './static-abilities.ts';
import { cardOf } from './known-cards.ts';
import { opponentOf, findPiece, playerAt, playerRef } from './lookup.ts';
import { fireTriggers } from './triggers.ts';
import { whyNotMain } from './why-not.ts';

export type TurnRules = Pick<Rulebook<Lirya>, 'turn' | 'start' | 'offer' | 'main' | 'end'>;

const MAIN_FRAMES: readonly Frame[] = [
  { do: 'main', seat: 0 },
  { do: 'main', seat: 1 },
];
const START_FRAMES = [1, 2, 3, 4].map((step): Frame => ({ do: 'start', step }));
const END_FRAMES = [0, 1, 2, 3].map((step): Frame => ({ do: 'end', step }));

function enterPhase(dealer: LiryaDealer, phase: TurnPhase): void {
  const { state } = dealer;
  state.phase = phase;
  dealer.tell({ did: 'phase', seat: state.active, phase });
  fireTriggers(dealer, TRIGGER_EVENT.phase, playerRef(state.active), 0, 0, phase);
}

/** 5.1 */
function gainTurnEnergy(dealer: LiryaDealer, seat: Seat): void {
  const { state } = dealer;
  const player = playerAt(state, seat);
  const { energyPerTurn, maxEnergy, energy, secondPlayerBonusEnergy } = configOf(state.settings);
  player.capacity = Math.min(maxEnergy, player.capacity + energyPerTurn);
  const bonus = state.turn === 2 ? secondPlayerBonusEnergy : 0;
  const filled = energy === 'refill' ? player.capacity : player.energy + energyPerTurn;
  player.energy = Math.min(maxEnergy, filled + bonus);
  dealer.tell({ did: 'energy', seat, energy: player.energy, capacity: player.capacity });
}

/** 4.2 and 4.7: counters of the turn. */
function resetTurnCounters(dealer: LiryaDealer, seat: Seat): void {
  const { state } = dealer;
  for (const piece of state.pieces) {
    piece.attacks = 0;
    piece.moved = false;
    piece.shifted = false;
    piece.hurt = false;
    if (piece.control === seat && piece.uses.length > 0) piece.uses = [];
  }
  for (const player of state.players) {
    player.spells = 0;
    player.deaths = 0;
  }
}

/** 10.1: poison, then regeneration, by entry. */
function applyPoisonAndRegeneration(dealer: LiryaDealer, seat: Seat): void {
  const { everyTurnTicks } = configOf(dealer.state.settings);
  const own = dealer.state.pieces.filter(
    ({ control, marks }) => (control === seat || everyTurnTicks) && marks.length > 0,
  );
  for (const piece of own) {
    const amount = stateAmount(piece, 'poisoned');
    if (amount > 0) dealDamage(dealer, { to: piece.id, from: 0, amount, kind: 'pure', cause: 'ability' });
  }
  for (const piece of own) {
    const amount = piece.health > 0 ? stateAmount(piece, 'regeneration') : 0;
    if (amount > 0) heal(dealer, piece.id, amount, 0);
  }
}

/** Delayed triggers that are due now. */
function queueDelayedTriggers(dealer: LiryaDealer, when: 'turn start' | 'turn end'): void {
  const { state } = dealer;
  for (const delayed of state.delayed.filter(
    ({ at: time, whose }) => time === when && (whose === -1 || whose === state.active),
  )) {
    state.delayed.splice(state.delayed.indexOf(delayed), 1);
    state.waiting.push(delayed.item);
  }
}

/** 10.2 */
function countDownDurations(dealer: LiryaDealer, seat: Seat): void {
  const { everyTurnCounts } = configOf(dealer.state.settings);
  expireModifiers(
    dealer,
    (modifier, holder) =>
      modifier.until === 'turns' && (holder === seat || everyTurnCounts) && --modifier.turns <= 0,
  );
}

function performMainAction(dealer: LiryaDealer, seat: Seat, choice: MainAction): void {
  if ('play' in choice || 'hand' in choice || 'use' in choice) return announceOption(dealer, seat, choice);
  const { id } = 'upgrade' in choice ? choice.upgrade : 'move' in choice ? choice.move : choice.demolish;
  const piece = findPiece(dealer.state, id);
  if (piece === undefined) return;
  if ('upgrade' in choice) announceUpgrade(dealer, piece);
  else if ('move' in choice) dealer.next({ do: 'shift', seat, piece: id });
  else destroyPieces(dealer, [piece], { by: 0 });
}

export const turnRules: TurnRules = {
  turn: (dealer, { seat }) => {
    const { state } = dealer;
    const { lastTurn, firstDraw, rivalDraws } = configOf(state.settings);
    if (state.turn >= lastTurn) {
      dealer.tell({ did: 'last turn', turn: state.turn });
      return endMatch(dealer, []);
    }
    startChain(dealer);
    state.turn++;
    state.active = seat;
    dealer.tell({ did: 'turn', seat, turn: state.turn });
    enterPhase(dealer, 'start');
    expireModifiers(dealer, ({ until, by }) => until === 'next' && by === seat);
    const extra = seat === RIVAL ? rivalDraws : 0;
    if (state.turn > 1 || firstDraw) drawCards(dealer, seat, 1 + extra, 'turn');
    gainTurnEnergy(dealer, seat);
    resetTurnCounters(dealer, seat);
    if (isSettled(state)) runStartPhase(dealer, 1);
    else dealer.next(SETTLE, at(START_FRAMES, 0));
  },

  start: (dealer, { step }) => runStartPhase(dealer, step),

  /** 11.6 */
  offer: {
    ask: () => ['take', 'pass'],
    answer: (dealer, { seat, structure }, choice) => {
      const special = dealer.state.specials.find((deck) => deck.structure === structure);
      const card = choice === 'take' ? special?.cards.pop() : undefined;
      if (card === undefined) dealer.tell({ did: 'pass', seat });
      else putIntoHand(dealer, seat, cardOf(card), 'special', 0);
    },
    lapse: (dealer, { seat }) => dealer.tell({ did: 'pass', seat }),
    why: () => ({ why: 'take or pass', rule: '11.6' }),
  },

  main: {
    ask: (state, { seat }) => findMainOptions(state, seat),
    answer: (dealer, { seat }, choice) => {
      startChain(dealer);
      if (choice === 'combat') {
        enterPhase(dealer, 'combat');
        return dealer.next(SETTLE, { do: 'attack', seat, from: 0 });
      }
      if (choice === 'end turn') return skipToEndPhase(dealer);
      dealer.next(SETTLE, at(MAIN_FRAMES, seat));
      performMainAction(dealer, seat, choice);
    },
    otherwise: (dealer) => dealer.next(at(END_FRAMES, 0)),
    lapse: (dealer) => skipToEndPhase(dealer),
    barred: (state, { seat }) => findBarredMainOptions(state, seat),
    why: (state, { seat }, choice) => whyNotMain(state, seat, choice),
  },

  end: (dealer, { step }) => runEndPhase(dealer, step),
};

/** 4.2, from a step on: if a step changes something, the checks run before the next. */
function runStartPhase(dealer: LiryaDealer, from: number): void {
  const { state } = dealer;
  const { active } = state;
  for (let step = from; ; step++) {
    if (step === 1) applyPoisonAndRegeneration(dealer, active);
    else if (step === 2) {
      queueDelayedTriggers(dealer, 'turn start');
      fireTriggers(dealer, TRIGGER_EVENT['turn start'], playerRef(active), 0, 0);
    } else if (step === 3) {
      if (offerSpecialDecks(dealer, active)) return;
    } else {
      enterPhase(dealer, 'main');
      return isSettled(state)
        ? dealer.next(at(MAIN_FRAMES, active))
        : dealer.next(SETTLE, at(MAIN_FRAMES, active));
    }
    if (!isSettled(state)) return dealer.next(SETTLE, at(START_FRAMES, step));
  }
}

/** 11.6. Returns whether there is a special deck to offer. */
function offerSpecialDecks(dealer: LiryaDealer, seat: Seat): boolean {
  const { state } = dealer;
  const open = state.specials.flatMap(({ structure, cards }): readonly Frame[] => {
    const piece = findPiece(state, structure);
    if (cards.length === 0 || piece?.control !== seat) return [];
    return [{ do: 'offer', seat, structure, card: idAt(piece.card) }];
  });
  if (open.length === 0) return false;
  dealer.next(...open, at(START_FRAMES, 3));
  return true;
}

/** 4.5, likewise. */
function runEndPhase(dealer: LiryaDealer, from: number): void {
  const { state } = dealer;
  const { active } = state;
  for (let step = from; ; step++) {
    if (step === 0) {
      startChain(dealer);
      enterPhase(dealer, 'end');
      fireTriggers(dealer, TRIGGER_EVENT['turn end'], playerRef(active), 0, 0, '', 'structures');
    } else if (step === 1) {
      queueDelayedTriggers(dealer, 'turn end');
      fireTriggers(dealer, TRIGGER_EVENT['turn end'], playerRef(active), 0, 0, '', 'others');
    } else if (step === 2) {
      expireModifiers(dealer, ({ until }) => until === 'turn' || until === 'combat');
      countDownDurations(dealer, active);
    } else return dealer.next({ do: 'turn', seat: opponentOf(active) });
    if (!isSettled(state)) return dealer.next(SETTLE, at(END_FRAMES, step + 1));
  }
}

/** The combat phase passes without attacks. */
function skipToEndPhase(dealer: LiryaDealer): void {
  enterPhase(dealer, 'combat');
  dealer.next(SETTLE, at(END_FRAMES, 0));
}
