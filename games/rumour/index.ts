/** The public exports of the game. */
export { rumour } from './entry.ts';
export type { Rumour } from './parts.ts';
