import { spawnSync } from 'node:child_process';
import type { IsolationMode } from '@ludoteca/kit';
import { bubblewrap, olderBubblewrap } from './bubblewrap.ts';
import type { Cell } from './cell.ts';
import { plainCell } from './plain.ts';
import { unshare } from './unshare.ts';
import { enclosed, type Walls, walledCell } from './walls.ts';

/** Programs were to be kept apart, and this machine cannot do it. */
export class CannotIsolate extends Error {}

/** How long a try may take, in milliseconds. */
const PATIENCE = 10_000;

/** Whether these walls hold here: a shell behind them can start something. What a machine says it can do and what it can differ. */
function holds(walls: Walls, folder: string, countsProcesses: boolean): boolean {
  const inmate = { program: '/bin/sh', words: ['-c', '(exit 7)'], others: [], countsProcesses };
  try {
    const { file, args, as, ...rest } = enclosed(walls, folder, inmate);
    const { status } = spawnSync(file, args, { ...rest, ...as, stdio: 'ignore', timeout: PATIENCE });
    return status === 7;
  } catch {
    return false;
  }
}

/** The best way to keep programs apart that really works here; `folder` is for whatever that needs. */
export function chooseCell(
  isolation: IsolationMode,
  folder: string,
  choice: readonly Walls[] = [bubblewrap, unshare, olderBubblewrap],
): Cell {
  if (isolation === 'none') return plainCell(folder);
  for (const walls of choice)
    for (const countsProcesses of [true, false])
      if (holds(walls, folder, countsProcesses)) return walledCell(walls, folder, countsProcesses);
  if (isolation === 'required') throw new CannotIsolate('neither bubblewrap nor unshare works here');
  return plainCell(folder);
}
