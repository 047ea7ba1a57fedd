/** `ludoteca replay`: verifies an archive and shows or exports its match. */
import { at, type Divergence, type Watcher } from '@ludoteca/kernel';
import { EXIT_CODES, type Language, LANGUAGES, type AnyCatalogueEntry } from '@ludoteca/kit';
import {
  verifyArchiveFile,
  type ReplayableArchive,
  readArchiveFile,
  type ArchiveRefusal,
} from '../files/archive-file.ts';
import { defineCommand, type CliEnvironment } from '../args/command.ts';
import { CliError } from '../args/cli-error.ts';
import { quote, formatPath } from '../terminal/sanitize.ts';
import { flagOption, choiceOption, textOption, integerOption, parseInteger } from '../args/options.ts';
import { formatArchiveProblem } from '../files/archive-problem.ts';
import { exportLog, formatExportProblem } from '../replay/export-log.ts';
import { allowedWatchers } from '../replay/watchers.ts';
import { ReplayTimeline } from '../replay/replay-timeline.ts';
import {
  logLines,
  matchLine,
  type ReplayContext,
  createReplayContext,
  transcriptLines,
  tableLines,
} from '../replay/transcript.ts';
import { watchReplay } from '../replay/replay-viewer.ts';
import { replayTexts } from '../replay/texts/replay-texts.ts';
import { resolveDataFolder } from '../saves/data-folder.ts';
import { SaveStore } from '../saves/save-store.ts';
import { loadPreferences } from './load-preferences.ts';

const messages = {
  about: 'Verifies an archive and shows its match, forwards and backwards; in plain lines as a whole.',
  at: 'begin after the first N entries; in plain lines and logs: stop there',
  as: 'what SEAT (1, 2, …), a spectator or the judge may know (default: judge, who knows all; spectator while the match is not over)',
  lang: `the language: ${LANGUAGES.join(', ')} (default: as in the settings, else that of the terminal)`,
  dir: 'where matches are kept (default: the data folder of the user)',
  plain: 'print the match and the final table as lines, as without a terminal',
  unverified: 'show a match that does not verify, as far as it can be replayed',
  export: 'write the log of the match to a file instead of showing it',
  notes: [
    'FILE is a path, the name of a match among the saves, or FILE#NUMBER: a game of a collection that sim --archive has written.',
    'Exit code: 0 shown; 1 the log could not be written; 2 invalid arguments, or the archive is refused: see ludoteca verify --help; 130 stopped by Ctrl-C.',
  ],
  warning: (sentence: string) => `Not verified; shown as far as it can be replayed: ${sentence}`,
  tooFar: (entries: number, entry: number) =>
    `--at must be a whole number from 0 to ${entries}, not "${entry}"`,
  noSeat: (seats: number, as: string) =>
    `--as must be a seat from 1 to ${seats}, spectator or judge, not ${quote(as)}`,
  several: (name: string, games: readonly string[]) =>
    `FILE: ${games.join(' and ')} each have a save called ${quote(name)}; give its path`,
  refused: (file: string, sentence: string, older: string | undefined) =>
    `${formatPath(file)}: ${sentence}${older === undefined ? '' : `; an older version is good: ${formatPath(older)}`}`,
};

export const replayCommand = defineCommand({
  name: 'replay',
  about: messages.about,
  parameters: ['FILE'],
  options: {
    at: integerOption('N', 0, Number.MAX_SAFE_INTEGER, messages.at),
    as: textOption('WATCHER', messages.as),
    lang: choiceOption('LANG', LANGUAGES, messages.lang),
    plain: flagOption(messages.plain),
    unverified: flagOption(messages.unverified),
    dir: textOption('DIR', messages.dir),
    export: textOption('OUT', messages.export),
  },
  notes: messages.notes,
  run: async ([name = ''], values, environment, known) => {
    const { at: entry, as, lang, plain, unverified, dir, export: out } = values;
    const folder = resolveDataFolder(dir);
    const { language } = await loadPreferences(folder, lang, environment);
    const file = await findArchivePath(name, new SaveStore(folder, known), known);
    const { opened, warning } = await openForReplay(file, unverified, known, language);
    const { entries, seats } = opened.recording.archive;
    if (entry !== undefined && entry > entries.length)
      throw new CliError(messages.tooFar(entries.length, entry));
    const asked = as === undefined ? undefined : parseWatcher(as, seats);
    const watchers = allowedWatchers(opened.recording, asked);
    const watcher = asked ?? at(watchers, watchers.length - 1);
    const ui = out === undefined ? environment.openUi({ plain, language }) : undefined;
    if (ui?.isPlain === false) {
      const watching = { language, watchers, watcher, file, ...(entry === undefined ? {} : { at: entry }) };
      const left = await watchReplay(ui, opened, watching).finally(() => ui.close());
      return left === 'stopped' ? EXIT_CODES.stopped : EXIT_CODES.done;
    }
    if (warning !== undefined) environment.printError(warning);
    const context = createReplay(file, opened, language);
    const replay: PlainReplay = { file, context, watcher, upTo: entry ?? entries.length };
    if (out === undefined) printReplay(replay, environment);
    else await writeLog(out, replay, environment);
    return EXIT_CODES.done;
  },
});

/** The path of the save that a name or path denotes, else the path itself. */
async function findArchivePath(
  name: string,
  saves: SaveStore,
  known: readonly AnyCatalogueEntry[],
): Promise<string> {
  const games = known.map(({ game }) => game.id);
  const slots = await saves.findSlots(name, games);
  if (slots.length <= 1) return slots[0]?.path ?? name;
  throw new CliError(
    messages.several(
      name,
      slots.map(({ game }) => game),
    ),
  );
}

/**
 * A verified archive; the recovered entries of one that is cut off; or with `--unverified` one that can at least be replayed in
 * part.
 */
async function openForReplay(
  file: string,
  unverified: boolean,
  known: readonly AnyCatalogueEntry[],
  language: Language,
): Promise<{ readonly opened: ReplayableArchive; readonly warning?: string }> {
  const checked = await verifyArchiveFile(file, known);
  if (checked.ok) return { opened: checked.value };
  const refusal = formatRefusal(file, checked.problem, language);
  const { problem } = checked.problem;
  const recovered = 'damage' in problem ? problem.recovered : undefined;
  if (recovered !== undefined && recovered.failure === undefined)
    return { opened: { ...recovered, isCutOff: true }, warning: refusal };
  const warning = messages.warning(refusal);
  if (recovered !== undefined && unverified) return { opened: { ...recovered, isCutOff: true }, warning };
  const opened = unverified ? await readArchiveFile(file, known) : checked;
  if (opened.ok) return { opened: opened.value, warning };
  throw new CliError(formatRefusal(file, opened.problem, language));
}

const formatRefusal = (file: string, { problem, older }: ArchiveRefusal, language: Language): string =>
  messages.refused(file, formatArchiveProblem(problem, language), older);

const createDivergenceError = (
  file: string,
  { texts }: AnyCatalogueEntry,
  failure: Divergence,
  language: Language,
): CliError => new CliError(formatRefusal(file, { problem: { failure, texts } }, language));

function parseWatcher(as: string, seats: number): Watcher {
  if (as === 'spectator' || as === 'judge') return as;
  const seat = parseInteger(as);
  if (seat >= 1 && seat <= seats) return seat - 1;
  throw new CliError(messages.noSeat(seats, as));
}

function createReplay(file: string, opened: ReplayableArchive, language: Language): ReplayContext {
  const timeline = ReplayTimeline.create(opened.entry.game, opened.recording.archive);
  if (!timeline.ok) throw createDivergenceError(file, opened.entry, timeline.problem, language);
  return createReplayContext(timeline.value, opened, language);
}

/** A replay that is printed or exported as a whole. */
interface PlainReplay {
  readonly file: string;
  readonly context: ReplayContext;
  readonly watcher: Watcher;
  readonly upTo: number;
}

/** Prints the transcript and the final table. A divergent archive is printed up to the divergence. */
function printReplay({ file, context, watcher, upTo }: PlainReplay, { print }: CliEnvironment): void {
  const { timeline, entry } = context;
  print(matchLine(context, watcher === 'judge'));
  for (const line of transcriptLines(context, watcher, Math.min(upTo, timeline.end))) print(line);
  if (timeline.divergence !== undefined && upTo > timeline.end)
    throw createDivergenceError(file, entry, timeline.divergence, context.language);
  print('');
  for (const line of tableLines(context, watcher, upTo)) print(line);
}

async function writeLog(
  out: string,
  { context, watcher, upTo }: PlainReplay,
  { print }: CliEnvironment,
): Promise<void> {
  const lines = logLines(context, watcher, Math.min(upTo, context.timeline.end));
  const written = await exportLog(out, { watcher, lines });
  if (!written.ok) {
    const { problem } = written;
    const exit = typeof problem === 'string' ? EXIT_CODES.misused : EXIT_CODES.failed;
    throw new CliError(formatExportProblem(replayTexts.en, out, problem), exit);
  }
  print(context.texts.export.written(formatPath(out), lines.length));
}
