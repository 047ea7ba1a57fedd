/** `ludoteca play`: plays a match at this terminal. */
import { dirname } from 'node:path';
import { EXIT_CODES, type Language, LANGUAGES, type AnyCatalogueEntry } from '@ludoteca/kit';
import { defineCommand, type CliEnvironment } from '../args/command.ts';
import { programName } from '../args/program-name.ts';
import { CliError } from '../args/cli-error.ts';
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
import type { LocalSession } from '../session/local-session.ts';
import { sessionTexts } from '../session/texts/index.ts';
import { resolveDataFolder } from '../saves/data-folder.ts';
import type { Preferences } from '../saves/preferences.ts';
import { SaveStore } from '../saves/save-store.ts';
import { settingOptions } from '../args/setting-options.ts';
import { formatShellOption } from '../args/shell-quote.ts';
import { loadPreferences } from './load-preferences.ts';

const messages = {
  about: 'Plays a game at this terminal, alone, with others or against the computer.',
  seats: 'how many play (default: as many as --players names, within what the game takes)',
  players:
    'who plays, seat by seat: you, random, greedy, a level (beginner, intermediate, advanced, expert), search:ITERATIONS, or a player of the game’s own (ludoteca games lists them); you=Ada gives a name, several you share the terminal (default: you, the rest the first of the game’s own, else greedy)',
  seed: 'the same seed and the same answers give the same match (default: random)',
  from: 'go on with a match, by its path or its name among the saves; or start from a save in the game’s original format, or from a position in a JSON file',
  save: 'the name of the match’s saves, in games whose original saves have names',
  at: 'go on from entry N of the match (default: from its end)',
  plain: 'plain lines without redrawing, for pipes and screen readers',
  lang: `the language: ${LANGUAGES.join(', ')} (default: as in the settings, else that of the terminal)`,
  pace: `how long computers take: ${PACES.join(', ')} (default: as in the settings)`,
  rounds: `where the game lets people save: ${SAVE_PROMPT_MODES.join(', ')} (default: as in the settings)`,
  reasons:
    'whether computers say why they chose as they did: yes, no (default: as in the settings, else where nobody but computers plays)',
  yes: 'do not confirm answers that cannot be undone, except withdrawing',
  dir: 'where matches are kept, and the files of a game that has its own (default: the data folder of the user)',
  files:
    'where the files of the game lie, its saves, log and statistics (default: where you are if they are there, else with the matches)',
  out: 'write the archive of the match there too when it ends, or when you leave it',
  notes: [
    'SAVE opens a save in the game’s original format, by its name or its path.',
    'The match is kept after every answer. Ctrl-C, the end of the input (Ctrl-D) and quit leave it; --from goes on with it.',
    'Exit code: 0 done, 1 the match could not be kept or a save cannot be opened, 2 invalid arguments, 130 stopped by Ctrl-C.',
  ],
  notWritable: (path: string, why: string) => `--out: cannot write ${formatPath(path)}: ${why}`,
};

const options = {
  seats: textOption('N', messages.seats),
  players: textOption('LIST', messages.players),
  seed: textOption('S', messages.seed),
  ...settingOptions,
  from: textOption('FILE', messages.from),
  save: textOption('NAME', messages.save),
  at: integerOption('N', 0, Number.MAX_SAFE_INTEGER, messages.at),
  plain: flagOption(messages.plain),
  lang: choiceOption('LANG', LANGUAGES, messages.lang),
  pace: choiceOption('PACE', PACES, messages.pace),
  rounds: choiceOption('WAY', SAVE_PROMPT_MODES, messages.rounds),
  reasons: choiceOption('ANSWER', ['yes', 'no'], messages.reasons),
  yes: flagOption(messages.yes),
  dir: textOption('DIR', messages.dir),
  files: textOption('DIR', messages.files),
  out: textOption('FILE', messages.out),
};
type PlayCommandValues = OptionValues<typeof options>;

export const playCommand = defineCommand({
  name: 'play',
  about: messages.about,
  parameters: ['[GAME]', '[SAVE]'],
  options,
  notes: messages.notes,
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
    const ui = environment.openUi({ plain: values.plain, language: playOptions.language });
    const { afterwards } = sessionTexts[playOptions.language];
    const seed = afterwards.seed(quoteIfUnsafe(session.match.archive().seed, 1000));
    const openingLines = values.seed === undefined ? [afterwards.leave] : [seed, afterwards.leave];
    if (ui.isPlain) ui.print([...openingLines.map((line) => [{ text: line }]), []]);
    const ended = await playLocalSession(ui, session, playOptions).finally(() => ui.close());
    if (ended === 'over') environment.print(seed);
    else
      environment[ended === 'left' ? 'print' : 'printError'](
        afterwards[ended](formatResumeCommand(session, values)),
      );
    if (values.out !== undefined) {
      await copyArchive(session.slot.path, values.out, ended === 'over' ? disk : privateDisk);
      environment.print(afterwards.out(formatPath(values.out)));
    }
    return ended === 'stopped' ? EXIT_CODES.stopped : EXIT_CODES.done;
  },
});

const toPlayOptions = (
  values: PlayCommandValues,
  preferences: Preferences,
  isInteractive: boolean,
): PlayOptions => ({
  language: preferences.language,
  pace: values.pace ?? preferences.pace,
  confirm: preferences.confirm && !values.yes && isInteractive,
  rounds: values.rounds ?? preferences.rounds,
  reasons: values.reasons ?? preferences.reasons,
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
