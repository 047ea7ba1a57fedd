/** 508: declaring attackers, one after the other in the order of the table. */
import { type QuestionRule, at, type Reason, type Seat } from '@ludoteca/kernel';
import type { ObjectRule } from '../abilities/index.ts';
import { type Board, isPlayer, opponentOf, playerAim, scopeOn, seatAt, type Table } from '../layers/board.ts';
import { boardOf } from '../layers/index.ts';
import { CREATURE, keywordBit, PLANESWALKER } from '../layers/masks.ts';
import { holds } from '../layers/values.ts';
import type { Attack, Teferi } from '../parts.ts';
import type { Aim, Id } from '../state.ts';
import { tap } from './cards.ts';
import { attackCosts, canAffordAttack, costToAttack, tappedBy } from './combat-costs.ts';
import { declaring } from './declaring.ts';
import { payMana } from './mana.ts';
import { isSick } from './sickness.ts';
import { count, nameOf, type TeferiDealer, touch } from './table.ts';
import { fire, isHeard } from './triggering.ts';

const DEFENDER = keywordBit('defender');

export const ruled = (board: Board, place: number, is: ObjectRule['is']): boolean => {
  const { rules } = at(board.traits, place);
  return rules.some((rule) => rule.is === is);
};

/** 508.1a and 508.1c: why a creature cannot attack; undefined: it can. */
export function whyNotAttack(board: Board, place: number, seat: Seat): Reason | undefined {
  const { types, keywords, rules } = at(board.traits, place);
  const permanent = at(board.state.battlefield, place);
  if ((types & CREATURE) === 0 || permanent.controller !== seat)
    return { why: 'no creature of yours', rule: '508.1a' };
  if (permanent.tapped) return { why: 'tapped', rule: '508.1a' };
  if (isSick(board, place)) return { why: 'summoning sick', rule: '302.6' };
  if ((keywords & DEFENDER) !== 0 && !ruled(board, place, 'attacks despite defender'))
    return { why: 'defender', rule: '702.3b' };
  if (rules.length === 0) return undefined;
  const forbidden = rules.some(
    (rule) =>
      rule.is === 'cannot attack' ||
      (rule.is === 'cannot attack unless' && !holds(board, rule.condition, scopeOn(permanent))),
  );
  return forbidden ? { why: 'cannot attack', rule: '508.1c' } : undefined;
}

/** Whom a creature may attack: the opponent, and their planeswalkers (508.1b). */
function defendersOf(board: Board, seat: Seat): Aim[] {
  const found: Aim[] = [playerAim(opponentOf(seat))];
  for (let i = 0; i < board.traits.length; i++)
    if (
      (at(board.traits, i).types & PLANESWALKER) !== 0 &&
      at(board.state.battlefield, i).controller !== seat
    )
      found.push(at(board.state.battlefield, i).id);
  return found;
}

/** Who can attack, by place, in the order of the table. */
const able = (board: Board, seat: Seat): number[] => {
  const found: number[] = [];
  for (let i = 0; i < board.traits.length; i++)
    if ((at(board.traits, i).types & CREATURE) !== 0 && whyNotAttack(board, i, seat) === undefined)
      found.push(i);
  return found;
};

const mostAttackers = ({ rules }: Board): number =>
  rules.reduce(
    (most, { rule }) => (rule.says === 'most attackers' ? Math.min(most, rule.count) : most),
    Number.POSITIVE_INFINITY,
  );

/** 508.1d: those that attack if able; one that cannot attack alone need not when nobody else can, one that costs something never. */
const forced = (board: Board, places: readonly number[], aims: readonly Aim[]): number[] =>
  places.filter(
    (place) =>
      ruled(board, place, 'attacks if able') &&
      aims.some((aim) => costToAttack(board, place, aim).length === 0) &&
      ((places.length > 1 && mostAttackers(board) > 1) || !ruled(board, place, 'cannot attack alone')),
  );

/** What may still be declared, and whether it may end here. */
function openAttacks(
  board: Board,
  seat: Seat,
  chosen: readonly Attack[],
): { open: Attack[]; done: Reason | undefined } {
  const { state } = board;
  const places = able(board, seat);
  const aims = defendersOf(board, seat);
  const must = forced(board, places, aims);
  const last =
    chosen.length === 0 ? -1 : state.battlefield.findIndex(({ id }) => id === chosen.at(-1)?.attack);
  const room = mostAttackers(board) - chosen.length;
  const missing = room > 0 ? must.filter((place) => place > last) : [];
  // Nobody who must attack is passed over, unless there is no room for all of them.
  const bound = missing[Math.max(0, missing.length - room)] ?? Number.POSITIVE_INFINITY;
  const later = places.filter((place) => room > 0 && place > last && place <= bound);
  const wanted = missing.length >= room ? later.filter((place) => missing.includes(place)) : later;
  const open = wanted.filter((place) => {
    const alone = ruled(board, place, 'cannot attack alone');
    return !alone || chosen.length > 0 || (room > 1 && places.some((other) => other > place));
  });
  const alone = chosen.length === 1 && ruled(board, last, 'cannot attack alone');
  const done: Reason | undefined =
    missing.length > 0
      ? { why: 'must attack', rule: '508.1d' }
      : alone
        ? { why: 'cannot attack alone', rule: '508.1c' }
        : undefined;
  const isFree = !places.some((place) => ruled(board, place, 'attacks for'));
  const name = (place: number): string => nameOf(state, at(state.battlefield, place).kind);
  return {
    open: open
      .flatMap((place) =>
        aims.map((aim): Attack => ({ attack: at(state.battlefield, place).id, name: name(place), at: aim })),
      )
      .filter((one) => isFree || canAffordAttack(board, seat, [...chosen, one])),
    done,
  };
}

export const attack: QuestionRule<Teferi, 'attack'> = {
  ...declaring(openAttacks, declare),
  barred: (state, { seat }) => {
    const board = boardOf(state);
    const aims = defendersOf(board, seat);
    return state.battlefield.flatMap(({ id, kind, controller }, i) => {
      const creature = controller === seat && (at(board.traits, i).types & CREATURE) !== 0;
      if (!creature || whyNotAttack(board, i, seat) === undefined) return [];
      return aims.map((aim): Attack => ({ attack: id, name: nameOf(state, kind), at: aim }));
    });
  },
  why: (state, frame, choice) => whyNot(state, frame.seat, frame.chosen, choice),
};

function whyNot(state: Table, seat: Seat, chosen: readonly Attack[], choice: unknown): Reason {
  const board = boardOf(state);
  if (choice === 'done') return openAttacks(board, seat, chosen).done ?? { why: 'not offered' };
  const id = (choice as { attack?: unknown } | null | undefined)?.attack;
  const place = state.battlefield.findIndex((permanent) => permanent.id === id);
  if (place === -1) return { why: 'not offered' };
  const wanted: Attack = { attack: id as Id, name: '', at: playerAim(opponentOf(seat)) };
  return (
    whyNotAttack(board, place, seat) ??
    (chosen.length < mostAttackers(board) ? undefined : { why: 'cannot attack', rule: '508.1c' }) ??
    (canAffordAttack(board, seat, [...chosen, wanted])
      ? { why: 'must attack', rule: '508.1d' }
      : { why: 'not enough mana', rule: '508.1h' })
  );
}

/** 508.1f to 508.1m */
function declare(dealer: TeferiDealer, seat: Seat, chosen: readonly Attack[]): void {
  const { state } = dealer;
  if (state.combat === null || chosen.length === 0)
    return dealer.tell({ did: 'no attack', seat, rule: '508.8' });
  const board = boardOf(state);
  const [tapping, demand] = [tappedBy(board, chosen), attackCosts(board, chosen)];
  for (const { attack: id, at: aim, name } of chosen) {
    state.combat.attackers.push({ id, at: aim, blocked: false, blockers: [] });
    dealer.tell({ did: 'attack', id, card: name, at: aim, seat, rule: '508.1k' });
  }
  state.combat.attacked = true;
  touch(state);
  count(state, seat, 'creatures attacked', chosen.length);
  tap(dealer, tapping, true);
  payMana(dealer, seat, demand, -1, tapping); // 508.1j
  const attackers = chosen.map(({ attack: id }) => id);
  const amount = attackers.length;
  if (isHeard(state, 'attack'))
    fire(state, { on: 'attack', it: 0, other: 0, player: seat, amount, attackers });
  if (isHeard(state, 'attacks'))
    for (const { attack: it, at: aim } of chosen) {
      const player = isPlayer(aim) ? seatAt(aim) : opponentOf(seat);
      fire(state, { on: 'attacks', it, other: 0, player, amount, aim, alone: amount === 1 });
    }
}
