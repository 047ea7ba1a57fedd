/** Processor time and memory of a process and its children, on Linux. */
import { readFileSync } from 'node:fs';

export interface ProcessUsage {
  /** In seconds. */
  readonly cpu: number;
  /** In MiB. */
  readonly memory: number;
}

/** Linux counts processor time in hundredths of a second and memory in pages of 4 KiB. */
const TICKS_PER_SECOND = 100;
const PAGES_PER_MEBIBYTE = 256;

export interface ServerUsage {
  readonly front: ProcessUsage;
  readonly workers: ProcessUsage;
}

const addUsage = (a: ProcessUsage, b: ProcessUsage): ProcessUsage => ({
  cpu: a.cpu + b.cpu,
  memory: a.memory + b.memory,
});

/** The usage of several servers together. */
export const readTotalUsage = (pids: readonly number[]): ServerUsage =>
  pids.map(readUsage).reduce((sum, { front, workers }) => ({
    front: addUsage(sum.front, front),
    workers: addUsage(sum.workers, workers),
  }));

/** The usage of a process, and the sum of its children. */
function readUsage(pid: number): ServerUsage {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean);
  const usages = children.flatMap((child) => readChild(Number(child)));
  return {
    front: readProcess(pid),
    workers: {
      cpu: usages.reduce((sum, { cpu }) => sum + cpu, 0),
      memory: usages.reduce((sum, { memory }) => sum + memory, 0),
    },
  };
}

/** A child that has ended meanwhile is left out. */
function readChild(pid: number): readonly ProcessUsage[] {
  try {
    return [readProcess(pid)];
  } catch {
    return [];
  }
}

function readProcess(pid: number): ProcessUsage {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  // The 14th and 15th value are the processor times, the 24th is the memory; the name in parentheses may contain spaces.
  const values = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0] = values.slice(11, 13);
  return { cpu: (user + system) / TICKS_PER_SECOND, memory: (values[21] ?? 0) / PAGES_PER_MEBIBYTE };
}
