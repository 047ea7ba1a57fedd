/** Stores fairness records of remote tables, with the archives of finished matches, in the data folder. */
import { dirname, join } from 'node:path';
import { parseJson } from '@ludoteca/kernel';
import { EXIT_CODES } from '@ludoteca/kit';
import { type FairnessRecord, fairnessRecord, type FairnessStore } from '@ludoteca/wire';
import { CliError } from '../args/cli-error.ts';
import { ARCHIVE_EXTENSION } from '../files/archive-file.ts';
import { saveAtomically } from '../files/atomic-save.ts';
import { privateDisk } from '../files/disk.ts';
import { makeDurableFolder } from '../files/folders.ts';
import { readFileBytes } from '../files/read-file.ts';
import { formatPath, messageOf } from '../terminal/sanitize.ts';
import type { RemoteTexts } from './texts/index.ts';

/** The record beside an archive has the name of the archive with this extension. */
export const FAIRNESS_EXTENSION = '.fairness.json';

/** A store that also keeps the archive of a finished match beside its record. */
export interface FairnessFolder extends FairnessStore {
  /** Returns the path of the archive; undefined if nothing is stored on this machine. */
  saveArchive(table: string, archive: Uint8Array): Promise<string | undefined>;
}

/** Reads a record; undefined if there is no such file, `unreadable` if it is not a record. */
export async function readFairnessFile(path: string): Promise<FairnessRecord | 'unreadable' | undefined> {
  const bytes = await readFileBytes(path);
  if (!bytes.ok) return bytes.problem.what === 'missing' ? undefined : 'unreadable';
  return parseJson(fairnessRecord, Buffer.from(bytes.value).toString('utf8')) ?? 'unreadable';
}

/** A nonce is secret until it is revealed, so the files are readable by their owner only. */
export function openFairnessFolder(folder: string, origin: string, texts: RemoteTexts): FairnessFolder {
  const pathOf = (table: string, extension: string): string =>
    join(folder, 'fairness', encodeURIComponent(origin), `${encodeURIComponent(table)}${extension}`);
  const save = async (path: string, bytes: Uint8Array): Promise<string> => {
    try {
      await makeDurableFolder(dirname(path), privateDisk);
      await saveAtomically(path, bytes, privateDisk, 1);
      return path;
    } catch (error) {
      throw new CliError(texts.fairness.notStored(messageOf(error)), EXIT_CODES.failed);
    }
  };
  return {
    async load(table) {
      const path = pathOf(table, FAIRNESS_EXTENSION);
      const record = await readFairnessFile(path);
      // Another nonce for the same table would let a server try several.
      if (record === 'unreadable') throw new CliError(texts.fairness.unreadable(formatPath(path)));
      return record;
    },
    async save(record) {
      await save(pathOf(record.table, FAIRNESS_EXTENSION), Buffer.from(`${JSON.stringify(record)}\n`));
    },
    saveArchive: (table, archive) => save(pathOf(table, ARCHIVE_EXTENSION), archive),
  };
}

/** For watchers, who have no nonce: nothing is written to the disk. */
export function createMemoryFairnessStore(): FairnessFolder {
  const records = new Map<string, FairnessRecord>();
  return {
    load: async (table) => records.get(table),
    save: async (record) => void records.set(record.table, record),
    saveArchive: async () => undefined,
  };
}
