import {
  type Archive,
  canonicalJson,
  computeCommitment,
  deriveFairSeed,
  parseArchive,
  replay,
  type AnyParts,
  verify,
  type Watcher,
} from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { PERSON, type MatchStep, type TableInfo } from '@ludoteca/wire';
import type { Stub } from '../lobby/stub.ts';
import type { Proof, Verdict } from '../words/index.ts';

/** What is needed to prove that a match was fair: what the server says now, and what this browser saw and did before. */
export interface Evidence {
  readonly entry: AnyCatalogueEntry;
  readonly table: TableInfo;
  readonly archive: Uint8Array;
  readonly watcher: Watcher;
  readonly story: readonly MatchStep[];
  readonly stub: Stub;
}

export interface Finding {
  readonly proof: Proof;
  readonly holds: boolean;
}

const noncesAt = ({ seats }: TableInfo): readonly (string | null)[] => seats.map(({ nonce }) => nonce);

/** Everything that can be proven, with the kernel that plays the games. */
export function findingsOf(evidence: Evidence): Finding[] {
  const { entry, table } = evidence;
  const secret = table.secret ?? '';
  const parsed = parseArchive(evidence.archive);
  const isSeed = (seed: string): boolean =>
    seed === deriveFairSeed(secret, noncesAt(table)) &&
    table.seats.every(({ kind, nonce }) => kind === PERSON || nonce === null);
  return [
    ...bindings(evidence, secret),
    { proof: 'seed', holds: parsed.ok && isSeed(parsed.value.archive.seed) },
    { proof: 'replay', holds: parsed.ok && verify(entry.game, parsed.value).ok },
    { proof: 'seen', holds: parsed.ok && tellsTheSame(evidence, parsed.value.archive) },
  ];
}

/** What ties the secret to what this browser knew before. Whoever came after the end knew nothing. */
function bindings({ table, watcher, stub }: Evidence, secret: string): Finding[] {
  const { added, seen, commitment } = stub;
  const holds = computeCommitment(secret) === commitment;
  if (added !== undefined && typeof watcher === 'number')
    return [
      { proof: 'bound', holds },
      { proof: 'nonce', holds: noncesAt(table)[watcher] === added.nonce },
    ];
  return seen === 'over' ? [] : [{ proof: 'fixed', holds }];
}

/** What all findings together say, and no more. */
export function verdictOf({ table, watcher, stub }: Evidence, findings: readonly Finding[]): Verdict {
  const { added, seen } = stub;
  if (!findings.every(({ holds }) => holds)) return 'broken';
  if (added === undefined || typeof watcher !== 'number') return seen === 'over' ? 'late' : 'watched';
  const others = (nonces: readonly (string | null)[]): string => canonicalJson(nonces.with(watcher, null));
  // Whoever knew all the rest of the seed to be fixed needs to trust nobody: neither the server nor the table.
  return others(noncesAt(table)) === others(added.before) ? 'nobody' : 'together';
}

/** Whether every entry of the archive tells this watcher what was told at the table. */
function tellsTheSame({ entry, watcher, story }: Evidence, archive: Archive): boolean {
  const told: (readonly AnyParts['event'][])[] = [];
  const replayed = replay(entry.game, archive, undefined, (match, events) => {
    told.push(match.redact(events).get(watcher));
  });
  return replayed.ok && canonicalJson(told) === canonicalJson(story.map(({ events }) => events));
}
