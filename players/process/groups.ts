import { readFileSync } from 'node:fs';
import process from 'node:process';

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has gone by itself.
  }
}

/** Ends a process group at once. */
export const killGroup = (group: number): void => signal(-group, 'SIGKILL');

/** Asks a program to go: its whole group, or, where others stand around it that would take it along at once, itself. */
export function interrupt(group: number, wrappers: number): void {
  if (wrappers === 0) return signal(-group, 'SIGINT');
  let inner: number | undefined = group;
  for (let depth = 0; depth < wrappers && inner !== undefined; depth++) inner = onlyChild(inner);
  if (inner === undefined) killGroup(group);
  else signal(inner, 'SIGINT');
}

function onlyChild(pid: number): number | undefined {
  try {
    const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    return child === undefined || child === '' ? undefined : Number(child);
  } catch {
    return undefined;
  }
}
