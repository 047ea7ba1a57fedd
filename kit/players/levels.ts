/** The levels of computer players: the same names in every game and every user interface. */
import type { ByLanguage } from '../text/game-texts.ts';

/** The weakest first. */
export const LEVELS = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: string): name is Level => LEVELS.includes(name as Level);

export const LEVEL_NAMES: ByLanguage<{ readonly [level in Level]: string }> = {
  it: { beginner: 'Principiante', intermediate: 'Intermedio', advanced: 'Avanzato', expert: 'Esperto' },
  en: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced', expert: 'Expert' },
  pt: { beginner: 'Iniciante', intermediate: 'Intermediário', advanced: 'Avançado', expert: 'Especialista' },
};

/** The names of the computer players that every game has. */
export const COMPUTER_NAMES: ByLanguage<{ readonly [kind in Level | 'greedy' | 'random']: string }> = {
  it: { greedy: 'Accorto', random: 'Svagato', ...LEVEL_NAMES.it },
  en: { greedy: 'Canny', random: 'Dreamy', ...LEVEL_NAMES.en },
  pt: { greedy: 'Atento', random: 'Distraído', ...LEVEL_NAMES.pt },
};
