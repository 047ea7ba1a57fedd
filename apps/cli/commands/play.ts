/** `ludoteca play`: plays a match at this terminal. */
import { dirname } from 'node:path';
import { EXIT_CODES, type Language, type AnyCatalogueEntry, inLanguages } from '@ludoteca/kit';
import { defineCommand, type CliEnvironment } from '../args/command.ts';
import { programName } from '../args/program-name.ts';
import { CliError, type ExitCode } from '../args/cli-error.ts';
import { disk, type Disk, privateDisk } from '../files/disk.ts';
import { findGameFolder } from '../files/game-folder.ts';
import { saveAtomically } from '../files/atomic-save.ts';
import { messageOf, quote, quoteIfUnsafe, formatPath } from '../terminal/sanitize.ts';
import { PACES, type PlayOptions, SAVE_PROMPT_MODES } from '../session/play-options.ts';
import { flagOption, choiceOption, textOption, type OptionValues, integerOption } from '../args/options.ts';
import { parsePlayerList } from '../session/setup/player-list.ts';
import { findRenamedPlayers } from '../session/setup/player-names.ts';
import { playLocalSession } from '../session/play-local-session.ts';
import { createSession } from '../session/setup/create-session.ts';
import type { LocalSession, LocalSessionEnd } from '../session/local-session.ts';
import { sessionTexts } from '../session/texts/index.ts';
import { resolveDataFolder } from '../saves/data-folder.ts';
import type { Preferences } from '../saves/preferences.ts';
import { SaveStore } from '../saves/save-store.ts';
import { settingOptions } from '../args/setting-options.ts';
import { formatShellOption } from '../args/shell-quote.ts';
import { loadPreferences } from './load-preferences.ts';

const messages = {
  notWritable: (path: string, why: string) =>
    inLanguages(
      `--out: non si può scrivere ${formatPath(path)}: ${why}`,
      `--out: cannot write ${formatPath(path)}: ${why}`,
      `--out: não é possível gravar ${formatPath(path)}: ${why}`,
    ),
};

const options = {
  seats: textOption('N'),
  players: textOption('LIST'),
  seed: textOption('SEED'),
  ...settingOptions,
  from: textOption('FILE'),
  save: textOption('NAME'),
  dialect: textOption('NAME'),
  at: integerOption('N', 0, Number.MAX_SAFE_INTEGER),
  plain: flagOption,
  pace: choiceOption('PACE', PACES),
  'save-prompts': choiceOption('WAY', SAVE_PROMPT_MODES),
  reasons: choiceOption('ANSWER', ['yes', 'no']),
  hints: choiceOption('ANSWER', ['yes', 'no']),
  yes: flagOption,
  dir: textOption('DIR'),
  files: textOption('DIR'),
  out: textOption('FILE'),
};
type PlayCommandValues = OptionValues<typeof options>;

export const playCommand = defineCommand({
  name: 'play',
  parameters: ['[GAME]', '[SAVE]'],
  options,
  renamedOptions: { rounds: 'save-prompts' },
  run: async ([game, open], values, environment, entries) => {
    const folder = resolveDataFolder(values.dir);
    const preferences = await loadPreferences(folder, values.lang, environment);
    if (values.out !== undefined) await checkOutputPath(values.out);
    const context = {
      saves: new SaveStore(folder, entries),
      entries,
      ownName: preferences.name,
      language: preferences.language,
      findFolder: (entry: AnyCatalogueEntry) => findGameFolder(entry, { ...values, data: folder }),
    };
    const session = await createSession({ ...values, game, open }, context);
    // Input from a file would answer the confirmation instead of the next question.
    const playOptions = toPlayOptions(values, preferences, environment.isInteractive);
    reportRenamedPlayers(session, values, environment, playOptions.language);
    for (const path of session.settingFiles ?? [])
      environment.printError(sessionTexts[playOptions.language].afterwards.settingFile(formatPath(path)));
    const ui = environment.openUi({ plain: values.plain, language: playOptions.language });
    const { afterwards } = sessionTexts[playOptions.language];
    const seed = afterwards.seed(quoteIfUnsafe(session.match.archive().seed, 1000));
    const openingLines = values.seed === undefined ? [afterwards.leave] : [seed, afterwards.leave];
    if (ui.isPlain) ui.print([...openingLines.map((line) => [{ text: line }]), []]);
    const ended = await playLocalSession(ui, session, playOptions).finally(() => ui.close());
    const isSaved = session.slot.began !== undefined;
    if (ended === 'failed') environment.printError(afterwards.failed);
    if (ended === 'over') environment.print(seed);
    else
      environment[ended === 'left' ? 'print' : 'printError'](
        isSaved
          ? afterwards[ended === 'failed' ? 'left' : ended](formatResumeCommand(session, values))
          : afterwards.unsaved,
      );
    if (values.out !== undefined && isSaved) {
      await copyArchive(session.slot.path, values.out, ended === 'over' ? disk : privateDisk);
      environment.print(afterwards.out(formatPath(values.out)));
    }
    return exitCodeOf(ended);
  },
});

function exitCodeOf(ended: LocalSessionEnd): ExitCode {
  if (ended === 'failed') return EXIT_CODES.failed;
  return ended === 'stopped' ? EXIT_CODES.stopped : EXIT_CODES.done;
}

const toPlayOptions = (
  values: PlayCommandValues,
  preferences: Preferences,
  isInteractive: boolean,
): PlayOptions => ({
  language: preferences.language,
  pace: values.pace ?? preferences.pace,
  confirm: preferences.confirm && !values.yes && isInteractive,
  rounds: values['save-prompts'] ?? preferences.rounds,
  reasons: values.reasons ?? preferences.reasons,
  ...(values.hints === undefined ? {} : { hints: values.hints }),
});

/** A name that was changed to be valid or unique is reported. */
function reportRenamedPlayers(
  { entry, players: seated }: LocalSession,
  { players }: PlayCommandValues,
  environment: CliEnvironment,
  language: Language,
): void {
  if (players === undefined) return;
  for (const { given, name } of findRenamedPlayers(parsePlayerList(entry, players), seated))
    environment.printError(sessionTexts[language].afterwards.renamed(quote(given), quote(name)));
}

/** The game is included, since another game may have a save of the same name. */
const formatResumeCommand = ({ slot }: LocalSession, { dir, files }: PlayCommandValues): string =>
  [
    `${programName()} play ${slot.game}`,
    formatShellOption('from', slot.name),
    ...(dir === undefined ? [] : [formatShellOption('dir', dir)]),
    ...(files === undefined ? [] : [formatShellOption('files', files)]),
  ].join(' ');

/** Before the match, so that an unusable path does not show only at its end. */
async function checkOutputPath(path: string): Promise<void> {
  try {
    const found = await disk.stat(path);
    if (found !== undefined && !found.file) throw new Error('this is not a file');
    if ((await disk.stat(dirname(path)))?.folder !== true) throw new Error('there is no such folder');
  } catch (error) {
    throw new CliError(messages.notWritable(path, messageOf(error)));
  }
}

/** An unfinished match contains hidden cards, so its copy is readable by its owner only. */
async function copyArchive(from: string, to: string, targetDisk: Disk): Promise<void> {
  try {
    await saveAtomically(to, await targetDisk.read(from), targetDisk);
  } catch (error) {
    throw new CliError(messages.notWritable(to, messageOf(error)), EXIT_CODES.failed);
  }
}
