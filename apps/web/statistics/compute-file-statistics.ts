/** Computes statistics over archive files. */
import { parseArchive } from '@ludoteca/kernel';
import {
  type AnyCatalogueEntry,
  type ArchiveStatistics,
  computeArchiveStatistics,
  type MatchRecord,
  readMatchRecord,
} from '@ludoteca/kit';

/** Files that are no archives or cannot be replayed are left out. */
export async function computeFileStatistics(
  files: readonly Uint8Array[],
  loadEntry: (game: string) => Promise<AnyCatalogueEntry | undefined>,
): Promise<readonly ArchiveStatistics[]> {
  const records: MatchRecord[] = [];
  for (const file of files) {
    const parsed = parseArchive(file);
    const entry = parsed.ok ? await loadEntry(parsed.value.archive.game) : undefined;
    const record = parsed.ok && entry !== undefined ? readMatchRecord(entry, parsed.value) : undefined;
    if (record?.ok === true) records.push(record.value);
  }
  return computeArchiveStatistics(records);
}
