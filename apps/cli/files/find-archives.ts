/** Finds the archives that files and folders on the command line mean. */
import { inLanguages } from '@ludoteca/kit';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CliError } from '../args/cli-error.ts';
import { formatPath } from '../terminal/sanitize.ts';
import { ARCHIVE_EXTENSION } from './archive-file.ts';
import { findFiles, type FolderListing } from './folders.ts';

const messages = {
  empty: (folder: string) =>
    inLanguages(
      `${formatPath(folder)}: nessun file di questa cartella finisce in ${ARCHIVE_EXTENSION}`,
      `${formatPath(folder)}: no file in this folder ends in ${ARCHIVE_EXTENSION}`,
      `${formatPath(folder)}: nenhum arquivo desta pasta termina em ${ARCHIVE_EXTENSION}`,
    ),
};

/** Each file once. A missing file is among them: reading it reports it. */
export async function findArchives(paths: readonly string[]): Promise<FolderListing> {
  const found = await Promise.all(paths.map(findArchivesAt));
  const files = new Map(found.flatMap((walked) => walked.files).map((file) => [resolve(file), file]));
  return { files: [...files.values()], unreadable: found.flatMap(({ unreadable }) => unreadable) };
}

async function findArchivesAt(path: string): Promise<FolderListing> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory() !== true) return { files: [path], unreadable: [] };
  const walked = await findFiles(path, ARCHIVE_EXTENSION);
  if (walked.files.length + walked.unreadable.length === 0) throw new CliError(messages.empty(path));
  return walked;
}
