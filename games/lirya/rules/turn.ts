/** RULES 4: the course of a turn. */
import { at, type Rulebook, type Seat } from '@ludoteca/kernel';
import type { Frame, Lirya } from '../parts.ts';
import { idAt, rowOfId } from '../pool/index.ts';
import { ON } from '../pool/gives.ts';
import { configOf } from '../settings.ts';
import type { Phase } from '../vocabulary/index.ts';
import { announceAbility, announceCard, announceFromHand, announceUpgrade } from './announce.ts';
import { mainBarred } from './barred.ts';
import { freshChain } from './chains.ts';
import { end, isQuiet } from './checks.ts';
import { heal, strike } from './damage.ts';
import { usedOf } from './legal.ts';
import { expire } from './marks.ts';
import { mainOptions } from './options.ts';
import { die } from './pieces.ts';
import { draw, intoHand } from './piles.ts';
import { SETTLE } from './stack.ts';
import { stateAmount } from './statics.ts';
import { cardOf, type Hands, other, pieceOf, playerAt, playerRef } from './table.ts';
import { fire } from './triggers.ts';
import { whyNot } from './why.ts';

export type Turning = Pick<Rulebook<Lirya>, 'turn' | 'start' | 'offer' | 'main' | 'end'>;

const MAIN: readonly Frame[] = [
  { do: 'main', seat: 0 },
  { do: 'main', seat: 1 },
];
const START = [1, 2, 3, 4].map((step): Frame => ({ do: 'start', step }));
const END = [0, 1, 2, 3].map((step): Frame => ({ do: 'end', step }));

function enterPhase(dealer: Hands, phase: Phase): void {
  const { state } = dealer;
  state.phase = phase;
  dealer.tell({ did: 'phase', seat: state.active, phase });
  fire(dealer, ON.phase, playerRef(state.active), 0, 0, phase);
}

/** 5.1 */
function refill(dealer: Hands, seat: Seat): void {
  const { state } = dealer;
  const player = playerAt(state, seat);
  const { energyPerTurn, maxEnergy, energy, secondPlayerBonusEnergy } = configOf(state.settings);
  player.capacity = Math.min(maxEnergy, player.capacity + energyPerTurn);
  const bonus = state.turn === 2 ? secondPlayerBonusEnergy : 0;
  const filled = energy === 'refill' ? player.capacity : player.energy + energyPerTurn;
  player.energy = Math.min(maxEnergy, filled + bonus);
  dealer.tell({ did: 'energy', seat, energy: player.energy, capacity: player.capacity });
}

/** 4.2 and 4.7: what counts by turns is counted anew. */
function reset(dealer: Hands, seat: Seat): void {
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
function periodic(dealer: Hands, seat: Seat): void {
  const { everyTurnTicks } = configOf(dealer.state.settings);
  const own = dealer.state.pieces.filter(
    ({ control, marks }) => (control === seat || everyTurnTicks) && marks.length > 0,
  );
  for (const piece of own) {
    const amount = stateAmount(piece, 'poisoned');
    if (amount > 0) strike(dealer, { to: piece.id, from: 0, amount, kind: 'pure', by: 'ability' });
  }
  for (const piece of own) {
    const amount = piece.health > 0 ? stateAmount(piece, 'regeneration') : 0;
    if (amount > 0) heal(dealer, piece.id, amount, 0);
  }
}

/** What was put off until now. */
function wake(dealer: Hands, when: 'turn start' | 'turn end'): void {
  const { state } = dealer;
  for (const late of state.delayed.filter(
    ({ at: its, whose }) => its === when && (whose === -1 || whose === state.active),
  )) {
    state.delayed.splice(state.delayed.indexOf(late), 1);
    state.waiting.push(late.item);
  }
}

/** 10.2 */
function countDown(dealer: Hands, seat: Seat): void {
  const { everyTurnCounts } = configOf(dealer.state.settings);
  expire(
    dealer,
    (mark, holder) => mark.until === 'turns' && (holder === seat || everyTurnCounts) && --mark.turns <= 0,
  );
}

function act(dealer: Hands, seat: Seat, choice: Exclude<Lirya['choice']['main'], string>): void {
  const { state } = dealer;
  if ('play' in choice) return announceCard(dealer, seat, rowOfId(choice.play)?.index ?? -1, 'hand');
  if ('hand' in choice) {
    const row = rowOfId(choice.hand);
    if (row !== undefined) announceFromHand(dealer, seat, row.index, at(row.fromHand, choice.ability));
    return;
  }
  const { id } =
    'use' in choice
      ? choice.use
      : 'upgrade' in choice
        ? choice.upgrade
        : 'move' in choice
          ? choice.move
          : choice.demolish;
  const piece = pieceOf(state, id);
  if (piece === undefined) return;
  if ('use' in choice) announceAbility(dealer, piece, at(usedOf(piece), choice.ability));
  else if ('upgrade' in choice) announceUpgrade(dealer, piece);
  else if ('move' in choice) dealer.next({ do: 'shift', seat, piece: id });
  else die(dealer, [piece], { by: 0 });
}

export const turning: Turning = {
  turn: (dealer, { seat }) => {
    const { state } = dealer;
    const { lastTurn, firstDraw } = configOf(state.settings);
    if (state.turn >= lastTurn) {
      dealer.tell({ did: 'last turn', turn: state.turn });
      return end(dealer, []);
    }
    freshChain(dealer);
    state.turn++;
    state.active = seat;
    dealer.tell({ did: 'turn', seat, turn: state.turn });
    enterPhase(dealer, 'start');
    expire(dealer, ({ until, by }) => until === 'next' && by === seat);
    if (state.turn > 1 || firstDraw) draw(dealer, seat, 1, 'turn');
    refill(dealer, seat);
    reset(dealer, seat);
    if (isQuiet(state)) start(dealer, 1);
    else dealer.next(SETTLE, at(START, 0));
  },

  start: (dealer, { step }) => start(dealer, step),

  /** 11.6 */
  offer: {
    ask: () => ['take', 'pass'],
    answer: (dealer, { seat, structure }, choice) => {
      const special = dealer.state.specials.find((one) => one.structure === structure);
      const card = choice === 'take' ? special?.cards.pop() : undefined;
      if (card === undefined) dealer.tell({ did: 'pass', seat });
      else intoHand(dealer, seat, cardOf(card), 'special', 0);
    },
    lapse: (dealer, { seat }) => dealer.tell({ did: 'pass', seat }),
    why: () => ({ why: 'take or pass', rule: '11.6' }),
  },

  main: {
    ask: (state, { seat }) => mainOptions(state, seat),
    answer: (dealer, { seat }, choice) => {
      freshChain(dealer);
      if (choice === 'combat') {
        enterPhase(dealer, 'combat');
        return dealer.next(SETTLE, { do: 'attack', seat, from: 0 });
      }
      if (choice === 'end turn') return finishTurn(dealer);
      dealer.next(SETTLE, at(MAIN, seat));
      act(dealer, seat, choice);
    },
    otherwise: (dealer) => dealer.next(at(END, 0)),
    lapse: (dealer) => finishTurn(dealer),
    barred: (state, { seat }) => mainBarred(state, seat),
    why: (state, { seat }, choice) => whyNot(state, seat, choice),
  },

  end: (dealer, { step }) => finish(dealer, step),
};

/** 4.2, from one step on: when something has happened, checks are made before the next. */
function start(dealer: Hands, from: number): void {
  const { state } = dealer;
  const { active } = state;
  for (let step = from; ; step++) {
    if (step === 1) periodic(dealer, active);
    else if (step === 2) {
      wake(dealer, 'turn start');
      fire(dealer, ON['turn start'], playerRef(active), 0, 0);
    } else if (step === 3) {
      if (offerSpecials(dealer, active)) return;
    } else {
      enterPhase(dealer, 'main');
      return isQuiet(state) ? dealer.next(at(MAIN, active)) : dealer.next(SETTLE, at(MAIN, active));
    }
    if (!isQuiet(state)) return dealer.next(SETTLE, at(START, step));
  }
}

/** 11.6. Says whether there is one to be offered. */
function offerSpecials(dealer: Hands, seat: Seat): boolean {
  const { state } = dealer;
  const open = state.specials.flatMap(({ structure, cards }): readonly Frame[] => {
    const piece = pieceOf(state, structure);
    if (cards.length === 0 || piece?.control !== seat) return [];
    return [{ do: 'offer', seat, structure, card: idAt(piece.card) }];
  });
  if (open.length === 0) return false;
  dealer.next(...open, at(START, 3));
  return true;
}

/** 4.5, in the same way. */
function finish(dealer: Hands, from: number): void {
  const { state } = dealer;
  const { active } = state;
  for (let step = from; ; step++) {
    if (step === 0) {
      freshChain(dealer);
      enterPhase(dealer, 'end');
      fire(dealer, ON['turn end'], playerRef(active), 0, 0, '', 'structures');
    } else if (step === 1) {
      wake(dealer, 'turn end');
      fire(dealer, ON['turn end'], playerRef(active), 0, 0, '', 'others');
    } else if (step === 2) {
      expire(dealer, ({ until }) => until === 'turn' || until === 'combat');
      countDown(dealer, active);
    } else return dealer.next({ do: 'turn', seat: other(active) });
    if (!isQuiet(state)) return dealer.next(SETTLE, at(END, step + 1));
  }
}

/** The combat phase passes without attacks. */
function finishTurn(dealer: Hands): void {
  enterPhase(dealer, 'combat');
  dealer.next(SETTLE, at(END, 0));
}
