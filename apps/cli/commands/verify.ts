import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ARCHIVE_ENDING, checkArchive, type Refused } from '../archives.ts';
import { Bar } from '../bar.ts';
import { command } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { flag } from '../options.ts';
import { sentenceOf } from '../problem.ts';

const words = {
  about: 'Reads archives, plays them again and says whether they tell the truth.',
  json: 'print the result as one JSON array',
  notes: [
    `Of a folder, all files whose names end in ${ARCHIVE_ENDING} are verified, those of its folders too.`,
    'Exit code: 0 all are good; 2 some are refused: no such file, not an archive, damaged, too large, of an unknown game,',
    'or one whose chain of hashes or replay disagrees.',
  ],
  empty: (folder: string) => `${folder}: no file in this folder ends in ${ARCHIVE_ENDING}`,
  good: (file: string, entries: number) => `${file}: ok, ${entries} entries`,
  bad: (file: string, sentence: string) => `${file}: refused: ${sentence}`,
  older: (older: string) => `; an older version is good: ${older}`,
  sum: (good: number, all: number) => `${good} of ${all} archives are good.`,
};

/** What `--json` tells of a file. */
type Verdict =
  | { readonly file: string; readonly ok: true; readonly game: string; readonly entries: number }
  | { readonly file: string; readonly ok: false; readonly problem: string; readonly older?: string };

export const verify = command({
  name: 'verify',
  about: words.about,
  takes: ['FILE|DIR…'],
  options: { json: flag(words.json) },
  notes: words.notes,
  run: async (paths, { json }, hands) => {
    const files = (await Promise.all(paths.map(filesAt))).flat();
    const bar = new Bar(files.length > 1 ? hands.show : undefined, files.length);
    const verdicts: Verdict[] = [];
    for (const file of files) {
      const verdict = await judge(file);
      bar.clear();
      if (!json) (verdict.ok ? hands.print : hands.complain)(lineOf(verdict));
      verdicts.push(verdict);
      bar.advance();
    }
    bar.clear();
    if (json) hands.print(JSON.stringify(verdicts));
    else if (files.length > 1) hands.print(words.sum(verdicts.filter(({ ok }) => ok).length, files.length));
    return verdicts.every(({ ok }) => ok) ? EXIT.done : EXIT.refused;
  },
});

/** The files that a word of the command line means. One that is not there is for `judge` to tell. */
async function filesAt(path: string): Promise<readonly string[]> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory() !== true) return [path];
  const names = await readdir(path, { recursive: true });
  const files = names.filter((name) => name.endsWith(ARCHIVE_ENDING)).toSorted();
  if (files.length === 0) throw new Complaint(words.empty(path));
  return files.map((name) => join(path, name));
}

async function judge(file: string): Promise<Verdict> {
  const checked = await checkArchive(file);
  if (!checked.ok) return refusal(file, checked.problem);
  const { game, entries } = checked.value.recording.archive;
  return { file, ok: true, game, entries: entries.length };
}

const refusal = (file: string, { problem, older }: Refused): Verdict => ({
  file,
  ok: false,
  problem: sentenceOf(problem),
  ...(older === undefined ? {} : { older }),
});

function lineOf(verdict: Verdict): string {
  if (verdict.ok) return words.good(verdict.file, verdict.entries);
  const { file, problem, older } = verdict;
  return words.bad(file, problem) + (older === undefined ? '' : words.older(older));
}
