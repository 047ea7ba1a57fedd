/** The public exports of the game. */
export { risika } from './entry.ts';
export type { Risika } from './parts.ts';
