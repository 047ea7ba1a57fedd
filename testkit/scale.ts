/** The scale of volume tests. */
import process from 'node:process';

const share = Number(process.env['LUDOTECA_SCALE'] ?? '0.02');

/** Scales a volume: all of it in a soak, a fiftieth in `npm test`, at least 1. */
export const scaleVolume = (full: number): number => Math.max(1, Math.round(full * share));

/** The sampling interval of repeated checks: `interval` in `npm test`, 1 in a soak. */
export const sampleInterval = (interval: number): number => (share < 1 ? interval : 1);

/** Says on standard error how far a volume test is, in a soak only. */
export function reportProgress(what: string, done: number, total: number): void {
  if (share >= 1) process.stderr.write(`${what}: ${done} of ${total}\n`);
}
