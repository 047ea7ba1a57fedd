/** Combat (RULES 5). */
import { at, type Dice, type FrameOf, type Reason, type Rulebook, type Seat } from '@ludoteca/kernel';
import { NEIGHBOURS, TERRITORY_COUNT } from '../board.ts';
import { watcherBit } from '../card-knowledge.ts';
import type { AttackChoice, Risika } from '../parts.ts';
import { removeFromPlay } from './rounds.ts';
import {
  ATTACKS,
  countTerritories,
  MAX_DICE,
  numberOptions,
  isPresent,
  type RisikaDealer,
  type ReadonlyRisikaState,
  parseTerritory,
} from './state-queries.ts';

/** An attack after the attacker has declared the dice. */
type Battle = Omit<FrameOf<Risika, 'defend'>, 'do'>;

/** 5.4 */
const maxAttackDice = ({ armies }: ReadonlyRisikaState, from: number): number =>
  Math.min(MAX_DICE, at(armies, from) - 1);
/** 5.5 */
const maxDefenceDice = ({ armies }: ReadonlyRisikaState, to: number): number =>
  Math.min(MAX_DICE, at(armies, to));

/** 5.2 and 5.3: attacks from territories that can spare an army (`isAble`), or from those that cannot. */
function listAttacks({ owners, armies }: ReadonlyRisikaState, seat: Seat, isAble: boolean): AttackChoice[] {
  const attacks: AttackChoice[] = [];
  for (let from = 0; from < TERRITORY_COUNT; from++) {
    if (owners[from] !== seat || at(armies, from) > 1 !== isAble) continue;
    for (const attack of at(ATTACKS, from)) if (owners[attack.attack] !== seat) attacks.push(attack);
  }
  return attacks;
}

function explainAttack({ owners, armies }: ReadonlyRisikaState, seat: Seat, choice: unknown): Reason {
  const [from, to] = [parseTerritory(choice, 'from'), parseTerritory(choice, 'attack')];
  if (from === undefined || to === undefined) return { why: 'attack or done', rule: '5.1' };
  if (owners[from] !== seat) return { why: 'not yours', rule: '5.2', facts: { territory: from } };
  if (armies[from] === 1) return { why: 'one army', rule: '5.2', facts: { territory: from } };
  if (owners[to] === seat) return { why: 'yours', rule: '5.3', facts: { territory: to } };
  if (!at(NEIGHBOURS, from).includes(to)) return { why: 'not linked', rule: '5.3', facts: { from, to } };
  return { why: 'attack or done', rule: '5.1' };
}

/** 5.4 and 5.5: the defender is not asked with a single army, after leaving, or if the settings say all dice. */
function declareDice(dealer: RisikaDealer, frame: FrameOf<Risika, 'dice'>, dice: number): void {
  const { state } = dealer;
  const { seat: by, from, to, won } = frame;
  const seat = at(state.owners, to);
  dealer.tell({ did: 'attack', seat: by, against: seat, from, to, dice });
  const battle = { seat, by, from, to, dice, won };
  const max = maxDefenceDice(state, to);
  if (max === 1 || state.settings.defence === 'most' || !isPresent(state, seat))
    return resolveRoll(dealer, battle, max);
  dealer.next({ do: 'defend', ...battle });
}

/** Sorted, the highest first. */
function rollDice(dice: Dice, count: number): number[] {
  const faces: number[] = [];
  for (let i = 0; i < count; i++) {
    const face = dice.die(6);
    let place = i;
    for (; place > 0 && at(faces, place - 1) < face; place--) faces[place] = at(faces, place - 1);
    faces[place] = face;
  }
  return faces;
}

/** 5.6: the armies lost by the attacker and the defender. */
export function compareDice(attack: readonly number[], defence: readonly number[]): [number, number] {
  const compared = Math.min(attack.length, defence.length);
  let lost = 0;
  for (let i = 0; i < compared; i++) if (at(attack, i) <= at(defence, i)) lost++;
  return [lost, compared - lost];
}

/** 5.6 and 5.7 */
function resolveRoll(dealer: RisikaDealer, battle: Battle, defenceDice: number): void {
  const { armies } = dealer.state;
  const { seat, by, from, to, dice, won } = battle;
  dealer.tell({ did: 'defend', seat, by, from, to, dice: defenceDice });
  const [attack, defence] = [rollDice(dealer.dice, dice), rollDice(dealer.dice, defenceDice)];
  const losses = compareDice(attack, defence);
  armies[from] = at(armies, from) - losses[0];
  armies[to] = at(armies, to) - losses[1];
  dealer.tell({ did: 'roll', seat: by, against: seat, from, to, attack, defence, losses });
  if (armies[to] === 0) conquer(dealer, battle);
  else dealer.next({ do: 'fight', seat: by, won });
}

/** 5.8 and 8.1. The last roll costs the attacker nothing, so one army per die can move in. */
function conquer(dealer: RisikaDealer, { seat: against, by: seat, from, to, dice }: Battle): void {
  const { state } = dealer;
  const { owners, armies } = state;
  owners[to] = seat;
  armies[from] = at(armies, from) - dice;
  armies[to] = dice;
  dealer.tell({ did: 'conquer', seat, against, from, to, armies: dice });
  dealer.next({ do: 'fight', seat, won: true });
  if (at(armies, from) > 1) dealer.next({ do: 'occupy', seat, from, to, least: dice });
  if (countTerritories(state, against) === 0) eliminate(dealer, against, seat);
}

/** 8.1. A seat that has left is out already. */
function eliminate(dealer: RisikaDealer, seat: Seat, by: Seat): void {
  dealer.tell({ did: 'eliminate', seat, by });
  takeCards(dealer, by, seat);
  if (isPresent(dealer.state, seat)) removeFromPlay(dealer, seat);
}

/** 8.1: the cards keep their order. */
function takeCards(dealer: RisikaDealer, seat: Seat, loser: Seat): void {
  const { hands, known } = dealer.state;
  const cards = at(hands, loser);
  if (cards.length === 0) return;
  hands[loser] = [];
  for (const card of cards) {
    at(hands, seat).push(card);
    known[card] = at(known, card) | watcherBit(seat);
  }
  dealer.tell({ did: 'take', seat, loser, count: cards.length, cards });
}

/** 5.8: armies beyond one per die. */
function moveFollowers(
  dealer: RisikaDealer,
  { seat, from, to }: FrameOf<Risika, 'occupy'>,
  count: number,
): void {
  const { armies } = dealer.state;
  if (count === 0) return;
  armies[from] = at(armies, from) - count;
  armies[to] = at(armies, to) + count;
  dealer.tell({ did: 'occupy', seat, from, to, armies: count });
}

export const combat: Pick<Rulebook<Risika>, 'fight' | 'dice' | 'defend' | 'occupy'> = {
  /** 5.1 and 5.9 */
  fight: {
    ask: (state, { seat }) => {
      const attacks: (AttackChoice | 'done')[] = listAttacks(state, seat, true);
      if (attacks.length > 0) attacks.push('done');
      return attacks;
    },
    answer: (dealer, { seat, won }, choice) => {
      if (choice === 'done') return dealer.next({ do: 'move', seat, won });
      const { from, attack: to } = choice;
      const frame: FrameOf<Risika, 'dice'> = { do: 'dice', seat, from, to, won };
      if (maxAttackDice(dealer.state, from) === 1) declareDice(dealer, frame, 1);
      else dealer.next(frame);
    },
    otherwise: (dealer, { seat, won }) => dealer.next({ do: 'move', seat, won }),
    lapse: (dealer, { seat, won }) => dealer.next({ do: 'move', seat, won }),
    barred: (state, { seat }) => listAttacks(state, seat, false),
    why: (state, { seat }, choice) => explainAttack(state, seat, choice),
  },

  /** 5.4 */
  dice: {
    ask: (state, { from }) => numberOptions(1, maxAttackDice(state, from)),
    answer: declareDice,
    otherwise: (dealer, { seat, won }) => dealer.next({ do: 'fight', seat, won }),
    lapse: (dealer, frame) => declareDice(dealer, frame, maxAttackDice(dealer.state, frame.from)),
    why: (state, { from }) => ({
      why: 'attack dice',
      rule: '5.4',
      facts: { least: 1, most: maxAttackDice(state, from) },
    }),
  },

  /** 5.5 */
  defend: {
    ask: (state, { to }) => numberOptions(1, maxDefenceDice(state, to)),
    answer: resolveRoll,
    otherwise: (dealer, frame) => resolveRoll(dealer, frame, maxDefenceDice(dealer.state, frame.to)),
    lapse: (dealer, frame) => resolveRoll(dealer, frame, maxDefenceDice(dealer.state, frame.to)),
    why: (state, { to }) => ({
      why: 'defence dice',
      rule: '5.5',
      facts: { least: 1, most: maxDefenceDice(state, to) },
    }),
  },

  /** 5.8 */
  occupy: {
    ask: ({ armies }, { from, least }) => numberOptions(least, least + at(armies, from) - 1),
    answer: (dealer, frame, count) => moveFollowers(dealer, frame, count - frame.least),
    why: ({ armies }, { from, least }) => ({
      why: 'occupation',
      rule: '5.8',
      facts: { least, most: least + at(armies, from) - 1 },
    }),
  },
};
