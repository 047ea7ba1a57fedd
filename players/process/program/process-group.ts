/** Signals to process groups. */
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import process from 'node:process';

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
}

/** Exit codes above this are reported by shells and sandbox tools for a program that a signal ended. */
const SIGNAL_EXIT_BASE = 128;

/** The name of the signal that an exit code of a shell or a sandbox tool stands for. */
export const findSignalName = (code: number): string | undefined =>
  Object.entries(constants.signals).find(([, number]) => number === code - SIGNAL_EXIT_BASE)?.[0];

/** Kills a process group. */
export const killGroup = (group: number): void => sendSignal(-group, 'SIGKILL');

/** Interrupts a process group, or only the program if sandbox processes around it would kill it on a signal. */
export function interruptGroup(group: number, wrappers: number): void {
  if (wrappers === 0) return sendSignal(-group, 'SIGINT');
  let inner: number | undefined = group;
  for (let depth = 0; depth < wrappers && inner !== undefined; depth++) inner = findOnlyChild(inner);
  if (inner === undefined) killGroup(group);
  else sendSignal(inner, 'SIGINT');
}

function findOnlyChild(pid: number): number | undefined {
  try {
    const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    return child === undefined || child === '' ? undefined : Number(child);
  } catch {
    return undefined;
  }
}
