/** Starts a server process for tests. */
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type CliResult, makeTempFolder, waitForExit, launchCli } from '../testing/cli.testing.ts';

export interface ServerProcess {
  readonly address: string;
  kill(signal: NodeJS.Signals): void;
  readonly ended: Promise<CliResult>;
}

/** The smallest folder that can be served as the web app. */
export async function makePagesFolder(): Promise<string> {
  const folder = join(await makeTempFolder(), 'pages');
  await mkdir(folder);
  await writeFile(join(folder, 'index.html'), '<title>Ludoteca</title>');
  return folder;
}

export async function startServer(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const child = launchCli(['serve', '--pages', await makePagesFolder(), ...args], undefined, env);
  onTestFinished(() => void child.kill('SIGKILL'));
  const whole = waitForExit(child);
  let printed = '';
  child.stdout.on('data', (bytes) => (printed += String(bytes)));
  for (;;) {
    const [, address] = /^Ludoteca is at (http:\S+)\n/.exec(printed) ?? [];
    if (address !== undefined) return { address, kill: (signal) => void child.kill(signal), ended: whole };
    await once(child.stdout, 'data');
  }
}
