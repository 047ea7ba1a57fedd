import { messageOf, quote, formatPath } from '../terminal/sanitize.ts';
import { SAVE_PROMPT_MODES } from './play-options.ts';
import type { TerminalSession } from './terminal-session.ts';
import type { OriginalFilesWriter } from './original-files-writer.ts';

/** Writes a save, and says where it is or why it is not. */
export async function writeManualSave(
  session: TerminalSession,
  files: OriginalFilesWriter,
  bytes: Uint8Array,
): Promise<void> {
  const { texts } = session;
  try {
    session.note = texts.rounds.saved(formatPath(await files.writeSave(bytes)));
  } catch (error) {
    session.error = texts.rounds.failed(messageOf(error));
  }
}

/** Whether saving is offered from now on: without a word it is told. */
export function changeSavePrompts(session: TerminalSession, wanted: string): void {
  const { rounds } = session.texts;
  const all = SAVE_PROMPT_MODES.map((way) => rounds.ways[way]).join(', ');
  const named = SAVE_PROMPT_MODES.find((way) => way === wanted || rounds.ways[way] === wanted);
  if (named === undefined && wanted !== '') {
    session.error = rounds.none(quote(wanted, 20), all);
    return;
  }
  session.rounds = named ?? session.rounds;
  session.note = rounds.now(rounds.ways[session.rounds], all);
}
