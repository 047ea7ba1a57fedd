/** Verification of the shuffle of a finished match. */
import {
  type Archive,
  type ArchiveDamage,
  canonicalJson,
  computeCommitment,
  deriveFairSeed,
  parseArchive,
  type Recording,
  replay,
  type Result,
  type VerificationFailure,
  type AnyParts,
  verify,
  type Watcher,
} from '@ludoteca/kernel';
import {
  type AnyCatalogueEntry,
  formatArchiveDamage,
  formatVerificationFailure,
  type Language,
} from '@ludoteca/kit';
import { PERSON, type MatchStep, type TableInfo } from '@ludoteca/wire';
import type { FairnessRecord } from '../lobby/fairness-record.ts';
import type { FairnessProof, FairnessVerdict } from '../texts/index.ts';

/** The server's claims after the match, and the record of this browser from before. */
export interface FairnessEvidence {
  readonly entry: AnyCatalogueEntry;
  readonly table: TableInfo;
  readonly archive: Uint8Array;
  readonly watcher: Watcher;
  readonly steps: readonly MatchStep[];
  readonly record: FairnessRecord;
}

export interface FairnessFinding {
  readonly proof: FairnessProof;
  readonly holds: boolean;
  /** Why the archive is damaged or not verified. */
  readonly problem?: ArchiveDamage | VerificationFailure;
}

const noncesOf = ({ seats }: TableInfo): readonly (string | null)[] => seats.map(({ nonce }) => nonce);

/** Checks every claim with the kernel. */
export function checkFairness(evidence: FairnessEvidence): FairnessFinding[] {
  const { entry, table } = evidence;
  const secret = table.secret ?? '';
  const parsed = parseArchive(evidence.archive);
  const isSeed = (seed: string): boolean =>
    seed === deriveFairSeed(secret, noncesOf(table)) &&
    table.seats.every(({ kind, nonce }) => kind === PERSON || nonce === null);
  return [
    ...checkCommitment(evidence, secret),
    { proof: 'seed', holds: parsed.ok && isSeed(parsed.value.archive.seed) },
    checkReplay(entry, parsed),
    { proof: 'seen', holds: parsed.ok && hasSameEvents(evidence, parsed.value.archive) },
  ];
}

function checkReplay({ game }: AnyCatalogueEntry, parsed: Result<Recording, ArchiveDamage>): FairnessFinding {
  const verified = parsed.ok ? verify(game, parsed.value) : parsed;
  return verified.ok
    ? { proof: 'replay', holds: true }
    : { proof: 'replay', holds: false, problem: verified.problem };
}

/** The sentence about a damaged or unverified archive. */
export const formatReplayProblem = (
  language: Language,
  { texts }: AnyCatalogueEntry,
  problem: ArchiveDamage | VerificationFailure,
): string =>
  'line' in problem
    ? formatArchiveDamage(language, problem)
    : formatVerificationFailure(language, problem, (reason) => texts[language].reason(reason, []));

/** Compares the secret with the recorded commitment. A visitor after the end has no record. */
function checkCommitment({ table, watcher, record }: FairnessEvidence, secret: string): FairnessFinding[] {
  const { added, seen, commitment } = record;
  const holds = computeCommitment(secret) === commitment;
  if (added !== undefined && typeof watcher === 'number')
    return [
      { proof: 'bound', holds },
      { proof: 'nonce', holds: noncesOf(table)[watcher] === added.nonce },
    ];
  return seen === 'over' ? [] : [{ proof: 'fixed', holds }];
}

/** Draws the conclusion from all findings. */
export function judgeFairness(
  { table, watcher, record }: FairnessEvidence,
  findings: readonly FairnessFinding[],
): FairnessVerdict {
  const { added, seen } = record;
  if (!findings.every(({ holds }) => holds)) return 'broken';
  if (added === undefined || typeof watcher !== 'number') return seen === 'over' ? 'late' : 'watched';
  const others = (nonces: readonly (string | null)[]): string => canonicalJson(nonces.with(watcher, null));
  // If all other nonces were fixed before the own one, neither the server nor other players could choose the seed.
  return others(noncesOf(table)) === others(added.before) ? 'nobody' : 'together';
}

/** Whether the archive shows this watcher the same events as the table did. */
function hasSameEvents({ entry, watcher, steps }: FairnessEvidence, archive: Archive): boolean {
  const told: (readonly AnyParts['event'][])[] = [];
  const replayed = replay(entry.game, archive, undefined, (match, events) => {
    told.push(match.redact(events).get(watcher));
  });
  return replayed.ok && canonicalJson(told) === canonicalJson(steps.map(({ events }) => events));
}
