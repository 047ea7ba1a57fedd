import process from 'node:process';
import { isatty } from 'node:tty';
import { catalogue } from '@ludoteca/games';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import picocolors from 'picocolors';
import { loadAddOns } from './files/add-ons.ts';
import type { CliEnvironment } from './args/command.ts';
import { EXIT } from './args/cli-error.ts';
import { runCli, runStandaloneGame } from './commands/run-cli.ts';
import { createOutput } from './terminal/output.ts';
import { createDevice } from './terminal/device.ts';
import { type LineReader, readLines } from './terminal/line-reader.ts';
import { detectLanguage, supportsColours } from './terminal/locale.ts';
import { openUi } from './terminal/open-ui.ts';

function ending(): AbortSignal {
  const controller = new AbortController();
  // Not once: npm hands on a Ctrl-C that the terminal has sent to everybody already.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => controller.abort());
  return controller.signal;
}

/** Runs the command line; or, for a game that is called by its own name, nothing but what needs no other name in it. */
export async function main(
  standaloneGame?: string,
  entries: readonly AnyCatalogueEntry[] = catalogue,
): Promise<void> {
  const { stdin, stdout, stderr, env } = process;
  // Not isTTY: off a terminal it is undefined, which picocolors takes for a wish to decide by itself.
  const isInputTerminal = isatty(stdin.fd);
  const isOutputTerminal = isatty(stdout.fd);

  let lines: LineReader | undefined;
  const read = (): Promise<string | undefined> => (lines ??= readLines(stdin)).readLine();

  let asked: AbortController | undefined;
  function interceptInterrupt(): AbortSignal {
    if (asked === undefined) {
      const controller = new AbortController();
      let times = 0;
      // Not once, since a Ctrl-C may come twice (see above) while what was asked for is being saved; who insists is obeyed.
      process.on('SIGINT', () => {
        controller.abort();
        times += 1;
        if (times > 2) process.exit(EXIT.stopped);
      });
      asked = controller;
    }
    return asked.signal;
  }

  const output = createOutput(stdout, stderr, (exit) => process.exit(exit));
  const environment: CliEnvironment = {
    ...output,
    readLine: read,
    colours: picocolors.createColors(isOutputTerminal && supportsColours(env)),
    interceptInterrupt,
    interceptTermination: ending,
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
    language: detectLanguage(env),
  };

  const args = process.argv.slice(2);
  // Browsers have what ships and no more: a server that had more would deal cards that they cannot show.
  if (args[0] !== 'serve') await loadAddOns(entries, environment.language, environment.printError);
  process.exitCode =
    standaloneGame === undefined
      ? await runCli(args, environment, entries)
      : await runStandaloneGame(standaloneGame, args, environment, entries);
  lines?.close();
}
