/** The tutorial and the puzzles of Lirya. */
import type { ExerciseCollection } from '@ludoteca/kit';

export const exercises: readonly ExerciseCollection[] = [
  {
    id: 'tutorial',
    name: { it: 'Impara a giocare', en: 'Learn to play', pt: 'Aprender a jogar' },
    about: {
      it: 'Sei lezioni: schieramento, energia, combattimento, strutture, equipaggiamento, risposte.',
      en: 'Six lessons: placement, energy, combat, structures, equipment, responses.',
      pt: 'Seis lições: posicionamento, energia, combate, estruturas, equipamento, respostas.',
    },
    load: async () => (await import('./tutorial/index.ts')).tutorial,
  },
];
