/** The scale of volume tests. */
import process from 'node:process';

const share = Number(process.env['LUDOTECA_SCALE'] ?? '0.02');

/** Whether this is a soak, which shows its progress. */
export const isSoak = share > 0.02;

/** Scales a volume: all of it in a soak, a fiftieth in `npm test`, at least 1. */
export const scaleVolume = (full: number): number => Math.max(1, Math.round(full * share));

/** The sampling interval of repeated checks: `interval` in `npm test`, 1 in a soak. */
export const sampleInterval = (interval: number): number => (share < 1 ? interval : 1);

/** Shows a line on standard error, in a soak only. */
export function reportSoak(line: string): void {
  if (isSoak) process.stderr.write(`${line}\n`);
}

/** Shows how far a volume test is, in a soak only. */
export const reportProgress = (what: string, done: number, total: number): void =>
  reportSoak(`${what}: ${done} of ${total}`);
