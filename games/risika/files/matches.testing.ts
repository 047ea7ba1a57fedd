/** Matches that are played while their files are kept. */
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

export const satAt = (
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

export function begin(seats: number, seed: string, opened?: OpenedSave, heard?: Event[]): Match<Risika> {
  const given = opened === undefined ? {} : { from: opened.from, settings: opened.settings };
  const started = startMatch(risika.game, { seats, seed, ...given }, heard);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

/** Answers by chance. */
export function stepAtRandom(match: Match<Risika>, dice: Dice): void {
  const { question } = match;
  if (question === undefined) throw new Error('the match is over');
  match.choose(dice.pick<Parameters<typeof match.choose>[0]>(question.options));
}

/** Plays on by chance until a round begins; false where the match ends before. */
export function toNextRound(match: Match<Risika>, dice: Dice): boolean {
  do stepAtRandom(match, dice);
  while (match.question !== undefined && match.question.prompt !== 'round');
  return match.question !== undefined;
}

/** Plays a match of characters to its end, or until `stop` says so, with its files kept. */
export async function playKept(
  match: Match<Risika>,
  folder: FileFolder,
  sat: SaveContext,
  opening: readonly Event[],
  stop: (match: Match<Risika>) => boolean = () => false,
): Promise<FileWriter<Risika>> {
  const keeping = files.openWriter(folder, sat);
  const player = characters.balanced(createFastDice('kept'));
  await keeping.update(opening, takeHostSnapshot(match));
  while (match.question !== undefined && !stop(match)) {
    const heard: Event[] = [];
    match.setEventSink(heard);
    match.choose(player.choose(match.perspective(match.question.seat)));
    match.setEventSink(undefined);
    await keeping.update(heard, takeHostSnapshot(match));
  }
  return keeping;
}
