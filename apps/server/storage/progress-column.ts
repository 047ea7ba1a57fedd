/** The column with the progress of a match: JSON with a checksum. */
import { computeProgressChecksum } from './checksums.ts';
import type { DatabaseSchema } from './database-schema.ts';
import type { MatchProgress } from './storage.ts';

/** `entries`: the number of entries after which this is the progress. */
export function encodeProgress(
  tableId: string,
  entries: number,
  progress: MatchProgress | undefined,
): string | null {
  if (progress === undefined) return null;
  const json = JSON.stringify(progress);
  return `${computeProgressChecksum(tableId, entries, json)} ${json}`;
}

/** A damaged progress is of no use, as if there were none: the entries are the source of truth. */
export function decodeProgress({
  id,
  entries,
  progress,
}: Pick<DatabaseSchema['tables'], 'id' | 'entries' | 'progress'>): MatchProgress | undefined {
  const separator = progress?.indexOf(' ') ?? -1;
  if (progress === null || separator === -1) return undefined;
  const json = progress.slice(separator + 1);
  const isWhole = progress.slice(0, separator) === computeProgressChecksum(id, entries, json);
  return isWhole ? (JSON.parse(json) as MatchProgress) : undefined;
}
