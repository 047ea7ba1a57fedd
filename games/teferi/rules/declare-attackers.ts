/** Declaring attackers, one by one in battlefield order (CR 508). */
import { type QuestionRule, at, type Reason, type Seat } from '@ludoteca/kernel';
import {
  type BoardState,
  isPlayer,
  opponentOf,
  playerEntity,
  scopeOfPermanent,
  seatOfEntity,
  type ReadonlyTeferiState,
  hasObjectRule,
} from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { CREATURE, keywordBit, PLANESWALKER } from '../layers/bit-masks.ts';
import { holds } from '../layers/amounts.ts';
import type { AttackChoice, Teferi } from '../parts.ts';
import type { EntityId, ObjectId } from '../state.ts';
import { setTapped } from './keyword-actions.ts';
import { attackCosts, canAffordAttack, costToAttack, attackersToTap } from './combat-costs.ts';
import { declarationRule } from './declaration.ts';
import { payMana } from './mana-pool.ts';
import { isSummoningSick } from './summoning-sickness.ts';
import {
  countFact,
  findPermanent,
  nameOf,
  readsField,
  type TeferiDealer,
  markChanged,
} from './state-access.ts';
import { fireTriggers } from './fire-triggers.ts';

const DEFENDER = keywordBit('defender');

/** 508.1a and 508.1c: the reason why a creature cannot attack. */
export function whyNotAttack(board: BoardState, place: number, seat: Seat): Reason | undefined {
  const { types, keywords, objectRules } = at(board.characteristics, place);
  const permanent = at(board.state.battlefield, place);
  if ((types & CREATURE) === 0 || permanent.controller !== seat)
    return { why: 'no creature of yours', rule: '508.1a' };
  if (permanent.tapped) return { why: 'tapped', rule: '508.1a' };
  if (isSummoningSick(board, place)) return { why: 'summoning sick', rule: '302.6' };
  if ((keywords & DEFENDER) !== 0 && !hasObjectRule(board, place, 'attacks despite defender'))
    return { why: 'defender', rule: '702.3b' };
  if (objectRules.length === 0) return undefined;
  const forbidden = objectRules.some(
    (rule) =>
      rule.is === 'cannot attack' ||
      (rule.is === 'cannot attack unless' && !holds(board, rule.condition, scopeOfPermanent(permanent))),
  );
  return forbidden ? { why: 'cannot attack', rule: '508.1c' } : undefined;
}

/** 508.1b: the opponent and their planeswalkers. */
function defendersOf(board: BoardState, seat: Seat): EntityId[] {
  const found: EntityId[] = [playerEntity(opponentOf(seat))];
  for (let i = 0; i < board.characteristics.length; i++)
    if (
      (at(board.characteristics, i).types & PLANESWALKER) !== 0 &&
      at(board.state.battlefield, i).controller !== seat
    )
      found.push(at(board.state.battlefield, i).id);
  return found;
}

/** Battlefield indexes of the creatures that can attack. */
const findAbleAttackers = (board: BoardState, seat: Seat): number[] => {
  const found: number[] = [];
  for (let i = 0; i < board.characteristics.length; i++)
    if ((at(board.characteristics, i).types & CREATURE) !== 0 && whyNotAttack(board, i, seat) === undefined)
      found.push(i);
  return found;
};

const maxAttackers = ({ gameRules }: BoardState): number =>
  gameRules.reduce(
    (max, { rule }) => (rule.says === 'most attackers' ? Math.min(max, rule.count) : max),
    Number.POSITIVE_INFINITY,
  );

/** 508.1d: creatures that attack if able. One that cannot attack alone is not forced without others, one with a cost never. */
const findForcedAttackers = (
  board: BoardState,
  places: readonly number[],
  entities: readonly EntityId[],
): number[] =>
  places.filter(
    (place) =>
      hasObjectRule(board, place, 'attacks if able') &&
      entities.some((entity) => costToAttack(board, place, entity).length === 0) &&
      ((places.length > 1 && maxAttackers(board) > 1) || !hasObjectRule(board, place, 'cannot attack alone')),
  );

/** The attacks that may still be declared, and whether the declaration may end. */
function openAttacks(
  board: BoardState,
  seat: Seat,
  chosen: readonly AttackChoice[],
): { open: AttackChoice[]; done: Reason | undefined } {
  const { state } = board;
  const places = findAbleAttackers(board, seat);
  const entities = defendersOf(board, seat);
  const forced = findForcedAttackers(board, places, entities);
  const last =
    chosen.length === 0 ? -1 : state.battlefield.findIndex(({ id }) => id === chosen.at(-1)?.attack);
  const room = maxAttackers(board) - chosen.length;
  const missing = room > 0 ? forced.filter((place) => place > last) : [];
  // A forced attacker cannot be skipped, unless the maximum leaves no room for all of them.
  const bound = missing[Math.max(0, missing.length - room)] ?? Number.POSITIVE_INFINITY;
  const remaining = places.filter((place) => room > 0 && place > last && place <= bound);
  const candidates =
    missing.length >= room ? remaining.filter((place) => missing.includes(place)) : remaining;
  const open = candidates.filter((place) => {
    const alone = hasObjectRule(board, place, 'cannot attack alone');
    return !alone || chosen.length > 0 || (room > 1 && places.some((other) => other > place));
  });
  const alone = chosen.length === 1 && hasObjectRule(board, last, 'cannot attack alone');
  const done: Reason | undefined =
    missing.length > 0
      ? { why: 'must attack', rule: '508.1d' }
      : alone
        ? { why: 'cannot attack alone', rule: '508.1c' }
        : undefined;
  const isFree = !places.some((place) => hasObjectRule(board, place, 'attacks for'));
  const name = (place: number): string => nameOf(state, at(state.battlefield, place).kind);
  return {
    open: open
      .flatMap((place) =>
        entities.map((entity): AttackChoice => ({
          attack: at(state.battlefield, place).id,
          name: name(place),
          at: entity,
        })),
      )
      .filter((one) => isFree || canAffordAttack(board, seat, [...chosen, one])),
    done,
  };
}

export const attack: QuestionRule<Teferi, 'attack'> = {
  ...declarationRule(openAttacks, declareAttackers),
  barred: (state, { seat }) => {
    const board = deriveBoard(state);
    const entities = defendersOf(board, seat);
    return state.battlefield.flatMap(({ id, kind, controller }, i) => {
      const creature = controller === seat && (at(board.characteristics, i).types & CREATURE) !== 0;
      if (!creature || whyNotAttack(board, i, seat) === undefined) return [];
      return entities.map((entity): AttackChoice => ({ attack: id, name: nameOf(state, kind), at: entity }));
    });
  },
  why: (state, frame, choice) => whyNotAttackChoice(state, frame.seat, frame.chosen, choice),
};

function whyNotAttackChoice(
  state: ReadonlyTeferiState,
  seat: Seat,
  chosen: readonly AttackChoice[],
  choice: unknown,
): Reason {
  const board = deriveBoard(state);
  if (choice === 'done') return openAttacks(board, seat, chosen).done ?? { why: 'not offered' };
  const id = (choice as { attack?: unknown } | null | undefined)?.attack;
  const place = state.battlefield.findIndex((permanent) => permanent.id === id);
  if (place === -1) return { why: 'not offered' };
  const candidates: AttackChoice = { attack: id as ObjectId, name: '', at: playerEntity(opponentOf(seat)) };
  return (
    whyNotAttack(board, place, seat) ??
    (chosen.length < maxAttackers(board) ? undefined : { why: 'cannot attack', rule: '508.1c' }) ??
    (canAffordAttack(board, seat, [...chosen, candidates])
      ? { why: 'must attack', rule: '508.1d' }
      : { why: 'not enough mana', rule: '508.1h' })
  );
}

/** 508.1f to 508.1m */
function declareAttackers(dealer: TeferiDealer, seat: Seat, chosen: readonly AttackChoice[]): void {
  const { state } = dealer;
  if (state.combat === null || chosen.length === 0)
    return dealer.tell({ did: 'no attack', seat, rule: '508.8' });
  const board = deriveBoard(state);
  const [tapping, demand] = [attackersToTap(board, chosen), attackCosts(board, chosen)];
  const isRecorded = readsField(state, 'attackedThisTurn');
  for (const { attack: id, at: entity, name } of chosen) {
    const permanent = findPermanent(state, id);
    if (isRecorded && permanent !== undefined) permanent.attacked = state.turn;
    state.combat.attackers.push({ id, at: entity, blocked: false, blockers: [] });
    dealer.tell({ did: 'attack', id, card: name, at: entity, seat, rule: '508.1k' });
  }
  state.combat.attacked = true;
  markChanged(state);
  countFact(state, seat, 'creatures attacked', chosen.length);
  setTapped(dealer, tapping, true);
  payMana(dealer, seat, demand, -1, tapping, 0); // 508.1j
  const attackers = chosen.map(({ attack: id }) => id);
  const amount = attackers.length;
  fireTriggers(state, { on: 'attack', player: seat, amount, attackers });
  for (const { attack: it, at: entity } of chosen) {
    const player = isPlayer(entity) ? seatOfEntity(entity) : opponentOf(seat);
    fireTriggers(state, { on: 'attacks', it, player, amount, recipient: entity, alone: amount === 1 });
  }
}
