/** Entry point of the bundled command line: connects the commands to the process. */
import { once } from 'node:events';
import process from 'node:process';
import { isatty } from 'node:tty';
import { formatGamePaths, GameModuleError, GAMES_VARIABLE, loadGames } from '@ludoteca/api/game-modules';
import { EXIT_CODES, type AnyCatalogueEntry, type Language } from '@ludoteca/kit';
import picocolors from 'picocolors';
import { loadAddOns } from './files/add-ons.ts';
import type { CliEnvironment } from './args/command.ts';
import { runCli, runStandaloneGame } from './commands/run-cli.ts';
import { createOutput } from './terminal/output.ts';
import { createDevice } from './terminal/device.ts';
import { type LineReader, readLines } from './terminal/line-reader.ts';
import { detectLanguage, supportsColours } from './terminal/locale.ts';
import { programName } from './args/program-name.ts';
import { formatShellOption } from './args/shell-quote.ts';
import { resolveDataFolder } from './saves/data-folder.ts';
import { defaultPreferences, readPreferences } from './saves/preferences.ts';
import { openUi } from './terminal/open-ui.ts';
import { toSingleLine } from './terminal/sanitize.ts';

function interceptTermination(): AbortSignal {
  const controller = new AbortController();
  // Not `once`: npm passes on a Ctrl-C that the terminal has already sent to the whole process group.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => controller.abort());
  return controller.signal;
}

/** Returns a function that gives every caller the same signal. */
function createInterruptInterceptor(): () => AbortSignal {
  let interruption: AbortController | undefined;
  return () => {
    if (interruption === undefined) {
      const controller = new AbortController();
      let times = 0;
      // Not `once`: a Ctrl-C may arrive twice (see above) while the match is being saved. The third ends the program.
      process.on('SIGINT', () => {
        controller.abort();
        times += 1;
        if (times > 2) process.exit(EXIT_CODES.stopped);
      });
      interruption = controller;
    }
    return interruption.signal;
  };
}

/** Splits off the options `--game PATH` before the command. */
function takeGameOptions(words: readonly string[]): {
  readonly args: readonly string[];
  readonly paths: readonly string[];
} {
  const paths: string[] = [];
  let next = 0;
  for (; words[next] === '--game' || words[next]?.startsWith('--game=') === true; next++)
    paths.push(
      words[next] === '--game' ? (words[++next] ?? '') : (words[next] ?? '').slice('--game='.length),
    );
  return { args: words.slice(next), paths };
}

/** Workers and the printed commands get the same games. */
function publishGamePaths(paths: readonly string[], printError: (line: string) => void): void {
  if (paths.includes('')) {
    printError('ludoteca: --game needs a value: --game PATH');
    process.exit(EXIT_CODES.misused);
  }
  if (paths.length === 0) return;
  const options = paths.map((path) => formatShellOption('game', path));
  process.env['LUDOTECA_PROGRAM'] = [programName(), ...options].join(' ');
  process.env[GAMES_VARIABLE] = formatGamePaths(paths);
}

/** Workers load the same games from the environment variable. */
async function loadGamesOrExit(printError: (line: string) => void): Promise<readonly AnyCatalogueEntry[]> {
  try {
    return await loadGames();
  } catch (error) {
    if (!(error instanceof GameModuleError)) throw error;
    printError(`ludoteca: ${toSingleLine(error.message)}`);
    process.exit(EXIT_CODES.misused);
  }
}

/** The language that the user has chosen in the menu, else that of the terminal. */
async function readLanguage(terminalLanguage: Language): Promise<Language> {
  const defaults = defaultPreferences(terminalLanguage);
  return (await readPreferences(resolveDataFolder(undefined), defaults)).preferences.language;
}

/** Runs the command line, or only the default command of one game if the program is called by that game's name. */
export async function main(standaloneGame?: string, given?: readonly AnyCatalogueEntry[]): Promise<void> {
  const { stdin, stdout, stderr, env } = process;
  // Not `isTTY`: it is undefined off a terminal, and picocolors would then decide by itself.
  const isInputTerminal = isatty(stdin.fd);
  const isOutputTerminal = isatty(stdout.fd);

  let lines: LineReader | undefined;
  const read = (): Promise<string | undefined> => (lines ??= readLines(stdin)).readLine();

  const interceptInterrupt = createInterruptInterceptor();
  const output = createOutput(stdout, stderr, (exit) => process.exit(exit));
  const environment: CliEnvironment = {
    ...output,
    readLine: read,
    colours: picocolors.createColors(isOutputTerminal && supportsColours(env)),
    interceptInterrupt,
    interceptTermination,
    isInteractive: isInputTerminal && isOutputTerminal,
    openUi: (uiOptions) =>
      openUi(uiOptions, {
        env,
        isInputTerminal,
        isOutputTerminal,
        device: createDevice(stdin, stdout),
        readLine: read,
        discardInput: () => lines?.discard(),
        write: (text) => void stdout.write(text),
        width: output.width,
        height: () => stdout.rows || 24,
        interceptInterrupt,
      }),
    openByteStreams: () => ({
      input: stdin,
      write: async (bytes) => {
        if (!stdout.write(bytes)) await once(stdout, 'drain');
      },
    }),
    language: await readLanguage(detectLanguage(env)),
  };

  const { args, paths } = takeGameOptions(process.argv.slice(2));
  publishGamePaths(paths, environment.printError);
  const entries = given ?? (await loadGamesOrExit(environment.printError));
  // Browsers only have the shipped cards: a server with add-ons would deal cards that they cannot show.
  if (args[0] !== 'serve') await loadAddOns(entries, environment.language, environment.printError);
  process.exitCode =
    standaloneGame === undefined
      ? await runCli(args, environment, entries)
      : await runStandaloneGame(standaloneGame, args, environment, entries);
  lines?.close();
}
