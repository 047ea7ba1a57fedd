import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import process from 'node:process';

/** What decides where a person's files lie. */
export interface Machine {
  readonly platform: string;
  readonly home: string;
  readonly env: { readonly [name: string]: string | undefined };
}

const thisMachine = (): Machine => ({ platform: process.platform, home: homedir(), env: process.env });

/** The folder of saves, statistics and preferences: as asked for, as LUDOTECA_DATA says, else where the system keeps such things. */
export function resolveDataFolder(
  given: string | undefined,
  { platform, home, env }: Machine = thisMachine(),
): string {
  const asked = given ?? env['LUDOTECA_DATA'] ?? '';
  if (asked !== '') return resolve(asked);
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Ludoteca');
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Ludoteca');
  const shared = env['XDG_DATA_HOME'] ?? '';
  // A path that is not absolute is to be passed over: so the specification of these folders says.
  return join(isAbsolute(shared) ? shared : join(home, '.local', 'share'), 'ludoteca');
}
