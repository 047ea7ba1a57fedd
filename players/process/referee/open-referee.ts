/** Opening of a referee. */
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IsolationMode, Referee } from '@ludoteca/kit';
import { ProgramReferee } from './program-referee.ts';
import { chooseSandbox } from '../sandbox/choose-sandbox.ts';
import { Watchdog } from '../program/watchdog.ts';

/** Opens a referee with the given isolation. Throws `IsolationError` if isolation is required and not available. */
export async function openReferee(isolation: IsolationMode): Promise<Referee> {
  const folder = await mkdtemp(join(tmpdir(), 'ludoteca-'));
  // Programs may run as another user, who needs access to this folder.
  await chmod(folder, 0o711);
  const watchdog = new Watchdog(folder);
  try {
    return new ProgramReferee(chooseSandbox(isolation, folder), watchdog);
  } catch (error) {
    await watchdog.close();
    throw error;
  }
}
