/** Finds the folder of saves, statistics and preferences. */
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import process from 'node:process';

export interface Machine {
  readonly platform: string;
  readonly home: string;
  readonly env: { readonly [name: string]: string | undefined };
}

const thisMachine = (): Machine => ({ platform: process.platform, home: homedir(), env: process.env });

/** The given folder, else LUDOTECA_DATA, else the data folder of the operating system. */
export function resolveDataFolder(
  given: string | undefined,
  { platform, home, env }: Machine = thisMachine(),
): string {
  const asked = given ?? env['LUDOTECA_DATA'] ?? '';
  if (asked !== '') return resolve(asked);
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Ludoteca');
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Ludoteca');
  const shared = env['XDG_DATA_HOME'] ?? '';
  // The XDG specification says that relative paths are ignored.
  return join(isAbsolute(shared) ? shared : join(home, '.local', 'share'), 'ludoteca');
}
