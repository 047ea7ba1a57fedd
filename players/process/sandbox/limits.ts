/** Resource limits of isolated programs. */
import { findTool } from './paths.ts';

export const LIMITS = {
  /** Seconds of processor time. */
  cpu: 600,
  /** Bytes of allocated memory. */
  memory: 2 ** 30,
  /** Bytes of address space; interpreters reserve far more than they use. */
  addresses: 2 ** 32,
  /** Processes and threads. */
  processes: 64,
  /** Bytes of one file and of the working folder. */
  file: 2 ** 24,
  folder: 2 ** 26,
  /** Files and folders in the working folder; bubblewrap cannot limit them. */
  inodes: 16_384,
  descriptors: 256,
};

/** Returns the prlimit command that precedes a program. Some systems count all processes of a user; there the process limit is omitted. */
export const limitArguments = (countsProcesses: boolean): readonly string[] => [
  findTool('prlimit'),
  `--cpu=${LIMITS.cpu}`,
  `--data=${LIMITS.memory}`,
  `--as=${LIMITS.addresses}`,
  `--fsize=${LIMITS.file}`,
  `--nofile=${LIMITS.descriptors}`,
  '--core=0',
  ...(countsProcesses ? [`--nproc=${LIMITS.processes}`] : []),
  '--',
];
