/** The words with which the user starts the program, for commands that are printed to be repeated. */
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import process from 'node:process';
import { quoteForShell } from './shell-quote.ts';

export interface ProgramStart {
  readonly script: string | undefined;
  readonly env: { readonly [name: string]: string | undefined };
  readonly folder: string;
}

const thisStart = (): ProgramStart => ({ script: process.argv[1], env: process.env, folder: process.cwd() });

/** The same for commands that are typed in another folder. */
export const programNameIn = (folder: string): string => programName({ ...thisStart(), folder });

/** `LUDOTECA_PROGRAM` is for scripts that start the program under another name. */
export function programName({ script = '', env, folder }: ProgramStart = thisStart()): string {
  const named = env['LUDOTECA_PROGRAM'] ?? '';
  if (named !== '') return named;
  if (basename(dirname(script)) === '.bin') return 'npx ludoteca';
  const main = basename(script) === 'bin.mjs' ? script : findMainBeside(script);
  if (main === undefined) return 'ludoteca';
  if (env['npm_lifecycle_event'] === 'play') return 'npm run play --';
  if (env['npm_lifecycle_event'] === 'start') return 'npx ludoteca';
  return `node ${quoteForShell(relative(folder, main))}`;
}

/** The main program of the clone that a script such as `./uno` is in, also through a link. */
function findMainBeside(script: string): string | undefined {
  if (!existsSync(script)) return undefined;
  const main = join(dirname(realpathSync(script)), 'apps/cli/bin.mjs');
  return existsSync(main) ? main : undefined;
}
