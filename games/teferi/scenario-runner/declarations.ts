/** Attacks, blocks and damage: whole declarations, tried on a copy of the table. */
import type { Reason } from '@ludoteca/kernel';
import { battlefieldIndex } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import type { DamageAssignment } from '../parts.ts';
import { whyNotAttack } from '../rules/declare-attackers.ts';
import { whyNotBlock, whyNotBlockAttacker } from '../rules/evasion.ts';
import type { EntityId } from '../state.ts';
import { type ScenarioMatch, seatOf } from './scenario-match.ts';
import { reasonFact, ScenarioError } from './faults.ts';
import { type ActionEntry, PLAYERS } from './format.ts';
import type { ScenarioDriver } from './scenario-driver.ts';
import { wrongZoneReason } from './refusal-reasons.ts';

type AttackEntry = Extract<ActionEntry, { do: 'attack' }>;
type BlockEntry = Extract<ActionEntry, { do: 'block' }>;
type AssignDamageEntry = Extract<ActionEntry, { do: 'assign-damage' }>;
export type DeclarationEntry = AttackEntry | BlockEntry | AssignDamageEntry;

const pairKey = (one: EntityId | undefined, other: EntityId | undefined): string => `${one} ${other}`;
export const refusedDeclaration = (deed: DeclarationEntry, reason?: Reason): ScenarioError =>
  new ScenarioError('refused', {
    do: deed.do,
    player: deed.player,
    reason: reason === undefined ? null : reasonFact(reason),
  });

/** What the rules say against the first of the pairs that are not offered, or against ending here. */
function whyNotDeclared(
  desk: ScenarioMatch,
  deed: AttackEntry | BlockEntry,
  left: ReadonlySet<string>,
): Reason | undefined {
  const [pair] = left;
  if (pair === undefined) return desk.why('done');
  const board = deriveBoard(desk.state());
  const stray = invalidCreatureReason(desk, deed);
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
function invalidCreatureReason(desk: ScenarioMatch, deed: AttackEntry | BlockEntry): Reason | undefined {
  const rule = deed.do === 'attack' ? '508.1a' : '509.1a';
  const labels =
    deed.do === 'attack'
      ? deed.attackers.map((one) => (typeof one === 'string' ? one : one.attacker))
      : deed.blocks.flatMap(({ blocker, attacker }) => [blocker, attacker]);
  const pieces = labels.flatMap((label) => desk.pieces.labelled(label) ?? []);
  const absent = pieces.find(({ where }) => where !== 'battlefield');
  if (absent !== undefined) return wrongZoneReason(absent, rule);
  const attacked = deed.do === 'attack' ? [] : deed.blocks.map(({ attacker }) => desk.aim(attacker));
  const isIdle = attacked.some(
    (id) => desk.view.battlefield.find((seen) => seen.id === id)?.attacking === undefined,
  );
  return isIdle ? { why: 'no attacker', rule } : undefined;
}

/** The pairs of a declaration as the game names them. */
function declaredPairs(desk: ScenarioMatch, deed: AttackEntry | BlockEntry): string[] {
  if (deed.do === 'block')
    return deed.blocks.map(({ blocker, attacker }) => pairKey(desk.aim(blocker), desk.aim(attacker)));
  const opponent = `player ${PLAYERS[1 - seatOf(deed.player)] ?? ''}`;
  return deed.attackers.map((one) =>
    typeof one === 'string'
      ? pairKey(desk.aim(one), desk.aim(opponent))
      : pairKey(desk.aim(one.attacker), desk.aim(one.at ?? opponent)),
  );
}

/** Declares on this very desk; undefined: done. The pairs are chosen in the order in which they are offered. */
export function declareCreatures(
  play: ScenarioDriver,
  deed: AttackEntry | BlockEntry,
): ScenarioError | undefined {
  const { desk } = play;
  const wanted = declaredPairs(desk, deed);
  const left = new Set(wanted);
  if (left.size < wanted.length)
    return refusedDeclaration(deed, {
      why: 'declared twice',
      rule: deed.do === 'attack' ? '508.1a' : '509.1a',
    });
  for (;;) {
    const asked = desk.question;
    if (asked?.prompt !== deed.do || asked.seat !== seatOf(deed.player))
      return left.size === 0 && asked !== undefined
        ? undefined
        : refusedDeclaration(deed, whyNotDeclared(desk, deed, left));
    const found = asked.options.find((option) => {
      if (option === 'done') return left.size === 0;
      return left.has(
        'attack' in option ? pairKey(option.attack, option.at) : pairKey(option.with, option.block),
      );
    });
    if (found === undefined) return refusedDeclaration(deed, whyNotDeclared(desk, deed, left));
    if (found === 'done') {
      play.choose('done');
      return undefined;
    }
    left.delete('attack' in found ? pairKey(found.attack, found.at) : pairKey(found.with, found.block));
    desk.choose(found);
  }
}

/** What has been assigned so far, wherever the table stands. */
function assignedDamage({ question }: ScenarioMatch): readonly DamageAssignment[] {
  if (question?.prompt === 'assign') return question.frame.assigned;
  if (question?.prompt !== 'stop') return [];
  const { after } = question.frame;
  return after.do === 'deal' ? after.assigned : [];
}

/** Assigns all that this player has to, up to the moment before it is dealt; undefined: done. */
export function assignDamage(play: ScenarioDriver, deed: AssignDamageEntry): ScenarioError | undefined {
  const { desk } = play;
  const wanted = new Map(
    deed.assign.flatMap(({ source, to }) =>
      Object.entries(to).map(
        ([label, amount]) => [pairKey(desk.aim(source), desk.aim(label)), amount] as const,
      ),
    ),
  );
  const sources = new Set(deed.assign.map(({ source }) => desk.aim(source)));
  for (let asked = desk.question; asked?.prompt === 'assign'; asked = desk.question) {
    if (asked.seat !== seatOf(deed.player)) break;
    const { source, to } = asked.frame;
    const amount = sources.has(source) ? (wanted.get(pairKey(source, to)) ?? 0) : undefined;
    if (amount === undefined || !asked.options.includes(amount))
      return refusedDeclaration(deed, desk.why(amount ?? -1));
    desk.choose(amount);
  }
  // What left no choice was assigned by the game: it must be what the entry says.
  const made = assignedDamage(desk);
  const named = made.filter(({ source }) => sources.has(source));
  const all = [...wanted].every(
    ([pair, amount]) => amount === 0 || made.some(({ source, to }) => pairKey(source, to) === pair),
  );
  const right = named.every(({ source, to, amount }) => (wanted.get(pairKey(source, to)) ?? 0) === amount);
  return all && right ? undefined : refusedDeclaration(deed, { why: 'divided otherwise', rule: '510.1' });
}
