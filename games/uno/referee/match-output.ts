/** The output of a refereed match: the JSON result, the archive, transcripts and narration. */
import { at, type Json, makeMatchArchive } from '@ludoteca/kernel';
import type { CommandEnvironment, BotTranscript, RefereeReport } from '@ludoteca/kit';
import type { Uno } from '../parts.ts';
import type { RefereeOptions } from './options.ts';
import { isBuiltInPlayer, findWithdrawal } from './bot-match.ts';
import { formatFailure } from './format-failure.ts';
import type { BotRecorder } from './bot-recorder.ts';
import { rankSeats } from './standings.ts';

/** A refereed match with its recorded lines. */
export interface BotMatchResult {
  readonly options: RefereeOptions;
  readonly seed: number;
  readonly ids: readonly string[];
  readonly report: RefereeReport<Uno>;
  readonly recorder: BotRecorder;
  /** The kind of sandbox the bots ran in. */
  readonly isolation: string;
}

/** The result for scripts, best seat first. */
export function toJsonResult({ options, seed, ids, report, recorder, isolation }: BotMatchResult): Json {
  const { bots, language } = options;
  const { match, stopped } = report;
  const { settings } = match.archive();
  const standings = rankSeats(report).map(({ seat, place, cards }): Json => {
    const note = findWithdrawal(report, seat);
    const { refusedCount } = at(recorder.records, seat);
    const out = note && {
      note: note as unknown as Json,
      reason: formatFailure(language, at(ids, seat), note),
    };
    return {
      id: at(ids, seat),
      path: at(bots, seat),
      seat,
      place,
      cards,
      refused: refusedCount,
      out: out ?? null,
    };
  });
  return { game: 'uno', seed, settings, isolation, stopped, entries: match.number, standings };
}

const playerKindOf = (word: string): string => (isBuiltInPlayer(word) ? word.slice(1) : 'program');

/** The path of all files of a match up to their extensions. */
const savePathPrefix = (folder: string, seed: number, ids: readonly string[]): string =>
  `${folder.replace(/\/+$/, '')}/uno-${seed}-${ids.join('-')}`;

const sentLinesPath = (path: string): string => `${path}.in`;

/** Creates the output files empty, so that a file that cannot be written fails before the match. */
export async function createOutputFiles(
  { bots, csv, out, messages }: RefereeOptions,
  seed: number,
  ids: readonly string[],
  environment: CommandEnvironment,
): Promise<void> {
  if (csv !== undefined) await environment.append(csv, '');
  if (messages)
    for (const path of bots)
      if (!isBuiltInPlayer(path)) await environment.replaceText(sentLinesPath(path), '');
  if (out === undefined) return;
  await environment.makeFolder(out);
  await environment.replaceText(`${savePathPrefix(out, seed, ids)}.txt`, '');
}

/**
 * Writes the archive of a match, its narration, and for each bot its transcript and standard error. Returns the path of the archive.
 */
export async function saveMatch(
  folder: string,
  { options: { bots }, seed, ids, report: { match, metadata }, recorder }: BotMatchResult,
  narration: BotTranscript,
  environment: CommandEnvironment,
): Promise<string> {
  const name = savePathPrefix(folder, seed, ids);
  const players = ids.map((id, seat) => ({ name: id, kind: playerKindOf(at(bots, seat)) }));
  const archive = `${name}.ludoteca`;
  await environment.write(archive, makeMatchArchive(match, { ...metadata, players }));
  await environment.replaceText(`${name}.txt`, narration.bytes);
  for (const [seat, { transcript }] of recorder.records.entries()) {
    if (isBuiltInPlayer(at(bots, seat))) continue;
    await environment.replaceText(`${name}.${at(ids, seat)}.io.txt`, transcript.bytes);
    await environment.replaceText(`${name}.${at(ids, seat)}.stderr.txt`, transcript.stderr);
  }
  return archive;
}

/** Writes the lines sent to each program beside it, so that they can be fed to it again by hand. */
export async function saveSentLines(
  { options, recorder }: BotMatchResult,
  environment: CommandEnvironment,
): Promise<void> {
  for (const [seat, { sent }] of recorder.records.entries()) {
    const path = at(options.bots, seat);
    if (!isBuiltInPlayer(path)) await environment.replaceText(sentLinesPath(path), sent.bytes);
  }
}
