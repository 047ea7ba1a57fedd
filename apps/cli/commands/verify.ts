import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { ARCHIVE_ENDING, checkArchive } from '../archives.ts';
import { Bar } from '../bar.ts';
import { command } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { walk, type Walked } from '../files/folders.ts';
import { jsonLine, messageOf, shownPath } from '../foreign.ts';
import { counted, grouped } from '../numbers.ts';
import { flag } from '../options.ts';
import { sentenceOf } from '../problem.ts';

const words = {
  about: 'Reads archives, plays them again and says whether they tell the truth.',
  json: 'print the result as one JSON array',
  quiet: 'print only what is refused, and the sum',
  notes: [
    `Of a folder, all files whose names end in ${ARCHIVE_ENDING} are verified, those of its folders too; links are not followed.`,
    'Exit code: 0 all are good; 2 some are refused: no such file, not an archive, damaged, too large, of an unknown game, or one whose chain of hashes or replay disagrees; or a folder cannot be read.',
  ],
  empty: (folder: string) => `${shownPath(folder)}: no file in this folder ends in ${ARCHIVE_ENDING}`,
  closed: (why: string) => `this folder cannot be read: ${why}`,
  good: (file: string, entries: number) => `${shownPath(file)}: ok, ${counted(entries, 'entry', 'entries')}`,
  bad: (file: string, sentence: string) => `${shownPath(file)}: refused: ${sentence}`,
  older: (older: string) => `; an older version is good: ${shownPath(older)}`,
  sum: (good: number, all: number) => `Good: ${grouped(good)} of ${counted(all, 'archive')}.`,
};

/** What `--json` tells of a file. */
type Verdict =
  | { readonly file: string; readonly ok: true; readonly game: string; readonly entries: number }
  | { readonly file: string; readonly ok: false; readonly problem: string; readonly older?: string };

export const verify = command({
  name: 'verify',
  about: words.about,
  takes: ['FILE|DIR…'],
  options: { json: flag(words.json), quiet: flag(words.quiet) },
  notes: words.notes,
  run: async (paths, { json, quiet }, hands, entries) => {
    const { files, closed } = await meantBy(paths);
    const verdicts: Verdict[] = [];
    const pass = (verdict: Verdict): void => {
      verdicts.push(verdict);
      if (json || (quiet && verdict.ok)) return;
      (verdict.ok ? hands.print : hands.complain)(lineOf(verdict));
    };
    for (const { folder, error } of closed)
      pass({ file: folder, ok: false, problem: words.closed(messageOf(error)) });
    const bar = new Bar(files.length > 1 ? hands.show : undefined, files.length);
    for (const file of files) {
      pass(await judge(file, entries));
      bar.advance();
    }
    bar.clear();
    const refused = verdicts.filter(({ ok }) => !ok);
    if (json) hands.print(jsonLine(quiet ? refused : verdicts));
    else if (files.length > 1 || quiet)
      hands.print(words.sum(verdicts.length - refused.length, files.length));
    return refused.length === 0 ? EXIT.done : EXIT.refused;
  },
});

/** The files that the words of the command line mean, each once. */
async function meantBy(paths: readonly string[]): Promise<Walked> {
  const found = await Promise.all(paths.map(filesAt));
  const files = new Map(found.flatMap((walked) => walked.files).map((file) => [resolve(file), file]));
  return { files: [...files.values()], closed: found.flatMap(({ closed }) => closed) };
}

/** One that is not there is for `judge` to tell. */
async function filesAt(path: string): Promise<Walked> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory() !== true) return { files: [path], closed: [] };
  const walked = await walk(path, ARCHIVE_ENDING);
  if (walked.files.length + walked.closed.length === 0) throw new Complaint(words.empty(path));
  return walked;
}

async function judge(file: string, known: readonly AnyCatalogueEntry[]): Promise<Verdict> {
  const checked = await checkArchive(file, known);
  if (checked.ok) {
    const { game, entries } = checked.value.recording.archive;
    return { file, ok: true, game, entries: entries.length };
  }
  const { problem, older } = checked.problem;
  return { file, ok: false, problem: sentenceOf(problem), ...(older === undefined ? {} : { older }) };
}

function lineOf(verdict: Verdict): string {
  if (verdict.ok) return words.good(verdict.file, verdict.entries);
  const { file, problem, older } = verdict;
  return words.bad(file, problem) + (older === undefined ? '' : words.older(older));
}
