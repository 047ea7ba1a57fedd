/** The tutorial of Unstable Students. */
import { createTutorial, type ExerciseCollection, inLanguages } from '@ludoteca/kit';

export const exercises: readonly ExerciseCollection[] = [
  createTutorial(
    inLanguages(
      'Cinque lezioni: studenti, effetti, malus, difesa, vittoria.',
      'Five lessons: students, effects, malus cards, defence, winning.',
      'Cinco lições: estudantes, efeitos, malus, defesa, vitória.',
    ),
    async () => (await import('./tutorial.ts')).tutorial,
  ),
];
