/** Performs the entries that declare attackers, declare blockers and assign combat damage. */
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
export const refusedDeclaration = (entry: DeclarationEntry, reason?: Reason): ScenarioError =>
  new ScenarioError('refused', {
    do: entry.do,
    player: entry.player,
    reason: reason === undefined ? null : reasonFact(reason),
  });

/** Why the first remaining pair is not offered, or why the declaration cannot end here. */
function whyNotDeclared(
  match: ScenarioMatch,
  entry: AttackEntry | BlockEntry,
  left: ReadonlySet<string>,
): Reason | undefined {
  const [pair] = left;
  if (pair === undefined) return match.why('done');
  const board = deriveBoard(match.state());
  const invalid = invalidCreatureReason(match, entry);
  if (invalid !== undefined) return invalid;
  const [one = -1, other = -1] = pair.split(' ').map((id) => battlefieldIndex(board.state, Number(id)));
  if (one === -1) return undefined;
  if (entry.do === 'attack') return whyNotAttack(board, one, seatOf(entry.player));
  return (
    whyNotBlock(board, one, seatOf(entry.player)) ??
    (other === -1 ? undefined : whyNotBlockAttacker(board, one, other))
  );
}

/** A declared creature that is not on the battlefield, or a blocked creature that does not attack. */
function invalidCreatureReason(match: ScenarioMatch, entry: AttackEntry | BlockEntry): Reason | undefined {
  const rule = entry.do === 'attack' ? '508.1a' : '509.1a';
  const labels =
    entry.do === 'attack'
      ? entry.attackers.map((one) => (typeof one === 'string' ? one : one.attacker))
      : entry.blocks.flatMap(({ blocker, attacker }) => [blocker, attacker]);
  const cards = labels.flatMap((label) => match.tracker.withLabel(label) ?? []);
  const absent = cards.find(({ zone }) => zone !== 'battlefield');
  if (absent !== undefined) return wrongZoneReason(absent, rule);
  const attacked = entry.do === 'attack' ? [] : entry.blocks.map(({ attacker }) => match.entityOf(attacker));
  const isIdle = attacked.some(
    (id) => match.view.battlefield.find((seen) => seen.id === id)?.attacking === undefined,
  );
  return isIdle ? { why: 'no attacker', rule } : undefined;
}

/** The pairs of a declaration as keys of entity ids. */
function declaredPairs(match: ScenarioMatch, entry: AttackEntry | BlockEntry): string[] {
  if (entry.do === 'block')
    return entry.blocks.map(({ blocker, attacker }) =>
      pairKey(match.entityOf(blocker), match.entityOf(attacker)),
    );
  const opponent = `player ${PLAYERS[1 - seatOf(entry.player)] ?? ''}`;
  return entry.attackers.map((one) =>
    typeof one === 'string'
      ? pairKey(match.entityOf(one), match.entityOf(opponent))
      : pairKey(match.entityOf(one.attacker), match.entityOf(one.at ?? opponent)),
  );
}

/** Chooses the declared pairs in the order in which they are offered. Changes the match; undefined on success. */
export function declareCreatures(
  play: ScenarioDriver,
  entry: AttackEntry | BlockEntry,
): ScenarioError | undefined {
  const { match } = play;
  const declared = declaredPairs(match, entry);
  const left = new Set(declared);
  if (left.size < declared.length)
    return refusedDeclaration(entry, {
      why: 'declared twice',
      rule: entry.do === 'attack' ? '508.1a' : '509.1a',
    });
  for (;;) {
    const asked = match.question;
    if (asked?.prompt !== entry.do || asked.seat !== seatOf(entry.player))
      return left.size === 0 && asked !== undefined
        ? undefined
        : refusedDeclaration(entry, whyNotDeclared(match, entry, left));
    const found = asked.options.find((option) => {
      if (option === 'done') return left.size === 0;
      return left.has(
        'attack' in option ? pairKey(option.attack, option.at) : pairKey(option.with, option.block),
      );
    });
    if (found === undefined) return refusedDeclaration(entry, whyNotDeclared(match, entry, left));
    if (found === 'done') {
      play.choose('done');
      return undefined;
    }
    left.delete('attack' in found ? pairKey(found.attack, found.at) : pairKey(found.with, found.block));
    match.choose(found);
  }
}

/** The combat damage that is assigned so far. */
function assignedDamage({ question }: ScenarioMatch): readonly DamageAssignment[] {
  if (question?.prompt === 'assign') return question.frame.assigned;
  if (question?.prompt !== 'stop') return [];
  const { after } = question.frame;
  return after.do === 'deal' ? after.assigned : [];
}

/** Assigns all damage of this player, until just before it is dealt. Changes the match; undefined on success. */
export function assignDamage(play: ScenarioDriver, entry: AssignDamageEntry): ScenarioError | undefined {
  const { match } = play;
  const wanted = new Map(
    entry.assign.flatMap(({ source, to }) =>
      Object.entries(to).map(
        ([label, amount]) => [pairKey(match.entityOf(source), match.entityOf(label)), amount] as const,
      ),
    ),
  );
  const sources = new Set(entry.assign.map(({ source }) => match.entityOf(source)));
  for (let asked = match.question; asked?.prompt === 'assign'; asked = match.question) {
    if (asked.seat !== seatOf(entry.player)) break;
    const { source, to } = asked.frame;
    const amount = sources.has(source) ? (wanted.get(pairKey(source, to)) ?? 0) : undefined;
    if (amount === undefined || !asked.options.includes(amount))
      return refusedDeclaration(entry, match.why(amount ?? -1));
    match.choose(amount);
  }
  // The game assigns damage without a choice by itself; it must be what the entry says.
  const made = assignedDamage(match);
  const named = made.filter(({ source }) => sources.has(source));
  const all = [...wanted].every(
    ([pair, amount]) => amount === 0 || made.some(({ source, to }) => pairKey(source, to) === pair),
  );
  const right = named.every(({ source, to, amount }) => (wanted.get(pairKey(source, to)) ?? 0) === amount);
  return all && right ? undefined : refusedDeclaration(entry, { why: 'divided otherwise', rule: '510.1' });
}
