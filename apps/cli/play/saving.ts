import { messageOf, quoted, shownPath } from '../foreign.ts';
import { ROUNDS } from '../manner.ts';
import type { Here } from './here.ts';
import type { OwnFiles } from './own-files.ts';

/** Writes a save, and says where it is or why it is not. */
export async function putSave(here: Here, files: OwnFiles, bytes: Uint8Array): Promise<void> {
  const { words } = here;
  try {
    here.note = words.rounds.saved(shownPath(await files.write(bytes)));
  } catch (error) {
    here.complaint = words.rounds.failed(messageOf(error));
  }
}

/** Whether saving is offered from now on: without a word it is told. */
export function changeRounds(here: Here, wanted: string): void {
  const { rounds } = here.words;
  const all = ROUNDS.map((way) => rounds.ways[way]).join(', ');
  const named = ROUNDS.find((way) => way === wanted || rounds.ways[way] === wanted);
  if (named === undefined && wanted !== '') {
    here.complaint = rounds.none(quoted(wanted, 20), all);
    return;
  }
  here.rounds = named ?? here.rounds;
  here.note = rounds.now(rounds.ways[here.rounds], all);
}
