import process from 'node:process';
import { isatty } from 'node:tty';
import { catalogue } from '@ludoteca/games';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import picocolors from 'picocolors';
import { takeAddOns } from './add-ons.ts';
import type { Hands } from './command.ts';
import { EXIT } from './complaint.ts';
import { run, runGame } from './run.ts';
import { screenOf } from './terminal.ts';
import { deviceOf } from './ui/device.ts';
import { type LineReader, readLines } from './ui/lines.ts';
import { languageOf, showsColours } from './ui/locale.ts';
import { openUi } from './ui/open.ts';

function ending(): AbortSignal {
  const controller = new AbortController();
  // Not once: npm hands on a Ctrl-C that the terminal has sent to everybody already.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => controller.abort());
  return controller.signal;
}

/** Runs the command line; or, for a game that is called by its own name, nothing but what needs no other name in it. */
export async function main(alone?: string, entries: readonly AnyCatalogueEntry[] = catalogue): Promise<void> {
  const { stdin, stdout, stderr, env } = process;
  // Not isTTY: off a terminal it is undefined, which picocolors takes for a wish to decide by itself.
  const typed = isatty(stdin.fd);
  const seen = isatty(stdout.fd);

  let lines: LineReader | undefined;
  const read = (): Promise<string | undefined> => (lines ??= readLines(stdin)).read();

  let asked: AbortController | undefined;
  function stopping(): AbortSignal {
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

  const screen = screenOf(stdout, stderr, (exit) => process.exit(exit));
  const hands: Hands = {
    ...screen,
    read,
    colours: picocolors.createColors(seen && showsColours(env)),
    stopping,
    ending,
    attended: typed && seen,
    ui: (wish) =>
      openUi(wish, {
        env,
        typed,
        seen,
        device: deviceOf(stdin, stdout),
        read,
        forget: () => lines?.forget(),
        write: (text) => void stdout.write(text),
        width: screen.width,
        height: () => stdout.rows || 24,
        stopping,
      }),
    language: languageOf(env),
  };

  const args = process.argv.slice(2);
  // Browsers have what ships and no more: a server that had more would deal cards that they cannot show.
  if (args[0] !== 'serve') await takeAddOns(entries, hands.language, hands.complain);
  process.exitCode =
    alone === undefined ? await run(args, hands, entries) : await runGame(alone, args, hands, entries);
  lines?.close();
}
