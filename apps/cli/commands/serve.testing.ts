import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Called, emptyFolder, ended, launch } from '../call.testing.ts';

/** A server in a process of its own, from the moment it listens. */
export interface Serving {
  readonly address: string;
  kill(signal: NodeJS.Signals): void;
  readonly ended: Promise<Called>;
}

/** A folder with as little of a web app as can be served. */
export async function builtPages(): Promise<string> {
  const folder = join(await emptyFolder(), 'pages');
  await mkdir(folder);
  await writeFile(join(folder, 'index.html'), '<title>Ludoteca</title>');
  return folder;
}

export async function serving(args: readonly string[]): Promise<Serving> {
  const child = launch(['serve', '--pages', await builtPages(), ...args]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const whole = ended(child);
  let printed = '';
  child.stdout.on('data', (bytes) => (printed += String(bytes)));
  for (;;) {
    const [, address] = /^Ludoteca is at (http:\S+)\n/.exec(printed) ?? [];
    if (address !== undefined) return { address, kill: (signal) => void child.kill(signal), ended: whole };
    await once(child.stdout, 'data');
  }
}
