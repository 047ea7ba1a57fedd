import { at, type Json, makeArchive, recordMatch } from '@ludoteca/kernel';
import type { CommandEnvironment, BotTranscript, RefereeReport } from '@ludoteca/kit';
import type { Uno } from '../parts.ts';
import type { Order } from './arguments.ts';
import { isHouse, whyOut } from './bout.ts';
import { lossLine } from './loss.ts';
import type { Recorder } from './recorder.ts';
import { standingsOf } from './standings.ts';

/** A match that was refereed, and all that was kept of it. */
export interface Played {
  readonly order: Order;
  readonly seed: number;
  readonly ids: readonly string[];
  readonly report: RefereeReport<Uno>;
  readonly recorder: Recorder;
  /** How bots were kept apart. */
  readonly level: string;
}

/** What scripts can use: the result as data, best first. */
export function resultOf({ order, seed, ids, report, recorder, level }: Played): Json {
  const { bots, language } = order;
  const { match, stopped } = report;
  const { settings } = match.archive();
  const standings = standingsOf(match).map(({ seat, place, cards }): Json => {
    const note = whyOut(report, seat);
    const { refused } = at(recorder.pages, seat);
    const out = note && { note: note as unknown as Json, reason: lossLine(language, at(ids, seat), note) };
    return { id: at(ids, seat), path: at(bots, seat), seat, place, cards, refused, out: out ?? null };
  });
  return { game: 'uno', seed, settings, isolation: level, stopped, entries: match.number, standings };
}

const kindOf = (word: string): string => (isHouse(word) ? word.slice(1) : 'program');

/** What all files of a match are called, up to their endings. */
const nameIn = (folder: string, seed: number, ids: readonly string[]): string =>
  `${folder.replace(/\/+$/, '')}/uno-${seed}-${ids.join('-')}`;

const messagesOf = (path: string): string => `${path}.in`;

/** Begins the files that are wanted: where one cannot be written nobody needs to play first. */
export async function beginFiles(
  { bots, csv, save, messages }: Order,
  seed: number,
  ids: readonly string[],
  hands: CommandEnvironment,
): Promise<void> {
  if (csv !== undefined) await hands.append(csv, '');
  if (messages) for (const path of bots) if (!isHouse(path)) await hands.replaceText(messagesOf(path), '');
  if (save === undefined) return;
  await hands.makeFolder(save);
  await hands.replaceText(`${nameIn(save, seed, ids)}.txt`, '');
}

/**
 * Writes the archive of a match, its narration, and for each bot what passed between it and the referee and what it complained of.
 * Returns the path of the archive.
 */
export async function keep(
  folder: string,
  { order: { bots }, seed, ids, report: { match, times }, recorder }: Played,
  narration: BotTranscript,
  hands: CommandEnvironment,
): Promise<string> {
  const name = nameIn(folder, seed, ids);
  const players = ids.map((id, seat) => ({ name: id, kind: kindOf(at(bots, seat)) }));
  const archive = `${name}.ludoteca`;
  await hands.write(archive, makeArchive(recordMatch(match, { times, players })));
  await hands.replaceText(`${name}.txt`, narration.text);
  for (const [seat, { all }] of recorder.pages.entries()) {
    if (isHouse(at(bots, seat))) continue;
    await hands.replaceText(`${name}.${at(ids, seat)}.io.txt`, all.text);
    await hands.replaceText(`${name}.${at(ids, seat)}.stderr.txt`, all.stderr);
  }
  return archive;
}

/** Writes what each program was sent beside it: what it can be fed again by hand. */
export async function keepMessages({ order, recorder }: Played, hands: CommandEnvironment): Promise<void> {
  for (const [seat, { sent }] of recorder.pages.entries()) {
    const path = at(order.bots, seat);
    if (!isHouse(path)) await hands.replaceText(messagesOf(path), sent.text);
  }
}
