/** Plays matches while writing their files. */
import { type Dice, createFastDice, type Match, startMatch } from '@ludoteca/kernel';
import {
  type FileFolder,
  type FileWriter,
  takeHostSnapshot,
  type OpenedSave,
  type SaveContext,
} from '@ludoteca/kit';
import { characters } from '../characters/index.ts';
import { risika } from '../entry.ts';
import type { Event, Risika } from '../parts.ts';
import { files } from './index.ts';

export const NAMES = ['Ada', 'Bice', 'Ciro', 'Dora', 'Elio', 'Fede'];

export const createContext = (
  names: readonly string[],
  kinds = names.map(() => 'balanced'),
  id = 'm1',
): SaveContext => ({
  names,
  kinds,
  id,
  language: 'it',
  name: '',
  now: () => '2030-01-02T03:04:05.000Z',
});

export function startFrom(
  seats: number,
  seed: string,
  opened?: OpenedSave,
  opening?: Event[],
): Match<Risika> {
  const given = opened === undefined ? {} : { from: opened.from, settings: opened.settings };
  const started = startMatch(risika.game, { seats, seed, ...given }, opening);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

/** Answers at random. */
export function answerAtRandom(match: Match<Risika>, dice: Dice): void {
  const { question } = match;
  if (question === undefined) throw new Error('the match is over');
  match.choose(dice.pick<Parameters<typeof match.choose>[0]>(question.options));
}

/** Plays at random until a round begins; false if the match ends before. */
export function playToNextRound(match: Match<Risika>, dice: Dice): boolean {
  do answerAtRandom(match, dice);
  while (match.question !== undefined && match.question.prompt !== 'round');
  return match.question !== undefined;
}

/** Plays a match of characters to its end, or until `stop`, and writes its files. */
export async function playWithFiles(
  match: Match<Risika>,
  folder: FileFolder,
  context: SaveContext,
  opening: readonly Event[],
  stop: (match: Match<Risika>) => boolean = () => false,
): Promise<FileWriter<Risika>> {
  const writer = files.openWriter(folder, context);
  const player = characters.balanced(createFastDice('kept'));
  await writer.update(opening, takeHostSnapshot(match));
  while (match.question !== undefined && !stop(match)) {
    const events: Event[] = [];
    match.setEventSink(events);
    match.choose(player.choose(match.perspective(match.question.seat)));
    match.setEventSink(undefined);
    await writer.update(events, takeHostSnapshot(match));
  }
  return writer;
}
