/** Checks the shuffle of a finished match from the record of this client and the archive, without trusting the server. */
import {
  type Archive,
  type ArchiveDamage,
  canonicalJson,
  computeCommitment,
  deriveTableSeed,
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
import { haveSameCommitments } from './advance-record.ts';
import {
  type FairnessRecord,
  hasContributingComputer,
  hashEvents,
  opensCommitment,
  unrevealedSeats,
} from './fairness-record.ts';

/** A claim about a finished match that can be verified. */
export type FairnessProof = 'bound' | 'fixed' | 'nonce' | 'frozen' | 'opened' | 'seed' | 'replay' | 'seen';

/** The conclusion: who could have chosen the shuffle, as far as this client can know. */
export type FairnessVerdict =
  | 'nobody'
  | 'unrevealed'
  | 'excluded'
  | 'together'
  | 'watched'
  | 'late'
  | 'broken';

export interface FairnessFinding {
  readonly proof: FairnessProof;
  readonly holds: boolean;
  /** Why the archive is damaged or not verified. */
  readonly problem?: ArchiveDamage | VerificationFailure;
}

export interface FairnessResult {
  readonly findings: readonly FairnessFinding[];
  readonly verdict: FairnessVerdict;
}

type EndedRecord = FairnessRecord & { readonly ended: NonNullable<FairnessRecord['ended']> };

/** Checks every claim with the kernel. Undefined if the record has no end of the match. */
export function checkFairness(
  entry: AnyCatalogueEntry,
  { ended, ...rest }: FairnessRecord,
  archive: Uint8Array,
): FairnessResult | undefined {
  if (ended === undefined) return undefined;
  const record: EndedRecord = { ...rest, ended };
  const findings = [...checkContributions(record), ...checkArchive(entry, record, archive)];
  return { findings, verdict: judgeFairness(record, findings) };
}

/** Compares secret and nonces with the commitments of the record. A visitor after the end has none. */
function checkContributions({
  table,
  commitment,
  seen,
  own,
  added,
  seats,
  ended,
}: EndedRecord): FairnessFinding[] {
  const nonce = nonceOf(ended, ended.watcher);
  const isBound = computeCommitment(ended.secret) === commitment;
  const hasAdded = typeof ended.watcher === 'number' && (own ?? added) !== undefined;
  const findings: FairnessFinding[] = [];
  if (hasAdded) findings.push({ proof: 'bound', holds: isBound });
  else if (seen !== 'over') findings.push({ proof: 'fixed', holds: isBound });
  if (hasAdded && !isMissing(own, nonce))
    findings.push({ proof: 'nonce', holds: nonce === (own ?? added)?.nonce });
  if (seats !== undefined && seen !== 'over')
    findings.push({ proof: 'frozen', holds: haveSameCommitments(seats, ended.seats) });
  if (ended.seats.some((seat) => seat.commitment !== undefined))
    findings.push({ proof: 'opened', holds: ended.seats.every((seat) => opensCommitment(table, seat)) });
  return findings;
}

const nonceOf = ({ seats }: EndedRecord['ended'], watcher: Watcher): string | null =>
  typeof watcher === 'number' ? (seats[watcher]?.nonce ?? null) : null;

/** The own nonce came too late, or its reveal was never acknowledged. */
const isMissing = (own: FairnessRecord['own'], nonce: string | null): boolean =>
  own !== undefined && own.state !== 'published' && nonce === null;

function checkArchive(
  entry: AnyCatalogueEntry,
  { table, ended }: EndedRecord,
  archive: Uint8Array,
): FairnessFinding[] {
  const parsed = parseArchive(archive);
  const isSeed = (seed: string): boolean =>
    seed === deriveTableSeed(table, ended.secret, ended.seats) && !hasContributingComputer(ended.seats);
  return [
    { proof: 'seed', holds: parsed.ok && isSeed(parsed.value.archive.seed) },
    checkReplay(entry, parsed),
    { proof: 'seen', holds: parsed.ok && hasSameEvents(entry, ended, parsed.value.archive) },
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
  { texts }: Pick<AnyCatalogueEntry, 'texts'>,
  problem: ArchiveDamage | VerificationFailure,
): string =>
  'line' in problem
    ? formatArchiveDamage(language, problem)
    : formatVerificationFailure(language, problem, (reason) => texts[language].reason(reason, []));

/** Draws the conclusion from all findings. */
function judgeFairness(
  { seen, own, added, violation, ended }: EndedRecord,
  findings: readonly FairnessFinding[],
): FairnessVerdict {
  const { watcher, seats } = ended;
  if (violation !== undefined || !findings.every(({ holds }) => holds)) return 'broken';
  if (typeof watcher !== 'number' || (own ?? added) === undefined)
    return seen === 'over' ? 'late' : 'watched';
  if (own !== undefined) {
    if (isMissing(own, nonceOf(ended, watcher))) return 'excluded';
    return unrevealedSeats(seats).length === 0 ? 'nobody' : 'unrevealed';
  }
  // Without commitments of players only nonces that were there before the own one could not be chosen to suit it.
  const others = (nonces: readonly (string | null)[]): string => canonicalJson(nonces.with(watcher, null));
  return others(seats.map(({ nonce }) => nonce)) === others(added?.before ?? []) ? 'nobody' : 'together';
}

/** Whether the archive shows this watcher the same events as the table did. */
function hasSameEvents(
  { game }: AnyCatalogueEntry,
  { watcher, events }: EndedRecord['ended'],
  archive: Archive,
): boolean {
  const told: (readonly AnyParts['event'][])[] = [];
  const replayed = replay(game, archive, undefined, (match, happened) => {
    told.push(match.redact(happened).get(watcher));
  });
  return replayed.ok && hashEvents(told) === events;
}
