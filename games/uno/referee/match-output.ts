import { at, type Json, makeArchive, recordMatch } from '@ludoteca/kernel';
import type { CommandEnvironment, BotTranscript, RefereeReport } from '@ludoteca/kit';
import type { Uno } from '../parts.ts';
import type { RefereeOptions } from './options.ts';
import { isBuiltInPlayer, findWithdrawal } from './bot-match.ts';
import { formatFailure } from './format-failure.ts';
import type { BotRecorder } from './bot-recorder.ts';
import { rankSeats } from './standings.ts';

/** A match that was refereed, and all that was kept of it. */
export interface BotMatchResult {
  readonly options: RefereeOptions;
  readonly seed: number;
  readonly ids: readonly string[];
  readonly report: RefereeReport<Uno>;
  readonly recorder: BotRecorder;
  /** How bots were kept apart. */
  readonly isolation: string;
}

/** What scripts can use: the result as data, best first. */
export function toJsonResult({
  options: order,
  seed,
  ids,
  report,
  recorder,
  isolation: level,
}: BotMatchResult): Json {
  const { bots, language } = order;
  const { match, stopped } = report;
  const { settings } = match.archive();
  const standings = rankSeats(match).map(({ seat, place, cards }): Json => {
    const note = findWithdrawal(report, seat);
    const { refusedCount: refused } = at(recorder.records, seat);
    const out = note && {
      note: note as unknown as Json,
      reason: formatFailure(language, at(ids, seat), note),
    };
    return { id: at(ids, seat), path: at(bots, seat), seat, place, cards, refused, out: out ?? null };
  });
  return { game: 'uno', seed, settings, isolation: level, stopped, entries: match.number, standings };
}

const playerKindOf = (word: string): string => (isBuiltInPlayer(word) ? word.slice(1) : 'program');

/** What all files of a match are called, up to their endings. */
const savePathPrefix = (folder: string, seed: number, ids: readonly string[]): string =>
  `${folder.replace(/\/+$/, '')}/uno-${seed}-${ids.join('-')}`;

const sentLinesPath = (path: string): string => `${path}.in`;

/** Begins the files that are wanted: where one cannot be written nobody needs to play first. */
export async function createOutputFiles(
  { bots, csv, save, messages }: RefereeOptions,
  seed: number,
  ids: readonly string[],
  hands: CommandEnvironment,
): Promise<void> {
  if (csv !== undefined) await hands.append(csv, '');
  if (messages)
    for (const path of bots) if (!isBuiltInPlayer(path)) await hands.replaceText(sentLinesPath(path), '');
  if (save === undefined) return;
  await hands.makeFolder(save);
  await hands.replaceText(`${savePathPrefix(save, seed, ids)}.txt`, '');
}

/**
 * Writes the archive of a match, its narration, and for each bot what passed between it and the referee and what it complained of.
 * Returns the path of the archive.
 */
export async function saveMatch(
  folder: string,
  { options: { bots }, seed, ids, report: { match, times }, recorder }: BotMatchResult,
  narration: BotTranscript,
  hands: CommandEnvironment,
): Promise<string> {
  const name = savePathPrefix(folder, seed, ids);
  const players = ids.map((id, seat) => ({ name: id, kind: playerKindOf(at(bots, seat)) }));
  const archive = `${name}.ludoteca`;
  await hands.write(archive, makeArchive(recordMatch(match, { times, players })));
  await hands.replaceText(`${name}.txt`, narration.text);
  for (const [seat, { transcript: all }] of recorder.records.entries()) {
    if (isBuiltInPlayer(at(bots, seat))) continue;
    await hands.replaceText(`${name}.${at(ids, seat)}.io.txt`, all.text);
    await hands.replaceText(`${name}.${at(ids, seat)}.stderr.txt`, all.stderr);
  }
  return archive;
}

/** Writes what each program was sent beside it: what it can be fed again by hand. */
export async function saveSentLines(
  { options: order, recorder }: BotMatchResult,
  hands: CommandEnvironment,
): Promise<void> {
  for (const [seat, { sent }] of recorder.records.entries()) {
    const path = at(order.bots, seat);
    if (!isBuiltInPlayer(path)) await hands.replaceText(sentLinesPath(path), sent.text);
  }
}
