/** `ludoteca verify`: replays archives and reports which are valid. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { EXIT_CODES, type AnyCatalogueEntry } from '@ludoteca/kit';
import { ARCHIVE_EXTENSION, verifyArchiveFile } from '../files/archive-file.ts';
import { ProgressBar } from '../terminal/progress-bar.ts';
import { defineCommand } from '../args/command.ts';
import { CliError } from '../args/cli-error.ts';
import { findFiles, type FolderListing } from '../files/folders.ts';
import { toSafeJson, messageOf, formatPath } from '../terminal/sanitize.ts';
import { formatCount, formatNumber } from '../terminal/numbers.ts';
import { flagOption } from '../args/options.ts';
import { formatArchiveProblem } from '../files/archive-problem.ts';

const messages = {
  about: 'Replays archives and reports which are valid.',
  json: 'print the result as one JSON array',
  quiet: 'print only the refused archives and the total',
  notes: [
    `Of a folder, all files whose names end in ${ARCHIVE_EXTENSION} are verified, those of its folders too; links are not followed.`,
    'Exit code: 0 all are good; 2 some are refused: no such file, not an archive, damaged, too large, of an unknown game, or one whose chain of hashes or replay disagrees; or a folder cannot be read.',
  ],
  empty: (folder: string) => `${formatPath(folder)}: no file in this folder ends in ${ARCHIVE_EXTENSION}`,
  closed: (why: string) => `this folder cannot be read: ${why}`,
  good: (file: string, entries: number) =>
    `${formatPath(file)}: ok, ${formatCount(entries, 'entry', 'entries')}`,
  bad: (file: string, sentence: string) => `${formatPath(file)}: refused: ${sentence}`,
  older: (older: string) => `; an older version is good: ${formatPath(older)}`,
  sum: (good: number, all: number) => `Good: ${formatNumber(good)} of ${formatCount(all, 'archive')}.`,
};

/** The JSON of `--json` for one file. */
type Verdict =
  | { readonly file: string; readonly ok: true; readonly game: string; readonly entries: number }
  | { readonly file: string; readonly ok: false; readonly problem: string; readonly older?: string };

export const verifyCommand = defineCommand({
  name: 'verify',
  about: messages.about,
  parameters: ['FILE|DIR…'],
  options: { json: flagOption(messages.json), quiet: flagOption(messages.quiet) },
  notes: messages.notes,
  run: async (paths, { json, quiet }, environment, entries) => {
    const { files, unreadable } = await findArchives(paths);
    const verdicts: Verdict[] = [];
    const pass = (verdict: Verdict): void => {
      verdicts.push(verdict);
      if (json || (quiet && verdict.ok)) return;
      (verdict.ok ? environment.print : environment.printError)(formatVerdict(verdict));
    };
    for (const { folder, error } of unreadable)
      pass({ file: folder, ok: false, problem: messages.closed(messageOf(error)) });
    const progress = new ProgressBar(files.length > 1 ? environment.showProgress : undefined, files.length);
    for (const file of files) {
      pass(await verifyOne(file, entries));
      progress.advance();
    }
    progress.clear();
    const refused = verdicts.filter(({ ok }) => !ok);
    if (json) environment.print(toSafeJson(quiet ? refused : verdicts));
    else if (files.length > 1 || quiet)
      environment.print(messages.sum(verdicts.length - refused.length, files.length));
    return refused.length === 0 ? EXIT_CODES.done : EXIT_CODES.misused;
  },
});

/** Each file once. */
async function findArchives(paths: readonly string[]): Promise<FolderListing> {
  const found = await Promise.all(paths.map(findArchivesAt));
  const files = new Map(found.flatMap((walked) => walked.files).map((file) => [resolve(file), file]));
  return { files: [...files.values()], unreadable: found.flatMap(({ unreadable }) => unreadable) };
}

/** A missing file is reported by `verifyOne`. */
async function findArchivesAt(path: string): Promise<FolderListing> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory() !== true) return { files: [path], unreadable: [] };
  const walked = await findFiles(path, ARCHIVE_EXTENSION);
  if (walked.files.length + walked.unreadable.length === 0) throw new CliError(messages.empty(path));
  return walked;
}

async function verifyOne(file: string, known: readonly AnyCatalogueEntry[]): Promise<Verdict> {
  const checked = await verifyArchiveFile(file, known);
  if (checked.ok) {
    const { game, entries } = checked.value.recording.archive;
    return { file, ok: true, game, entries: entries.length };
  }
  const { problem, older } = checked.problem;
  return {
    file,
    ok: false,
    problem: formatArchiveProblem(problem),
    ...(older === undefined ? {} : { older }),
  };
}

function formatVerdict(verdict: Verdict): string {
  if (verdict.ok) return messages.good(verdict.file, verdict.entries);
  const { file, problem, older } = verdict;
  return messages.bad(file, problem) + (older === undefined ? '' : messages.older(older));
}
