import process from 'node:process';

const share = Number(process.env['LUDOTECA_SCALE'] ?? '0.02');

/** How much of a volume this run takes: all of it in a soak, a fiftieth in `npm test`, never nothing. */
export const scaled = (full: number): number => Math.max(1, Math.round(full * share));

/** Of things that are many and alike: one of so many in `npm test`, each in a soak. */
export const oneOf = (many: number): number => (share < 1 ? many : 1);
