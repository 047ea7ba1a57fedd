/** The lines of a measurement of the server, and whether its values are what a public server needs. */
import type { AttackReport } from './measure-attacks.ts';
import type { HostileLoadReport } from './measure-hostile-load.ts';
import type { DatabaseReport, LoadReport } from './index.ts';
import type { Percentiles } from './measure-at-rate.ts';
import type { MeasuredRow } from './measurement-file.ts';

/** Milliseconds for 99 % of the answers, and MiB of the server with all workers. */
const MAX_P99 = 50;
const MAX_MEMORY = 1024;
/** Greatest factor by which hostile clients may slow the answers of others down. */
const MAX_SLOWDOWN = 2;
/** Milliseconds for which the stop of a worker may delay its tables. */
const MAX_STOP = 1500;
/** Answers per second in comparison with version 0.1. */
const MIN_SPEEDUP = 2;

const MISSED = 'missed:';
export const isMissed = (line: string): boolean => line.startsWith(MISSED);

/** `isMet`: whether the value is what it should be. */
const verdict = (isMet: boolean, text: string): string => `${isMet ? 'met:' : MISSED} ${text}`;
const limit = (what: string, value: number, most: number, unit: string): string =>
  verdict(value <= most, `${what} ${value.toFixed(1)} ${unit} (at most ${most.toFixed(1)})`);

export const formatPercentiles = ({ p50, p99 }: Percentiles): string =>
  `half within ${p50.toFixed(1)} ms, 99 % within ${p99.toFixed(1)} ms`;

export function formatLoad(
  name: string,
  rate: number,
  { answer, steadyMemory, most, memory, cpu, database }: LoadReport,
): MeasuredRow {
  const [front, workers, clients] = [cpu.front, cpu.workers, cpu.clients].map(Math.round);
  return {
    values: { most, p99: answer.p99, memory: steadyMemory },
    lines: [
      `${name}, at ${rate} answers/s: ${formatPercentiles(answer)}, ${Math.round(steadyMemory)} MiB`,
      `${name}, answered at once: ${Math.round(most)} answers/s, ${Math.round(memory)} MiB`,
      `${name}, CPU per answer: front ${front} µs, workers ${workers} µs, clients ${clients} µs`,
      ...(database === undefined ? [] : [formatDatabase(name, database)]),
    ],
  };
}

const formatDatabase = (name: string, { cpu, commits, log, entries, entryBytes }: DatabaseReport): string =>
  `${name}, database per answer: CPU ${Math.round(cpu)} µs, ${commits.toFixed(2)} commits, ${Math.round(log)} bytes of log, ` +
  `${entries.toFixed(2)} entries of ${Math.round(entryBytes)} bytes`;

export const judgeLoad = ({ values: { p99 = Infinity, memory = Infinity } }: MeasuredRow): string[] => [
  limit('99 % of the answers within', p99, MAX_P99, 'ms'),
  limit('memory', memory, MAX_MEMORY, 'MiB'),
];

export const judgeSpeedup = (row: MeasuredRow, baseline: MeasuredRow): string => {
  const speedup = (row.values['most'] ?? 0) / (baseline.values['most'] ?? Infinity);
  return verdict(
    speedup >= MIN_SPEEDUP,
    `${speedup.toFixed(2)} times the answers/s of version 0.1 (at least ${MIN_SPEEDUP})`,
  );
};

export function formatHostileLoad(name: string, hostile: number, report: HostileLoadReport): MeasuredRow {
  const { before, during, rate, silent, arrivals } = report;
  const { tried, failed, slowest } = arrivals;
  return {
    values: {},
    lines: [
      `${name}, before hostile connections: ${formatPercentiles(before)}`,
      `${name}, with ${hostile} hostile connections (${Math.round(rate)} messages/s) and ${silent} silent ones: ${formatPercentiles(during)}`,
      `${name}, ${tried} new clients: ${failed} failed, the slowest was shown its table after ${Math.round(slowest)} ms`,
      limit('99 % of the answers within', during.p99, MAX_SLOWDOWN * before.p99, 'ms'),
      verdict(failed === 0 && tried > 0, 'new clients can connect'),
    ],
  };
}

export function formatAttacks(name: string, report: AttackReport): MeasuredRow {
  const { before, others, longest, mostDelays, attacks, refused } = report;
  return {
    values: {},
    lines: [
      `${name}, before attacks: ${formatPercentiles(before)}`,
      `${name}, during ${attacks} attacks (${refused} refused), tables of other workers: ${formatPercentiles(others)}`,
      `${name}, tables of the same worker: at most ${Math.round(longest)} ms, at most ${mostDelays} stops in one attack`,
      limit('tables of other workers: 99 % within', others.p99, MAX_SLOWDOWN * before.p99, 'ms'),
      limit('tables of the same worker: delay', longest, MAX_STOP, 'ms'),
      verdict(mostDelays <= 1, 'tables of the same worker are delayed at most once'),
    ],
  };
}
