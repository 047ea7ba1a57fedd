/** `ludoteca arena`: plays a tournament among programs and computer players and writes a report. */
import { inLanguages } from '@ludoteca/kit';
import { resolve } from 'node:path';
import { inspectFolder } from '../arena/arena-folder.ts';
import { arenaOptions } from '../arena/arena-options.ts';
import { ArenaRun, createFolderError } from '../arena/arena-run.ts';
import { CliError, type ExitCode } from '../args/cli-error.ts';
import { defineCommand } from '../args/command.ts';
import { findGame } from '../args/game-args.ts';
import { formatPath } from '../terminal/sanitize.ts';

const messages = {
  noOut: inLanguages(
    'manca --out, la cartella del torneo',
    '--out is missing: the folder of the tournament',
    'falta --out, a pasta do torneio',
  ),
  exists: (folder: string) =>
    inLanguages(
      `in ${formatPath(folder)} c’è già un torneo; --resume lo continua`,
      `${formatPath(folder)} has a tournament already; --resume continues it`,
      `em ${formatPath(folder)} já há um torneio; --resume o continua`,
    ),
  notEmpty: (folder: string) =>
    inLanguages(
      `${formatPath(folder)} non è vuota e non contiene un torneo; indica un’altra cartella`,
      `${formatPath(folder)} is not empty and has no tournament; give another folder`,
      `${formatPath(folder)} não está vazia e não tem um torneio; indique outra pasta`,
    ),
  nothing: (folder: string) =>
    inLanguages(
      `--resume: in ${formatPath(folder)} non c’è un torneo`,
      `--resume: there is no tournament in ${formatPath(folder)}`,
      `--resume: não há torneio em ${formatPath(folder)}`,
    ),
};

export const arenaCommand = defineCommand({
  name: 'arena',
  parameters: ['GAME', '[PLAYER…]'],
  options: arenaOptions,
  renamedOptions: { from: 'submissions' },
  run: async ([id = '', ...players], values, environment, entries): Promise<ExitCode> => {
    const entry = findGame(id, entries);
    const { language } = environment;
    if (values.out === undefined) throw new CliError(messages.noOut);
    const folder = resolve(values.out);
    const content = await inspectFolder(folder).catch((error: unknown) => {
      throw createFolderError(folder, error);
    });
    const command = new ArenaRun(entry, folder, language, values, environment);
    if (values.resume) {
      if (content !== 'tournament') throw new CliError(messages.nothing(folder));
      return command.resume(players);
    }
    if (content !== 'empty')
      throw new CliError((content === 'tournament' ? messages.exists : messages.notEmpty)(folder));
    return command.start(players);
  },
});
