import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IsolationMode, Referee } from '@ludoteca/kit';
import { House } from './house.ts';
import { chooseCell } from './isolate.ts';
import { Watchdog } from './watchdog.ts';

/** Opens a referee whose programs are kept apart as wished. Throws `CannotIsolate` where that is required and the machine cannot. */
export async function openReferee(isolation: IsolationMode): Promise<Referee> {
  const folder = await mkdtemp(join(tmpdir(), 'ludoteca-'));
  // Programs may run as somebody else, who must find what is built for them here.
  await chmod(folder, 0o711);
  const watchdog = new Watchdog(folder);
  try {
    return new House(chooseCell(isolation, folder), watchdog);
  } catch (error) {
    await watchdog.close();
    throw error;
  }
}
