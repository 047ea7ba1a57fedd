/** The words with which the user starts the program, for commands that are printed to be repeated. */
import { basename, dirname, relative } from 'node:path';
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
  // `./uno` of the clone, beside its package.
  if (basename(dirname(script)) === '.bin' || basename(script) === 'uno') return 'npx ludoteca';
  if (basename(script) !== 'bin.mjs') return 'ludoteca';
  if (env['npm_lifecycle_event'] === 'play') return 'npm run play --';
  if (env['npm_lifecycle_event'] === 'start') return 'npx ludoteca';
  return `node ${quoteForShell(relative(folder, script))}`;
}
