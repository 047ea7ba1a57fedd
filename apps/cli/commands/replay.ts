/** `ludoteca replay`: verifies an archive and shows or exports its match. */
import { at, type Divergence, type Watcher } from '@ludoteca/kernel';
import {
  EXIT_CODES,
  type Language,
  type AnyCatalogueEntry,
  ReplayTimeline,
  inLanguages,
} from '@ludoteca/kit';
import {
  verifyArchiveFile,
  type ReplayableArchive,
  readArchiveFile,
  type ArchiveRefusal,
} from '../files/archive-file.ts';
import { defineCommand, type CliEnvironment } from '../args/command.ts';
import { CliError } from '../args/cli-error.ts';
import { describeEntryOutOfRange } from '../args/entry-out-of-range.ts';
import { quote, formatPath } from '../terminal/sanitize.ts';
import { flagOption, textOption, integerOption, parseInteger } from '../args/options.ts';
import { formatArchiveProblem, toExitCode } from '../files/archive-problem.ts';
import { exportLog, formatExportProblem } from '../replay/export-log.ts';
import { allowedWatchers } from '../replay/watchers.ts';
import {
  logLines,
  matchLine,
  type ReplayContext,
  createReplayContext,
  transcriptLines,
  tableLines,
} from '../replay/transcript.ts';
import { watchReplay } from '../replay/replay-viewer.ts';
import { resolveDataFolder } from '../saves/data-folder.ts';
import { SaveStore } from '../saves/save-store.ts';
import { loadPreferences } from './load-preferences.ts';

const messages = {
  warning: (sentence: string) =>
    inLanguages(
      `Non verificata; mostrata fin dove si può rigiocare: ${sentence}`,
      `Not verified; shown as far as it can be replayed: ${sentence}`,
      `Não verificada; mostrada até onde pode ser rejogada: ${sentence}`,
    ),
  noSeat: (seats: number, as: string) =>
    inLanguages(
      `--as dev’essere un posto da 1 a ${seats}, spectator o judge, non ${quote(as)}`,
      `--as must be a seat from 1 to ${seats}, spectator or judge, not ${quote(as)}`,
      `--as deve ser um lugar de 1 a ${seats}, spectator ou judge, não ${quote(as)}`,
    ),
  several: (name: string, games: readonly string[]) =>
    inLanguages(
      `FILE: ${games.join(' e ')} hanno tutti un salvataggio che si chiama ${quote(name)}; indica il percorso`,
      `FILE: ${games.join(' and ')} each have a save called ${quote(name)}; give its path`,
      `FILE: ${games.join(' e ')} têm todos um arquivo salvo chamado ${quote(name)}; indique o caminho`,
    ),
  refused: (file: string, sentence: string, older: string | undefined) => {
    const path = formatPath(older ?? '');
    return inLanguages(
      `${formatPath(file)}: ${sentence}${older === undefined ? '' : `; una versione precedente è a posto: ${path}`}`,
      `${formatPath(file)}: ${sentence}${older === undefined ? '' : `; an older version is good: ${path}`}`,
      `${formatPath(file)}: ${sentence}${older === undefined ? '' : `; uma versão anterior está em ordem: ${path}`}`,
    );
  },
};

export const replayCommand = defineCommand({
  name: 'replay',
  parameters: ['FILE'],
  options: {
    at: integerOption('N', 0, Number.MAX_SAFE_INTEGER),
    as: textOption('WATCHER'),
    plain: flagOption,
    unverified: flagOption,
    dir: textOption('DIR'),
    out: textOption('FILE'),
  },
  renamedOptions: { export: 'out' },
  run: async ([name = ''], values, environment, known) => {
    const { at: entry, as, lang, plain, unverified, dir, out } = values;
    const folder = resolveDataFolder(dir);
    const { language } = await loadPreferences(folder, lang, environment);
    const file = await findArchivePath(name, new SaveStore(folder, known), known);
    const { opened, warning } = await openForReplay(file, unverified, known, language);
    const { entries, seats } = opened.recording.archive;
    if (entry !== undefined && entry > entries.length)
      throw new CliError(describeEntryOutOfRange(entries.length, entry));
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
  const warning = messages.warning(refusal)[language];
  if (recovered !== undefined && unverified) return { opened: { ...recovered, isCutOff: true }, warning };
  const opened = unverified ? await readArchiveFile(file, known) : checked;
  if (opened.ok) return { opened: opened.value, warning };
  throw new CliError(formatRefusal(file, opened.problem, language), toExitCode(opened.problem.problem));
}

const formatRefusal = (file: string, { problem, older }: ArchiveRefusal, language: Language): string =>
  messages.refused(file, formatArchiveProblem(problem, language), older)[language];

const createDivergenceError = (
  file: string,
  { texts }: AnyCatalogueEntry,
  failure: Divergence,
  language: Language,
): CliError =>
  new CliError(formatRefusal(file, { problem: { failure, texts } }, language), EXIT_CODES.failed);

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
    throw new CliError(formatExportProblem(context.texts, out, problem), exit);
  }
  print(context.texts.export.written(formatPath(out), lines.length));
}
