import {
  type Archive,
  canonical,
  commitmentOf,
  fairSeed,
  parseArchive,
  replay,
  type SomeParts,
  verify,
  type Watcher,
} from '@ludoteca/kernel';
import type { SomeEntry } from '@ludoteca/kit';
import type { Step, TableInfo } from '@ludoteca/wire';
import type { Proof } from '../words/index.ts';

/** What is needed to prove that a match was fair: what the server says now, and what this browser saw and did before. */
export interface Evidence {
  readonly entry: SomeEntry;
  readonly table: TableInfo;
  readonly archive: Uint8Array;
  readonly watcher: Watcher;
  readonly story: readonly Step[];
  /** As this browser saw it when it came to the table. */
  readonly commitment: string;
  /** What this browser added to the seed, if it sat down. */
  readonly nonce: string | undefined;
}

export interface Finding {
  readonly proof: Proof;
  readonly holds: boolean;
}

/** Everything that can be proven, with the kernel that plays the games. */
export function findingsOf(evidence: Evidence): Finding[] {
  const { entry, table, nonce, watcher } = evidence;
  const nonces = table.seats.map((seat) => seat.nonce);
  const secret = table.secret ?? '';
  const parsed = parseArchive(evidence.archive);
  const findings: Finding[] = [
    { proof: 'commitment', holds: commitmentOf(secret) === evidence.commitment },
    { proof: 'seed', holds: parsed.ok && parsed.value.archive.seed === fairSeed(secret, nonces) },
  ];
  if (nonce !== undefined && typeof watcher === 'number')
    findings.push({ proof: 'nonce', holds: nonces[watcher] === nonce });
  return [
    ...findings,
    { proof: 'replay', holds: parsed.ok && verify(entry.game, parsed.value).ok },
    { proof: 'seen', holds: parsed.ok && tellsTheSame(evidence, parsed.value.archive) },
  ];
}

/** Whether every entry of the archive tells this watcher what was told at the table. */
function tellsTheSame({ entry, watcher, story }: Evidence, archive: Archive): boolean {
  const told: (readonly SomeParts['event'][])[] = [];
  const replayed = replay(entry.game, archive, undefined, (match, events) => {
    told.push(match.seen(events).get(watcher));
  });
  return replayed.ok && canonical(told) === canonical(story.map(({ events }) => events));
}
