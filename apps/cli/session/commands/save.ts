/** The save command: a save in the game's original format or a named copy, and whether saving is offered. */
import { SaveError } from '../../saves/file-slot.ts';
import { formatNameProblem, InvalidNameError } from '../../saves/save-name.ts';
import { formatPath, MAX_ECHOED_INPUT, messageOf, quote } from '../../terminal/sanitize.ts';
import type { OriginalFilesWriter } from '../original-files-writer.ts';
import { SAVE_PROMPT_MODES } from '../play-options.ts';
import type { NextStep, TerminalSession } from '../terminal-session.ts';

/** Every answer is saved anyway: without a name this writes an original save if possible, else says where the match is. */
export async function save(session: TerminalSession, name: string): Promise<NextStep> {
  const { texts, seating, messages } = session;
  const { local } = seating;
  if (local === undefined) return 'again';
  const { files } = local;
  const bytes = name === '' ? await files?.createSave() : undefined;
  if (files !== undefined && bytes !== undefined) {
    await writeManualSave(session, files, bytes);
    return 'again';
  }
  try {
    const slot = name === '' ? local.slot : await local.saveCopy(name);
    const saved = texts.save[name === '' ? 'here' : 'copied'](slot.name, slot.path);
    const later = name === '' && files?.hasManualSaves === true ? [texts.rounds.notNow(files.extension)] : [];
    messages.setNote([saved, ...later].join(' '));
  } catch (error) {
    messages.setError(texts.save.failed(formatCopyFailure(session, error)));
  }
  return 'again';
}

function formatCopyFailure({ playOptions, texts }: TerminalSession, error: unknown): string {
  if (error instanceof InvalidNameError) return formatNameProblem(error.problem, playOptions.language);
  if (!(error instanceof SaveError)) return messageOf(error);
  return error.systemMessage ?? texts.failures.elsewhere;
}

/** Writes an original save and says where it is, or why it could not be written. */
export async function writeManualSave(
  { texts, messages }: TerminalSession,
  files: OriginalFilesWriter,
  bytes: Uint8Array,
): Promise<void> {
  try {
    messages.setNote(texts.rounds.saved(formatPath(await files.writeSave(bytes))));
  } catch (error) {
    messages.setError(texts.rounds.failed(messageOf(error)));
  }
}

/** Changes whether saving is offered; without a mode it tells the present one. */
export function changeSavePrompts(session: TerminalSession, wanted: string): void {
  const { texts, messages, settings } = session;
  const { rounds } = texts;
  const all = SAVE_PROMPT_MODES.map((mode) => rounds.ways[mode]).join(', ');
  const named = SAVE_PROMPT_MODES.find((mode) => mode === wanted || rounds.ways[mode] === wanted);
  if (named === undefined && wanted !== '') {
    messages.setError(rounds.none(quote(wanted, MAX_ECHOED_INPUT), all));
    return;
  }
  const savePrompts = named ?? settings.savePrompts;
  session.changeSettings({ savePrompts });
  messages.setNote(rounds.now(rounds.ways[savePrompts], all));
}
