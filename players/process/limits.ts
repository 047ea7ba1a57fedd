import { toolAt } from './paths.ts';

/** What a program that is kept apart may use. */
export const LIMITS = {
  /** Seconds of computing. */
  cpu: 600,
  /** Bytes that it may fill. */
  memory: 2 ** 30,
  /** Bytes that it may set aside: interpreters set aside far more than they fill. */
  addresses: 2 ** 32,
  /** Processes and threads. */
  processes: 64,
  /** Bytes of one file, and of its whole folder. */
  file: 2 ** 24,
  folder: 2 ** 26,
  descriptors: 256,
};

/** The limits as words before a command. Where older systems count all processes of a user as one's own, that limit is left out. */
export const limited = (countsProcesses: boolean): readonly string[] => [
  toolAt('prlimit'),
  `--cpu=${LIMITS.cpu}`,
  `--data=${LIMITS.memory}`,
  `--as=${LIMITS.addresses}`,
  `--fsize=${LIMITS.file}`,
  `--nofile=${LIMITS.descriptors}`,
  '--core=0',
  ...(countsProcesses ? [`--nproc=${LIMITS.processes}`] : []),
  '--',
];
