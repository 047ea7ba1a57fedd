/** Attacks, blocks and damage: whole declarations, tried on a copy of the table. */
import type { Reason } from '@ludoteca/kernel';
import { battlefieldIndex } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import type { DamageAssignment } from '../parts.ts';
import { whyNotAttack } from '../rules/declare-attackers.ts';
import { whyNotBlock, whyNotBlockAttacker } from '../rules/evasion.ts';
import type { EntityId } from '../state.ts';
import { type Desk, seatOf } from './desk.ts';
import { factOf, Failure } from './failing.ts';
import { type Deed, PLAYERS } from './format.ts';
import type { Play } from './play.ts';
import { elsewhere } from './refusing.ts';

type Attack = Extract<Deed, { do: 'attack' }>;
type Block = Extract<Deed, { do: 'block' }>;
type Assign = Extract<Deed, { do: 'assign-damage' }>;
export type Declaring = Attack | Block | Assign;

const key = (one: EntityId | undefined, other: EntityId | undefined): string => `${one} ${other}`;
export const refused = (deed: Declaring, reason?: Reason): Failure =>
  new Failure('refused', {
    do: deed.do,
    player: deed.player,
    reason: reason === undefined ? null : factOf(reason),
  });

/** What the rules say against the first of the pairs that are not offered, or against ending here. */
function whyNot(desk: Desk, deed: Attack | Block, left: ReadonlySet<string>): Reason | undefined {
  const [pair] = left;
  if (pair === undefined) return desk.why('done');
  const board = deriveBoard(desk.state());
  const stray = strayIn(desk, deed);
  if (stray !== undefined) return stray;
  const [one = -1, other = -1] = pair.split(' ').map((id) => battlefieldIndex(board.state, Number(id)));
  if (one === -1) return undefined;
  if (deed.do === 'attack') return whyNotAttack(board, one, seatOf(deed.player));
  return (
    whyNotBlock(board, one, seatOf(deed.player)) ??
    (other === -1 ? undefined : whyNotBlockAttacker(board, one, other))
  );
}

/** A creature that is not on the battlefield, or one to be blocked that does not attack. */
function strayIn(desk: Desk, deed: Attack | Block): Reason | undefined {
  const rule = deed.do === 'attack' ? '508.1a' : '509.1a';
  const labels =
    deed.do === 'attack'
      ? deed.attackers.map((one) => (typeof one === 'string' ? one : one.attacker))
      : deed.blocks.flatMap(({ blocker, attacker }) => [blocker, attacker]);
  const pieces = labels.flatMap((label) => desk.pieces.labelled(label) ?? []);
  const absent = pieces.find(({ where }) => where !== 'battlefield');
  if (absent !== undefined) return elsewhere(absent, rule);
  const attacked = deed.do === 'attack' ? [] : deed.blocks.map(({ attacker }) => desk.aim(attacker));
  const isIdle = attacked.some(
    (id) => desk.view.battlefield.find((seen) => seen.id === id)?.attacking === undefined,
  );
  return isIdle ? { why: 'no attacker', rule } : undefined;
}

/** The pairs of a declaration as the game names them. */
function pairsOf(desk: Desk, deed: Attack | Block): string[] {
  if (deed.do === 'block')
    return deed.blocks.map(({ blocker, attacker }) => key(desk.aim(blocker), desk.aim(attacker)));
  const opponent = `player ${PLAYERS[1 - seatOf(deed.player)] ?? ''}`;
  return deed.attackers.map((one) =>
    typeof one === 'string'
      ? key(desk.aim(one), desk.aim(opponent))
      : key(desk.aim(one.attacker), desk.aim(one.at ?? opponent)),
  );
}

/** Declares on this very desk; undefined: done. The pairs are chosen in the order in which they are offered. */
export function declare(play: Play, deed: Attack | Block): Failure | undefined {
  const { desk } = play;
  const wanted = pairsOf(desk, deed);
  const left = new Set(wanted);
  if (left.size < wanted.length)
    return refused(deed, { why: 'declared twice', rule: deed.do === 'attack' ? '508.1a' : '509.1a' });
  for (;;) {
    const asked = desk.question;
    if (asked?.prompt !== deed.do || asked.seat !== seatOf(deed.player))
      return left.size === 0 && asked !== undefined ? undefined : refused(deed, whyNot(desk, deed, left));
    const found = asked.options.find((option) => {
      if (option === 'done') return left.size === 0;
      return left.has('attack' in option ? key(option.attack, option.at) : key(option.with, option.block));
    });
    if (found === undefined) return refused(deed, whyNot(desk, deed, left));
    if (found === 'done') {
      play.choose('done');
      return undefined;
    }
    left.delete('attack' in found ? key(found.attack, found.at) : key(found.with, found.block));
    desk.choose(found);
  }
}

/** What has been assigned so far, wherever the table stands. */
function assignedOn({ question }: Desk): readonly DamageAssignment[] {
  if (question?.prompt === 'assign') return question.frame.assigned;
  if (question?.prompt !== 'stop') return [];
  const { after } = question.frame;
  return after.do === 'deal' ? after.assigned : [];
}

/** Assigns all that this player has to, up to the moment before it is dealt; undefined: done. */
export function assign(play: Play, deed: Assign): Failure | undefined {
  const { desk } = play;
  const wanted = new Map(
    deed.assign.flatMap(({ source, to }) =>
      Object.entries(to).map(([label, amount]) => [key(desk.aim(source), desk.aim(label)), amount] as const),
    ),
  );
  const sources = new Set(deed.assign.map(({ source }) => desk.aim(source)));
  for (let asked = desk.question; asked?.prompt === 'assign'; asked = desk.question) {
    if (asked.seat !== seatOf(deed.player)) break;
    const { source, to } = asked.frame;
    const amount = sources.has(source) ? (wanted.get(key(source, to)) ?? 0) : undefined;
    if (amount === undefined || !asked.options.includes(amount)) return refused(deed, desk.why(amount ?? -1));
    desk.choose(amount);
  }
  // What left no choice was assigned by the game: it must be what the entry says.
  const made = assignedOn(desk);
  const named = made.filter(({ source }) => sources.has(source));
  const all = [...wanted].every(
    ([pair, amount]) => amount === 0 || made.some(({ source, to }) => key(source, to) === pair),
  );
  const right = named.every(({ source, to, amount }) => (wanted.get(key(source, to)) ?? 0) === amount);
  return all && right ? undefined : refused(deed, { why: 'divided otherwise', rule: '510.1' });
}
