/** Settings and saves that make matches of Risika as long and as large as they can be. */
import type { HostileContent } from '@ludoteca/testkit';
import { encodeSave } from './files/encode-save.ts';
import type { Save } from './files/save.ts';
import { sampleSave } from './files/saves.testing.ts';

const SEATS = 3;

const createSave = (
  name: string,
  demands: HostileContent['demands'],
  change: (save: Save) => Partial<Save>,
): HostileContent => {
  const save = sampleSave(SEATS);
  return { name, demands, settings: {}, seats: SEATS, file: encodeSave({ ...save, ...change(save) }) };
};

const everywhere =
  (armies: number) =>
  (save: Save): Partial<Save> => ({ armies: save.armies.map(() => armies) });

export const createHostileSaves = (): readonly HostileContent[] => [
  { name: 'a thousand rounds', demands: 'time', settings: { rounds: 1000 }, seats: SEATS },
  createSave('hundreds of armies in every territory', 'time', everywhere(900)),
  createSave('as many armies as a number can count', 'time', everywhere(2 ** 31 - 1)),
  createSave('fewer than no armies', 'time', everywhere(-(2 ** 31))),
  createSave('a billion armies in one territory', 'memory', ({ armies }) => ({
    armies: armies.with(0, 1e9),
  })),
  createSave('names that fill the file', 'memory', ({ players }) => ({
    players: players.map((player) => ({ ...player, name: 'x'.repeat(10_000) })),
  })),
  createSave('hands of a thousand cards', 'memory', ({ players }) => ({
    players: players.map((player) => ({ ...player, cards: Array.from({ length: 1000 }, (_, i) => i % 44) })),
  })),
];
